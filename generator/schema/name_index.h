// Fields and enum values by their simple names. A message may have a hundred thousand of them, and so may an option's
// value that sets them.
#pragma once

#include <string_view>
#include <unordered_map>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::schema {

class NameIndex {
 public:
  // Null where there is none of that name.
  const Field* find_field(const Message& message, std::string_view name);
  const EnumValue* find_value(const Enum& enumeration, std::string_view name);

  const std::vector<const Field*>& required_fields(const Message& message);

 private:
  std::unordered_map<const Message*, std::unordered_map<std::string_view, const Field*>> fields_;
  std::unordered_map<const Message*, std::vector<const Field*>> required_;
  std::unordered_map<const Enum*, std::unordered_map<std::string_view, const EnumValue*>> values_;
};

}  // namespace onnxgen::schema
