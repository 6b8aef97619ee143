#include "onnxgen/message/extension/extension_field.h"

#include <limits>

namespace onnxgen::parse {
namespace {

// Tags of the fields of an item.
constexpr std::uint32_t kType = wire::make_tag(2, wire::WireType::kVarint);
constexpr std::uint32_t kMessage = wire::make_tag(3, wire::WireType::kLengthDelimited);
constexpr std::uint32_t kEnd = wire::make_tag(1, wire::WireType::kGroupEnd);
constexpr std::uint64_t kMaxType = std::numeric_limits<std::int32_t>::max();

struct Item {
  std::uint64_t type = 0;
  std::string_view field;  // the encoded message field, with its tag and length
  std::string_view payload;
};

std::string_view between(const char* begin, const char* end) noexcept {
  return {begin, static_cast<std::size_t>(end - begin)};
}

const ExtensionInfo* find_known(const KnownExtensions* known, std::uint32_t number) noexcept {
  return known != nullptr ? known->find(number) : nullptr;
}

// Reads one field of an item. Type and message may come in any order; the first of each counts.
const char* read_item_field(Item& item, const char* start, const char* p, const char* end, std::uint32_t tag,
                            ParseContext& context) noexcept {
  if (tag == kType) {
    std::uint64_t type = 0;
    p = wire::read_varint(p, end, type);
    if (item.type == 0) item.type = type;
    return p;
  }
  if (tag != kMessage) return skip(p, end, tag, context);
  std::size_t length = 0;
  p = wire::read_length(p, end, length);
  if (p == nullptr) return nullptr;
  if (item.field.empty()) {
    item.payload = std::string_view(p, length);
    item.field = between(start, p + length);
  }
  return p + length;
}

// Reads an item up to its end tag. Returns the position after that.
const char* read_item(Item& item, const char* p, const char* end, ParseContext& context) noexcept {
  while (p < end) {
    const char* const start = p;
    std::uint32_t tag = 0;
    p = wire::read_tag(p, end, tag);
    if (p == nullptr) return context.fail_field(start, end, 0);
    if (tag == kEnd) return p;
    p = read_item_field(item, start, p, end, tag, context);
    if (p == nullptr) return context.fail_field(start, end, 0);
  }
  return context.fail(ErrorCode::kTruncated, end);
}

}  // namespace

const char* read_extension(MessageHeader& header, ExtensionSet& extensions, const char* start, const char* p,
                           const char* end, std::uint32_t tag, const KnownExtensions* known,
                           ParseContext& context) noexcept {
  const std::uint32_t number = wire::tag_number(tag);
  const ExtensionInfo* const info = find_known(known, number);
  if (info == nullptr && context.is_on_heap()) return read_unknown(header, start, p, end, tag, context);
  p = skip(p, end, tag, context);
  if (p == nullptr) return nullptr;
  const std::string_view field = between(start, p);
  return extensions.read(header, {number, info, field, field, false}, context) ? p : nullptr;
}

const char* read_message_set(MessageHeader& header, ExtensionSet& extensions, const char* start, const char* p,
                             const char* end, std::uint32_t tag, const KnownExtensions* known,
                             ParseContext& context) noexcept {
  if (wire::tag_type(tag) == static_cast<std::uint32_t>(wire::WireType::kLengthDelimited)) {
    std::size_t length = 0;
    p = wire::read_length(p, end, length);
    if (p == nullptr) return nullptr;
    const std::uint32_t number = wire::tag_number(tag);
    const std::string_view payload(p, length);
    const ExtensionRecord record{number, find_known(known, number), between(start, p + length), payload, true};
    return extensions.read(header, record, context) ? p + length : nullptr;
  }
  if (!context.enter(p)) return nullptr;
  Item item;
  const char* const after = read_item(item, p, end, context);
  if (after == nullptr) return nullptr;
  context.leave();
  if (item.type == 0 || item.type > kMaxType || item.field.empty()) {
    return read_unknown(header, start, p, end, tag, context);
  }
  const auto number = static_cast<std::uint32_t>(item.type);
  const ExtensionRecord record{number, find_known(known, number), item.field, item.payload, true};
  return extensions.read(header, record, context) ? after : context.fail_item(number);
}

}  // namespace onnxgen::parse
