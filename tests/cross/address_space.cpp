// Tensors and files of 2^32 bytes and a little more: where addresses have 32 bits they are errors, and never what is
// left of the size without its upper half. Files have holes, so nothing of that size is written.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"

namespace {

namespace fs = std::filesystem;
namespace io = onnxgen::io;
using onnxgen::ErrorCode;
using onnxgen::Status;

int faults = 0;

void expect(bool is_so, const char* what, std::uint64_t size, const Status& status) {
  if (is_so) return;
  ++faults;
  std::printf("%llu bytes: %s: %s\n", static_cast<unsigned long long>(size), what, status.message().c_str());
}

void expect_out_of_memory(const Status& status, const char* what, std::uint64_t size) {
  expect(status.code() == ErrorCode::kOutOfMemory, what, size, status);
}

onnx::ModelProto model_with(std::uint64_t size) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  onnx::TensorProto& tensor = *model.mutable_graph()->add_initializer();
  tensor.set_name("w");
  tensor.set_data_type(onnx::TensorProto::UINT8);
  tensor.add_dims(static_cast<std::int64_t>(size));
  tensor.set_data_location(onnx::TensorProto::EXTERNAL);
  const auto add = [&tensor](const char* key, const std::string& value) {
    onnx::StringStringEntryProto& entry = *tensor.add_external_data();
    entry.set_key(key);
    entry.set_value(value);
  };
  add("location", "weights.bin");
  add("offset", "0");
  add("length", std::to_string(size));
  return model;
}

// A file of that size which takes no room.
void make_file(const fs::path& path, std::uint64_t size) {
  fs::remove(path);
  std::ofstream(path, std::ios::binary).put('x');
  fs::resize_file(path, size);
}

// Its elements are in a file beside it.
void check_external(const fs::path& folder, std::uint64_t size) {
  make_file(folder / "weights.bin", size);
  const std::string path = (folder / "large.onnx").string();
  const std::string bytes = model_with(size).SerializeAsString();
  std::ofstream(path, std::ios::binary).write(bytes.data(), static_cast<std::streamsize>(bytes.size()));

  for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
    io::LoadOptions options;
    options.holding = holding;
    onnx::ModelProto model;
    expect_out_of_memory(io::try_load(path, model, options), "load", size);
    expect(model.graph().initializer_size() == 0, "a load that failed left a model", size, Status());
  }
  io::TensorIndex index;
  const Status status = io::try_index(path, index);
  expect(status && index.tensors.size() == 1 && index.tensors[0].length == size, "index", size, status);
  std::string tensor;
  if (status) expect_out_of_memory(io::try_read_tensor(index, index.tensors[0], tensor), "read_tensor", size);
  expect(tensor.empty(), "a read that failed left bytes", size, Status());
  fs::remove(folder / "weights.bin");
}

// The whole model is one file of that size: a tensor's raw data reaches over 2^32.
void check_inline(const fs::path& folder, std::uint64_t size) {
  const std::string path = (folder / "large.onnx").string();
  make_file(path, size);
  onnx::ModelProto model;
  for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
    io::LoadOptions options;
    options.holding = holding;
    expect_out_of_memory(io::try_load(path, model, options), "load of the file", size);
  }
  fs::remove(path);
}

// The same bytes, borrowed by many tensors: a message that is larger than memory.
void check_serialized() {
  constexpr std::size_t kPart = std::size_t{1} << 26;
  const std::vector<char> part(kPart);
  onnx::GraphProto graph;
  for (int i = 0; i < 64; ++i) graph.add_initializer()->borrow_raw_data({part.data(), part.size()});
  const std::uint64_t size = std::uint64_t{64} * kPart;
  std::string text;
  expect(graph.ByteSizeLong() == SIZE_MAX, "the size of a message", size, Status());
  expect_out_of_memory(graph.SerializeToString(&text), "serialize", size);
  char some[64];
  expect(!graph.SerializeToArray(some, sizeof some), "serialize to an array", size, Status());
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  if (sizeof(void*) > 4) {
    std::puts("addresses have more than 32 bits: nothing to see here");
    return 0;
  }
  for (const std::uint64_t size : {std::uint64_t{1} << 32, (std::uint64_t{1} << 32) + 8}) {
    check_external(argv[1], size);
    check_inline(argv[1], size);
  }
  check_serialized();
  std::printf("%d faults\n", faults);
  return faults == 0 ? 0 : 1;
}
