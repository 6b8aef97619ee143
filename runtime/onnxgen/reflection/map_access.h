// How type-independent code reads the map of a generated class. Included where maps are described.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>
#include <type_traits>

#include "onnxgen/message/message_info.h"

namespace onnxgen {

// A value of any type, as descriptors have defaults: of a number its bits, a signed one extended to 64, a float's own
// 32; of strings and bytes the text; of a message its data.
struct FieldValue {
  std::uint64_t bits = 0;
  std::string_view text;
  const void* message = nullptr;
};

struct MapAccess {
  // Is given a key and its value; false stops.
  using Visit = bool (*)(void* context, const FieldValue& key, const FieldValue& value);

  std::size_t (*size)(const void* map) noexcept;
  // All entries in ascending order of their keys; false where a visit stopped it.
  bool (*for_each)(const void* map, void* context, Visit visit);
};

// The value of a map's key or element.
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

template <class Map>
inline constexpr MapAccess kMapAccess{
    [](const void* map) noexcept { return static_cast<std::size_t>(static_cast<const Map*>(map)->size()); },
    [](const void* map, void* context, MapAccess::Visit visit) {
      for (const auto& [key, value] : *static_cast<const Map*>(map)) {
        if (!visit(context, field_value(key), field_value(value))) return false;
      }
      return true;
    },
};

}  // namespace onnxgen
