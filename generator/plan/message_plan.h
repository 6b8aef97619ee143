#pragma once

#include "plan/cpp_file.h"
#include "plan/cpp_options.h"
#include "plan/extension_plan.h"
#include "plan/name_scope.h"
#include "plan/required_messages.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Plans the class of `message`, whose inner names are `class_scope`. Classes of nested messages are emitted next to it
// and planned separately. If `separates_cold_fields` is true, members that few messages set are stored in a separate
// block. `extensions` and `required` belong to the message's file.
Message plan_message(const schema::Message& message, const CppOptions& options, bool separates_cold_fields,
                     const NameScope& class_scope, const ExtensionsByMessage& extensions,
                     const RequiredMessages& required);

}  // namespace onnxgen::plan
