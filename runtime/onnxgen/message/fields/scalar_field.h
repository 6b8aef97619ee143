// Numbers, bools and enums as fields, singular and repeated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "onnxgen/message/fields/presence.h"
#include "onnxgen/message/fields/scalar_codecs.h"
#include "onnxgen/message/parse/parse.h"
#include "onnxgen/message/write/write.h"
#include "onnxgen/message/write/write_numbers.h"
#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/varint_reader.h"

namespace onnxgen {

// The struct and the type of a pointer to member.
template <class Pointer>
struct MemberTraits;
template <class D, class T>
struct MemberTraits<T D::*> {
  using Data = D;
  using Type = T;
};
template <auto kMember>
using DataOf = typename MemberTraits<decltype(kMember)>::Data;
template <auto kMember>
using TypeOf = typename MemberTraits<decltype(kMember)>::Type;

template <class Kind, class = void>
inline constexpr bool kIsClosedEnum = false;
template <class Kind>
inline constexpr bool kIsClosedEnum<Kind, std::void_t<decltype(Kind::is_valid(std::uint64_t{}))>> = true;

// Equality by representation, so that NaN equals its copy.
template <class T>
bool same_bits(T a, T b) noexcept {
  return std::memcmp(&a, &b, sizeof(T)) == 0;
}

template <std::uint32_t kNumber, auto kMember, class Kind, class Mode>
struct ScalarField {
  using Data = DataOf<kMember>;
  using Value = typename Kind::Value;
  static_assert(std::is_same_v<TypeOf<kMember>, Value>, "the member's type is not the kind's");
  static_assert(!std::is_same_v<Mode, Explicit>, "scalars need Has, Required, Implicit or Member");

  static constexpr std::uint32_t kTag = wire::make_tag(kNumber, Kind::kWireType);
  static constexpr std::uint32_t kOtherTag = 0;

  static bool is_set(const Data& data) noexcept {
    return Mode::template is_set<kNumber>(data, Mode::kZeroIsUnset && !Kind::is_zero(data.*kMember));
  }

  ONNXGEN_INLINE_PIECE static const char* read(Data& data, const char* p, const char* end,
                                               ParseContext& context) noexcept {
    if constexpr (kIsClosedEnum<Kind>) {
      std::uint64_t bits = 0;
      p = wire::read_varint(p, end, bits);
      if (p == nullptr) return nullptr;
      if (!Kind::is_valid(bits)) {
        return parse::keep_unknown_enum(data.header, kNumber, bits, context) ? p : context.fail_allocation(p);
      }
      Mode::template activate<kNumber>(data, data.*kMember);
      data.*kMember = kinds::SignExtended<Value>::decode(bits);
      return p;
    } else {
      Mode::template activate<kNumber>(data, data.*kMember);
      return Kind::read(p, end, data.*kMember);
    }
  }

  ONNXGEN_INLINE_PIECE static std::uint64_t size(const Data& data) noexcept {
    return is_set(data) ? wire::varint_size(kTag) + Kind::size(data.*kMember) : 0;
  }

  ONNXGEN_INLINE_PIECE static char* write(const Data& data, char* p, Writer& writer) noexcept {
    if (!is_set(data)) return p;
    p = writer.ensure(p, 2 * wire::kMaxVarintBytes);
    p = Kind::write_before(p, data.*kMember);
    return write::tag_before(p, kTag);
  }

  template <class Memory>
  static void merge(Data& to, const Data& from, Memory&) noexcept {
    if (!is_set(from)) return;
    Mode::template activate<kNumber>(to, to.*kMember);
    to.*kMember = from.*kMember;
  }

  static bool equal(const Data& a, const Data& b) noexcept {
    return is_set(a) == is_set(b) && (!is_set(a) || same_bits(a.*kMember, b.*kMember));
  }

  static bool initialized(const Data& data, FieldPath& missing) noexcept {
    if (!Mode::kRequired || is_set(data)) return true;
    missing.push(kNumber);
    return false;
  }

  static constexpr const MessageInfo* message() noexcept { return nullptr; }
};

// What algorithms do to a container of scalars beside its own functions; the heap's have it in
// protobuf/storage/scalar_field.h. Room for `count` more elements, which the caller fills; nullptr when memory is out.
template <class T>
T* try_append(Repeated<T>& field, std::size_t count, Arena& arena) noexcept {
  return StorageAccess::array(field).try_append(count, arena);
}
template <class T>
T* try_append(Repeated<T>& field, std::size_t count, ParseContext& context) noexcept {
  return try_append(field, count, context.arena());
}

namespace parse {

// Reads one of many values. `keep` tells whether it is to be stored: not if it is an enum number that is not known.
// Varints is a class of wire/varint_reader.h.
template <class Kind, class Varints>
ONNXGEN_INLINE_PIECE inline const char* read_element(Varints& varints, const char* p, const char* end,
                                                     typename Kind::Value& value, bool& keep, MessageHeader& header,
                                                     std::uint32_t number, ParseContext& context) noexcept {
  if constexpr (Kind::kFixedSize != 0) {
    return Kind::read(p, end, value);
  } else {
    std::uint64_t bits = 0;
    p = varints.read(p, end, bits);
    if (p == nullptr) return nullptr;
    if constexpr (kIsClosedEnum<Kind>) {
      keep = Kind::is_valid(bits);
      if (!keep) return keep_unknown_enum(header, number, bits, context) ? p : context.fail_allocation(p);
    }
    value = Kind::decode(bits);
    return p;
  }
}

// How many elements there are from `p` on, where one stands whose tag was read; at least one.
template <class Kind>
std::size_t count_run(const char* p, const char* end, std::uint32_t tag) noexcept {
  wire::VarintReader varints;
  std::size_t count = 1;
  for (;; ++count) {
    if constexpr (Kind::kFixedSize != 0) {
      if (end - p <= static_cast<std::ptrdiff_t>(Kind::kFixedSize)) return count;
      p += Kind::kFixedSize;
    } else {
      std::uint64_t ignored = 0;
      p = varints.read(p, end, ignored);
    }
    if (p == nullptr || !accept_tag(p, end, tag)) return count;
    varints.skip();
  }
}

// How many more elements to make room for where a run goes on at `p`: as many as there are, since an arena would keep
// the memory that an array has outgrown.
template <class Kind, class T>
std::size_t room_for_run(const Repeated<T>&, const char* p, const char* end, std::uint32_t tag,
                         const ParseContext&) noexcept {
  return count_run<Kind>(p, end, tag);
}
template <class T>
void give_back_room(Repeated<T>&, ParseContext&) noexcept {}

// Elements written one by one, the first one's tag read. Up to eight are gathered in a buffer; if the run goes on, the
// rest is read to its place.
template <class Kind, class Container>
ONNXGEN_NOINLINE const char* read_run(Container& field, const char* p, const char* end, std::uint32_t tag,
                                      MessageHeader& header, ParseContext& context) noexcept {
  using Value = typename Kind::Value;
  const std::uint32_t number = wire::tag_number(tag);
  constexpr std::size_t kBatch = 8;
  Value batch[kBatch] = {};
  std::size_t count = 0;
  bool more = true;
  wire::FewVarintsReader few;
  while (more && count < kBatch) {
    bool keep = true;
    p = read_element<Kind>(few, p, end, batch[count], keep, header, number, context);
    if (p == nullptr) {
      return context.fail_element(context.stack().size(), static_cast<std::size_t>(field.size()) + count);
    }
    if (keep) ++count;
    more = accept_tag(p, end, tag);
  }
  if (count == 0) return p;
  std::size_t room = more ? room_for_run<Kind>(field, p, end, tag, context) : 0;
  Value* to = try_append(field, count + room, context);
  if (to == nullptr) return context.fail_allocation(p);
  std::memcpy(to, batch, count * sizeof(Value));
  Value* full = to + count + room;
  wire::VarintReader varints;
  to += count;
  while (more) {
    if (to == full) {
      room = room_for_run<Kind>(field, p, end, tag, context);
      to = try_append(field, room, context);
      if (to == nullptr) return context.fail_allocation(p);
      full = to + room;
    }
    bool keep = true;
    p = read_element<Kind>(varints, p, end, *to, keep, header, number, context);
    if (p == nullptr) break;
    if (keep) ++to;
    more = accept_tag(p, end, tag);
    varints.skip();
  }
  const auto size = static_cast<std::size_t>(to - field.data());
  field.Truncate(static_cast<typename Container::size_type>(size));
  give_back_room(field, context);
  return p != nullptr ? p : context.fail_element(context.stack().size(), size);
}

template <class Kind, class Container>
ONNXGEN_NOINLINE const char* read_packed(Container& field, const char* p, const char* end, std::uint32_t number,
                                         MessageHeader& header, ParseContext& context) noexcept {
  using Value = typename Kind::Value;
  std::size_t length = 0;
  p = wire::read_length(p, end, length);
  if (p == nullptr) return nullptr;
  const char* const stop = p + length;
  if constexpr (Kind::kFixedSize != 0) {
    const std::size_t count = length / sizeof(Value);
    if (count * sizeof(Value) != length) return context.fail(ErrorCode::kTruncated, stop);
    if (count == 0) return stop;
    Value* const to = try_append(field, count, context);
    if (to == nullptr) return context.fail_allocation(p);
    if constexpr (wire::kHostIsLittleEndian) {
      std::memcpy(to, p, length);
    } else {
      for (std::size_t i = 0; i < count; ++i) p = Kind::read(p, stop, to[i]);
    }
    return stop;
  } else {
    const std::size_t count = wire::count_varints(p, stop);
    if (count == 0) return p == stop ? stop : context.fail(ErrorCode::kTruncated, stop);
    const auto old_size = static_cast<std::size_t>(field.size());
    Value* to = try_append(field, count, context);
    if (to == nullptr) return context.fail_allocation(p);
    wire::VarintReader varints;
    while (p < stop) {
      bool keep = true;
      const char* const start = p;
      p = read_element<Kind>(varints, p, stop, *to, keep, header, number, context);
      if (p == nullptr) {
        const bool cut = stop - start < static_cast<std::ptrdiff_t>(wire::kMaxVarintBytes);
        field.Truncate(static_cast<typename Container::size_type>(old_size));
        return context.fail(cut ? ErrorCode::kTruncated : ErrorCode::kMalformedVarint, cut ? stop : start);
      }
      if (keep) ++to;
    }
    field.Truncate(static_cast<typename Container::size_type>(to - field.data()));
    return stop;
  }
}

}  // namespace parse

// Bytes of the elements without their tags.
template <class Kind, class Container>
ONNXGEN_NOINLINE std::uint64_t elements_size(const Container& field) noexcept {
  if constexpr (Kind::kFixedSize != 0) {
    return static_cast<std::uint64_t>(field.size()) * Kind::kFixedSize;
  } else {
    std::uint64_t size = 0;
    for (const auto value : field) size += Kind::size(value);
    return size;
  }
}

// The code of the language's own kinds is in the runtime, once for all generated files; that of enums is with the enum.
#define ONNXGEN_SCALAR_CODE(linkage, Kind, Container)                                                                  \
  linkage template const char* parse::read_run<Kind>(Container<Kind::Value>&, const char*, const char*, std::uint32_t, \
                                                     MessageHeader&, ParseContext&) noexcept;                          \
  linkage template const char* parse::read_packed<Kind>(Container<Kind::Value>&, const char*, const char*,             \
                                                        std::uint32_t, MessageHeader&, ParseContext&) noexcept;        \
  linkage template char* write::packed<Kind>(char*, std::uint32_t, const Container<Kind::Value>&, Writer&) noexcept;   \
  linkage template char* write::unpacked<Kind>(char*, std::uint32_t, const Container<Kind::Value>&, Writer&) noexcept; \
  linkage template std::uint64_t elements_size<Kind>(const Container<Kind::Value>&) noexcept
#define ONNXGEN_ALL_SCALAR_CODE(linkage, Container)  \
  ONNXGEN_SCALAR_CODE(linkage, Int32, Container);    \
  ONNXGEN_SCALAR_CODE(linkage, Int64, Container);    \
  ONNXGEN_SCALAR_CODE(linkage, Uint32, Container);   \
  ONNXGEN_SCALAR_CODE(linkage, Uint64, Container);   \
  ONNXGEN_SCALAR_CODE(linkage, Sint32, Container);   \
  ONNXGEN_SCALAR_CODE(linkage, Sint64, Container);   \
  ONNXGEN_SCALAR_CODE(linkage, Bool, Container);     \
  ONNXGEN_SCALAR_CODE(linkage, Fixed32, Container);  \
  ONNXGEN_SCALAR_CODE(linkage, Fixed64, Container);  \
  ONNXGEN_SCALAR_CODE(linkage, Sfixed32, Container); \
  ONNXGEN_SCALAR_CODE(linkage, Sfixed64, Container); \
  ONNXGEN_SCALAR_CODE(linkage, Float, Container);    \
  ONNXGEN_SCALAR_CODE(linkage, Double, Container)
ONNXGEN_ALL_SCALAR_CODE(extern, Repeated);

template <std::uint32_t kNumber, auto kMember, class Kind, class Mode>
struct RepeatedScalarField {
  using Data = DataOf<kMember>;
  using Value = typename Kind::Value;
  static_assert(std::is_same_v<typename TypeOf<kMember>::value_type, Value>,
                "the member is not a container of the kind's type");

  static constexpr std::uint32_t kUnpackedTag = wire::make_tag(kNumber, Kind::kWireType);
  static constexpr std::uint32_t kPackedTag = wire::make_tag(kNumber, wire::WireType::kLengthDelimited);
  static constexpr std::uint32_t kTag = kUnpackedTag;
  static constexpr std::uint32_t kOtherTag = kPackedTag;

  ONNXGEN_INLINE_PIECE static const char* read(Data& data, const char* p, const char* end,
                                               ParseContext& context) noexcept {
    if constexpr (!Mode::kPacked) {
      return parse::read_run<Kind>(data.*kMember, p, end, kUnpackedTag, data.header, context);
    } else {  // it will be written as a block, with one tag for all elements
      const char* const start = p;
      const auto count = static_cast<std::uint64_t>((data.*kMember).size());
      p = parse::read_run<Kind>(data.*kMember, p, end, kUnpackedTag, data.header, context);
      const std::uint64_t tags = static_cast<std::uint64_t>((data.*kMember).size()) - count;
      if (p != nullptr && tags != 0) {
        const std::uint64_t saved = (tags - 1) * wire::varint_size(kUnpackedTag);
        const std::uint64_t elements = static_cast<std::uint64_t>(p - start) - saved;
        context.expect_shorter(saved - wire::varint_size(elements));
      }
      return p;
    }
  }
  ONNXGEN_INLINE_PIECE static const char* read_other(Data& data, const char* p, const char* end,
                                                     ParseContext& context) noexcept {
    return parse::read_packed<Kind>(data.*kMember, p, end, kNumber, data.header, context);
  }

  ONNXGEN_INLINE_PIECE static std::uint64_t size(const Data& data) noexcept {
    const auto& field = data.*kMember;
    if (field.empty()) return 0;
    const std::uint64_t elements = elements_size<Kind>(field);
    if constexpr (Mode::kPacked) {
      return wire::varint_size(kPackedTag) + wire::varint_size(elements) + elements;
    } else {
      return static_cast<std::uint64_t>(field.size()) * wire::varint_size(kUnpackedTag) + elements;
    }
  }

  ONNXGEN_INLINE_PIECE static char* write(const Data& data, char* p, Writer& writer) noexcept {
    const auto& field = data.*kMember;
    if (field.empty()) return p;
    if constexpr (Mode::kPacked) {
      return write::packed<Kind>(p, kPackedTag, field, writer);
    } else {
      return write::unpacked<Kind>(p, kUnpackedTag, field, writer);
    }
  }

  template <class Memory>
  static void merge(Data& to, const Data& from, Memory& memory) {
    const auto& source = from.*kMember;
    if (source.empty()) return;
    const auto count = static_cast<std::size_t>(source.size());
    Value* const target = try_append(to.*kMember, count, memory);
    if (target == nullptr) out_of_memory();
    std::memcpy(target, source.data(), count * sizeof(Value));
  }

  static bool equal(const Data& a, const Data& b) noexcept {
    const auto& x = a.*kMember;
    const auto& y = b.*kMember;
    const auto count = static_cast<std::size_t>(x.size());
    return x.size() == y.size() && (x.empty() || std::memcmp(x.data(), y.data(), count * sizeof(Value)) == 0);
  }

  static bool initialized(const Data&, FieldPath&) noexcept { return true; }

  static constexpr const MessageInfo* message() noexcept { return nullptr; }
};

}  // namespace onnxgen
