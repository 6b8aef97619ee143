#pragma once

#include <cstddef>

#include "plan/cpp_file.h"
#include "plan/cpp_options.h"
#include "plan/type_names.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Plans a field whose accessors have the stem `name`, except for its has-bit and its oneof, which are properties of the
// message.
Field plan_field(const schema::Field& field, const Identifier& name, const TypeNames& types);

// Returns the mode argument of the field's entry in the field list; empty for the default mode. `plan` must have
// presence and has-bit. `oneof` is the field's oneof or null.
std::string field_mode(const schema::Field& field, const Field& plan, const Oneof* oneof, Profile profile);

// Plans the member that stores the field.
Member plan_member(const Field& field, Profile profile);

}  // namespace onnxgen::plan
