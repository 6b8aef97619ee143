// Decisions about a field that need no C++ names: its accessors and its storage.
#pragma once

#include <cstddef>

#include "plan/cpp_file.h"
#include "plan/cpp_options.h"
#include "schema/schema.h"

namespace onnxgen::plan {

FieldKind kind_of(const schema::Field& field);
Presence presence_of(const schema::Field& field, Profile profile);

// Returns whether few messages set the field, so that its member is stored outside the message.
bool is_cold(const schema::Field& field, Profile profile);

// Returns the size in bytes of the member in the message.
std::size_t storage_size(const schema::Field& field, Profile profile);

}  // namespace onnxgen::plan
