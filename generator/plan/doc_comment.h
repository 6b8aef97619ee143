// From a comment of the schema to a doc comment.
#pragma once

#include <string_view>

#include "plan/cpp_file.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// The leading comment, or the trailing one where there is none.
DocComment make_doc(const schema::Comments& comments, bool deprecated = false);

// Lines that are safe to print in line comments: nothing in them can continue the comment into the next line or make a
// compiler warn.
DocComment comment_lines(std::string_view text);

}  // namespace onnxgen::plan
