// Which declaration a comment belongs to, by the rules that descriptor.proto states at SourceCodeInfo.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace onnxgen::syntax {

// The comments between two declarations, shared out.
struct GapComments {
  std::string trailing;  // of the declaration before
  std::vector<std::string> detached;
  std::string leading;  // of the declaration after
};

// `gap` is the text between the token that ends a declaration ('{', '}' or ';') and the next token; it holds only white
// space and comments. `after_declaration` is false at the start of the file, `before_declaration` is false where the
// next token closes the block.
GapComments share_out_comments(std::string_view gap, bool after_declaration, bool before_declaration);

}  // namespace onnxgen::syntax
