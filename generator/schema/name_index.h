// Index of fields and enum values by simple name or number. Needed for speed: a message may have a hundred thousand
// fields, and an option value may set as many.
#pragma once

#include <cstdint>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::schema {

class NameIndex {
 public:
  // The find functions return nullptr if no element has this name.
  const Field* find_field(const Message& message, std::string_view name);
  const EnumValue* find_value(const Enum& enumeration, std::string_view name);

  // Returns the first value with this number, or nullptr if there is none.
  const EnumValue* find_value(const Enum& enumeration, std::int64_t number);

  bool is_reserved(const Message& message, std::string_view name);

  const std::vector<const Field*>& required_fields(const Message& message);

 private:
  std::unordered_map<const Message*, std::unordered_map<std::string_view, const Field*>> fields_;
  std::unordered_map<const Message*, std::vector<const Field*>> required_;
  std::unordered_map<const Message*, std::unordered_set<std::string_view>> reserved_;
  std::unordered_map<const Enum*, std::unordered_map<std::string_view, const EnumValue*>> values_;
  std::unordered_map<const Enum*, std::unordered_map<std::int64_t, const EnumValue*>> values_by_number_;
};

}  // namespace onnxgen::schema
