#include "onnxgen/onnx/tensor_edit.h"

#include <cstring>
#include <limits>

#include "onnxgen/wire/append.h"
#include "onnxgen/wire/tag.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::io {
namespace {

// The tensors were already found within the caller's depth limit.
constexpr int kAnyDepth = std::numeric_limits<int>::max();

constexpr std::uint32_t kLocationTag = wire::make_tag(tensor_field::kDataLocation, wire::WireType::kVarint);

std::string encode_entries(const DataEntries& entries) {
  std::string text;
  std::string entry;
  for (const auto& [key, value] : entries) {
    entry.clear();
    wire::append_delimited(entry, tensor_field::kEntryKey, key);
    wire::append_delimited(entry, tensor_field::kEntryValue, value);
    wire::append_delimited(text, tensor_field::kExternalData, entry);
  }
  return text;
}

std::string encode_location(std::int32_t location) {
  std::string text;
  wire::append_tag(text, tensor_field::kDataLocation, wire::WireType::kVarint);
  wire::append_varint(text, static_cast<std::uint64_t>(location));
  return text;
}

}  // namespace

std::vector<std::string_view> EditedMessage::views(const SpanInput& input) const {
  std::vector<std::string_view> views;
  for (const EditedChunk& chunk : chunks) {
    if (chunk.own.data() != nullptr) {
      if (!chunk.own.empty()) views.push_back(chunk.own);
    } else {
      input.append_views(chunk.offset, chunk.length, views);
    }
  }
  return views;
}

Status EditedMessage::copy(const EncodedInput& input, std::string& output) const {
  std::uint64_t size = 0;
  for (const EditedChunk& chunk : chunks) size += chunk.length;
  if (size > output.max_size()) return Status(ErrorCode::kOutOfMemory);
  output.resize(static_cast<std::size_t>(size));  // at once: growing would leave copies of secrets
  char* to = output.data();
  for (const EditedChunk& chunk : chunks) {
    const auto length = static_cast<std::size_t>(chunk.length);
    if (chunk.own.data() != nullptr) {
      std::memcpy(to, chunk.own.data(), length);
    } else {
      Status status = input.read(chunk.offset, to, length);
      if (!status) return status;
    }
    to += length;
  }
  return Status();
}

Status TensorEdit::make_external(std::size_t tensor, const DataEntries& entries) {
  const EditedChunk location = own(encode_location(tensor_field::kExternal));
  return replace(tensor, {tensor_field::kExternalData, {own(encode_entries(entries)), location}, true, location});
}

Status TensorEdit::make_inline(std::size_t tensor, std::optional<std::string_view> data) {
  Insertion insertion = {tensor_field::kRawData, {}, data.has_value(), {}};
  if (data) {
    std::string prefix;
    wire::append_tag(prefix, tensor_field::kRawData, wire::WireType::kLengthDelimited);
    wire::append_varint(prefix, data->size());
    insertion.chunks = {own(std::move(prefix)), {0, data->size(), *data}};
  }
  return replace(tensor, insertion);
}

Status TensorEdit::replace(std::size_t tensor, const Insertion& insertion) {
  const EncodedTensor& found = found_.tensors[tensor];
  for (const std::size_t occurrence : found.occurrences) {
    const EncodedMessage& message = found_.messages[occurrence];
    // Tensors are usually changed in order; a single pass over the input then serves all of them.
    if (!cursor_ || cursor_->position() > message.begin) cursor_.emplace(input_.cursor());
    cursor_->skip(message.begin - cursor_->position());
    Content content;
    Status status = copy_fields(*cursor_, message, insertion, occurrence == found.occurrences.back(), content);
    if (!status) return status.in_tensor(found.name);
    contents_.insert_or_assign(occurrence, std::move(content));
  }
  return Status();
}

Status TensorEdit::copy_fields(WireCursor& cursor, const EncodedMessage& message, const Insertion& insertion,
                               bool is_last, Content& content) const {
  bool is_inserted = !is_last;
  const auto insert = [&] {
    for (const EditedChunk& chunk : insertion.chunks) content.add(chunk);
    is_inserted = true;
  };
  while (cursor.position() < message.end) {
    const std::uint64_t start = cursor.position();
    std::uint32_t tag = 0;
    bool is_dropped = false;
    Status status = cursor.read_tag(message.end, tag);
    if (status) status = drops(cursor, message.end, tag, insertion.drops_elements, is_dropped);
    if (!status) return status;
    if (is_dropped) continue;
    if (!is_inserted && wire::tag_number(tag) > insertion.number) insert();
    content.add({start, cursor.position() - start, {}});
    if (tag == kLocationTag && is_last && is_inserted && insertion.location) content.add(*insertion.location);
  }
  if (!is_inserted) insert();
  return Status();
}

// Skips the value after `tag` and sets `is_dropped` if the field is to be removed. A field that the class would treat
// as unknown is kept.
Status TensorEdit::drops(WireCursor& cursor, std::uint64_t end, std::uint32_t tag, bool drops_elements,
                         bool& is_dropped) const {
  if (tag == kLocationTag) {
    std::uint64_t value = 0;
    Status status = cursor.read_varint(end, value);
    const auto location = static_cast<std::int32_t>(value);
    is_dropped = input_.form.enums == EnumRule::kOpen || location == tensor_field::kInline ||
                 location == tensor_field::kExternal;
    return status;
  }
  is_dropped = (drops_elements && is_element_field(tag)) ||
               tag == wire::make_tag(tensor_field::kExternalData, wire::WireType::kLengthDelimited);
  return cursor.skip_value(end, tag, kAnyDepth);
}

EditedMessage TensorEdit::write() {
  measure();
  std::uint64_t copied = 0;
  const auto copy_to = [&](std::uint64_t end) {
    if (end > copied) edited_.chunks.push_back({copied, end - copied, {}});
    copied = end;
  };
  for (std::size_t i = 0; i < found_.messages.size(); ++i) {
    const EncodedMessage& old = found_.messages[i];
    const bool has_length = old.length_at != old.begin;  // false for a root
    if (growth_[i] != 0 && has_length) {
      copy_to(old.length_at);
      std::string length;
      wire::append_varint(length, new_size(i));
      edited_.chunks.push_back(own(std::move(length)));
      copied = old.begin;
    }
    const auto content = contents_.find(i);
    if (content == contents_.end()) continue;
    copy_to(old.begin);
    edited_.chunks.insert(edited_.chunks.end(), content->second.chunks.begin(), content->second.chunks.end());
    copied = old.end;
  }
  copy_to(input_.size);
  return std::move(edited_);
}

// Computes the growth of each message. A message comes after its parent, so iterating backwards handles inner messages
// first.
void TensorEdit::measure() {
  growth_.assign(found_.messages.size(), 0);
  for (std::size_t i = found_.messages.size(); i-- > 0;) {
    const EncodedMessage& message = found_.messages[i];
    const auto content = contents_.find(i);
    if (content != contents_.end()) growth_[i] = content->second.size - (message.end - message.begin);
    if (growth_[i] == 0 || message.parent == kNoIndex) continue;
    growth_[message.parent] += growth_[i] + wire::varint_size(new_size(i)) - (message.begin - message.length_at);
  }
}

std::uint64_t TensorEdit::new_size(std::size_t message) const noexcept {
  return found_.messages[message].end - found_.messages[message].begin + growth_[message];
}

EditedChunk TensorEdit::own(std::string text) {
  const std::string& kept = edited_.text.emplace_back(std::move(text));
  return {0, kept.size(), kept};
}

void TensorEdit::Content::add(const EditedChunk& chunk) {
  size += chunk.length;
  const bool joins = !chunks.empty() && chunk.own.data() == nullptr && chunks.back().own.data() == nullptr &&
                     chunks.back().offset + chunks.back().length == chunk.offset;
  if (joins) {
    chunks.back().length += chunk.length;
  } else {
    chunks.push_back(chunk);
  }
}

}  // namespace onnxgen::io
