// The paths of a FieldMask as JSON has them.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::text {

// "foo_bar.baz_qux" as "fooBar.bazQux"; what is quoted stays as it is.
std::string json_mask_path(std::string_view path);

}  // namespace onnxgen::text
