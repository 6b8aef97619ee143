#include "onnxgen/crypto/inlined_payload.h"

#include <optional>
#include <string>
#include <utility>

#include "onnxgen/file/progress.h"
#include "onnxgen/io/load/external_files.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/span_input.h"

namespace onnxgen::crypto {
namespace {

class Inliner {
 public:
  Inliner(const io::EncodedInput& input, const io::EncodedTensors& found, InlinedPayload& payload)
      : found_(found), payload_(payload), edit_(input, found) {}

  Status run(const io::LoadOptions& options) {
    Status status = find_data(options);
    std::size_t next = 0;
    for (std::size_t i = 0; i < found_.tensors.size() && status; ++i) {
      const io::EncodedTensor& tensor = found_.tensors[i];
      if (!tensor.is_external()) continue;
      std::optional<std::string_view> data;
      if (tensor.is_not_loaded()) data = requests_[next++].bytes;
      status = edit_.make_inline(i, data);
    }
    if (status) payload_.message = edit_.write();
    return status;
  }

 private:
  Status find_data(const io::LoadOptions& options) {
    for (const io::EncodedTensor& tensor : found_.tensors) {
      if (!tensor.is_not_loaded()) continue;
      io::ExternalRequest& request = requests_.emplace_back();
      request.tensor = tensor.name;
      Status status = io::find_external_data(tensor, io::size_mismatch(options), request.entry);
      if (!status) return status;
    }
    if (requests_.empty()) return Status();
    io::LoadOptions mapped = options;
    mapped.holding = io::Holding::kMapped;
    io::Progress uncounted({}, 0);
    Status status = io::load_external_files(requests_, {}, mapped, uncounted, payload_.held);
    for (const io::HeldBytes& held : payload_.held) {
      if (held.mapping != nullptr) payload_.mappings.push_back(held.mapping);
    }
    return status;
  }

  const io::EncodedTensors& found_;
  InlinedPayload& payload_;
  io::TensorEdit edit_;
  std::vector<io::ExternalRequest> requests_;  // for tensors without data, in order
};

}  // namespace

Status inline_external_data(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                            const io::LoadOptions& options, InlinedPayload& payload) {
  payload.mappings = mappings;
  const io::SpanInput input(spans, count);
  const io::EncodedInput encoded = input.encoded(form);
  io::EncodedTensors found;
  Status status = io::find_tensors(encoded, found);
  if (status) status = Inliner(encoded, found, payload).run(options);
  if (status) payload.chunks = payload.message.views(input);
  return status;
}

}  // namespace onnxgen::crypto
