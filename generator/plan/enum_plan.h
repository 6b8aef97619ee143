#pragma once

#include "plan/cpp_file.h"
#include "plan/name_scope.h"
#include "plan/type_names.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Plans an enum at namespace scope and adds its names to `file_scope`.
Enum plan_enum(const schema::Enum& enumeration, NameScope& file_scope);

// Plans the aliases of a nested enum in its class.
EnumAlias plan_enum_alias(const schema::Enum& enumeration, const TypeNames& types);

}  // namespace onnxgen::plan
