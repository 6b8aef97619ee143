#include "onnxgen/crypto/folded_payload.h"

#include <cstdint>
#include <string>
#include <utility>

#include "onnxgen/file/progress.h"
#include "onnxgen/io/load/external_files.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/span_input.h"
#include "onnxgen/onnx/wire_cursor.h"
#include "onnxgen/wire/tag.h"

namespace onnxgen::crypto {
namespace {

// The message was in memory and could be serialized, so that its depth needs no limit here.
constexpr int kAnyDepth = std::numeric_limits<int>::max();

bool is_missing(const io::EncodedTensor& tensor) noexcept {
  return tensor.is_external && tensor.data_field == 0;
}

class Folder {
 public:
  Folder(const io::SpanInput& input, const io::EncodedTensors& found, FoldedPayload& payload)
      : input_(input), found_(found), payload_(payload), rewriter_(input, found) {}

  Status run(const io::LoadOptions& options) {
    Status status = find_data(options);
    std::size_t next = 0;
    for (std::size_t i = 0; i < found_.tensors.size() && status; ++i) {
      const io::EncodedTensor& tensor = found_.tensors[i];
      if (!tensor.is_external) continue;
      std::vector<std::string_view> pieces;
      status = encode_inline(tensor, is_missing(tensor) ? &requests_[next++].bytes : nullptr, pieces);
      rewriter_.replace(i, std::move(pieces));
    }
    if (status) rewriter_.write(payload_.message);
    return status;
  }

 private:
  Status find_data(const io::LoadOptions& options) {
    for (const io::EncodedTensor& tensor : found_.tensors) {
      if (!is_missing(tensor)) continue;
      io::ExternalDataParser parser;
      io::ExternalRequest& request = requests_.emplace_back();
      request.tensor = tensor.name;
      Status status;
      for (const auto& [key, value] : tensor.entries) {
        if (status) status = parser.add(key, value);
      }
      if (status) status = parser.finish(request.entry);
      if (!status) return status.in_tensor(tensor.name);
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

  // The content of `tensor` without what makes it external, and with `data` as its raw_data if given.
  Status encode_inline(const io::EncodedTensor& tensor, const std::string_view* data,
                       std::vector<std::string_view>& pieces) {
    io::WireCursor cursor(input_.reader(), input_.size());
    cursor.skip(tensor.begin);
    while (cursor.position() < tensor.end) {
      const std::uint64_t start = cursor.position();
      std::uint32_t tag = 0;
      Status status = cursor.read_tag(tensor.end, tag);
      if (status) status = cursor.skip_value(tensor.end, tag, kAnyDepth);
      if (!status) return status.in_tensor(tensor.name);
      const std::uint32_t number = wire::tag_number(tag);
      if (number == io::tensor_field::kExternalData || number == io::tensor_field::kDataLocation) continue;
      if (number > io::tensor_field::kRawData && data != nullptr) {  // keeps the order of field numbers
        add_raw_data(*std::exchange(data, nullptr), pieces);
      }
      input_.append_views(start, cursor.position() - start, pieces);
    }
    if (data != nullptr) add_raw_data(*data, pieces);
    return Status();
  }

  void add_raw_data(std::string_view data, std::vector<std::string_view>& pieces) {
    const std::uint32_t tag = wire::make_tag(io::tensor_field::kRawData, wire::WireType::kLengthDelimited);
    pieces.push_back(payload_.message.text.emplace_back(io::encoded_varint(tag) + io::encoded_varint(data.size())));
    if (!data.empty()) pieces.push_back(data);
  }

  const io::SpanInput& input_;
  const io::EncodedTensors& found_;
  FoldedPayload& payload_;
  io::TensorRewriter rewriter_;
  std::vector<io::ExternalRequest> requests_;  // of the tensors that are missing their data, in order
};

}  // namespace

Status fold_external_data(const Span* spans, std::size_t count, io::WireKind kind, const io::Mappings& mappings,
                          const io::LoadOptions& options, FoldedPayload& payload) {
  payload.mappings = mappings;
  const io::SpanInput input(spans, count);
  io::EncodedTensors found;
  Status status = io::find_tensors(input, kind, found);
  return status ? Folder(input, found, payload).run(options) : status;
}

}  // namespace onnxgen::crypto
