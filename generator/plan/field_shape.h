// The decisions about a field that need no C++ name: which accessors it has and how it is stored.
#pragma once

#include <cstddef>

#include "plan/cpp_file.h"
#include "plan/cpp_options.h"
#include "schema/schema.h"

namespace onnxgen::plan {

FieldKind kind_of(const schema::Field& field);
Presence presence_of(const schema::Field& field, Profile profile);

// Whether few messages set the field, so that its member may stand apart from those of others.
bool is_rare(const schema::Field& field, Profile profile);

// Bytes of the member in the message.
std::size_t storage_size(const schema::Field& field, Profile profile);

}  // namespace onnxgen::plan
