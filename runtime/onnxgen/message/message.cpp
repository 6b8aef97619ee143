#include "onnxgen/message/message.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <istream>
#include <limits>
#include <ostream>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/message/fields/message_field.h"
#include "onnxgen/message/parse/parse.h"
#include "onnxgen/message/write/write.h"

namespace onnxgen::message {
namespace {

MessageHeader& header_of(void* data) noexcept {
  return *static_cast<MessageHeader*>(data);
}
const MessageHeader& header_of(const void* data) noexcept {
  return *static_cast<const MessageHeader*>(data);
}

// All of a message's data behind its header: what may move between messages of one arena as bytes.
void* content_of(void* data) noexcept {
  return static_cast<MessageHeader*>(data) + 1;
}
const void* content_of(const void* data) noexcept {
  return static_cast<const MessageHeader*>(data) + 1;
}
std::size_t content_size(const MessageInfo& info) noexcept {
  return info.data_size - sizeof(MessageHeader);
}

// A root on its own, for copies that must not touch their target until they are complete.
class Temporary {
 public:
  explicit Temporary(const MessageInfo& info) : memory_(new std::uint64_t[words(info)]) {
    std::memcpy(memory_, info.default_data, info.data_size);
  }
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary() {
    header_of(data()).destroy();
    delete[] memory_;
  }
  void* data() noexcept { return memory_; }

 private:
  static std::size_t words(const MessageInfo& info) noexcept {
    return (info.data_size + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t);
  }
  std::uint64_t* memory_;
};

bool share_arena(const void* a, const void* b) noexcept {
  const Arena* const arena = header_of(a).arena_or_null();
  return arena != nullptr && arena == header_of(b).arena_or_null();
}

void swap_bytes(void* a, void* b, std::size_t size) noexcept {
  auto* const x = static_cast<unsigned char*>(a);
  std::swap_ranges(x, x + size, static_cast<unsigned char*>(b));
}

void reset_content(void* data, const MessageInfo& info) noexcept {
  header_of(data).clear_unknown();
  std::memcpy(content_of(data), content_of(info.default_data), content_size(info));
}

Status check_required(const void* data, const MessageInfo& info) {
  FieldPath missing;
  if (onnxgen::is_initialized(data, info, missing)) return Status();
  return missing.failure(ErrorCode::kMissingRequired, 0, info);
}

}  // namespace

bool is_initialized(const void* data, const MessageInfo& info) {
  FieldPath missing;
  return onnxgen::is_initialized(data, info, missing);
}

void clear(void* data, const MessageInfo& info) noexcept {
  MessageHeader& header = header_of(data);
  reset_content(data, info);
  if (header.is_root() && header.arena_or_null() != nullptr) header.arena_or_null()->clear();
}

void merge(void* to, const void* from, const MessageInfo& info) {
  if (share_arena(to, from)) {  // `from` may be part of `to`, and grow while it is read
    Temporary copy_of_from(info);
    info.merge(copy_of_from.data(), from, header_of(copy_of_from.data()).arena());
    info.merge(to, copy_of_from.data(), header_of(to).arena());
  } else {
    info.merge(to, from, header_of(to).arena());
  }
}

void copy(void* to, const void* from, const MessageInfo& info) {
  if (to == from) return;
  if (!header_of(to).is_root() && !share_arena(to, from)) {
    reset_content(to, info);
    info.merge(to, from, header_of(to).arena());
    return;
  }
  Temporary result(info);
  info.merge(result.data(), from, header_of(result.data()).arena());
  if (header_of(to).is_root()) {
    swap_bytes(to, result.data(), info.data_size);
  } else {
    reset_content(to, info);
    info.merge(to, result.data(), header_of(to).arena());
  }
}

void move(void* to, void* from, const MessageInfo& info) {
  if (to == from) return;
  if (share_arena(to, from)) {
    std::memcpy(content_of(to), content_of(from), content_size(info));
    header_of(to).swap_unknown(header_of(from));
    reset_content(from, info);
  } else if (header_of(to).is_root() && header_of(from).is_root()) {
    swap_bytes(to, from, info.data_size);
    clear(from, info);
  } else {
    copy(to, from, info);
    clear(from, info);
  }
}

void swap(void* a, void* b, const MessageInfo& info) {
  if (a == b) return;
  if (share_arena(a, b)) {
    swap_bytes(content_of(a), content_of(b), content_size(info));
    header_of(a).swap_unknown(header_of(b));
  } else if (header_of(a).is_root() && header_of(b).is_root()) {
    swap_bytes(a, b, info.data_size);
  } else {
    Temporary old_a(info);
    copy(old_a.data(), a, info);
    copy(a, b, info);
    copy(b, old_a.data(), info);
  }
}

namespace {

// For expected_size(). On the heap only a large message gets an arena for it.
void remember_size(MessageHeader& header, std::size_t size) noexcept {
  constexpr std::size_t kWorthAnArena = 64 * 1024;
  if (!header.is_root() || (header.arena_or_null() == nullptr && size < kWorthAnArena)) return;
  Arena* const arena = header.try_arena();
  if (arena != nullptr) arena->add_parsed_bytes(size);
}

Status run_parser(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options,
                  ParseContext& context) {
  const char* const end = info.parse(data, input.data(), input.data() + input.size(), context);
  if (end == nullptr) return context.status(info);
  remember_size(header_of(data), input.size());
  return options.allow_partial ? Status() : check_required(data, info);
}

}  // namespace

Arena* prepare(void* data, const MessageInfo& info, std::size_t expected_bytes) noexcept {
  clear(data, info);
  MessageHeader& header = header_of(data);
  if (header.arena_or_null() == nullptr) {
    Arena* const arena = Arena::create(expected_bytes);
    if (arena == nullptr) return nullptr;
    header.own(*arena);
  }
  return header.arena_or_null();
}

Status merge_parse(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options,
                   BytesMode mode) {
  if (input.size() > options.max_total_bytes) return Status(ErrorCode::kInputTooLarge);
  MessageHeader& header = header_of(data);
  if (header.arena_or_null() == nullptr && prepare(data, info, input.size()) == nullptr) {
    return Status(ErrorCode::kOutOfMemory);
  }
  Arena& arena = *header.arena_or_null();
  arena.set_limit(options.max_allocated_bytes);
  const bool borrows = mode == BytesMode::kBorrow;
  ParseContext context(arena, input, options.max_depth, borrows, options.keep_unknown_fields);
  if (borrows) context.set_min_borrowed_bytes(options.min_borrowed_bytes);
  Status status = run_parser(data, info, input, options, context);
  arena.set_limit(MemoryLimit::kNone);
  return status;
}

Status merge_parse_on_heap(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options) {
  if (input.size() > options.max_total_bytes) return Status(ErrorCode::kInputTooLarge);
  MemoryLimit memory(options.max_allocated_bytes);
  ParseContext context(memory, input, options.max_depth, options.keep_unknown_fields);
  return run_parser(data, info, input, options, context);
}

Status parse(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options, BytesMode mode) {
  if (prepare(data, info, input.size()) == nullptr) return Status(ErrorCode::kOutOfMemory);
  Status status = merge_parse(data, info, input, options, mode);
  if (!status) clear(data, info);
  return status;
}

namespace {

// A buffer that grows without exceptions.
class InputBuffer {
 public:
  InputBuffer() noexcept = default;
  InputBuffer(const InputBuffer&) = delete;
  InputBuffer& operator=(const InputBuffer&) = delete;
  ~InputBuffer() { std::free(data_); }

  std::string_view view() const noexcept { return {data_ != nullptr ? data_ : "", size_}; }

  // Reads to the end of the stream, or to one byte past `max_bytes`.
  Status fill(std::istream& input, std::uint64_t max_bytes) {
    while (input.good() && size_ <= max_bytes) {
      if (size_ == capacity_ && !grow()) return Status(ErrorCode::kOutOfMemory);
      const std::uint64_t allowed = max_bytes - size_;  // one more shows that the input is too large
      const std::uint64_t wanted = capacity_ - size_ <= allowed ? capacity_ - size_ : allowed + 1;
      input.read(data_ + size_, static_cast<std::streamsize>(wanted));
      size_ += static_cast<std::size_t>(input.gcount());
    }
    return input.bad() ? Status(ErrorCode::kReadFailed) : Status();
  }

 private:
  bool grow() noexcept {
    constexpr std::size_t kSmallest = 64 * 1024;
    if (capacity_ > std::numeric_limits<std::size_t>::max() / 2) return false;
    const std::size_t capacity = std::max(kSmallest, 2 * capacity_);
    auto* const larger = static_cast<char*>(std::realloc(data_, capacity));
    if (larger == nullptr) return false;
    data_ = larger;
    capacity_ = capacity;
    return true;
  }

  char* data_ = nullptr;
  std::size_t size_ = 0;
  std::size_t capacity_ = 0;
};

}  // namespace

Status parse_stream(void* data, const MessageInfo& info, std::istream& input, const ParseOptions& options) {
  InputBuffer buffer;
  Status status = buffer.fill(input, options.max_total_bytes);
  if (!status) {
    clear(data, info);
    return status;
  }
  return parse(data, info, buffer.view(), options, BytesMode::kCopy);
}

namespace {

using Completeness = message::Completeness;

Status check_complete(const void* data, const MessageInfo& info, Completeness completeness) {
  const bool is_checked = info.initialized != nullptr && completeness == Completeness::kRequired;
  return is_checked ? check_required(data, info) : Status();
}

struct Encoded {
  const Span* spans = nullptr;
  std::size_t count = 0;

  // More than can be had where addresses have 32 bits, and bytes are borrowed several times.
  std::uint64_t size() const noexcept {
    std::uint64_t size = 0;
    for (std::size_t i = 0; i < count; ++i) size += spans[i].size();
    return size;
  }
};

Status encode(const void* data, const MessageInfo& info, Writer& writer, Encoded& encoded) {
  char* const begin = info.write(data, writer.start(), writer);
  return writer.finish(begin, encoded.spans, encoded.count) ? Status() : Status(ErrorCode::kOutOfMemory);
}

// Copies all spans to `output`. Where some stand there already, it is the last one, and the others fit before it.
void copy_spans(const Encoded& encoded, char* output) {
  for (std::size_t i = 0; i < encoded.count; ++i) {
    const Span span = encoded.spans[i];
    if (span.data() != output) std::memmove(output, span.data(), span.size());
    output += span.size();
  }
}

// The size that the message has, or most likely has: it is as long as the input was that it was parsed from, unless it
// was changed. Going through a large message for its size costs more than half of what writing it does.
std::size_t expected_size(const void* data, const MessageInfo& info) {
  const MessageHeader& header = header_of(data);
  const Arena* const arena = header.is_root() ? header.arena_or_null() : nullptr;
  const std::uint64_t parsed = arena != nullptr ? arena->parsed_bytes() : 0;
  const std::uint64_t size = parsed != 0 ? parsed : info.byte_size(data);
  return size_in_memory(size);
}

// What a string has behind its first `kept` bytes, as much as the message most likely needs.
class StringTarget {
 public:
  StringTarget(const void* data, const MessageInfo& info, std::string& output, std::size_t kept) noexcept
      : data_(data), info_(info), output_(output), kept_(kept) {}
  StringTarget(const StringTarget&) = delete;
  StringTarget& operator=(const StringTarget&) = delete;
  // Unless it was finished, also by an exception, nothing follows the kept bytes.
  ~StringTarget() {
    if (!is_finished_) output_.resize(kept_);
  }

  Writer::TargetMaker maker() noexcept {
    return {[](void* target) noexcept { return static_cast<StringTarget*>(target)->make(); }, this};
  }

  bool has_room_for(const Encoded& encoded) const noexcept { return encoded.size() <= output_.max_size() - kept_; }

  // Makes the string end with what was written.
  void finish(const Encoded& encoded) {
    const auto size = static_cast<std::size_t>(encoded.size());
    if (size <= size_ && size >= size_ / 2) {
      copy_spans(encoded, output_.data() + kept_);
      output_.resize(kept_ + size);
    } else if (size_ == 0 && kept_ + size <= output_.capacity()) {
      output_.resize(kept_);
      append_spans(encoded, output_);
    } else {
      std::string fitting;
      fitting.reserve(kept_ + size);
      fitting.append(output_, 0, kept_);
      append_spans(encoded, fitting);
      output_.swap(fitting);
    }
    is_finished_ = true;
  }

 private:
  // A string fills new room with zeros, which costs more than gathering spans where most of them are large.
  static constexpr std::size_t kLargestFilled = std::size_t{64} << 20;

  Writer::Target make() noexcept {
    const std::size_t expected = expected_size(data_, info_);
    if (expected > kLargestFilled) return {};
    if (kept_ + expected > output_.capacity()) output_.resize(kept_);  // so that what is overwritten is not moved
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

Status serialize(const void* data, const MessageInfo& info, Completeness completeness, void* sink, WriteSpans write) {
  Status status = check_complete(data, info, completeness);
  Writer writer;
  Encoded encoded;
  if (status) status = encode(data, info, writer, encoded);
  if (!status) return status;
  return write(sink, encoded.spans, encoded.count) ? Status() : Status(ErrorCode::kWriteFailed);
}

Status serialize_to_string(const void* data, const MessageInfo& info, Completeness completeness, std::string& output,
                           std::size_t kept) {
  StringTarget target(data, info, output, kept);
  Status status = check_complete(data, info, completeness);
  if (!status) return status;
  Writer writer(target.maker());
  Encoded encoded;
  status = encode(data, info, writer, encoded);
  if (!status) return status;
  const bool has_memory = target.has_room_for(encoded) && try_allocating([&] { target.finish(encoded); });
  return has_memory ? status : Status(ErrorCode::kOutOfMemory);
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
  status = encode(data, info, writer, encoded);
  if (status) copy_spans(encoded, target);
  return status;
}

Status serialize_to_stream(const void* data, const MessageInfo& info, Completeness completeness, std::ostream& output) {
  return serialize(data, info, completeness, &output, [](void* sink, const Span* spans, std::size_t count) {
    auto& stream = *static_cast<std::ostream*>(sink);
    for (std::size_t i = 0; i < count && stream; ++i) {
      stream.write(spans[i].data(), static_cast<std::streamsize>(spans[i].size()));
    }
    return stream.good();
  });
}

}  // namespace onnxgen::message
