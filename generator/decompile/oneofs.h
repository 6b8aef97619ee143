// Oneofs of message descriptors.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "decompile/record.h"

namespace onnxgen::decompile {

// A DescriptorProto's fields and oneofs.
struct Members {
  std::vector<Record> fields;
  std::vector<Record> oneofs;
};

// Returns the index of the oneof that contains the field in a .proto file. The oneofs of optional proto3 fields have no
// text. The index can be out of range.
std::optional<std::size_t> oneof_in_text(const Record& field);

// Returns the first oneof_index or oneof that no .proto file can have, or an empty string if there is none. `message`
// is the full name.
std::string oneof_error(const Members& members, const std::string& message);

// Returns the oneofs without fields.
std::vector<Record> empty_oneofs(const Members& members);

}  // namespace onnxgen::decompile
