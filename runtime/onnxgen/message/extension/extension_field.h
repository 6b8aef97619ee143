// Extension ranges as entries of a message's field list, and the codec of an extension's value. Included by generated
// .cc files of schemas with extensions, after codec.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "onnxgen/message/codec.h"
#include "onnxgen/message/extension/extension.h"

namespace onnxgen {

namespace parse {

// Reads a field in an extension range. `start` is the position of its tag, `p` the position after it. On the heap, an
// extension that the parser does not know becomes an unknown field, as in libprotobuf.
const char* read_extension(MessageHeader& header, ExtensionSet& extensions, const char* start, const char* p,
                           const char* end, std::uint32_t tag, const KnownExtensions* known,
                           ParseContext& context) noexcept;

// Reads an item of a message set, or an extension of one that was written as a plain field. An item without a type or a
// message becomes an unknown field.
const char* read_message_set(MessageHeader& header, ExtensionSet& extensions, const char* start, const char* p,
                             const char* end, std::uint32_t tag, const KnownExtensions* known,
                             ParseContext& context) noexcept;

}  // namespace parse

// The field numbers kFirst to kLast, inclusive. The position in the field list determines where the extensions are
// written.
template <std::uint32_t kFirst, std::uint32_t kLast>
struct ExtensionRange : UnlistedFields {
  static constexpr std::uint32_t kNumber = kFirst;
  static constexpr std::uint32_t kLastNumber = kLast;

  static bool accepts(std::uint32_t tag) noexcept {
    const std::uint32_t number = wire::tag_number(tag);
    return number >= kFirst && number <= kLast;
  }

  // Reads the field with tag `tag`, which starts at `start` and whose value starts at `p`.
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

// The extensions of a message with option message_set_wire_format. Each is a group with the extension's number and a
// message. Plain fields are also read, but never written.
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

// Field number of the message in an item of a message set, independent of the extension's number.
inline constexpr std::uint32_t kItemMessageNumber = 3;

// Codec of an extension's value: a message whose only field is the extension. A message set's value may also be encoded
// as a plain field, with the extension's number. Failures are recorded without adding to the path: the extended message
// adds the extension's number as one of its own fields.
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

// Distinguishes extension values of the same size whose types differ. Two libraries in a process may describe the same
// extension with different types; one must not interpret the other's value as its own.
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

// Whether values of a kind can be serialized.
template <class Kind>
inline constexpr bool kIsWrittenKind = true;
template <class M>
inline constexpr bool kIsWrittenKind<MessageOf<M>> = kIsWritten<M>;
template <class M>
inline constexpr bool kIsWrittenKind<GroupOf<M>> = kIsWritten<M>;

// Creates the description of an extension's value; onnxgen emits a call for each extension. Value is as in Extension,
// Kind and Mode as in Field. `name` contains a terminating NUL of its own, like the names of a message's fields.
template <class Value, std::uint32_t kNumber, class Kind, class Mode, bool kChecksRequired = false,
          bool kIsItem = false>
constexpr ExtensionValueInfo extension_value_info(const char* extendee, const char* name) noexcept {
  using Data = typename ExtensionTraits<Value>::Data;
  using TheField = Field<kNumber, &Data::value, Kind, Mode>;
  ExtensionValueInfo info{};
  static_cast<MessageInfo&>(info) =
      message_info<Data, FieldList<TheField>, kChecksRequired, nullptr, kIsWrittenKind<Kind>>(extendee, name);
  info.parse_function = &ExtensionCodec<Data, TheField, kIsItem>::parse;
  info.form = extension_form<Kind, Mode>();
  return info;
}

// Creates the description of the value of a message set's extension.
template <class M, bool kChecksRequired>
constexpr ExtensionValueInfo message_set_value_info(const char* extendee, const char* name) noexcept {
  return extension_value_info<M, kItemMessageNumber, MessageOf<M>, Explicit, kChecksRequired, true>(extendee, name);
}

}  // namespace onnxgen
