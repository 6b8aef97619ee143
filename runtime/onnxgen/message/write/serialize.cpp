// Serializing a whole message as spans, to a string or to an array.
#include <cstring>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/message/message.h"
#include "onnxgen/message/write/write.h"

namespace onnxgen::message {
namespace {

using Completeness = message::Completeness;

struct Encoded {
  const Span* spans = nullptr;
  std::size_t count = 0;
  std::uint64_t size = 0;  // may exceed the address space on 32-bit machines, if bytes are borrowed several times
};

// Returns false if memory is exhausted.
bool encode(const void* data, const MessageInfo& info, Writer& writer, Encoded& encoded) {
  char* const begin = info.write(data, writer.start(), writer);
  encoded.size = writer.written(begin);
  return writer.finish(begin, encoded.spans, encoded.count);
}

// Copies all spans to `output`. A span that is already in place must be the last one, and the others must fit before
// it.
void copy_spans(const Encoded& encoded, char* output) {
  for (std::size_t i = 0; i < encoded.count; ++i) {
    const Span span = encoded.spans[i];
    if (span.data() != output) std::memmove(output, span.data(), span.size());
    output += span.size();
  }
}

// The part of a string after its first `kept` bytes, resized to the estimated size of the message.
class StringTarget {
 public:
  StringTarget(const void* data, const MessageInfo& info, std::string& output, std::size_t kept) noexcept
      : data_(data), info_(info), output_(output), kept_(kept) {}
  StringTarget(const StringTarget&) = delete;
  StringTarget& operator=(const StringTarget&) = delete;
  // Truncates the string to the kept bytes unless finish() succeeded, even if it threw an exception.
  ~StringTarget() {
    if (!is_finished_) output_.resize(kept_);
  }

  Writer::TargetMaker maker() noexcept {
    return {[](void* target, std::size_t value_size) noexcept {
              return static_cast<StringTarget*>(target)->make(value_size);
            },
            this};
  }

  bool has_room_for(const Encoded& encoded) const noexcept { return encoded.size <= output_.max_size() - kept_; }

  // Makes the string end with the encoded message.
  void finish(const Encoded& encoded) {
    const auto size = static_cast<std::size_t>(encoded.size);
    if (size <= size_ && size >= size_ / 2) {
      copy_spans(encoded, output_.data() + kept_);
      output_.resize(kept_ + size);
    } else if (size_ == 0 && kept_ + size <= output_.capacity()) {
      output_.resize(kept_);
      append_spans(encoded, output_);
    } else {
      std::string fitting;
      fitting.reserve(kept_ + size);
      fitting.append(output_.data(), kept_);
      append_spans(encoded, fitting);
      output_.swap(fitting);
    }
    is_finished_ = true;
  }

 private:
  // Writing directly into the string saves a copy, but resizing the string fills it with zeros. In larger messages, and
  // in those of which one value has at least 1 / kGoodPart of the bytes, the zeros cost more than the copy.
  static constexpr std::size_t kLargestFilled = std::size_t{64} << 20;
  static constexpr std::size_t kGoodPart = 4;

  Writer::Target make(std::size_t value_size) noexcept {
    const std::size_t expected = likely_size(data_, info_);
    if (expected > kLargestFilled || value_size >= expected / kGoodPart) return {};
    if (kept_ + expected > output_.capacity()) output_.resize(kept_);  // bytes to be overwritten need not be moved
    if (!try_allocating([&] { output_.resize(kept_ + expected); })) return {};  // finish() may need less
    size_ = expected;
    return {output_.data() + kept_, size_};
  }

  static void append_spans(const Encoded& encoded, std::string& to) {
    for (std::size_t i = 0; i < encoded.count; ++i) to.append(encoded.spans[i]);
  }

  const void* data_;
  const MessageInfo& info_;
  std::string& output_;
  std::size_t kept_;
  std::size_t size_ = 0;
  bool is_finished_ = false;
};

}  // namespace

// Computing the size of a large message costs more than half as much as writing it.
std::size_t likely_size(const void* data, const MessageInfo& info) {
  const MessageHeader& header = header_of(data);
  const Arena* const arena = header.is_root() ? header.arena_or_null() : nullptr;
  const std::uint64_t parsed = arena != nullptr ? arena->parsed_bytes() : 0;
  const std::uint64_t size = parsed != 0 ? parsed : info.byte_size(data);
  return size_in_memory(size);
}

Status serialize(const void* data, const MessageInfo& info, Completeness completeness, void* sink, WriteSpans write) {
  Status status = check_complete(data, info, completeness);
  if (!status) return status;
  Writer writer;
  Encoded encoded;
  if (!encode(data, info, writer, encoded)) return Status(ErrorCode::kOutOfMemory);
  return write(sink, encoded.spans, encoded.count) ? Status() : Status(ErrorCode::kWriteFailed);
}

Status serialize_to_string(const void* data, const MessageInfo& info, Completeness completeness, std::string& output,
                           std::size_t kept) {
  StringTarget target(data, info, output, kept);
  Status status = check_complete(data, info, completeness);
  if (!status) return status;
  Writer writer(target.maker());
  Encoded encoded;
  const bool has_memory = encode(data, info, writer, encoded) && target.has_room_for(encoded) &&
                          try_allocating([&] { target.finish(encoded); });
  if (!has_memory) status = Status(ErrorCode::kOutOfMemory);
  return status;
}

Status serialize_to_array(const void* data, const MessageInfo& info, Completeness completeness, void* output,
                          std::size_t size) {
  Status status = check_complete(data, info, completeness);
  if (!status) return status;
  const std::uint64_t needed = info.byte_size(data);
  if (needed > size) return Status(ErrorCode::kBufferTooSmall);
  auto* const target = static_cast<char*>(output);
  Writer writer(Writer::Target{target, static_cast<std::size_t>(needed)});
  Encoded encoded;
  if (!encode(data, info, writer, encoded)) return Status(ErrorCode::kOutOfMemory);
  copy_spans(encoded, target);
  return status;
}

Status serialize_to_fitting_array(const void* data, const MessageInfo& info, Completeness completeness, void* output,
                                  std::size_t size) {
  Status status = check_complete(data, info, completeness);
  if (!status) return status;
  auto* const target = static_cast<char*>(output);
  Writer writer(Writer::Target{target, size});
  Encoded encoded;
  if (!encode(data, info, writer, encoded)) return Status(ErrorCode::kOutOfMemory);
  if (encoded.size != size) return Status(ErrorCode::kBufferTooSmall);
  copy_spans(encoded, target);
  return status;
}

}  // namespace onnxgen::message
