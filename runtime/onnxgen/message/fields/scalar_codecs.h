// The scalar types of the protobuf language: how a value is stored, read and written. Each kind has
//   Value                       the C++ type
//   kWireType, kFixedSize       its wire type; size in bytes of a fixed-width value, 0 for varints
//   read(p, end, value)         reads one value; returns the position after it, or nullptr
//   decode(bits), encode(value) conversions from and to the number in a varint
//   size(value)                 encoded size in bytes
//   write_before(p, value)      writes a value that ends at p; the caller must provide the memory
//   is_zero(value)              whether the value counts as not set with implicit presence
//   kDefault                    the value of a map entry without one
#pragma once

#include <cstddef>
#include <cstdint>

#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/tag.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen {
namespace kinds {

// Codec converts Value to the encoded unsigned integer, and back.
template <class T, class Codec>
struct Varint {
  using Value = T;
  static constexpr wire::WireType kWireType = wire::WireType::kVarint;
  static constexpr std::size_t kFixedSize = 0;

  static constexpr T decode(std::uint64_t bits) noexcept { return Codec::decode(bits); }
  static constexpr std::uint64_t encode(T value) noexcept { return Codec::encode(value); }
  ONNXGEN_ALWAYS_INLINE static const char* read(const char* p, const char* end, T& value) noexcept {
    std::uint64_t bits = 0;
    p = wire::read_varint(p, end, bits);
    value = Codec::decode(bits);
    return p;
  }
  static constexpr std::size_t size(T value) noexcept { return wire::varint_size(Codec::encode(value)); }
  ONNXGEN_ALWAYS_INLINE static char* write_before(char* p, T value) noexcept {
    return wire::write_varint_before(p, Codec::encode(value));
  }
  static constexpr bool is_zero(T value) noexcept { return value == T(); }
  static constexpr T kDefault{};
};

// Bits is the unsigned integer of the same size.
template <class T, class Bits>
struct Fixed {
  using Value = T;
  static constexpr wire::WireType kWireType = sizeof(T) == 4 ? wire::WireType::kFixed32 : wire::WireType::kFixed64;
  static constexpr std::size_t kFixedSize = sizeof(T);

  ONNXGEN_ALWAYS_INLINE static const char* read(const char* p, const char* end, T& value) noexcept {
    if (end - p < static_cast<std::ptrdiff_t>(sizeof(T))) return nullptr;
    value = wire::bit_cast<T>(wire::load_fixed<Bits>(p));
    return p + sizeof(T);
  }
  static constexpr std::size_t size(T) noexcept { return sizeof(T); }
  ONNXGEN_ALWAYS_INLINE static char* write_before(char* p, T value) noexcept {
    p -= sizeof(T);
    wire::store_fixed<Bits>(p, wire::bit_cast<Bits>(value));
    return p;
  }
  // Compares the bits: -0.0 counts as set.
  static bool is_zero(T value) noexcept { return wire::bit_cast<Bits>(value) == 0; }
  static constexpr T kDefault{};
};

// Negative 32-bit numbers are encoded like 64-bit numbers, in ten bytes. Reading drops the upper half.
template <class T>
struct SignExtended {
  static constexpr std::uint64_t encode(T value) noexcept {
    return static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
  }
  static constexpr T decode(std::uint64_t bits) noexcept {
    return static_cast<T>(static_cast<std::int32_t>(static_cast<std::uint32_t>(bits)));
  }
};

struct Signed64 {
  static constexpr std::uint64_t encode(std::int64_t value) noexcept { return static_cast<std::uint64_t>(value); }
  static constexpr std::int64_t decode(std::uint64_t bits) noexcept { return static_cast<std::int64_t>(bits); }
};

template <class T>
struct Unsigned {
  static constexpr std::uint64_t encode(T value) noexcept { return value; }
  static constexpr T decode(std::uint64_t bits) noexcept { return static_cast<T>(bits); }
};

struct ZigZag32 {
  static constexpr std::uint64_t encode(std::int32_t value) noexcept {
    return static_cast<std::uint32_t>(wire::zigzag(value));
  }
  static constexpr std::int32_t decode(std::uint64_t bits) noexcept {
    return static_cast<std::int32_t>(wire::unzigzag(static_cast<std::uint32_t>(bits)));
  }
};

struct ZigZag64 {
  static constexpr std::uint64_t encode(std::int64_t value) noexcept { return wire::zigzag(value); }
  static constexpr std::int64_t decode(std::uint64_t bits) noexcept { return wire::unzigzag(bits); }
};

// Every varint except zero is true.
struct Truth {
  static constexpr std::uint64_t encode(bool value) noexcept { return value ? 1 : 0; }
  static constexpr bool decode(std::uint64_t bits) noexcept { return bits != 0; }
};

}  // namespace kinds

struct Scalar {};  // common base of the kinds in this file

struct Int32 : Scalar, kinds::Varint<std::int32_t, kinds::SignExtended<std::int32_t>> {};
struct Int64 : Scalar, kinds::Varint<std::int64_t, kinds::Signed64> {};
struct Uint32 : Scalar, kinds::Varint<std::uint32_t, kinds::Unsigned<std::uint32_t>> {};
struct Uint64 : Scalar, kinds::Varint<std::uint64_t, kinds::Unsigned<std::uint64_t>> {};
struct Sint32 : Scalar, kinds::Varint<std::int32_t, kinds::ZigZag32> {};
struct Sint64 : Scalar, kinds::Varint<std::int64_t, kinds::ZigZag64> {};
// Not named Bool, which is a macro of X11.
struct Boolean : Scalar, kinds::Varint<bool, kinds::Truth> {};
struct Fixed32 : Scalar, kinds::Fixed<std::uint32_t, std::uint32_t> {};
struct Fixed64 : Scalar, kinds::Fixed<std::uint64_t, std::uint64_t> {};
struct Sfixed32 : Scalar, kinds::Fixed<std::int32_t, std::uint32_t> {};
struct Sfixed64 : Scalar, kinds::Fixed<std::int64_t, std::uint64_t> {};
struct Float : Scalar, kinds::Fixed<float, std::uint32_t> {};
struct Double : Scalar, kinds::Fixed<double, std::uint64_t> {};

// proto3 enums: every number is valid.
template <class E>
struct OpenEnum : Scalar, kinds::Varint<E, kinds::SignExtended<E>> {};

// proto2 enums: a number that `kIsValid` rejects becomes an unknown field. kFirst is the first declared value.
template <class E, bool (*kIsValid)(int) noexcept, E kFirst = E{}>
struct ClosedEnum : Scalar, kinds::Varint<E, kinds::SignExtended<E>> {
  static constexpr E kDefault = kFirst;
  static bool is_valid(std::uint64_t bits) noexcept {
    return kIsValid(kinds::SignExtended<std::int32_t>::decode(bits));
  }
};

}  // namespace onnxgen
