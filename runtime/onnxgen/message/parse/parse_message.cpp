// Parsing a whole message from bytes in memory, into an arena or onto the heap.
#include <algorithm>

#include "onnxgen/message/message.h"
#include "onnxgen/message/parse/parse.h"
#include "onnxgen/message/parse/survey.h"

namespace onnxgen::message {
namespace {

// Stores the encoded size for likely_size(). On the heap, only a large message gets an arena for this.
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
  remember_size(header_of(data), context.expected_output_size());
  return check_complete(data, info, options.allow_partial ? Completeness::kPartial : Completeness::kRequired);
}

// Creates an arena for parsing `input`. Without its large values, a TensorProto occupies 3.4 times its encoded size.
Arena* create_arena(const MessageInfo& info, std::string_view input, BytesMode mode) noexcept {
  constexpr std::size_t kSmallest = 128;
  constexpr std::size_t kLargest = 4 * 1024;
  const parse::Survey found = parse::survey(info, input);
  if (ONNXGEN_FOR_SIZE || !found.has_values) {
    return Arena::create(std::clamp(found.structure, Arena::kFirstBlock, kLargest));
  }
  return Arena::create(std::clamp(std::min(found.structure, kLargest) * 7 / 2, kSmallest, kLargest),
                       mode == BytesMode::kCopy ? found.short_values : 0);
}

// Returns the size of the first slab. Parsed messages occupy several times the size of the input, most of it in slabs:
// the graph of a small model ten to fifteen times, a TensorProto without its large values seven times. One slab instead
// of three for such a graph saves a twelfth of the parse time.
std::size_t first_slab(const MessageInfo& info, std::string_view input) noexcept {
  constexpr std::size_t kSmallest = 224;
  const parse::Survey found = parse::survey(info, input);
  const std::size_t bytes_per_byte = found.has_values ? 7 : 16;
  const std::size_t largest = (found.has_values ? 1 : 8) * 1024;
  return std::clamp(bytes_per_byte * std::min(found.structure, largest), kSmallest, largest);
}

Status parse_with(SlabAllocator& slabs, void* data, const MessageInfo& info, std::string_view input,
                  const ParseOptions& options) {
  ParseContext context(slabs, input, options.max_depth, options.keep_unknown_fields);
  Status status = run_parser(data, info, input, options, context);
  slabs.expect(nullptr);
  return status;
}

}  // namespace

Arena* prepare(void* data, const MessageInfo& info, std::string_view input, BytesMode mode) noexcept {
  clear(data, info);
  MessageHeader& header = header_of(data);
  if (header.arena_or_null() == nullptr) {
    Arena* const arena = create_arena(info, input, mode);
    if (arena == nullptr) return nullptr;
    header.own(*arena);
  }
  return header.arena_or_null();
}

Status merge_parse(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options,
                   BytesMode mode) {
  if (input.size() > options.max_total_bytes) return Status(ErrorCode::kInputTooLarge);
  MessageHeader& header = header_of(data);
  if (header.arena_or_null() == nullptr && prepare(data, info, input, mode) == nullptr) {
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

Status merge_parse_on_heap(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options,
                           SlabAllocator* of_arena) {
  if (input.size() > options.max_total_bytes) return Status(ErrorCode::kInputTooLarge);
  if (of_arena != nullptr) return parse_with(*of_arena, data, info, input, options);
  MemoryLimit memory(options.max_allocated_bytes);
  SlabAllocator own(memory, first_slab(info, input));
  return parse_with(own, data, info, input, options);
}

Status parse(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options, BytesMode mode) {
  if (prepare(data, info, input, mode) == nullptr) return Status(ErrorCode::kOutOfMemory);
  Status status = merge_parse(data, info, input, options, mode);
  if (!status) clear(data, info);
  return status;
}

}  // namespace onnxgen::message
