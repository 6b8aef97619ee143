// Locations of the declarations of a file, as google.protobuf.SourceCodeInfo describes them.
#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "source/source_file.h"
#include "syntax/edition.h"
#include "syntax/tree.h"

namespace onnxgen::syntax {

// Field numbers and indexes that lead from FileDescriptorProto to an element.
using Path = std::vector<std::int32_t>;

struct Location {
  Path path;
  // Counted as in Token.
  std::int32_t line = 0;
  std::int32_t column = 0;
  std::int32_t end_line = 0;
  std::int32_t end_column = 0;
  Comments comments;  // with all line ends, in any encoding
  // Offset of an option's name; unset for other elements. For an option, `path` ends at the options message, because
  // the field numbers that follow are known only after its name is resolved.
  std::optional<std::uint32_t> option;
};

// Returns the locations in the order in which protoc lists them. The file must be free of syntax errors.
std::vector<Location> locations(const source::SourceFile& file, Edition edition);

}  // namespace onnxgen::syntax
