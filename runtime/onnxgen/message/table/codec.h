// Replaces message/codec.h in generated .cc files of classes made for size: builds the table of a message from the same
// descriptions of fields.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <type_traits>

#include "onnxgen/message/codec.h"
#include "onnxgen/message/message.h"
#include "onnxgen/message/table/table.h"

namespace onnxgen {

template <class KeyKind, class ValueKind>
struct MapOf;

namespace table {

// Complete description of a field.
struct Entry {
  FieldInfo info;
  Row row;
  Extra extra;
  bool is_written;  // false for messages generated for parsing only
};

namespace detail {

template <class K>
constexpr Kind scalar_kind() noexcept {
  if constexpr (K::kFixedSize != 0) {
    return K::kFixedSize == 4 ? Kind::kFixed32 : Kind::kFixed64;
  } else if constexpr (std::is_same_v<K, Uint32>) {
    return Kind::kUint32;
  } else if constexpr (std::is_same_v<K, Sint32>) {
    return Kind::kSint32;
  } else if constexpr (std::is_same_v<K, Sint64>) {
    return Kind::kSint64;
  } else if constexpr (std::is_same_v<K, Boolean>) {
    return Kind::kBool;
  } else {
    static_assert(std::is_same_v<K, Int64> || std::is_same_v<K, Uint64> || sizeof(typename K::Value) == 4);
    return sizeof(typename K::Value) == 8 ? Kind::kInt64 : Kind::kInt32;
  }
}

template <class K, class = void>
struct KindTraits;
template <class KeyKind, class ValueKind>
struct KindTraits<MapOf<KeyKind, ValueKind>> {
  static constexpr Kind kKind = Kind::kTyped;
  static constexpr bool kIsWritten = KindTraits<ValueKind>::kIsWritten;
};
struct Written {
  static constexpr bool kIsWritten = true;
};
template <class K>
struct KindTraits<K, std::enable_if_t<std::is_base_of_v<Scalar, K>>> : Written {
  static constexpr Kind kKind = scalar_kind<K>();
};
template <>
struct KindTraits<String> : Written {
  static constexpr Kind kKind = Kind::kString;
};
template <>
struct KindTraits<Utf8String> : Written {
  static constexpr Kind kKind = Kind::kString;
};
template <>
struct KindTraits<Bytes> : Written {
  static constexpr Kind kKind = Kind::kBytes;
};
template <class M>
struct KindTraits<MessageOf<M>> {
  static constexpr bool kIsWritten = onnxgen::kIsWritten<M>;
  static constexpr Kind kKind = Kind::kMessage;
};
template <class M>
struct KindTraits<GroupOf<M>> {
  static constexpr bool kIsWritten = onnxgen::kIsWritten<M>;
  static constexpr Kind kKind = Kind::kGroup;
};

template <class Mode>
struct ModeTraits;
template <>
struct ModeTraits<Explicit> {
  static constexpr unsigned kFlags = 0;
  static constexpr std::uint32_t kPresence = 0;
};
template <std::size_t kBit>
struct ModeTraits<Has<kBit>> {
  static constexpr unsigned kFlags = Row::kHasBit;
  static constexpr std::uint32_t kPresence = kBit;
};
template <>
struct ModeTraits<Required<>> {
  static constexpr unsigned kFlags = Row::kRequired;
  static constexpr std::uint32_t kPresence = 0;
};
template <std::size_t kBit>
struct ModeTraits<Required<kBit>> {
  static constexpr unsigned kFlags = Row::kRequired | Row::kHasBit;
  static constexpr std::uint32_t kPresence = kBit;
};
template <>
struct ModeTraits<Implicit> {
  static constexpr unsigned kFlags = Row::kZeroIsUnset;
  static constexpr std::uint32_t kPresence = 0;
};
template <auto kCase>
struct ModeTraits<Member<kCase>> {
  static constexpr unsigned kFlags = Row::kInOneof;
};
template <>
struct ModeTraits<Unpacked> {
  static constexpr unsigned kFlags = Row::kRepeated;
  static constexpr std::uint32_t kPresence = 0;
};
template <>
struct ModeTraits<Packed> {
  static constexpr unsigned kFlags = Row::kRepeated | Row::kPacked;
  static constexpr std::uint32_t kPresence = 0;
};

// The function that checks the numbers of a closed enum.
template <class K>
struct ClosedEnumOf;
template <class E, bool (*kIsValid)(int) noexcept, E kFirst>
struct ClosedEnumOf<ClosedEnum<E, kIsValid, kFirst>> {
  static constexpr bool (*kFunction)(int) noexcept = kIsValid;
};

template <class F, class Data, bool kIsWritten>
ONNXGEN_HIDDEN inline constexpr TypedField kMapField{
    nullptr,
    [](void* data, const char*, const char* p, const char* end, std::uint32_t, const KnownExtensions*,
       ParseContext& context) noexcept { return F::read(*static_cast<Data*>(data), p, end, context); },
    [](const void* data) {
      if constexpr (kIsWritten) return F::size(*static_cast<const Data*>(data));
      return std::uint64_t{0};
    },
    [](const void* data, char* p, Writer& writer) {
      if constexpr (kIsWritten) return F::write(*static_cast<const Data*>(data), p, writer);
      return p;
    },
    [](void* to, const void* from, Arena& arena) {
      F::merge(*static_cast<Data*>(to), *static_cast<const Data*>(from), arena);
    },
    [](const void* a, const void* b) { return F::equal(*static_cast<const Data*>(a), *static_cast<const Data*>(b)); },
    [](const void* data, FieldPath& missing) { return F::initialized(*static_cast<const Data*>(data), missing); },
};

template <class F, class Data>
ONNXGEN_HIDDEN inline constexpr TypedField kUnlistedField{
    &F::accepts,
    [](void* data, const char* start, const char* p, const char* end, std::uint32_t tag, const KnownExtensions* known,
       ParseContext& context) noexcept {
      return F::read_extension(*static_cast<Data*>(data), start, p, end, tag, known, context);
    },
    [](const void* data) { return F::size(*static_cast<const Data*>(data)); },
    [](const void* data, char* p, Writer& writer) { return F::write(*static_cast<const Data*>(data), p, writer); },
    nullptr,
    nullptr,
    nullptr,
};

// Functions that handle all extensions of a message at once.
template <class Data>
ONNXGEN_HIDDEN inline constexpr TypedField kExtensions{
    nullptr,
    nullptr,
    nullptr,
    nullptr,
    [](void* to, const void* from, Arena& arena) {
      static_cast<Data*>(to)->extensions.merge(static_cast<const Data*>(from)->extensions, arena);
    },
    [](const void* a, const void* b) {
      return static_cast<const Data*>(a)->extensions == static_cast<const Data*>(b)->extensions;
    },
    [](const void* data, FieldPath& missing) {
      return static_cast<const Data*>(data)->extensions.initialized(missing);
    },
};

template <class F>
struct FieldTraits;
template <std::uint32_t kNumber, auto kMember, class K, class Mode>
struct FieldTraits<Field<kNumber, kMember, K, Mode>> {
  using F = Field<kNumber, kMember, K, Mode>;
  using Data = DataOf<kMember>;

  static constexpr Entry entry(std::size_t offset) noexcept { return entry(offset, ModeTraits<Mode>::kPresence); }
  static constexpr Entry entry(std::size_t offset, std::uint32_t presence) noexcept {
    static_assert(F::kTag != 0);  // checks that the typed list accepts the field
    unsigned flags = ModeTraits<Mode>::kFlags;
    Extra extra;
    if constexpr (std::is_same_v<K, Utf8String>) flags |= Row::kUtf8;
    if constexpr (kIsClosedEnum<K>) {
      flags |= Row::kClosedEnum;
      extra = Extra(ClosedEnumOf<K>::kFunction);
    }
    if constexpr (KindTraits<K>::kKind == Kind::kTyped) {
      flags = Row::kRepeated;
      extra = Extra(&kMapField<F, Data, KindTraits<K>::kIsWritten>);
    }
    const Row row{static_cast<std::uint32_t>(offset), presence, KindTraits<K>::kKind, static_cast<std::uint8_t>(flags),
                  0};
    return {{kNumber, F::message()}, row, extra, KindTraits<K>::kIsWritten};
  }
};

constexpr bool has_extra(const Row& row) noexcept {
  return row.kind == Kind::kTyped || (row.flags & Row::kClosedEnum) != 0;
}

// The entries of Fields, split into separate arrays.
template <class Fields>
struct Parts {
  static constexpr std::size_t kCount = Fields::kEntries.size();
  static constexpr std::size_t kExtraCount = [] {
    std::size_t count = 0;
    for (const Entry& entry : Fields::kEntries) count += has_extra(entry.row) ? 1u : 0u;
    return count;
  }();

  ONNXGEN_HIDDEN static constexpr std::array<FieldInfo, kCount> kInfos = [] {
    std::array<FieldInfo, kCount> infos{};
    for (std::size_t i = 0; i < kCount; ++i) infos[i] = Fields::kEntries[i].info;
    return infos;
  }();
  ONNXGEN_HIDDEN static constexpr std::array<Row, kCount> kRows = [] {
    std::array<Row, kCount> rows{};
    std::uint16_t extra = 0;
    for (std::size_t i = 0; i < kCount; ++i) {
      rows[i] = Fields::kEntries[i].row;
      if (has_extra(rows[i])) rows[i].extra = extra++;
    }
    return rows;
  }();
  ONNXGEN_HIDDEN static constexpr std::array<Extra, kExtraCount> kExtras = [] {
    std::array<Extra, kExtraCount> extras{};
    std::size_t next = 0;
    for (const Entry& entry : Fields::kEntries) {
      if (has_extra(entry.row)) extras[next++] = entry.extra;
    }
    return extras;
  }();
  static constexpr bool kAreWritten = [] {
    for (const Entry& entry : Fields::kEntries) {
      if (!entry.is_written) return false;
    }
    return true;
  }();
  static constexpr std::uint32_t kDenseCount = [] {
    std::uint32_t count = 0;
    while (count < kCount && kInfos[count].number == count + 1) ++count;
    return count;
  }();
};

template <class Data, class = void>
inline constexpr const TypedField* kExtensionsOf = nullptr;
template <class Data>
inline constexpr const TypedField* kExtensionsOf<Data, std::void_t<decltype(Data::extensions)>> = &kExtensions<Data>;

template <class Data, class Fields>
ONNXGEN_HIDDEN inline constexpr Table kTable{Parts<Fields>::kRows.data(), Parts<Fields>::kExtras.data(),
                                             kExtensionsOf<Data>, Parts<Fields>::kDenseCount};

// Equivalent of MessageCodec.
struct Codec {
  static constexpr auto parse = table::parse;
  static constexpr auto byte_size = table::byte_size;
  static constexpr auto write = table::write;
  static constexpr auto initialized = table::initialized;
};

}  // namespace detail

// Returns the entry of a Field whose member is at `offset`. For a member of a oneof, `case_offset` is the offset of the
// oneof's case.
template <class F>
constexpr Entry entry(std::size_t offset) noexcept {
  return detail::FieldTraits<F>::entry(offset);
}
template <class F>
constexpr Entry entry(std::size_t offset, std::size_t case_offset) noexcept {
  return detail::FieldTraits<F>::entry(offset, static_cast<std::uint32_t>(case_offset));
}

// Returns the entry of a range of extension numbers in a message with this data.
template <class F, class Data>
constexpr Entry unlisted() noexcept {
  return {{0, nullptr}, {0, 0, Kind::kTyped, Row::kRepeated, 0}, Extra(&detail::kUnlistedField<F, Data>), true};
}

// Creates the description of a message class; onnxgen emits a call for each class. See message_info() in
// message/codec.h. Fields::kEntries has the entries.
template <class Data, class Fields, bool kChecksRequired = false, const KnownExtensions* kKnown = nullptr,
          bool kWrites = true>
constexpr MessageInfo message_info(const char* full_name, const char* field_names) noexcept {
  static_assert(std::is_trivially_destructible_v<Data>, "messages die with their arena, without destructors");
  static_assert(alignof(Data) <= Arena::kAlignment);
  using Parts = detail::Parts<Fields>;
  static_assert(!kWrites || Parts::kAreWritten, "a message that can only be parsed, in one that is serialized");
  MessageInfo info =
      onnxgen::detail::message_info<detail::Codec, Data, Parts, kWrites>(full_name, field_names, kChecksRequired);
  info.extensions = kKnown;
  info.default_data = &kDefaultData<Data>;
  info.table = &detail::kTable<Data, Fields>;
  info.merge_function = &table::merge;
  info.equal_function = &table::equal;
  return info;
}

}  // namespace table
}  // namespace onnxgen
