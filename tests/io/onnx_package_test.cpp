// Reads files written by Python's onnx package. The tensors must match bit for bit.
#include <gtest/gtest.h>

#include <cstdlib>
#include <cstring>
#include <fstream>
#include <map>
#include <optional>
#include <sstream>
#include <string>
#include <tuple>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/file/sha1.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"
#include "onnxgen/tensor/tensor_view.h"
#include "python.h"
#include "temporary_folder.h"

namespace onnxgen::io {
namespace {

struct Line {
  std::string model;
  std::string tensor;
  int type = 0;
  std::string dims;
  std::string digest;
};

std::vector<Line> read_manifest(const std::string& path) {
  std::vector<Line> lines;
  std::ifstream in(path);
  for (std::string text; std::getline(in, text);) {
    std::istringstream fields(text);
    Line line;
    std::string type;
    std::getline(fields, line.model, '\t');
    std::getline(fields, line.tensor, '\t');
    std::getline(fields, type, '\t');
    std::getline(fields, line.dims, '\t');
    std::getline(fields, line.digest, '\t');
    line.type = std::atoi(type.c_str());
    lines.push_back(line);
  }
  return lines;
}

template <class T>
std::string bytes_of(const TensorView& view) {
  std::string bytes;
  for (const T value : view.values<T>()) {
    char element[sizeof value];
    std::memcpy(element, &value, sizeof value);
    bytes.append(element, sizeof value);
  }
  return bytes;
}

// Returns the elements in NumPy's memory layout.
std::string elements(const TensorView& view) {
  switch (view.type()) {
    case ElementType::kFloat:
      return bytes_of<float>(view);
    case ElementType::kDouble:
      return bytes_of<double>(view);
    case ElementType::kFloat16:
      return bytes_of<Float16>(view);
    case ElementType::kInt8:
      return bytes_of<std::int8_t>(view);
    case ElementType::kInt16:
      return bytes_of<std::int16_t>(view);
    case ElementType::kInt32:
      return bytes_of<std::int32_t>(view);
    case ElementType::kInt64:
      return bytes_of<std::int64_t>(view);
    case ElementType::kUint8:
      return bytes_of<std::uint8_t>(view);
    case ElementType::kUint16:
      return bytes_of<std::uint16_t>(view);
    case ElementType::kUint32:
      return bytes_of<std::uint32_t>(view);
    case ElementType::kUint64:
      return bytes_of<std::uint64_t>(view);
    case ElementType::kBool:
      return bytes_of<bool>(view);
    case ElementType::kComplex64:
      return bytes_of<std::complex<float>>(view);
    case ElementType::kComplex128:
      return bytes_of<std::complex<double>>(view);
    default:
      ADD_FAILURE() << "the script writes no " << type_name(view.type());
      return {};
  }
}

std::string dims_text(const std::vector<std::int64_t>& dims) {
  std::string text;
  for (const std::int64_t dim : dims) text += (text.empty() ? "" : ",") + std::to_string(dim);
  return text;
}

class OnnxPackage : public testing::Test {
 protected:
  void SetUp() override {
    const std::optional<std::string> python = tests::find_python("onnx");
    if (!python) GTEST_SKIP() << "the onnx package for Python is not installed (python3-onnx)";
    const std::string command =
        *python + " '" ONNXGEN_IO_TESTS "/write_with_onnx.py' '" + folder_.path().string() + "'";
    ASSERT_EQ(std::system(command.c_str()), 0) << command;
    for (const Line& line : read_manifest(folder_ / "manifest.tsv")) expected_[line.model].push_back(line);
    ASSERT_EQ(expected_.size(), 3u);
  }

  tests::TemporaryFolder folder_;
  std::map<std::string, std::vector<Line>> expected_;
};

TEST_F(OnnxPackage, LoadsWithTheSameTensors) {
  for (const auto& [name, lines] : expected_) {
    for (const Holding holding : {Holding::kMapped, Holding::kOwned}) {
      LoadOptions options;
      options.holding = holding;
      const auto model = load<onnx::ModelProto>(folder_ / name, options);
      std::multimap<std::string, std::tuple<int, std::string, std::string>> found;
      for_each_tensor(model, [&found](const onnx::TensorProto& tensor, const TensorSite&) {
        const TensorView view = TensorView::of(tensor);
        found.emplace(tensor.name(),
                      std::make_tuple(tensor.data_type(), dims_text(view.dims()), sha1_hex(elements(view))));
      });
      std::multimap<std::string, std::tuple<int, std::string, std::string>> wanted;
      for (const Line& line : lines) wanted.emplace(line.tensor, std::make_tuple(line.type, line.dims, line.digest));
      EXPECT_EQ(wanted.size(), 44u);
      EXPECT_EQ(found, wanted) << name;
    }
  }
}

TEST_F(OnnxPackage, IndexFindsTheSameBytes) {
  for (const auto& [name, lines] : expected_) {
    const TensorIndex found = index(folder_ / name);
    ASSERT_EQ(found.tensors.size(), lines.size());
    for (const Line& line : lines) {
      const IndexedTensor* const tensor = found.find(line.tensor);
      ASSERT_NE(tensor, nullptr) << line.tensor;
      EXPECT_EQ(static_cast<int>(tensor->type), line.type);
      EXPECT_EQ(dims_text(tensor->dims), line.dims);
      if (tensor->storage != TensorStorage::kRaw && tensor->storage != TensorStorage::kExternal) continue;
      if (line.tensor == "inner") continue;  // occurs twice
      EXPECT_EQ(sha1_hex(read_tensor(found, *tensor)), line.digest) << name << ": " << line.tensor;
    }
  }
}

}  // namespace
}  // namespace onnxgen::io
