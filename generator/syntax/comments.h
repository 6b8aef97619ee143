// Assigns comments to declarations, following the rules of SourceCodeInfo in descriptor.proto.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "syntax/edition.h"

namespace onnxgen::syntax {

// The comments between two declarations, assigned to their owners.
struct GapComments {
  std::string trailing;  // of the previous declaration
  std::vector<std::string> detached;
  std::string leading;  // of the next declaration
};

// Assigns the comments of a gap. `gap` is the text between the token that ends a declaration ('{', '}' or ';') and the
// next token; it contains only white space and comments. A line comment ends with '\n'. `after_declaration` is false at
// the start of the file. `before_declaration` is false if the next token closes the block.
//
// The owner of a comment between two declarations on one line is ambiguous. Like protoc's releases since 22, which has
// editions, this function detaches the comment, but leaves it out in files of proto2 and proto3, as release 3.21 does.
GapComments assign_comments(std::string_view gap, bool after_declaration, bool before_declaration, Edition edition);

}  // namespace onnxgen::syntax
