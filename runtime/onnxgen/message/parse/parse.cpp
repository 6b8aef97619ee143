#include "onnxgen/message/parse/parse.h"

#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/utf8.h"

namespace onnxgen::parse {
namespace {

using wire::WireType;

// The start tags of open unknown groups. They are kept on the parser's own stack, so that the thread's stack does not
// grow, however large the depth limit is.
class OpenGroups {
 public:
  explicit OpenGroups(ParseContext& context) noexcept : context_(context), base_(context.stack().size()) {}
  OpenGroups(const OpenGroups&) = delete;
  OpenGroups& operator=(const OpenGroups&) = delete;
  ~OpenGroups() { context_.stack().truncate(base_); }

  // Opens the group whose start tag ends at `p`. Fails and returns false if it is nested too deeply or memory is
  // exhausted.
  bool open(std::uint32_t tag, const char* p) noexcept {
    return context_.enter(p) && (context_.stack().push(tag) || context_.fail_allocation(p) != nullptr);
  }
  void close() noexcept {
    context_.stack().truncate(context_.stack().size() - 1);
    context_.leave();
  }
  bool none_open() const noexcept { return context_.stack().size() == base_; }

  // Returns whether `tag` ends the innermost group.
  bool ends_innermost(std::uint32_t tag) const noexcept {
    constexpr std::uint32_t kEndFromStart = 1;  // wire types 3 and 4
    return tag == innermost() + kEndFromStart;
  }

  // Adds all groups but the outermost, which the caller adds, to the path of a failure. Returns nullptr.
  const char* fail(const char* end) noexcept {
    while (context_.stack().size() > base_ + 1) {
      context_.fail_field(end, end, innermost());
      context_.stack().truncate(context_.stack().size() - 1);
    }
    return nullptr;
  }

 private:
  std::uint32_t innermost() const noexcept {
    std::uint32_t tag = 0;
    std::memcpy(&tag, context_.stack().at(context_.stack().size() - 1), sizeof tag);
    return tag;
  }

  ParseContext& context_;
  std::size_t base_;
};

// Skips the rest of a group whose start tag was read, including its end tag.
const char* skip_group(const char* p, const char* end, std::uint32_t start_tag, ParseContext& context) noexcept {
  OpenGroups groups(context);
  if (!groups.open(start_tag, p)) return nullptr;
  while (p < end) {
    const char* const start = p;
    std::uint32_t tag = 0;
    p = wire::read_tag(p, end, tag);
    if (p == nullptr || wire::tag_number(tag) == 0) {
      context.fail_field(start, end, 0);
      return groups.fail(end);
    }
    if (groups.ends_innermost(tag)) {
      groups.close();
      if (groups.none_open()) return p;
      continue;
    }
    const bool is_group = wire::tag_type(tag) == static_cast<std::uint32_t>(WireType::kGroupStart);
    if (is_group ? groups.open(tag, p) : (p = skip_plain_value(p, end, tag)) != nullptr) continue;
    context.fail_field(start, end, tag);
    return groups.fail(end);
  }
  context.fail(ErrorCode::kTruncated, end);
  return groups.fail(end);
}

// Reads one string or bytes value at `p`.
ONNXGEN_ALWAYS_INLINE inline const char* read_view(const char* start, const char* end, std::string_view& view,
                                                   ParseContext& context) noexcept {
  std::size_t length = 0;
  const char* const p = wire::read_length(start, end, length);
  if (p == nullptr) return context.fail_length(start);
  view = std::string_view(p, length);
  return p + length;
}

ONNXGEN_ALWAYS_INLINE inline bool init_bytes(BytesField& field, std::string_view value,
                                             ParseContext& context) noexcept {
  if (!context.borrows(value)) return field.try_init(value, context.arena());
  field.borrow(value, context.arena());
  return true;
}

ONNXGEN_NOINLINE const char* read_any_string(StringField& field, const char* p, const char* end, bool check_utf8,
                                             ParseContext& context) noexcept {
  std::string_view value;
  p = read_view(p, end, value, context);
  if (p == nullptr) return nullptr;
  if (check_utf8 && !wire::is_valid_utf8(value)) return context.fail(ErrorCode::kInvalidUtf8, value.data());
  return field.try_init(value, context.arena()) ? p : context.fail_allocation(value.data());
}

// Makes `field` refer to the string at `p` if it is short enough. Otherwise returns nullptr and changes nothing.
ONNXGEN_ALWAYS_INLINE inline const char* borrow_string(StringField& field, const char* p, const char* end) noexcept {
  if (p >= end) return nullptr;
  const auto length = static_cast<unsigned char>(*p);
  if (length > StringField::kLongestBorrowed || length >= end - p) return nullptr;
  field.borrow(p);
  return p + 1 + length;
}

// Optimized for names of at most 64 bytes that are not near the end of the input: nearly all strings are.
ONNXGEN_ALWAYS_INLINE inline const char* read_string_impl(StringField& field, const char* p, const char* end,
                                                          bool check_utf8, ParseContext& context) noexcept {
  if (wire::is_unlikely(context.borrows_string_at(p))) {
    StringField borrowed = {};
    const char* const after = borrow_string(borrowed, p, end);
    if (after != nullptr && (!check_utf8 || wire::is_valid_utf8(borrowed.get()))) {
      field = borrowed;
      return after;
    }
  }
  if (!ONNXGEN_FOR_SIZE && !check_utf8 &&
      wire::is_likely(context.readable(p) > static_cast<std::ptrdiff_t>(StringField::kMaxShort))) {
    const auto length = static_cast<unsigned char>(*p);
    if (wire::is_likely(length <= StringField::kMaxShort) && wire::is_likely(length < end - p) &&
        wire::is_likely(field.try_init_short(p + 1, length, context.arena()))) {
      return p + 1 + length;
    }
  }
  return read_any_string(field, p, end, check_utf8, context);
}

// Reads a run of strings or bytes. First counts the elements by skipping from length to length, then reads them into an
// array of that size. read_one(element, p) reads one value after its tag and must end where count_run() found its end.
// On failure, the array keeps none of the elements; memory allocated for them is released with the arena.
template <class Element, class ReadOne>
ONNXGEN_ALWAYS_INLINE inline const char* read_counted_run(Array<Element>& array, const char* p, const char* end,
                                                          std::uint32_t tag, ParseContext& context,
                                                          ReadOne&& read_one) noexcept {
  const std::size_t old_size = array.size();
  const std::size_t count = count_run(p, end, tag);
  Element* const elements = array.try_append(count, context.arena());
  if (elements == nullptr) return context.fail_allocation(p);
  for (std::size_t i = 0;; accept_tag(p, end, tag)) {  // count_run() has checked this tag
    elements[i] = {};
    p = read_one(elements[i], p);
    if (wire::is_unlikely(p == nullptr)) {
      array.truncate(old_size);
      return context.fail_element(context.stack().size(), old_size + i);
    }
    if (++i == count) return p;
  }
}

ONNXGEN_ALWAYS_INLINE inline const char* read_strings_impl(RepeatedString& field, const char* p, const char* end,
                                                           std::uint32_t tag, bool check_utf8,
                                                           ParseContext& context) noexcept {
  return read_counted_run(StorageAccess::array(field), p, end, tag, context, [&](StringField& element, const char* at) {
    return read_string_impl(element, at, end, check_utf8, context);
  });
}

ONNXGEN_ALWAYS_INLINE inline void* try_create_message(const MessageInfo& info, Arena& arena) noexcept {
  void* const data = arena.try_allocate(info.data_size);
  if (data == nullptr) return nullptr;
  std::memcpy(data, info.default_data, info.data_size);
  message::header_of(data).join(arena);
  return data;
}

ONNXGEN_ALWAYS_INLINE inline const char* read_body(void* message, const MessageInfo& info, std::uint32_t group,
                                                   const char* p, const char* end, ParseContext& context) noexcept {
  return group == 0 ? read_delimited(message, info, p, end, context)
                    : read_group(message, info, p, end, group, context);
}

char* write_varint(char* p, std::uint64_t value) noexcept {
  char* const end = p + wire::varint_size(value);
  wire::write_varint_before(end, value);
  return end;
}

}  // namespace

const char* skip_plain_value(const char* p, const char* end, std::uint32_t tag) noexcept {
  std::uint64_t ignored = 0;
  std::size_t length = 0;
  switch (wire::tag_type(tag)) {
    case static_cast<std::uint32_t>(WireType::kVarint):
      return wire::read_varint(p, end, ignored);
    case static_cast<std::uint32_t>(WireType::kFixed64):
      return end - p >= 8 ? p + 8 : nullptr;
    case static_cast<std::uint32_t>(WireType::kFixed32):
      return end - p >= 4 ? p + 4 : nullptr;
    case static_cast<std::uint32_t>(WireType::kLengthDelimited):
      p = wire::read_length(p, end, length);
      return p != nullptr ? p + length : nullptr;
    default:
      return nullptr;
  }
}

const char* skip(const char* p, const char* end, std::uint32_t tag, ParseContext& context) noexcept {
  if (wire::tag_number(tag) == 0) return nullptr;
  const bool is_group = wire::tag_type(tag) == static_cast<std::uint32_t>(WireType::kGroupStart);
  return is_group ? skip_group(p, end, tag, context) : skip_plain_value(p, end, tag);
}

const char* read_group(void* data, const MessageInfo& info, const char* p, const char* end, std::uint32_t number,
                       ParseContext& context) noexcept {
  const ParseContext::OpenGroup outer = context.open_group(wire::make_tag(number, wire::WireType::kGroupEnd));
  p = info.parse(data, p, end, context);
  const bool ended = context.close_group(outer);
  if (p == nullptr) return nullptr;
  return ended ? p : context.fail(ErrorCode::kTruncated, end);
}

const char* read_unknown(MessageHeader& header, const char* start, const char* p, const char* end, std::uint32_t tag,
                         ParseContext& context) noexcept {
  p = skip(p, end, tag, context);
  if (p == nullptr || !context.keep_unknown()) return p;
  const std::string_view field(start, static_cast<std::size_t>(p - start));
  return append_unknown(header, context, field) ? p : context.fail_allocation(start);
}

const char* read_message(void*& message, const MessageInfo& info, std::uint32_t group, const char* p, const char* end,
                         ParseContext& context) noexcept {
  if (!context.enter(p)) return nullptr;
  if (message == nullptr) {
    message = try_create_message(info, context.arena());
    if (message == nullptr) return context.fail_allocation(p);
  }
  p = read_body(message, info, group, p, end, context);
  context.leave();
  return p;
}

const char* read_messages(Array<void*>& field, const MessageInfo& info, std::uint32_t group, const char* p,
                          const char* end, std::uint32_t tag, ParseContext& context) noexcept {
  if (!context.enter(p)) return nullptr;
  const std::size_t base = context.stack().size();
  do {
    // Even an empty call makes this loop 14 bytes longer, so code for size omits it.
    if constexpr (!ONNXGEN_FOR_SIZE) context.reach(p);
    void* const message = try_create_message(info, context.arena());
    if (message == nullptr || !context.stack().push(message)) return context.fail_allocation(p);
    p = read_body(message, info, group, p, end, context);
    if (p == nullptr) return context.fail_element(base, context.stack().size() - base - 1 + field.size());
  } while (accept_tag(p, end, tag));
  if (!append_pushed(field, base, context)) return context.fail_allocation(p);
  context.leave();
  return p;
}

CountedArena::CountedArena(MessageHeader& header, ParseContext& context) noexcept : context_(context) {
  if (!context.is_on_heap()) {
    arena_ = &context.arena();
    return;
  }
  MemoryLimit& memory = context.memory();
  if (header.arena_or_null() == nullptr && !memory.try_add(malloc_size(Arena::kSmallest))) return;
  arena_ = header.try_arena();
  if (arena_ == nullptr) return;
  before_ = arena_->allocated_bytes();
  arena_->set_limit(memory.left() < MemoryLimit::kNone - before_ ? before_ + memory.left() : MemoryLimit::kNone);
}

CountedArena::~CountedArena() {
  if (!context_.is_on_heap() || arena_ == nullptr) return;
  if (arena_->limit_reached()) context_.memory().refuse();
  arena_->set_limit(MemoryLimit::kNone);
  context_.memory().replace(before_, arena_->allocated_bytes());
}

bool append_unknown(MessageHeader& header, ParseContext& context, std::string_view bytes,
                    std::string_view more) noexcept {
  if (!context.is_on_heap()) return header.try_append_unknown(bytes, more);
  const CountedArena arena(header, context);
  return arena.get() != nullptr && header.try_append_unknown(bytes, more);
}

bool keep_unknown_enum(MessageHeader& header, std::uint32_t number, std::uint64_t value,
                       ParseContext& context) noexcept {
  if (!context.keep_unknown()) return true;
  char encoded[2 * wire::kMaxVarintBytes];
  char* p = write_varint(encoded, wire::make_tag(number, WireType::kVarint));
  p = write_varint(p, value);
  return append_unknown(header, context, {encoded, static_cast<std::size_t>(p - encoded)});
}

const char* keep_unknown_entry(MessageHeader& header, std::uint32_t tag, const char* start, const char* stop,
                               ParseContext& context) noexcept {
  if (!context.keep_unknown()) return stop;
  char encoded[wire::kMaxVarintBytes];
  const std::string_view encoded_tag(encoded, static_cast<std::size_t>(write_varint(encoded, tag) - encoded));
  const std::string_view entry(start, static_cast<std::size_t>(stop - start));
  return append_unknown(header, context, encoded_tag, entry) ? stop : context.fail_allocation(start);
}

const char* read_string(StringField& field, const char* p, const char* end, ParseContext& context) noexcept {
  return read_string_impl(field, p, end, false, context);
}

const char* read_utf8_string(StringField& field, const char* p, const char* end, ParseContext& context) noexcept {
  return read_string_impl(field, p, end, true, context);
}

const char* read_bytes(BytesField& field, const char* p, const char* end, ParseContext& context) noexcept {
  std::string_view value;
  p = read_view(p, end, value, context);
  if (p == nullptr) return nullptr;
  field.clear(context.arena());
  return init_bytes(field, value, context) ? p : context.fail_allocation(value.data());
}

const char* read_strings(RepeatedString& field, const char* p, const char* end, std::uint32_t tag,
                         ParseContext& context) noexcept {
  return read_strings_impl(field, p, end, tag, false, context);
}

const char* read_utf8_strings(RepeatedString& field, const char* p, const char* end, std::uint32_t tag,
                              ParseContext& context) noexcept {
  return read_strings_impl(field, p, end, tag, true, context);
}

const char* read_bytes_run(RepeatedBytes& field, const char* p, const char* end, std::uint32_t tag,
                           ParseContext& context) noexcept {
  return read_counted_run(StorageAccess::array(field), p, end, tag, context, [&](BytesField& element, const char* at) {
    std::string_view value;
    at = read_view(at, end, value, context);
    if (at == nullptr) return at;
    return init_bytes(element, value, context) ? at : context.fail_allocation(value.data());
  });
}

}  // namespace onnxgen::parse
