// Assigns comments to declarations, following the rules of SourceCodeInfo in descriptor.proto.
#pragma once

#include <string>
#include <string_view>
#include <vector>

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
GapComments assign_comments(std::string_view gap, bool after_declaration, bool before_declaration);

}  // namespace onnxgen::syntax
