// Decides how extensions look.
#pragma once

#include <unordered_map>
#include <vector>

#include "plan/cpp_file.h"
#include "plan/required_messages.h"
#include "plan/type_names.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// The extensions of each message that `file` declares, in or outside messages, ascending numbers.
using ExtensionsByMessage = std::unordered_map<const schema::Message*, std::vector<const schema::Field*>>;
ExtensionsByMessage group_extensions(const schema::File& file);

// `types` are spelled for the file's namespace. `required`: of the file.
ExtensionDescription describe_extension(const schema::Field& extension, const TypeNames& types,
                                        const RequiredMessages& required);

// The same with the identifier of the native profile. `types` are spelled for the scope that the extension is declared
// in, `file_types` for the file's namespace.
Extension plan_extension(const schema::Field& extension, const Identifier& number_constant, const TypeNames& types,
                         const TypeNames& file_types, const RequiredMessages& required);

// The runtime's struct whose member `value` holds an extension that is planned as `field`.
std::string extension_data(const Field& field, Profile profile);

// How the descriptions of an extension and of its value are called.
Identifier extension_info_name(const schema::Field& extension);
Identifier extension_value_name(const schema::Field& extension);
// And the list of the extensions that the parser of `message` knows.
Identifier known_extensions_name(const schema::Message& message);

}  // namespace onnxgen::plan
