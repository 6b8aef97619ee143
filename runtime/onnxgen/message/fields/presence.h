// Determines whether a field is present: the fourth argument of Field. Each mode has
//   is_set<Number>(data, has_value)   whether the field is written; has_value is determined from the member alone
//   activate<Number>(data, member)    called before a value is read into the member or merged into it
//   cancel(data, has_value)           called if that failed, for members that share their memory
#pragma once

#include <cstddef>
#include <cstdint>

namespace onnxgen {

struct Singular {
  static constexpr bool kRepeated = false;
  static constexpr bool kRequired = false;

  template <class Data>
  static void cancel(Data&, bool) noexcept {}
};

// Strings, bytes and messages: the member is null if the field is not set.
struct Explicit : Singular {
  static constexpr bool kZeroIsUnset = false;

  template <std::uint32_t, class Data>
  static bool is_set(const Data&, bool has_value) noexcept {
    return has_value;
  }
  template <std::uint32_t, class Data, class Member>
  static void activate(Data&, Member&) noexcept {}
};

// Scalars with their own has-bit.
template <std::size_t kBit>
struct Has : Singular {
  static constexpr bool kZeroIsUnset = false;

  template <std::uint32_t, class Data>
  static bool is_set(const Data& data, bool) noexcept {
    return data.has(kBit);
  }
  template <std::uint32_t, class Data, class Member>
  static void activate(Data& data, Member&) noexcept {
    data.set_has(kBit);
  }
};

// proto2 `required`: with a has-bit for scalars, without one for strings, bytes and messages.
template <std::size_t... kBit>
struct Required;
template <>
struct Required<> : Explicit {
  static constexpr bool kRequired = true;
};
template <std::size_t kBit>
struct Required<kBit> : Has<kBit> {
  static constexpr bool kRequired = true;
};

// proto3 fields without `optional`: set if the value is nonzero or nonempty.
struct Implicit : Singular {
  static constexpr bool kZeroIsUnset = true;

  template <std::uint32_t, class Data>
  static bool is_set(const Data&, bool has_value) noexcept {
    return has_value;
  }
  template <std::uint32_t, class Data, class Member>
  static void activate(Data&, Member&) noexcept {}
};

// A member of a oneof. kCase holds the number of its active field; the members share their memory.
template <auto kCase>
struct Member : Singular {
  static constexpr bool kZeroIsUnset = false;

  template <std::uint32_t kNumber, class Data>
  static bool is_set(const Data& data, bool) noexcept {
    return data.*kCase == kNumber;
  }
  template <std::uint32_t kNumber, class Data, class Value>
  static void activate(Data& data, Value& member) noexcept {
    if (data.*kCase == kNumber) return;
    member = Value{};
    data.*kCase = kNumber;
  }
  template <class Data>
  static void cancel(Data& data, bool has_value) noexcept {
    if (!has_value) data.*kCase = 0;
  }
};

// Repeated fields. Scalars are read both packed and unpacked, and written as the schema declares. All other fields are
// Unpacked.
struct Unpacked {
  static constexpr bool kRepeated = true;
  static constexpr bool kRequired = false;
  static constexpr bool kPacked = false;
};

struct Packed : Unpacked {
  static constexpr bool kPacked = true;
};

}  // namespace onnxgen
