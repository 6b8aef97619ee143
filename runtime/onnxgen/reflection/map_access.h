// Keys and values of maps in a form that is independent of their types, and access to maps through it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

#include "onnxgen/message/message_data.h"
#include "onnxgen/message/message_info.h"

namespace onnxgen {

template <class Key, class Value>
class Map;

// A value of any type; the type of its field says which member is used. `bits` holds a number: a signed integer or
// enum sign-extended to 64 bits, an unsigned integer, the bits of a double, or the 32 bits of a float. `text` views a
// string or bytes. `message` points to the data of a message. `text` and `message` do not own what they refer to: they
// are valid as long as the value in the message that they were read from.
struct FieldValue {
  std::uint64_t bits = 0;
  std::string_view text;
  const void* message = nullptr;
};

// Functions that access a map of one key and value type, for descriptors. `map` points to the map's object.
struct MapAccess {
  // Called with a key and its value. Returns false to stop.
  using Visit = bool (*)(void* context, const FieldValue& key, const FieldValue& value);

  std::size_t (*size)(const void* map) noexcept;
  // Visits all entries in ascending order of keys. Returns false if a visit stopped.
  bool (*for_each)(const void* map, void* context, Visit visit);

  // Stores the value for `key` in `value`. Returns false if there is no entry.
  bool (*find)(const void* map, const FieldValue& key, FieldValue& value);

  // Stores a number or text under `key` and returns null. In a map of messages, creates an empty message if there is
  // none and returns the message's data. `header` belongs to the message that contains the map.
  void* (*insert)(void* map, MessageHeader& header, const FieldValue& key, const FieldValue& value);
  // Removes the entry of `key`. Returns false if there is none.
  bool (*erase)(void* map, const FieldValue& key);
  void (*clear)(void* map) noexcept;
};

// Converts a key or a value of a map. Strings and messages in the result are views.
template <class T>
FieldValue field_value(const T& value) noexcept {
  FieldValue result;
  if constexpr (std::is_floating_point_v<T>) {
    using Bits = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
    Bits bits;
    std::memcpy(&bits, &value, sizeof bits);
    result.bits = bits;
  } else if constexpr (std::is_enum_v<T> || (std::is_integral_v<T> && std::is_signed_v<T>)) {
    result.bits = static_cast<std::uint64_t>(static_cast<std::int64_t>(value));
  } else if constexpr (std::is_integral_v<T>) {
    result.bits = value;
  } else if constexpr (std::is_convertible_v<const T&, std::string_view>) {
    result.text = value;
  } else {
    result.message = &MessageAccess::data(value);
  }
  return result;
}

// Converts a value back. Not for messages.
template <class T>
T from_field_value(const FieldValue& value) {
  if constexpr (std::is_floating_point_v<T>) {
    using Bits = std::conditional_t<sizeof(T) == 4, std::uint32_t, std::uint64_t>;
    const Bits bits = static_cast<Bits>(value.bits);
    T number;
    std::memcpy(&number, &bits, sizeof number);
    return number;
  } else if constexpr (std::is_same_v<T, bool>) {
    return value.bits != 0;
  } else if constexpr (std::is_enum_v<T>) {
    return static_cast<T>(static_cast<std::int32_t>(value.bits));
  } else if constexpr (std::is_integral_v<T>) {
    return static_cast<T>(value.bits);
  } else {
    return T(value.text);
  }
}

namespace detail {

template <class T>
inline constexpr bool kIsMapValue =
    std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_constructible_v<T, std::string_view>;

// For maps of the native profile.
template <class Key, class Value>
void* insert_in_map(Map<Key, Value>& map, MessageHeader& header, const FieldValue& key, const FieldValue& value) {
  header.with_arena(map);
  if constexpr (kIsMapValue<Value>) {
    map.Set(from_field_value<Key>(key), from_field_value<Value>(value));
    return nullptr;
  } else {
    return &MessageAccess::data(*map.Mutable(from_field_value<Key>(key)));
  }
}

// For maps of the protobuf profile.
template <class AnyMap>
void* insert_in_map(AnyMap& map, MessageHeader&, const FieldValue& key, const FieldValue& value) {
  using Value = typename AnyMap::mapped_type;
  Value& present = map[from_field_value<typename AnyMap::key_type>(key)];
  if constexpr (kIsMapValue<Value>) {
    present = from_field_value<Value>(value);
    return nullptr;
  } else {
    return &MessageAccess::data(present);
  }
}

}  // namespace detail

template <class AnyMap>
ONNXGEN_HIDDEN inline constexpr MapAccess kMapAccess{
    [](const void* map) noexcept { return static_cast<std::size_t>(static_cast<const AnyMap*>(map)->size()); },
    [](const void* map, void* context, MapAccess::Visit visit) {
      for (const auto& [key, value] : *static_cast<const AnyMap*>(map)) {
        if (!visit(context, field_value(key), field_value(value))) return false;
      }
      return true;
    },
    [](const void* map, const FieldValue& key, FieldValue& value) {
      const auto& entries = *static_cast<const AnyMap*>(map);
      const auto found = entries.find(from_field_value<typename AnyMap::key_type>(key));
      if (found == entries.end()) return false;
      value = field_value((*found).second);
      return true;
    },
    [](void* map, MessageHeader& header, const FieldValue& key, const FieldValue& value) -> void* {
      return detail::insert_in_map(*static_cast<AnyMap*>(map), header, key, value);
    },
    [](void* map, const FieldValue& key) {
      return static_cast<AnyMap*>(map)->erase(from_field_value<typename AnyMap::key_type>(key)) != 0;
    },
    [](void* map) noexcept { static_cast<AnyMap*>(map)->clear(); },
};

}  // namespace onnxgen
