// The paths of a FieldMask as JSON has them: "fooBar.bazQux" for "foo_bar.baz_qux". Only paths that come back from JSON
// as they were have a form there: of small letters, digits and points, with underscores before letters.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::text {

// Appends the form in JSON. False where there is none.
bool append_json_mask_path(std::string& out, std::string_view path);

// The other way round. False for what is no path in JSON.
bool append_proto_mask_path(std::string& out, std::string_view json_path);

}  // namespace onnxgen::text
