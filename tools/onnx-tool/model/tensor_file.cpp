#include "model/tensor_file.h"

#include <string>

#include "model/components.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/load/recognize_tensors.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

// The file is read into memory: the message outlives the source.
template <class M>
bool load_whole(const Source& source, M& message) {
  io::LoadOptions options;
  options.holding = io::Holding::kOwned;
  options.load_external_data = false;
  if (source.is_stream()) return bool{io::try_load_from_memory(source.held().bytes, message, options)};
  return bool{io::try_load(source.name(), message, options)};
}

}  // namespace

std::optional<TensorFile> open_tensor_file(const Source& source, const Access& access) {
  const bool is_remote = source.format() == Format::kRemote;
  if (!is_remote && source.format() != Format::kOnnx) return std::nullopt;
  TensorFile file;
  std::string bytes;  // of an object on a server
  if (is_remote && !read_remote_tensors(source.name(), access, bytes)) return std::nullopt;
  const auto load = [&](auto& message) {
    return is_remote ? message.ParseFromString(bytes) : load_whole(source, message);
  };
  const io::TensorsKind kind = io::read_tensors(is_remote ? bytes : source.first_bytes(), load, file.values);
  if (kind == io::TensorsKind::kNone) return std::nullopt;
  file.is_sequence = kind == io::TensorsKind::kSequence;
  return file;
}

const char* kind_text(const TensorFile& file) noexcept {
  return io::text_of(file.is_sequence ? io::TensorsKind::kSequence : io::TensorsKind::kTensor);
}

}  // namespace onnx_tool
