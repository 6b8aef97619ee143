// Decides how extensions look.
#pragma once

#include <unordered_map>
#include <vector>

#include "plan/cpp_file.h"
#include "plan/type_names.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// The extensions of each message that `file` declares, in or outside messages, ascending numbers.
using ExtensionsByMessage = std::unordered_map<const schema::Message*, std::vector<const schema::Field*>>;
ExtensionsByMessage group_extensions(const schema::File& file);

// `types` are spelled for the scope that the extension is declared in, `file_types` for the file's namespace.
// `checks_required`: its messages may have unset `required` fields.
Extension plan_extension(const schema::Field& extension, const Identifier& number_constant, const TypeNames& types,
                         const TypeNames& file_types, bool checks_required);

// How the descriptions of an extension and of its value are called.
Identifier extension_info_name(const schema::Field& extension);
Identifier extension_value_name(const schema::Field& extension);
// And the list of the extensions that the parser of `message` knows.
Identifier known_extensions_name(const schema::Message& message);

}  // namespace onnxgen::plan
