#pragma once

#include <cstddef>

#include "plan/cpp_file.h"
#include "plan/cpp_options.h"
#include "plan/type_names.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Everything about one field but its has-bit and its oneof, which belong to the message.
Field plan_field(const schema::Field& field, const TypeNames& types);

// The mode argument of the field's entry in the field list; empty for the default one. Needs presence and has-bit.
// `oneof` is the field's own, or null.
std::string field_mode(const schema::Field& field, const Field& plan, const Oneof* oneof, Profile profile);

// The member that holds the field.
Member plan_member(const Field& field, Profile profile);

}  // namespace onnxgen::plan
