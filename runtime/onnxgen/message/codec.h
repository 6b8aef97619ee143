// Everything that a generated .cc file needs: the typed list of a message's fields, and the algorithms that process it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "onnxgen/message/enum.h"
#include "onnxgen/message/fields/cold_field_run.h"
#include "onnxgen/message/fields/field_list.h"
#include "onnxgen/message/parse/parse.h"
#include "onnxgen/message/write/write.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen {

// Appends the unknown fields of `from`.
void merge_unknown(MessageHeader& to, const MessageHeader& from);
bool equal_unknown(const MessageHeader& a, const MessageHeader& b) noexcept;

namespace parse {

// Reads a field that is not in the list: an extension, or a field that the schema does not know. `start` is the
// position of its tag, `p` the position after it.
template <class Fields, const KnownExtensions* kKnown, class Data>
ONNXGEN_FORCE_INLINE inline const char* read_unlisted(Data& data, const char* start, const char* p, const char* end,
                                                      std::uint32_t tag, ParseContext& context) noexcept {
  if constexpr (Fields::kIsExtendable) {
    if (Fields::read_extension(data, start, p, end, tag, kKnown, context)) return p;
  }
  return read_unknown(data.header, start, p, end, tag, context);
}

// Reads a cold field, or one that is not in the list. Not inlined, so that the loop over the other fields stays short.
template <class Fields, const KnownExtensions* kKnown, class Data>
ONNXGEN_NOINLINE const char* read_cold(Data& data, const char* start, const char* p, const char* end, std::uint32_t tag,
                                       ParseContext& context) noexcept {
  if (Fields::read_cold(data, p, end, tag, context)) return p;
  return read_unlisted<Fields, kKnown>(data, start, p, end, tag, context);
}

// Reads the fields in [p, end). Inlined, because the position stays in a register only if its address is taken only by
// inlined functions; otherwise clang's code is 1.6 times slower.
template <class Data, class Fields, const KnownExtensions* kKnown>
ONNXGEN_ALWAYS_INLINE inline const char* read_fields(void* message, const char* p, const char* end,
                                                     ParseContext& context) noexcept {
  Data& data = *static_cast<Data*>(message);
  while (p < end) {
    const char* const start = p;
    std::uint32_t tag = 0;
    p = wire::read_tag(p, end, tag);
    if (p == nullptr) return context.fail_field(start, end, 0);
    if (!Fields::read(data, p, end, tag, context)) {
      if (context.ends_group(tag)) return p;
      if constexpr (Fields::kHasCold) {
        p = read_cold<Fields, kKnown>(data, start, p, end, tag, context);
      } else {
        p = read_unlisted<Fields, kKnown>(data, start, p, end, tag, context);
      }
    }
    if (p == nullptr) return context.fail_field(start, end, tag);
  }
  return p;
}

}  // namespace parse

// The function that parses a message. For classes with few fields it is inlined into the readers of fields of that
// class, if they see its MessageInfo, as they do within a file: this saves 5% of the time. With a limit of ten fields
// instead of nine, the classes of onnx-ml.proto would exceed their 140 KB.
//
// Two templates, since an attribute cannot depend on a condition.
inline constexpr std::size_t kFewFields = 9;
template <class Data, class Fields, const KnownExtensions* kKnown, bool kIsInlined = (Fields::kCount <= kFewFields)>
struct MessageParser {
  ONNXGEN_ALWAYS_INLINE static inline const char* parse(void* message, const char* p, const char* end,
                                                        ParseContext& context, const MessageInfo&) noexcept {
    return parse::read_fields<Data, Fields, kKnown>(message, p, end, context);
  }
};
template <class Data, class Fields, const KnownExtensions* kKnown>
struct MessageParser<Data, Fields, kKnown, false> {
  static const char* parse(void* message, const char* p, const char* end, ParseContext& context,
                           const MessageInfo&) noexcept {
    return parse::read_fields<Data, Fields, kKnown>(message, p, end, context);
  }
};

// The algorithms of a message, with type-independent signatures. Fields is a FieldList or FieldLists.
template <class Data, class Fields, const KnownExtensions* kKnown = nullptr>
struct MessageCodec : MessageParser<Data, Fields, kKnown> {
  ONNXGEN_NO_RECURSIVE_INLINE static std::uint64_t byte_size(const void* message, const MessageInfo&) noexcept {
    const Data& data = *static_cast<const Data*>(message);
    const std::uint64_t size = Fields::byte_size(data);
    return data.header.may_have_unknown() ? size + data.header.unknown_size() : size;
  }
  ONNXGEN_NO_RECURSIVE_INLINE static char* write(const void* message, char* p, Writer& writer,
                                                 const MessageInfo&) noexcept {
    const Data& data = *static_cast<const Data*>(message);
    if (data.header.may_have_unknown()) p = write::unknown(p, data.header, writer);
    return Fields::write(data, p, writer);
  }
  ONNXGEN_NO_RECURSIVE_INLINE static void merge(void* to, const void* from, Arena& arena, const MessageInfo&) {
    Fields::merge(*static_cast<Data*>(to), *static_cast<const Data*>(from), arena);
    if constexpr (Fields::kIsExtendable) {
      static_cast<Data*>(to)->extensions.merge(static_cast<const Data*>(from)->extensions, arena);
    }
    merge_unknown(static_cast<Data*>(to)->header, static_cast<const Data*>(from)->header);
  }
  ONNXGEN_NO_RECURSIVE_INLINE static bool equal(const void* a, const void* b, const MessageInfo&) noexcept {
    const Data& x = *static_cast<const Data*>(a);
    const Data& y = *static_cast<const Data*>(b);
    if constexpr (Fields::kIsExtendable) {
      if (!(x.extensions == y.extensions)) return false;
    }
    return Fields::equal(x, y) && equal_unknown(x.header, y.header);
  }
  ONNXGEN_NO_RECURSIVE_INLINE static bool initialized(const void* message, FieldPath& missing,
                                                      const MessageInfo&) noexcept {
    const Data& data = *static_cast<const Data*>(message);
    if constexpr (Fields::kIsExtendable) {
      if (!data.extensions.initialized(missing)) return false;
    }
    return Fields::initialized(data, missing);
  }
};

namespace detail {

// Creates the parts of a MessageInfo that both profiles have.
template <class Codec, class Data, class Fields, bool kWrites = true>
constexpr MessageInfo message_info(const char* full_name, const char* field_names, bool checks_required) noexcept {
  MessageInfo info{};
  info.full_name = full_name;
  info.field_names = field_names;
  info.fields = Fields::kInfos.data();
  info.field_count = Fields::kCount;
  info.data_size = sizeof(Data);
  info.parse_function = Codec::parse;
  if constexpr (kWrites) {
    info.byte_size_function = Codec::byte_size;
    info.write_function = Codec::write;
  }
  info.initialized_function = checks_required ? Codec::initialized : nullptr;
  return info;
}

}  // namespace detail

// The data of an empty message.
template <class Data>
ONNXGEN_HIDDEN inline constexpr Data kDefaultData{};

// Creates the description of a message class; onnxgen emits a call for each class. kChecksRequired: the message, or one
// reachable through its fields or extensions, has `required` fields. kKnown: the extensions that the parser reads like
// fields. kWrites: false for a class generated for parsing only.
template <class Data, class Fields, bool kChecksRequired = false, const KnownExtensions* kKnown = nullptr,
          bool kWrites = true>
constexpr MessageInfo message_info(const char* full_name, const char* field_names) noexcept {
  static_assert(std::is_trivially_destructible_v<Data>, "messages die with their arena, without destructors");
  static_assert(alignof(Data) <= Arena::kAlignment);
  using Codec = MessageCodec<Data, Fields, kKnown>;
  MessageInfo info = detail::message_info<Codec, Data, Fields, kWrites>(full_name, field_names, kChecksRequired);
  info.extensions = kKnown;
  info.default_data = &kDefaultData<Data>;
  info.merge_function = &Codec::merge;
  info.equal_function = &Codec::equal;
  return info;
}

}  // namespace onnxgen
