#include "model_files.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <cstring>
#include <filesystem>
#include <stdexcept>
#include <string_view>
#include <vector>

#include "onnx/onnx-ml.pb.h"
#include "onnxgen/file/file.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::bench {
namespace {

constexpr std::size_t kHoleFrom = 64 * 1024;  // smallest span of a sparse file that is a hole

// Address space that represents the weights: zeros that occupy no memory, or random bytes.
class Block {
 public:
  Block(std::size_t size, Weights weights) : size_(size) {
    void* const memory =
        ::mmap(nullptr, size, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (memory == MAP_FAILED) throw std::runtime_error("no address space for the weights");
    data_ = static_cast<char*>(memory);
    if (weights == Weights::kSparse) return;
    std::uint64_t state = 1;
    for (std::size_t i = 0; i + sizeof state <= size; i += sizeof state) {
      state = state * 6364136223846793005u + 1442695040888963407u;
      std::memcpy(data_ + i, &state, sizeof state);
    }
  }
  Block(const Block&) = delete;
  Block& operator=(const Block&) = delete;
  ~Block() { (void)::munmap(data_, size_); }

  std::string_view bytes() const noexcept { return {data_, size_}; }

 private:
  char* data_ = nullptr;
  std::size_t size_;
};

io::File create(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0600);
  if (descriptor < 0) throw std::runtime_error("cannot create " + path);
  return io::File(descriptor, path);
}

// Writes spans consecutively. Skips large ones in a sparse file.
class SpanWriter {
 public:
  SpanWriter(const std::string& path, Weights weights) : file_(create(path)), weights_(weights) {}

  bool write(std::string_view span) {
    const bool is_hole = weights_ == Weights::kSparse && span.size() >= kHoleFrom;
    if (!is_hole && !file_.write_at(size_, span.data(), span.size())) return false;
    size_ += span.size();
    return true;
  }
  void finish() {
    if (::ftruncate(file_.descriptor(), static_cast<off_t>(size_)) != 0) throw std::runtime_error("cannot write");
  }

 private:
  io::File file_;
  Weights weights_;
  std::uint64_t size_ = 0;
};

void describe(onnx::TensorProto& tensor, std::uint64_t number, std::uint64_t bytes) {
  tensor.set_name("weight" + std::to_string(number));
  tensor.set_data_type(onnx::TensorProto::FLOAT);
  tensor.add_dims(static_cast<std::int64_t>(bytes / sizeof(float)));
}

void write_model(const onnx::ModelProto& model, const std::string& path, Weights weights) {
  SpanWriter writer(path, weights);
  const Status status = model.SerializeToSink([&writer](const Span* spans, std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      if (!writer.write(spans[i])) return false;
    }
    return true;
  });
  if (!status) throw std::runtime_error(status.message());
  writer.finish();
}

}  // namespace

void write_single_file(const std::string& path, std::uint64_t tensors, std::uint64_t weight_bytes, Weights weights) {
  const Block block(weight_bytes / tensors, weights);
  onnx::ModelProto model;
  model.set_ir_version(8);
  for (std::uint64_t i = 0; i < tensors; ++i) {
    onnx::TensorProto& tensor = *model.mutable_graph()->add_initializer();
    describe(tensor, i, block.bytes().size());
    tensor.borrow_raw_data(block.bytes());
  }
  write_model(model, path, weights);
}

void write_external(const std::string& path, std::uint64_t tensors, std::uint64_t weight_bytes, Weights weights) {
  const Block block(weight_bytes / tensors, weights);
  SpanWriter writer(path + ".data", weights);
  onnx::ModelProto model;
  model.set_ir_version(8);
  const std::string location = std::filesystem::path(path + ".data").filename().string();
  for (std::uint64_t i = 0; i < tensors; ++i) {
    onnx::TensorProto& tensor = *model.mutable_graph()->add_initializer();
    describe(tensor, i, block.bytes().size());
    io::set_external_data(tensor, {location, i * block.bytes().size(), block.bytes().size(), {}});
    if (!writer.write(block.bytes())) throw std::runtime_error("cannot write " + location);
  }
  writer.finish();
  write_model(model, path, Weights::kDense);
}

}  // namespace onnxgen::bench
