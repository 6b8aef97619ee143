// The paths of a FieldMask as JSON has them.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::text {

// "foo_bar.baz_qux" as "fooBar.bazQux"; what is quoted stays as it is.
std::string json_mask_path(std::string_view path);

// Appends "fooBar.bazQux" as "foo_bar.baz_qux". False for what no path becomes in JSON that could be read again: one
// that is empty, or has other characters than letters, digits and points.
bool append_proto_mask_path(std::string& out, std::string_view json_path);

}  // namespace onnxgen::text
