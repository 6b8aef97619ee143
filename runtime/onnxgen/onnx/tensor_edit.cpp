#include "onnxgen/onnx/tensor_edit.h"

#include <utility>

#include "onnxgen/wire/varint.h"

namespace onnxgen::io {

void TensorRewriter::replace(std::size_t tensor, std::vector<std::string_view> pieces) {
  Content content;
  for (const std::string_view piece : pieces) content.size += piece.size();
  content.pieces = std::move(pieces);
  contents_.insert_or_assign(tensor, std::move(content));
}

void TensorRewriter::write(RewrittenMessage& message) {
  measure();
  std::uint64_t copied = 0;
  for (std::size_t i = 0; i < found_.messages.size(); ++i) {
    const EncodedMessage& old = found_.messages[i];
    const bool has_length = old.length_at != old.begin;  // not so for a root
    if (growth_[i] != 0 && has_length) {
      copy(copied, old.length_at, message);
      message.pieces.push_back(message.text.emplace_back(encoded_varint(new_size(i))));
      copied = old.begin;
    }
    const auto content = contents_.find(old.tensor);
    if (content == contents_.end()) continue;
    copy(copied, old.begin, message);
    const std::vector<std::string_view>& pieces = content->second.pieces;
    message.pieces.insert(message.pieces.end(), pieces.begin(), pieces.end());
    copied = old.end;
  }
  copy(copied, input_.size(), message);
}

// From the innermost messages outwards: each message stands after the one that holds it.
void TensorRewriter::measure() {
  growth_.assign(found_.messages.size(), 0);
  for (std::size_t i = found_.messages.size(); i-- > 0;) {
    const EncodedMessage& message = found_.messages[i];
    const auto content = contents_.find(message.tensor);
    if (content != contents_.end()) growth_[i] = content->second.size - (message.end - message.begin);
    if (growth_[i] == 0 || message.parent == kNone) continue;
    growth_[message.parent] += growth_[i] + wire::varint_size(new_size(i)) - (message.begin - message.length_at);
  }
}

std::uint64_t TensorRewriter::new_size(std::size_t i) const noexcept {
  return found_.messages[i].end - found_.messages[i].begin + growth_[i];
}

void TensorRewriter::copy(std::uint64_t begin, std::uint64_t end, RewrittenMessage& message) const {
  input_.append_views(begin, end - begin, message.pieces);
}

std::string encoded_varint(std::uint64_t value) {
  char bytes[wire::kMaxVarintBytes];
  char* const end = bytes + sizeof bytes;
  return std::string(wire::write_varint_before(end, value), end);
}

}  // namespace onnxgen::io
