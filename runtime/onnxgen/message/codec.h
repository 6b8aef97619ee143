// Everything a generated .cc file needs: the typed list of a message's fields, and the algorithms that run over it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>

#include "onnxgen/message/enum.h"
#include "onnxgen/message/fields/message_field.h"
#include "onnxgen/message/fields/scalar_field.h"
#include "onnxgen/message/fields/text_field.h"
#include "onnxgen/message/parse/parse.h"
#include "onnxgen/message/visibility.h"
#include "onnxgen/message/write/write.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen {

// Chooses the implementation of a field by its kind and mode.
template <std::uint32_t kNumber, auto kMember, class Kind, class Mode, class = void>
struct FieldChoice {
  using Type = std::conditional_t<Mode::kRepeated, RepeatedTextField<kNumber, kMember, Kind>,
                                  TextField<kNumber, kMember, Kind, Mode>>;
};
template <std::uint32_t kNumber, auto kMember, class Kind, class Mode>
struct FieldChoice<kNumber, kMember, Kind, Mode, std::enable_if_t<std::is_base_of_v<Scalar, Kind>>> {
  using Type = std::conditional_t<Mode::kRepeated, RepeatedScalarField<kNumber, kMember, Kind, Mode>,
                                  ScalarField<kNumber, kMember, Kind, Mode>>;
};
template <std::uint32_t kNumber, auto kMember, class M, class Mode>
struct FieldChoice<kNumber, kMember, MessageOf<M>, Mode, void> {
  using Type = std::conditional_t<Mode::kRepeated, RepeatedMessageField<kMember, M, DelimitedFrame<kNumber>>,
                                  MessageField<kMember, M, Mode, DelimitedFrame<kNumber>>>;
};
template <std::uint32_t kNumber, auto kMember, class M, class Mode>
struct FieldChoice<kNumber, kMember, GroupOf<M>, Mode, void> {
  using Type = std::conditional_t<Mode::kRepeated, RepeatedMessageField<kMember, M, GroupFrame<kNumber>>,
                                  MessageField<kMember, M, Mode, GroupFrame<kNumber>>>;
};

// One field of a message: its number, the member that holds it, its kind (kinds.h, text_field.h, message_field.h,
// map_field.h) and how its presence is known (modes.h).
template <std::uint32_t kFieldNumber, auto kMember, class Kind, class Mode = Explicit>
struct Field : FieldChoice<kFieldNumber, kMember, Kind, Mode>::Type {
  static_assert(kFieldNumber >= 1 && kFieldNumber < (1u << 29), "field number out of range");
  static constexpr std::uint32_t kNumber = kFieldNumber;
  static constexpr std::uint32_t kLastNumber = kFieldNumber;
};

struct KnownExtensions;

// Base of an entry that stands for many numbers: those of extensions. See extension_field.h.
struct UnlistedFields {
  static constexpr std::uint32_t kTag = 0;
  static constexpr std::uint32_t kOtherTag = 0;

  // The message's codec sees to all of its extensions at once.
  template <class Data, class Memory>
  static void merge(Data&, const Data&, Memory&) noexcept {}
  template <class Data>
  static bool equal(const Data&, const Data&) noexcept {
    return true;
  }
  template <class Data>
  static bool initialized(const Data&, FieldPath&) noexcept {
    return true;
  }
  static constexpr const MessageInfo* message() noexcept { return nullptr; }
};

template <class F>
inline constexpr bool kIsUnlisted = std::is_base_of_v<UnlistedFields, F>;

namespace detail {

template <class... F>
constexpr bool ascending() {
  [[maybe_unused]] std::uint32_t previous = 0;  // unused where there are no fields
  bool ok = true;
  ((ok = ok && F::kNumber > previous, previous = F::kLastNumber), ...);
  return ok;
}

template <class... F>
constexpr std::uint32_t last_number() {
  std::uint32_t last = 0;
  ((last = F::kLastNumber), ...);
  return last;
}

// The last one first.
template <class... F, class Data, std::size_t... kIndex>
ONNXGEN_INLINE_PIECE inline char* write_backwards(const Data& data, char* p, Writer& writer,
                                                  std::index_sequence<kIndex...>) noexcept {
  using Tuple = std::tuple<F...>;
  ((p = std::tuple_element_t<sizeof...(F) - 1 - kIndex, Tuple>::write(data, p, writer)), ...);
  return p;
}

}  // namespace detail

// The fields of one message in ascending order of their numbers. g++ and clang make one jump table of the fold in
// read(), as good as a written switch.
template <class... F>
struct FieldList {
  static_assert(detail::ascending<F...>(), "fields must stand in ascending order of their numbers");

  static constexpr std::size_t kCount = sizeof...(F);
  static constexpr std::uint32_t kLastNumber = detail::last_number<F...>();
  static constexpr bool kIsExtendable = (kIsUnlisted<F> || ...);
  ONNXGEN_HIDDEN static constexpr std::array<FieldInfo, kCount> kInfos{
      FieldInfo{kIsUnlisted<F> ? 0 : F::kNumber, F::message()}...};

  // Reads the field of `tag`, which ends before `p`; false where there is none.
  template <class Data>
  ONNXGEN_INLINE_PIECE static inline bool read([[maybe_unused]] Data& data, [[maybe_unused]] const char*& p,
                                               [[maybe_unused]] const char* end, [[maybe_unused]] std::uint32_t tag,
                                               [[maybe_unused]] ParseContext& context) noexcept {
    return (read_if<F>(data, p, end, tag, context) || ...);
  }

  // The same for an extension, which starts at `start`.
  template <class Data>
  static bool read_extension(Data& data, const char* start, const char*& p, const char* end, std::uint32_t tag,
                             const KnownExtensions* known, ParseContext& context) noexcept {
    return (read_extension_if<F>(data, start, p, end, tag, known, context) || ...);
  }

  template <class Data>
  ONNXGEN_INLINE_PIECE static inline std::uint64_t byte_size(const Data& data) noexcept {
    return (std::uint64_t{0} + ... + F::size(data));
  }

  template <class Data>
  ONNXGEN_INLINE_PIECE static inline char* write(const Data& data, char* p, Writer& writer) noexcept {
    return detail::write_backwards<F...>(data, p, writer, std::index_sequence_for<F...>());
  }

  // Memory is the arena, or what stands for the heap.
  template <class Data, class Memory>
  ONNXGEN_INLINE_PIECE static inline void merge(Data& to, const Data& from, [[maybe_unused]] Memory& memory) {
    (F::merge(to, from, memory), ...);
  }

  template <class Data>
  ONNXGEN_INLINE_PIECE static inline bool equal(const Data& a, const Data& b) noexcept {
    return (F::equal(a, b) && ... && true);
  }

  template <class Data>
  ONNXGEN_INLINE_PIECE static inline bool initialized(const Data& data, FieldPath& missing) noexcept {
    return (F::initialized(data, missing) && ... && true);
  }

 private:
  template <class One, class Data>
  ONNXGEN_INLINE_PIECE static inline bool read_if(Data& data, const char*& p, const char* end, std::uint32_t tag,
                                                  ParseContext& context) noexcept {
    if constexpr (!kIsUnlisted<One>) {
      if (tag == One::kTag) {
        p = One::read(data, p, end, context);
        return true;
      }
    }
    if constexpr (One::kOtherTag != 0) {
      if (tag == One::kOtherTag) {
        p = One::read_other(data, p, end, context);
        return true;
      }
    }
    return false;
  }

  template <class One, class Data>
  static bool read_extension_if(Data& data, const char* start, const char*& p, const char* end, std::uint32_t tag,
                                const KnownExtensions* known, ParseContext& context) noexcept {
    if constexpr (kIsUnlisted<One>) {
      if (One::accepts(tag)) {
        p = One::read_extension(data, start, p, end, tag, known, context);
        return true;
      }
    }
    return false;
  }
};

// The fields of a message that has very many, in lists that follow one another: compilers take time that grows with the
// square of a list's length, and clang refuses more than 256.
template <class... Lists>
struct FieldLists {
  static constexpr std::size_t kCount = (Lists::kCount + ...);
  static constexpr bool kIsExtendable = (Lists::kIsExtendable || ...);
  ONNXGEN_HIDDEN static constexpr std::array<FieldInfo, kCount> kInfos = [] {
    std::array<FieldInfo, kCount> infos{};
    std::size_t i = 0;
    const auto append = [&](const auto& list) {
      for (const FieldInfo& info : list) infos[i++] = info;
    };
    (append(Lists::kInfos), ...);
    return infos;
  }();

  template <class Data>
  static bool read(Data& data, const char*& p, const char* end, std::uint32_t tag, ParseContext& context) noexcept {
    const std::uint32_t number = wire::tag_number(tag);
    bool known = false;
    (void)((number <= Lists::kLastNumber && (known = Apart<Lists>::read(data, p, end, tag, context), true)) || ...);
    return known;
  }

  template <class Data>
  static bool read_extension(Data& data, const char* start, const char*& p, const char* end, std::uint32_t tag,
                             const KnownExtensions* known, ParseContext& context) noexcept {
    return (Lists::read_extension(data, start, p, end, tag, known, context) || ...);
  }

  template <class Data>
  static std::uint64_t byte_size(const Data& data) noexcept {
    return (Apart<Lists>::byte_size(data) + ...);
  }

  template <class Data>
  static char* write(const Data& data, char* p, Writer& writer) noexcept {
    return detail::write_backwards<Apart<Lists>...>(data, p, writer, std::index_sequence_for<Lists...>());
  }

  template <class Data, class Memory>
  static void merge(Data& to, const Data& from, Memory& memory) {
    (Apart<Lists>::merge(to, from, memory), ...);
  }

  template <class Data>
  static bool equal(const Data& a, const Data& b) noexcept {
    return (Apart<Lists>::equal(a, b) && ...);
  }

  template <class Data>
  static bool initialized(const Data& data, FieldPath& missing) noexcept {
    return (Apart<Lists>::initialized(data, missing) && ...);
  }

 private:
  // Compiles a list on its own.
  template <class List>
  struct Apart {
    template <class Data>
    ONNXGEN_NOINLINE static bool read(Data& data, const char*& p, const char* end, std::uint32_t tag,
                                      ParseContext& context) noexcept {
      return List::read(data, p, end, tag, context);
    }
    template <class Data>
    ONNXGEN_NOINLINE static std::uint64_t byte_size(const Data& data) noexcept {
      return List::byte_size(data);
    }
    template <class Data>
    ONNXGEN_NOINLINE static char* write(const Data& data, char* p, Writer& writer) noexcept {
      return List::write(data, p, writer);
    }
    template <class Data, class Memory>
    ONNXGEN_NOINLINE static void merge(Data& to, const Data& from, Memory& memory) {
      List::merge(to, from, memory);
    }
    template <class Data>
    ONNXGEN_NOINLINE static bool equal(const Data& a, const Data& b) noexcept {
      return List::equal(a, b);
    }
    template <class Data>
    ONNXGEN_NOINLINE static bool initialized(const Data& data, FieldPath& missing) noexcept {
      return List::initialized(data, missing);
    }
  };
};

// Appends the unknown fields of `from`.
void merge_unknown(MessageHeader& to, const MessageHeader& from);
bool equal_unknown(const MessageHeader& a, const MessageHeader& b) noexcept;

namespace parse {

// A field that is not listed: an extension, or one that the schema does not know. It starts at `start`, and its tag
// ends before `p`.
template <class Fields, const KnownExtensions* kKnown, class Data>
ONNXGEN_INLINE_PIECE inline const char* read_unlisted(Data& data, const char* start, const char* p, const char* end,
                                                      std::uint32_t tag, ParseContext& context) noexcept {
  if constexpr (Fields::kIsExtendable) {
    if (Fields::read_extension(data, start, p, end, tag, kKnown, context)) return p;
  }
  return read_unknown(data.header, start, p, end, tag, context);
}

// Reads the fields in [p, end). The position stays in a register as long as its address is taken in inlined functions
// only: clang is 1.6 times slower without.
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
      p = read_unlisted<Fields, kKnown>(data, start, p, end, tag, context);
    }
    if (p == nullptr) return context.fail_field(start, end, tag);
  }
  return p;
}

}  // namespace parse

// The function that parses a message. One that lists few fields is inlined into the readers of fields that hold such a
// message, where those see its MessageInfo, as they do in the same file: that takes 5% less time. With ten fields
// instead of nine, the classes of onnx-ml.proto would take more than their 140 KB.
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

// A message's algorithms behind type-independent signatures. Fields is a FieldList or FieldLists.
template <class Data, class Fields, const KnownExtensions* kKnown = nullptr>
struct MessageCodec : MessageParser<Data, Fields, kKnown> {
  ONNXGEN_APART static std::uint64_t byte_size(const void* message, const MessageInfo&) noexcept {
    const Data& data = *static_cast<const Data*>(message);
    const std::uint64_t size = Fields::byte_size(data);
    return data.header.may_have_unknown() ? size + data.header.unknown().size() : size;
  }
  ONNXGEN_APART static char* write(const void* message, char* p, Writer& writer, const MessageInfo&) noexcept {
    const Data& data = *static_cast<const Data*>(message);
    if (data.header.may_have_unknown()) p = writer.write(p, data.header.unknown());
    return Fields::write(data, p, writer);
  }
  ONNXGEN_APART static void merge(void* to, const void* from, Arena& arena, const MessageInfo&) {
    Fields::merge(*static_cast<Data*>(to), *static_cast<const Data*>(from), arena);
    if constexpr (Fields::kIsExtendable) {
      static_cast<Data*>(to)->extensions.merge(static_cast<const Data*>(from)->extensions, arena);
    }
    merge_unknown(static_cast<Data*>(to)->header, static_cast<const Data*>(from)->header);
  }
  ONNXGEN_APART static bool equal(const void* a, const void* b, const MessageInfo&) noexcept {
    const Data& x = *static_cast<const Data*>(a);
    const Data& y = *static_cast<const Data*>(b);
    if constexpr (Fields::kIsExtendable) {
      if (!(x.extensions == y.extensions)) return false;
    }
    return Fields::equal(x, y) && equal_unknown(x.header, y.header);
  }
  ONNXGEN_APART static bool initialized(const void* message, FieldPath& missing, const MessageInfo&) noexcept {
    const Data& data = *static_cast<const Data*>(message);
    if constexpr (Fields::kIsExtendable) {
      if (!data.extensions.initialized(missing)) return false;
    }
    return Fields::initialized(data, missing);
  }
};

namespace detail {

// What the descriptions of all profiles hold.
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

// The image of an empty message.
template <class Data>
inline constexpr Data kDefaultData{};

// What onnxgen emits for each message. kChecksRequired: this message, or one that its fields or extensions lead to, has
// `required` fields. kKnown: the extensions that its parser reads like fields. kWrites: false for a class that is only
// parsed.
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
