// Number, bool and enum fields, singular and repeated.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

#include "onnxgen/message/fields/presence.h"
#include "onnxgen/message/fields/scalar_codecs.h"
#include "onnxgen/message/fields/scalar_runs.h"
#include "onnxgen/message/parse/parse.h"
#include "onnxgen/message/write/write.h"
#include "onnxgen/message/write/write_numbers.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen {

// The struct and the member type of a pointer to member.
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

// Compares representations, so that NaN equals its copy.
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

  ONNXGEN_FORCE_INLINE static const char* read(Data& data, const char* p, const char* end,
                                               ParseContext& context) noexcept {
    if constexpr (kIsClosedEnum<Kind>) {
      std::uint64_t bits = 0;
      p = wire::read_varint(p, end, bits);
      if (wire::is_unlikely(p == nullptr)) return nullptr;
      if (wire::is_unlikely(!Kind::is_valid(bits))) {
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

  ONNXGEN_FORCE_INLINE static std::uint64_t size(const Data& data) noexcept {
    return is_set(data) ? wire::varint_size(kTag) + Kind::size(data.*kMember) : 0;
  }

  ONNXGEN_FORCE_INLINE static char* write(const Data& data, char* p, Writer& writer) noexcept {
    if (!is_set(data)) return p;
    p = writer.ensure(p);
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

// Returns the encoded size of the elements without their tags.
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

// One copy of the code per element type, instead of one per field.
template <class Container, class Memory>
ONNXGEN_NOINLINE void append_elements(Container& to, const Container& from, Memory& memory) {
  const auto count = static_cast<std::size_t>(from.size());
  auto* const target = try_append(to, count, memory);
  if (target == nullptr) out_of_memory();
  std::memcpy(target, from.data(), count * sizeof *target);
}
template <class Container>
ONNXGEN_NOINLINE bool equal_elements(const Container& a, const Container& b) noexcept {
  const auto count = static_cast<std::size_t>(a.size());
  return a.size() == b.size() && (a.empty() || std::memcmp(a.data(), b.data(), count * sizeof *a.data()) == 0);
}

// Code for the predefined kinds is instantiated once in the runtime, for all generated files. Code for an enum is
// instantiated with the enum.
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
  ONNXGEN_SCALAR_CODE(linkage, Boolean, Container);  \
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

  ONNXGEN_FORCE_INLINE static const char* read(Data& data, const char* p, const char* end,
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
        context.expect_less_output(saved - wire::varint_size(elements));
      }
      return p;
    }
  }
  ONNXGEN_FORCE_INLINE static const char* read_other(Data& data, const char* p, const char* end,
                                                     ParseContext& context) noexcept {
    return parse::read_packed<Kind>(data.*kMember, p, end, kNumber, data.header, context);
  }

  ONNXGEN_FORCE_INLINE static std::uint64_t size(const Data& data) noexcept {
    const auto& field = data.*kMember;
    if (field.empty()) return 0;
    const std::uint64_t elements = elements_size<Kind>(field);
    if constexpr (Mode::kPacked) {
      return wire::varint_size(kPackedTag) + wire::varint_size(elements) + elements;
    } else {
      return static_cast<std::uint64_t>(field.size()) * wire::varint_size(kUnpackedTag) + elements;
    }
  }

  ONNXGEN_FORCE_INLINE static char* write(const Data& data, char* p, Writer& writer) noexcept {
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
    if (!(from.*kMember).empty()) append_elements(to.*kMember, from.*kMember, memory);
  }

  static bool equal(const Data& a, const Data& b) noexcept { return equal_elements(a.*kMember, b.*kMember); }

  static bool initialized(const Data&, FieldPath&) noexcept { return true; }

  static constexpr const MessageInfo* message() noexcept { return nullptr; }
};

}  // namespace onnxgen
