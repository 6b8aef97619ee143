#include "plan/file/file_descriptor_plan.h"

#include "descriptor/descriptor_set.h"
#include "plan/descriptor_plan.h"
#include "plan/literal.h"
#include "schema/visit.h"

namespace onnxgen::plan {
FileDescriptor plan_file_descriptor(const schema::File& file, const CppOptions& options, const TypeNames& types) {
  FileDescriptor plan;
  plan.name = types.names().file(file).descriptor;
  plan.local_name = types.names().file(file).own_descriptor;
  plan.parts = literal_parts(descriptor::describe(file, {descriptor::JsonNames::kExplicit}));
  for (const schema::Import& import : file.imports) {
    const bool is_described = !is_lite(*import.file, options);
    const Identifier& name = types.names().file(*import.file).descriptor;
    plan.imports.push_back(is_described ? "&" + types.qualified(name, *import.file) : "nullptr");
  }
  schema::for_each_message(file, [&](const schema::Message& message) {
    if (!message.map_entry) plan.messages.push_back(types.descriptor(message));
  });
  schema::for_each_enum(file,
                        [&](const schema::Enum& enumeration) { plan.enums.push_back(types.descriptor(enumeration)); });
  return plan;
}

}  // namespace onnxgen::plan
