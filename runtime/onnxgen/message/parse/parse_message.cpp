// Parsing a whole message: from bytes in memory or from a stream, onto an arena or the heap.
#include <algorithm>
#include <cstdlib>
#include <istream>
#include <limits>

#include "onnxgen/message/message.h"
#include "onnxgen/message/parse/parse.h"

namespace onnxgen::message {
namespace {

// For expected_size(). On the heap only a large message gets an arena for it.
void remember_size(MessageHeader& header, std::uint64_t size) noexcept {
  constexpr std::size_t kWorthAnArena = 64 * 1024;
  if (!header.is_root() || (header.arena_or_null() == nullptr && size < kWorthAnArena)) return;
  Arena* const arena = header.try_arena();
  if (arena != nullptr) arena->add_parsed_bytes(size);
}

Status run_parser(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options,
                  ParseContext& context) {
  const char* const end = info.parse(data, input.data(), input.data() + input.size(), context);
  if (end == nullptr) return context.status(info);
  remember_size(header_of(data), context.length_when_written());
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
  if (borrows && options.borrow_strings) context.borrow_strings();
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

}  // namespace onnxgen::message
