// Converts the paths of a FieldMask between JSON and the schema: "fooBar.bazQux" and "foo_bar.baz_qux". Only paths that
// survive the round trip have a JSON form: lower-case letters, digits and dots, with underscores only before letters.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::text {

// Appends the JSON form of `path`. Returns false if it has none.
bool append_json_mask_path(std::string& out, std::string_view path);

// Appends the schema form of `json_path`. Returns false if it is not a valid JSON path.
bool append_proto_mask_path(std::string& out, std::string_view json_path);

}  // namespace onnxgen::text
