#pragma once

#include "plan/cpp_options.h"
#include "plan/extension_plan.h"
#include "plan/name_scope.h"
#include "plan/text_table.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// The tables of a file; their names go into `file_scope`.
TextTables plan_text_tables(const schema::File& file, const CppOptions& options, const ExtensionsByMessage& extensions,
                            NameScope& file_scope);

}  // namespace onnxgen::plan
