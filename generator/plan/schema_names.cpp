#include "plan/schema_names.h"

#include <algorithm>
#include <string>
#include <unordered_set>
#include <utility>

namespace onnxgen::plan {
namespace {

// Escapes a reserved outer name before appending the inner one, as protoc does: struct_ and struct__Inner.
Identifier flattened(const schema::Message* outer, const std::string& name) {
  return Identifier::escape(outer == nullptr ? name : class_name(*outer).str() + "_" + name);
}

// The runtime contains the classes of well-known types, in the namespace of their package.
bool is_well_known(const schema::File& file) {
  constexpr std::string_view kFolder = "google/protobuf/";
  return file.name.compare(0, kFolder.size(), kFolder) == 0;
}

}  // namespace

std::string base_path(const std::string& path) {
  for (const std::string_view extension : {".protodevel", ".proto"}) {
    if (path.size() > extension.size() &&
        path.compare(path.size() - extension.size(), extension.size(), extension) == 0) {
      return path.substr(0, path.size() - extension.size());
    }
  }
  return path;
}

Identifier class_name(const schema::Message& message) {
  return flattened(message.containing, message.name);
}

Identifier class_name(const schema::Enum& enumeration) {
  return flattened(enumeration.containing, enumeration.name);
}

Identifier value_name(const schema::EnumValue& value) {
  const Identifier name = Identifier::escape(value.name);
  if (value.containing->containing == nullptr) return name;
  return name.with_prefix(class_name(*value.containing).str() + "_");
}

Identifier constant_stem(const schema::Enum& enumeration) {
  const Identifier name = Identifier::exact(enumeration.name);
  if (enumeration.containing == nullptr) return name;
  return name.with_prefix(class_name(enumeration).str() + "_");
}

std::vector<Identifier> number_constants(const std::vector<const schema::Field*>& fields) {
  std::vector<Identifier> constants;
  std::unordered_set<std::string> taken;
  for (const schema::Field* field : fields) {
    Identifier constant = Identifier::constant(field->name, "FieldNumber");
    if (!taken.insert(constant.str()).second) constant = constant.with_suffix("_" + std::to_string(field->number));
    constants.push_back(std::move(constant));
  }
  return constants;
}

std::vector<const schema::Field*> numbered_in(const schema::Message& message) {
  std::vector<const schema::Field*> fields;
  for (const auto& field : message.fields) fields.push_back(field.get());
  for (const auto& extension : message.extensions) fields.push_back(extension.get());
  return fields;
}

std::vector<const schema::Field*> numbered_in(const schema::File& file) {
  std::vector<const schema::Field*> fields;
  for (const auto& extension : file.extensions) fields.push_back(extension.get());
  return fields;
}

std::vector<Identifier> namespaces_of(const schema::File& file, const CppOptions& options) {
  const bool keeps_package = options.name_space.empty() || is_well_known(file);
  std::string path = keeps_package ? file.package : options.name_space;
  std::replace(path.begin(), path.end(), ':', '.');
  std::vector<Identifier> namespaces;
  for (std::size_t begin = 0; begin < path.size();) {
    const std::size_t end = std::min(path.find('.', begin), path.size());
    const std::string_view component = std::string_view(path).substr(begin, end - begin);
    // Namespaces nested in the runtime's namespace are allowed. Classes directly in it would conflict with the
    // runtime's, and an inner namespace with its name would hide it.
    const bool is_below_runtime = component == "onnxgen" && namespaces.empty() && end != path.size();
    if (is_below_runtime) {
      namespaces.push_back(Identifier::exact(component));
    } else if (!component.empty()) {
      namespaces.push_back(Identifier::escape(component));
    }
    begin = end + 1;
  }
  return namespaces;
}

}  // namespace onnxgen::plan
