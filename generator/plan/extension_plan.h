// Plans extensions.
#pragma once

#include <unordered_map>
#include <vector>

#include "plan/cpp_file.h"
#include "plan/required_messages.h"
#include "plan/type_names.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Extensions of each message that `file` declares, at file level or inside messages, by ascending number.
using ExtensionsByMessage = std::unordered_map<const schema::Message*, std::vector<const schema::Field*>>;
ExtensionsByMessage group_extensions(const schema::File& file);

// Plans the description of an extension. `types` are spelled for the file's namespace. `required` belongs to the file.
ExtensionDescription describe_extension(const schema::Field& extension, const TypeNames& types,
                                        const RequiredMessages& required);

// Plans the identifier `name` of an extension, including its description. `types` are spelled for the scope in which
// the extension is declared, `file_types` for the file's namespace.
Extension plan_extension(const schema::Field& extension, const Identifier& name, const Identifier& number_constant,
                         const TypeNames& types, const TypeNames& file_types, const RequiredMessages& required);

// Plans the extensions of messages of other files for the protobuf profile, ordered by message and number.
std::vector<LinkedExtension> plan_linked_extensions(const schema::File& file, const TypeNames& types);

// Returns the runtime struct whose member `value` stores an extension with the plan `field`.
std::string extension_data(const Field& field, Profile profile);

}  // namespace onnxgen::plan
