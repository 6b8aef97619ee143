// Finds options by name.
#pragma once

#include <initializer_list>
#include <string_view>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::schema {

// Option name, in parentheses, with which text made from a descriptor keeps encoded fields that are not declared. Other
// names in parentheses begin with a dot in such text. Option::path leads to the message with these fields.
inline constexpr std::string_view kUnknownOption = "onnxgen.unknown";

// Returns the first option with this name, or nullptr.
const Option* find_option(const std::vector<Option>& options, std::string_view name);

// Returns whether a bool option is present and true.
bool is_set(const std::vector<Option>& options, std::string_view name);

// A value inside an option, and the option that sets it.
struct ValueInOption {
  const Option* option = nullptr;
  const TypedValue* value = nullptr;  // null if no option sets it
};

// Returns the value at `path`, the printed names of fields: {"features", "pb.cpp", "string_type"}. Requires interpreted
// options, so that every notation counts.
ValueInOption find_value(const std::vector<Option>& options, std::initializer_list<std::string_view> path);

// Returns whether the option sets features. Requires interpreted options.
bool is_feature(const Option& option);

// Returns whether the file's optimize_for has this value.
bool is_optimized_for(const File& file, std::string_view value);

}  // namespace onnxgen::schema
