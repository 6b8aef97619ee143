// Writes and reads .npy files, alone and together with NumPy.
#include "onnxgen/tensor/npy.h"

#include <gtest/gtest.h>

#include <complex>
#include <cstdint>
#include <cstdlib>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "python.h"
#include "sample_models.h"
#include "temporary_folder.h"

namespace onnxgen::io::tests {
namespace {

using namespace std::string_literals;
using Type = onnx::TensorProto;

std::string printed(const onnx::TensorProto& tensor) {
  std::string bytes;
  const Status status = try_print_npy(TensorView::of(tensor), bytes);
  EXPECT_TRUE(status) << status.message();
  return bytes;
}

onnx::TensorProto raw_tensor(int type, const std::vector<std::int64_t>& dims, std::string_view raw) {
  onnx::TensorProto tensor;
  tensor.set_data_type(type);
  for (const std::int64_t dim : dims) tensor.add_dims(dim);
  tensor.set_raw_data(raw);
  return tensor;
}

// Returns a version 1 file with this dictionary.
std::string file_of(std::string_view dictionary, std::string_view data) {
  std::string file = "\x93NUMPY\x01"s + '\0';
  file += static_cast<char>(dictionary.size() & 0xFF);
  file += static_cast<char>(dictionary.size() >> 8);
  return file + std::string(dictionary) + std::string(data);
}

ErrorCode code_of(std::string_view bytes) {
  NpyArray array;
  return try_parse_npy(bytes, array).code();
}

TEST(Npy, FollowsTheFormat) {
  const std::string bytes = printed(raw_tensor(Type::FLOAT, {2, 1}, "abcdefgh"));
  EXPECT_EQ(bytes.size() % 64, 8u);
  EXPECT_EQ(bytes.substr(0, 8), "\x93NUMPY\x01\0"s);
  EXPECT_EQ(bytes.substr(10, 55), "{'descr': '<f4', 'fortran_order': False, 'shape': (2, 1"s);
  EXPECT_EQ(bytes.substr(bytes.size() - 9), "\nabcdefgh");
  EXPECT_NE(printed(raw_tensor(Type::INT8, {1}, "a")).find("'|i1', 'fortran_order': False, 'shape': (1,), }"),
            std::string::npos);
  EXPECT_NE(printed(raw_tensor(Type::INT8, {}, "a")).find("'shape': (), }"), std::string::npos);
}

TEST(Npy, RoundTrips) {
  for (const int type :
       {Type::FLOAT, Type::DOUBLE, Type::INT8, Type::UINT8, Type::INT16, Type::UINT16, Type::INT32, Type::UINT32,
        Type::INT64, Type::UINT64, Type::BOOL, Type::FLOAT16, Type::COMPLEX64, Type::COMPLEX128}) {
    for (const std::vector<std::int64_t>& dims : std::vector<std::vector<std::int64_t>>{{}, {3}, {2, 3}, {2, 0}}) {
      std::int64_t count = 1;
      for (const std::int64_t dim : dims) count *= dim;
      const std::string raw = pattern(static_cast<std::size_t>(count) * element_bits(element_type(type)) / 8);
      NpyArray array;
      ASSERT_TRUE(try_parse_npy(printed(raw_tensor(type, dims, raw)), array)) << type;
      EXPECT_EQ(array.type, element_type(type));
      EXPECT_EQ(array.dims, dims);
      EXPECT_EQ(array.raw, raw);
    }
  }
}

TEST(Npy, TypedDataIsWrittenAsItsRawForm) {
  onnx::TensorProto tensor;
  tensor.set_data_type(Type::UINT16);
  tensor.add_dims(2);
  tensor.add_int32_data(1);
  tensor.add_int32_data(65535);
  NpyArray array;
  ASSERT_TRUE(try_parse_npy(printed(tensor), array));
  EXPECT_EQ(array.raw, "\x01\0\xff\xff"s);
  tensor.Clear();
  tensor.set_data_type(Type::COMPLEX64);
  tensor.add_float_data(1);
  tensor.add_float_data(-2);
  ASSERT_TRUE(try_parse_npy(printed(tensor), array));
  EXPECT_EQ(array.view().at<std::complex<float>>(0), std::complex<float>(1, -2));
  tensor.Clear();
  tensor.set_data_type(Type::UINT64);
  tensor.add_uint64_data(UINT64_MAX);
  ASSERT_TRUE(try_parse_npy(printed(tensor), array));
  EXPECT_EQ(array.view().at<std::uint64_t>(0), UINT64_MAX);
}

TEST(Npy, TypesThatNumPyLacksAreConverted) {
  NpyArray array;
  ASSERT_TRUE(try_parse_npy(printed(raw_tensor(Type::INT4, {3}, "\x78\x0f")), array));
  EXPECT_EQ(array.type, ElementType::kInt8);
  EXPECT_EQ(array.raw, "\xf8\x07\xff");
  ASSERT_TRUE(try_parse_npy(printed(raw_tensor(Type::BFLOAT16, {1}, "\x80\x3f")), array));
  EXPECT_EQ(array.view().as_float(), std::vector<float>{1});
  onnx::TensorProto text;
  text.set_data_type(Type::STRING);
  text.add_dims(2);
  text.add_string_data("a");
  text.add_string_data("bcd");
  const std::string strings = printed(text);
  EXPECT_NE(strings.find("'descr': '|S3'"), std::string::npos);
  EXPECT_EQ(strings.substr(strings.size() - 6), "a\0\0bcd"s);
}

// numpy.load() would return b'\xff' for b'\xff\0'.
TEST(Npy, StringsThatNumPyWouldShortenAreRefused) {
  const TemporaryFolder folder;
  onnx::TensorProto text;
  text.set_data_type(Type::STRING);
  text.add_dims(3);
  for (const std::string& element : {"a\0b"s, ""s, "\xff\0"s}) text.add_string_data(element);
  TensorView view;
  ASSERT_TRUE(TensorView::make(text, view));
  const Status status = try_save_npy(view, folder / "s.npy");
  EXPECT_EQ(status.code(), ErrorCode::kUnsupported);
  EXPECT_NE(status.message().find("element 2 ends with a NUL, which NumPy removes"), std::string::npos);
  EXPECT_EQ(folder.files(), std::vector<std::string>());
  std::string bytes;
  EXPECT_EQ(try_print_npy(view, bytes).code(), ErrorCode::kUnsupported);
}

TEST(Npy, IsWrittenInChunks) {
  const onnx::TensorProto tensor = raw_tensor(Type::FLOAT, {2}, "abcdefgh");
  std::string pieces;
  const auto append = [&pieces](std::string_view piece) {
    pieces += piece;
    return true;
  };
  ASSERT_TRUE(try_print_npy(TensorView::of(tensor), append));
  EXPECT_EQ(pieces, printed(tensor));
  const auto refuse = [](std::string_view) { return false; };
  EXPECT_EQ(try_print_npy(TensorView::of(tensor), refuse).code(), ErrorCode::kWriteFailed);
}

TEST(Npy, OtherOrdersAreConverted) {
  NpyArray array;
  ASSERT_TRUE(try_parse_npy(file_of("{'descr':'>i2','fortran_order':False,'shape':(2,)}", "\x01\x02\x03\x04"), array));
  EXPECT_EQ(array.raw, "\x02\x01\x04\x03");
  ASSERT_TRUE(
      try_parse_npy(file_of("{\"shape\": (2, 3), \"fortran_order\": True, \"descr\": \"|u1\", }\n", "abcdef"), array));
  EXPECT_EQ(array.raw, "acebdf");
  ASSERT_TRUE(
      try_parse_npy(file_of("{'descr':'>c8','fortran_order':True,'shape':(1,1)}", "\x3f\x80\0\0\x40\0\0\0"s), array));
  EXPECT_EQ(array.view().at<std::complex<float>>(0), std::complex<float>(1, 2));
}

TEST(Npy, DamagedFilesAreRefused) {
  const std::string sound = printed(raw_tensor(Type::FLOAT, {2}, "abcdefgh"));
  for (std::size_t size = 0; size < sound.size(); ++size) {
    EXPECT_EQ(code_of(std::string_view(sound).substr(0, size)), ErrorCode::kInvalidTensor) << size;
  }
  EXPECT_EQ(code_of(sound + "x"), ErrorCode::kInvalidTensor);
  EXPECT_EQ(code_of("PK\3\4 and so on and on"), ErrorCode::kInvalidTensor);
  for (const std::string_view dictionary :
       {"", "{", "{}", "{'descr':'<f4','fortran_order':False}", "{'descr':'<f4','fortran_order':Maybe,'shape':()}",
        "{'descr':'<f4','fortran_order':False,'shape':(-1,)}", "{'descr':'<f4','fortran_order':False,'shape':(1}",
        "{'descr':'<f4','fortran_order':False,'shape':(99999999999999999999,)}",
        "{'descr':'<f4','fortran_order':False,'shape':(4611686018427387904,4)}",
        "{'descr':'<f4','fortran_order':False,'shape':(1,)}x", "{'descr':'<f4','color':'red'}",
        "{'descr':'<f4' 'fortran_order':False,'shape':(1,)}"}) {
    EXPECT_EQ(code_of(file_of(dictionary, "abcd")), ErrorCode::kInvalidTensor) << dictionary;
  }
  for (const std::string_view dictionary :
       {"{'descr':'<U4','fortran_order':False,'shape':(1,)}", "{'descr':'|O','fortran_order':False,'shape':(1,)}",
        "{'descr':[('a','<f4')],'fortran_order':False,'shape':(1,)}",
        "{'descr':'f4','fortran_order':False,'shape':(1,)}"}) {
    EXPECT_EQ(code_of(file_of(dictionary, "abcd")), ErrorCode::kUnsupported) << dictionary;
  }
  EXPECT_EQ(code_of("\x93NUMPY\x04\0\0\0\0\0"s), ErrorCode::kUnsupported);
  EXPECT_EQ(code_of("\x93NUMPY\x02\0\xff\xff\xff\xff"s), ErrorCode::kInvalidTensor);
}

// On 32-bit machines, files are larger than memory. Here only the header exists; nothing else is read.
TEST(Npy, ArraysLargerThanAnyStringAreOutOfMemory) {
  if constexpr (sizeof(std::size_t) < 8) GTEST_SKIP() << "the size of the file does not fit into a std::string_view";
  const std::string size = std::to_string(std::string().max_size() + 1);
  const std::string header = file_of("{'descr':'|u1','fortran_order':False,'shape':(" + size + ",)}", "");
  EXPECT_EQ(code_of({header.data(), header.size() + std::string().max_size() + 1}), ErrorCode::kOutOfMemory);
}

TEST(Npy, SavesAreAtomic) {
  const TemporaryFolder folder;
  const onnx::TensorProto tensor = raw_tensor(Type::UINT8, {3}, "abc");
  save_npy(TensorView::of(tensor), folder / "a.npy");
  EXPECT_EQ(load_npy(folder / "a.npy").raw, "abc");
  EXPECT_EQ(folder.files(), std::vector<std::string>{"a.npy"});
  EXPECT_EQ(try_save_npy(TensorView::of(tensor), folder / "missing/a.npy").code(), ErrorCode::kOpenFailed);
  NpyArray array;
  EXPECT_EQ(try_load_npy(folder / "b.npy", array).code(), ErrorCode::kOpenFailed);
  const Status status = try_load_npy(folder.write("c.npy", "text"), array);
  EXPECT_NE(status.message().find("c.npy"), std::string::npos) << status.message();
}

// ---- against NumPy -------------------------------------------------------------------------------------------------

TEST(Npy, NumpyReadsAndWritesTheSame) {
  const std::optional<std::string> python = find_python("numpy");
  if (!python) GTEST_SKIP() << "NumPy is not installed (python3-numpy)";
  const TemporaryFolder folder;
  onnx::TensorProto tensor = raw_tensor(Type::INT32, {2, 3}, "");
  tensor.clear_raw_data();
  for (int i = 0; i < 6; ++i) tensor.add_int32_data(i - 2);
  save_npy(TensorView::of(tensor), folder / "ours.npy");
  folder.write("script.py", R"(
import sys
import numpy as np
ours = np.load(sys.argv[1] + "/ours.npy")
expected = np.arange(6, dtype=np.int32).reshape(2, 3) - 2
assert ours.dtype == expected.dtype and (ours == expected).all()
np.save(sys.argv[1] + "/plain.npy", expected)
np.save(sys.argv[1] + "/fortran.npy", np.asfortranarray(expected.astype(">f8")))
np.save(sys.argv[1] + "/deep.npy", np.arange(24, dtype=np.uint16).reshape(2, 3, 4).transpose(2, 1, 0))
)");
  const std::string command = *python + " '" + folder / "script.py" + "' '" + folder.path().string() + "'";
  ASSERT_EQ(std::system(command.c_str()), 0);
  EXPECT_EQ(folder.read("plain.npy"), folder.read("ours.npy"));
  EXPECT_EQ(load_npy(folder / "fortran.npy").view().as_int64(), TensorView::of(tensor).as_int64());
  const NpyArray deep = load_npy(folder / "deep.npy");
  EXPECT_EQ(deep.dims, (std::vector<std::int64_t>{4, 3, 2}));
  EXPECT_EQ(deep.view().at<std::uint16_t>(1), 12);
  EXPECT_EQ(deep.view().at<std::uint16_t>(2), 4);
  EXPECT_EQ(deep.view().at<std::uint16_t>(6), 1);
}

}  // namespace
}  // namespace onnxgen::io::tests
