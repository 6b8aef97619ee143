#pragma once

#include "plan/cpp_file.h"
#include "plan/cpp_options.h"
#include "plan/extension_plan.h"
#include "plan/name_scope.h"
#include "plan/required_messages.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// The class of `message`, whose inner names are `class_scope`. The classes of nested messages stand beside it and are
// planned on their own. `keeps_rare_apart`: members that few messages set stand apart. `extensions` and `required` are
// those of its file.
Message plan_message(const schema::Message& message, const CppOptions& options, bool keeps_rare_apart,
                     const NameScope& class_scope, const ExtensionsByMessage& extensions,
                     const RequiredMessages& required);

}  // namespace onnxgen::plan
