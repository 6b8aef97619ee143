#include "onnxgen/message/enum.h"

namespace onnxgen {

std::string_view enum_name(const EnumEntry* entries, std::size_t count, int number) noexcept {
  for (std::size_t i = 0; i < count; ++i) {
    if (entries[i].number == number) return entries[i].name;
  }
  return "";
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
