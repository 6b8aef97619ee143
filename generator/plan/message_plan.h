#pragma once

#include "plan/class_scope.h"
#include "plan/cpp_file.h"
#include "plan/extension_plan.h"
#include "plan/required_messages.h"
#include "plan/type_names.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Plans the class of `message`. `names` are the names inside that class. Classes of nested messages are planned
// separately, because they are emitted next to it. If `separates_cold_fields` is true, members that few messages set
// are stored in a separate block. `file_types`, `extensions` and `required` belong to the message's file.
Message plan_message(const schema::Message& message, const TypeNames& file_types, bool separates_cold_fields,
                     const ClassNames& names, const ExtensionsByMessage& extensions, const RequiredMessages& required);

}  // namespace onnxgen::plan
