#include "plan/schema_names.h"

#include <algorithm>
#include <string>

namespace onnxgen::plan {
namespace {

std::string flat_name(const schema::Message* outer, const std::string& name) {
  return outer == nullptr ? name : flat_name(outer->containing, outer->name) + "_" + name;
}

}  // namespace

Identifier class_name(const schema::Message& message) {
  return Identifier::escape(flat_name(message.containing, message.name));
}

Identifier class_name(const schema::Enum& enumeration) {
  return Identifier::escape(flat_name(enumeration.containing, enumeration.name));
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

std::vector<Identifier> namespaces_of(const schema::File& file, const CppOptions& options) {
  std::string path = options.name_space.empty() ? file.package : options.name_space;
  std::replace(path.begin(), path.end(), ':', '.');
  std::vector<Identifier> namespaces;
  for (std::size_t begin = 0; begin < path.size();) {
    const std::size_t end = std::min(path.find('.', begin), path.size());
    const std::string_view component = std::string_view(path).substr(begin, end - begin);
    // A first component `onnxgen` is the runtime's own namespace and may be shared; further in it would hide it.
    const bool is_runtime = component == "onnxgen" && namespaces.empty();
    if (is_runtime) {
      namespaces.push_back(Identifier::exact(component));
    } else if (!component.empty()) {
      namespaces.push_back(Identifier::escape(component));
    }
    begin = end + 1;
  }
  return namespaces;
}

}  // namespace onnxgen::plan
