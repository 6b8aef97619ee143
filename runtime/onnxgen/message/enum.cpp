#include "onnxgen/message/enum.h"

#include <algorithm>

namespace onnxgen {
namespace {

const char* find_name(const EnumEntry* entries, std::size_t count, int number) noexcept {
  const EnumEntry* const end = entries + count;
  const EnumEntry* const found =
      std::lower_bound(entries, end, number, [](const EnumEntry& entry, int wanted) { return entry.number < wanted; });
  return found != end && found->number == number ? found->name : nullptr;
}

}  // namespace

const char* enum_value_name(const EnumDescriptor& enumeration, int number) noexcept {
  return find_name(enumeration.values, enumeration.count, number);
}

std::string_view enum_name(const EnumEntry* entries, std::size_t count, int number) noexcept {
  const char* const name = find_name(entries, count, number);
  return name != nullptr ? name : "";
}

bool enum_number(const EnumEntry* entries, std::size_t count, std::string_view name, int& number) noexcept {
  for (std::size_t i = 0; i < count; ++i) {
    if (entries[i].name == name) {
      number = entries[i].number;
      return true;
    }
  }
  return false;
}

}  // namespace onnxgen
