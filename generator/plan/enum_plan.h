#pragma once

#include "plan/class_scope.h"
#include "plan/cpp_file.h"
#include "plan/type_names.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Plans an enum at namespace scope. `types` are spelled for the file's namespace.
Enum plan_enum(const schema::Enum& enumeration, const TypeNames& types);

// Plans the aliases of a nested enum in its class, whose names are `names`.
EnumAlias plan_enum_alias(const schema::Enum& enumeration, const ClassNames& names, const TypeNames& types);

}  // namespace onnxgen::plan
