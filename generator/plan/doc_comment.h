// Converts comments of the schema to doc comments.
#pragma once

#include <string_view>

#include "plan/cpp_file.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Returns the leading comment, or the trailing comment if there is none.
DocComment make_doc(const schema::Comments& comments, bool deprecated = false);

// Splits text into lines that are safe to print as line comments: no line continues the comment on the next line or
// causes a compiler warning.
DocComment comment_lines(std::string_view text);

}  // namespace onnxgen::plan
