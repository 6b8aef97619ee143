// Tensors and files slightly larger than 2^32 bytes. With 32-bit addresses they are errors; the size must never be
// truncated to its lower half. The files are sparse, so no data of that size is written. A tensor that only claims such
// a size is an error on every machine.
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "external_model.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "onnxgen/tensor/tensor_view.h"

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

// Creates a sparse file of this size.
void make_file(const fs::path& path, std::uint64_t size) {
  fs::remove(path);
  std::ofstream(path, std::ios::binary).put('x');
  fs::resize_file(path, size);
}

// Checks a model whose elements are in a separate file.
void check_external(const fs::path& folder, std::uint64_t size) {
  make_file(folder / "weights.bin", size);
  const std::string path = (folder / "large.onnx").string();
  cross::write_external_model(path, "weights.bin", 0, size);

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

// Checks a model in a single file of this size: a tensor's raw data crosses 2^32.
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

// Checks a message larger than the address space: many tensors borrow the same bytes.
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

// Checks a shape that needs `size` bytes, with only as many as the lower half of `size`.
void check_shape(std::uint64_t size) {
  struct Elements {
    onnx::TensorProto::DataType type;
    std::uint64_t bits;
  };
  const std::string bytes(size & 0xFFFFFFFF, 'x');
  for (const Elements elements : {Elements{onnx::TensorProto::UINT8, 8}, Elements{onnx::TensorProto::FLOAT16, 16},
                                  Elements{onnx::TensorProto::UINT4, 4}, Elements{onnx::TensorProto::COMPLEX64, 64}}) {
    onnx::TensorProto tensor;
    tensor.set_data_type(elements.type);
    tensor.add_dims(static_cast<std::int64_t>(size / elements.bits));
    tensor.add_dims(8);
    tensor.set_raw_data(bytes);
    io::TensorView view;
    const Status status = io::TensorView::make(tensor, view);
    expect(status.code() == ErrorCode::kInvalidTensor, "a view of fewer bytes than the shape takes", size, status);
  }
}

// Checks an external data entry whose length exceeds the file's size.
void check_entry(const fs::path& folder, std::uint64_t size) {
  make_file(folder / "weights.bin", (size & 0xFFFFFFFF) + 1);
  const std::string path = (folder / "entry.onnx").string();
  cross::write_external_model(path, "weights.bin", 0, size);
  for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
    io::LoadOptions options;
    options.holding = holding;
    onnx::ModelProto model;
    const Status status = io::try_load(path, model, options);
    expect(!status, "a load of more bytes than there are", size, status);
  }
  fs::remove(folder / "weights.bin");
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  for (const std::uint64_t size : {std::uint64_t{1} << 32, (std::uint64_t{1} << 32) + 8}) {
    check_shape(size);
    check_entry(argv[1], size);
  }
  if (sizeof(void*) > 4) {
    std::printf("addresses have more than 32 bits; %d faults\n", faults);
    return faults == 0 ? 0 : 1;
  }
  for (const std::uint64_t size : {std::uint64_t{1} << 32, (std::uint64_t{1} << 32) + 8}) {
    check_external(argv[1], size);
    check_inline(argv[1], size);
  }
  check_serialized();
  std::printf("%d faults\n", faults);
  return faults == 0 ? 0 : 1;
}
