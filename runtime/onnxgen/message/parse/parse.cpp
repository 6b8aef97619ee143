#include "onnxgen/message/parse/parse.h"

#include "onnxgen/wire/utf8.h"

namespace onnxgen::parse {
namespace {

using wire::WireType;

// Skips the rest of a group whose start tag was read, up to and including its end tag.
const char* skip_group(const char* p, const char* end, std::uint32_t number, ParseContext& context) noexcept;

const char* skip_value(const char* p, const char* end, std::uint32_t tag, ParseContext& context) noexcept {
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
    case static_cast<std::uint32_t>(WireType::kGroupStart):
      return skip_group(p, end, wire::tag_number(tag), context);
    default:
      return nullptr;  // a group end without its start, or wire type 6 or 7
  }
}

const char* skip_group(const char* p, const char* end, std::uint32_t number, ParseContext& context) noexcept {
  if (!context.enter(p)) return nullptr;
  const std::uint32_t end_tag = wire::make_tag(number, WireType::kGroupEnd);
  while (p < end) {
    const char* const start = p;
    std::uint32_t tag = 0;
    p = wire::read_tag(p, end, tag);
    if (p != nullptr && tag == end_tag) {
      context.leave();
      return p;
    }
    if (p == nullptr || wire::tag_number(tag) == 0) return context.fail_field(start, end, 0);
    p = skip_value(p, end, tag, context);
    if (p == nullptr) return context.fail_field(start, end, tag);
  }
  return context.fail(ErrorCode::kTruncated, end);
}

// One string or bytes value at `p`.
[[gnu::always_inline]] inline const char* read_view(const char* p, const char* end, std::string_view& view) noexcept {
  std::size_t length = 0;
  p = wire::read_length(p, end, length);
  if (p == nullptr) return nullptr;
  view = std::string_view(p, length);
  return p + length;
}

[[gnu::always_inline]] inline bool init_bytes(BytesField& field, std::string_view value,
                                              ParseContext& context) noexcept {
  if (!context.borrows(value)) return field.try_init(value, context.arena());
  field.borrow(value, context.arena());
  return true;
}

template <bool kCheckUtf8>
[[gnu::noinline]] const char* read_any_string(StringField& field, const char* p, const char* end,
                                              ParseContext& context) noexcept {
  std::string_view value;
  p = read_view(p, end, value);
  if (p == nullptr) return nullptr;
  if (kCheckUtf8 && !wire::is_valid_utf8(value)) return context.fail(ErrorCode::kInvalidUtf8, value.data());
  return field.try_init(value, context.arena()) ? p : context.fail_allocation(value.data());
}

// Nearly all strings are names of at most 64 bytes that stand well before the end of the input.
template <bool kCheckUtf8>
[[gnu::always_inline]] inline const char* read_string_impl(StringField& field, const char* p, const char* end,
                                                           ParseContext& context) noexcept {
  if (!kCheckUtf8 && context.readable(p) > static_cast<std::ptrdiff_t>(StringField::kMaxBlind)) {
    const auto length = static_cast<unsigned char>(*p);
    if (length <= StringField::kMaxBlind && length < end - p && field.try_init_blind(p + 1, length, context.arena())) {
      return p + 1 + length;
    }
  }
  return read_any_string<kCheckUtf8>(field, p, end, context);
}

template <bool kCheckUtf8>
[[gnu::always_inline]] inline const char* read_strings_impl(RepeatedString& field, const char* p, const char* end,
                                                            std::uint32_t tag, ParseContext& context) noexcept {
  const std::size_t base = context.stack().size();
  do {
    StringField element = {};
    const char* const start = p;
    p = read_string_impl<kCheckUtf8>(element, p, end, context);
    if (p == nullptr) return context.fail_element(base, field.size() + context.stack().size() - base);
    if (!context.stack().push(element)) return context.fail_allocation(start);
  } while (accept_tag(p, end, tag));
  return append_pushed(StorageAccess::array(field), base, context) ? p : context.fail_allocation(p);
}

char* write_varint(char* p, std::uint64_t value) noexcept {
  char* const end = p + wire::varint_size(value);
  wire::write_varint_before(end, value);
  return end;
}

}  // namespace

const char* skip(const char* p, const char* end, std::uint32_t tag, ParseContext& context) noexcept {
  return wire::tag_number(tag) != 0 ? skip_value(p, end, tag, context) : nullptr;
}

const char* read_unknown(MessageHeader& header, const char* start, const char* p, const char* end, std::uint32_t tag,
                         ParseContext& context) noexcept {
  p = skip(p, end, tag, context);
  if (p == nullptr || !context.keep_unknown()) return p;
  const std::string_view field(start, static_cast<std::size_t>(p - start));
  return header.try_append_unknown(field) ? p : context.fail_allocation(start);
}

bool keep_unknown_enum(MessageHeader& header, std::uint32_t number, std::uint64_t value,
                       ParseContext& context) noexcept {
  if (!context.keep_unknown()) return true;
  char encoded[2 * wire::kMaxVarintBytes];
  char* p = write_varint(encoded, wire::make_tag(number, WireType::kVarint));
  p = write_varint(p, value);
  return header.try_append_unknown({encoded, static_cast<std::size_t>(p - encoded)});
}

const char* keep_unknown_entry(MessageHeader& header, std::uint32_t tag, const char* start, const char* stop,
                               ParseContext& context) noexcept {
  if (!context.keep_unknown()) return stop;
  char encoded[wire::kMaxVarintBytes];
  const std::string_view encoded_tag(encoded, static_cast<std::size_t>(write_varint(encoded, tag) - encoded));
  const std::string_view entry(start, static_cast<std::size_t>(stop - start));
  return header.try_append_unknown(encoded_tag, entry) ? stop : context.fail_allocation(start);
}

const char* read_string(StringField& field, const char* p, const char* end, ParseContext& context) noexcept {
  return read_string_impl<false>(field, p, end, context);
}

const char* read_utf8_string(StringField& field, const char* p, const char* end, ParseContext& context) noexcept {
  return read_string_impl<true>(field, p, end, context);
}

const char* read_bytes(BytesField& field, const char* p, const char* end, ParseContext& context) noexcept {
  std::string_view value;
  p = read_view(p, end, value);
  if (p == nullptr) return nullptr;
  field.clear(context.arena());
  return init_bytes(field, value, context) ? p : context.fail_allocation(value.data());
}

const char* read_strings(RepeatedString& field, const char* p, const char* end, std::uint32_t tag,
                         ParseContext& context) noexcept {
  return read_strings_impl<false>(field, p, end, tag, context);
}

const char* read_utf8_strings(RepeatedString& field, const char* p, const char* end, std::uint32_t tag,
                              ParseContext& context) noexcept {
  return read_strings_impl<true>(field, p, end, tag, context);
}

const char* read_bytes_run(RepeatedBytes& field, const char* p, const char* end, std::uint32_t tag,
                           ParseContext& context) noexcept {
  const std::size_t base = context.stack().size();
  do {
    std::string_view value;
    p = read_view(p, end, value);
    if (p == nullptr) return context.fail_element(base, field.size() + (context.stack().size() - base) / 2);
    BytesField element = {};
    if (!init_bytes(element, value, context) || !context.stack().push(element)) {
      return context.fail_allocation(value.data());
    }
  } while (accept_tag(p, end, tag));
  return append_pushed(StorageAccess::array(field), base, context) ? p : context.fail_allocation(p);
}

}  // namespace onnxgen::parse
