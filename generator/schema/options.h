// Looking up options by name.
#pragma once

#include <string_view>
#include <vector>

#include "schema/schema.h"

namespace onnxgen::schema {

// The first option of that name, null if there is none.
const Option* find_option(const std::vector<Option>& options, std::string_view name);

// Whether a bool option is there and true.
bool is_set(const std::vector<Option>& options, std::string_view name);

}  // namespace onnxgen::schema
