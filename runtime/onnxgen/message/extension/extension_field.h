// Extension ranges as entries of a message's field list, and the codec of one extension's value.
// Included by generated .cc files of schemas that have extensions, after codec.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "onnxgen/message/codec.h"
#include "onnxgen/message/extension/extension.h"

namespace onnxgen {

namespace parse {

// A field in an extension range: `start` is its tag, `p` the position after it. One that nobody knows is an unknown
// field on the heap, as with libprotobuf.
const char* read_extension(MessageHeader& header, ExtensionSet& extensions, const char* start, const char* p,
                           const char* end, std::uint32_t tag, const KnownExtensions* known,
                           ParseContext& context) noexcept;

// An item of a message set, or an extension of it that was written as a plain field. An item without a type or a
// message goes to the unknown fields.
const char* read_message_set(MessageHeader& header, ExtensionSet& extensions, const char* start, const char* p,
                             const char* end, std::uint32_t tag, const KnownExtensions* known,
                             ParseContext& context) noexcept;

}  // namespace parse

// The field numbers kFirst to kLast, both included, which stand in the list where their extensions are written.
template <std::uint32_t kFirst, std::uint32_t kLast>
struct ExtensionRange : UnlistedFields {
  static constexpr std::uint32_t kNumber = kFirst;
  static constexpr std::uint32_t kLastNumber = kLast;

  static bool accepts(std::uint32_t tag) noexcept {
    const std::uint32_t number = wire::tag_number(tag);
    return number >= kFirst && number <= kLast;
  }

  // Reads the field of `tag`, which starts at `start` and whose value starts at `p`.
  template <class Data>
  static const char* read_extension(Data& data, const char* start, const char* p, const char* end, std::uint32_t tag,
                                    const KnownExtensions* known, ParseContext& context) noexcept {
    return parse::read_extension(data.header, data.extensions, start, p, end, tag, known, context);
  }
  template <class Data>
  static std::uint64_t size(const Data& data) noexcept {
    return data.extensions.byte_size(kFirst, kLast);
  }
  template <class Data>
  static char* write(const Data& data, char* p, Writer& writer) noexcept {
    return data.extensions.write(kFirst, kLast, p, writer);
  }
};

// All that a message has with option message_set_wire_format: its extensions, each a message in a group of its own with
// the extension's number beside it. They are also read, but not written, as plain fields.
struct MessageSetItems : UnlistedFields {
  static constexpr std::uint32_t kNumber = 1;
  static constexpr std::uint32_t kLastNumber = 1;

  static bool accepts(std::uint32_t tag) noexcept {
    constexpr std::uint32_t kFirstExtension = 4;
    return tag == wire::make_tag(kNumber, wire::WireType::kGroupStart) ||
           (wire::tag_type(tag) == static_cast<std::uint32_t>(wire::WireType::kLengthDelimited) &&
            wire::tag_number(tag) >= kFirstExtension);
  }

  template <class Data>
  static const char* read_extension(Data& data, const char* start, const char* p, const char* end, std::uint32_t tag,
                                    const KnownExtensions* known, ParseContext& context) noexcept {
    return parse::read_message_set(data.header, data.extensions, start, p, end, tag, known, context);
  }
  template <class Data>
  static std::uint64_t size(const Data& data) noexcept {
    return data.extensions.items_size();
  }
  template <class Data>
  static char* write(const Data& data, char* p, Writer& writer) noexcept {
    return data.extensions.write_items(p, writer);
  }
};

// The number of the message in an item of a message set, whatever that of the extension is.
inline constexpr std::uint32_t kItemMessageNumber = 3;

// The value of an extension: a message whose only field it is. As a message set's item it may have come as a plain
// field, with the extension's number. A failure is recorded, but the path gains nothing: the message that is extended
// adds the extension's number as that of a field of its own.
template <class Data, class TheField, bool kIsItem>
struct ExtensionCodec : MessageCodec<Data, FieldList<TheField>> {
  static const char* parse(void* message, const char* p, const char* end, ParseContext& context,
                           const MessageInfo&) noexcept {
    Data& data = *static_cast<Data*>(message);
    while (p < end) {
      const char* const start = p;
      std::uint32_t tag = 0;
      p = wire::read_tag(p, end, tag);
      if (p == nullptr) return context.diagnose(start, end);
      if (kIsItem && wire::tag_type(tag) == wire::tag_type(TheField::kTag)) tag = TheField::kTag;
      const bool known = FieldList<TheField>::read(data, p, end, tag, context);
      if (!known) p = parse::read_unknown(data.header, start, p, end, tag, context);
      if (p == nullptr) return context.diagnose(start, end);
    }
    return p;
  }
};

// Values of one size and one form are held alike. Two libraries of a process may describe one extension, and where it
// has another type in one's schema, the other's value must not be taken for its own.
template <class Kind, class Mode>
constexpr std::uint8_t extension_form() noexcept {
  constexpr std::uint8_t kSingular = std::is_base_of_v<Singular, Mode> ? 0x80 : 0;
  if constexpr (std::is_base_of_v<Scalar, Kind>) {
    using Value = typename Kind::Value;
    return static_cast<std::uint8_t>(kSingular | (std::is_floating_point_v<Value> ? 0x40 : 0) | sizeof(Value));
  } else {
    return kSingular;
  }
}

// What onnxgen emits for each extension: the description of its value. Value as in Extension, Kind and Mode as in
// Field. `name` ends in a NUL of its own, as the names of a message's fields do.
template <class Value, std::uint32_t kNumber, class Kind, class Mode, bool kChecksRequired = false,
          bool kIsItem = false>
constexpr ExtensionValueInfo extension_value_info(const char* extendee, const char* name) noexcept {
  using Data = typename ExtensionTraits<Value>::Data;
  using TheField = Field<kNumber, &Data::value, Kind, Mode>;
  ExtensionValueInfo info{};
  static_cast<MessageInfo&>(info) = message_info<Data, FieldList<TheField>, kChecksRequired>(extendee, name);
  info.parse_function = &ExtensionCodec<Data, TheField, kIsItem>::parse;
  info.form = extension_form<Kind, Mode>();
  return info;
}

// The same for an extension of a message set.
template <class M, bool kChecksRequired>
constexpr ExtensionValueInfo message_set_value_info(const char* extendee, const char* name) noexcept {
  return extension_value_info<M, kItemMessageNumber, MessageOf<M>, Explicit, kChecksRequired, true>(extendee, name);
}

}  // namespace onnxgen
