// C++ types, spelled as needed inside one class of a file or in the file's namespace.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plan/cpp_options.h"
#include "plan/name_scope.h"
#include "plan/schema_names.h"
#include "schema/schema.h"

namespace onnxgen::plan {

class TypeNames {
 public:
  // `names`, `options` and `class_scope` must outlive this object.
  TypeNames(const schema::Message& home, const SchemaNames& names, const CppOptions& options,
            const NameScope& class_scope);
  TypeNames(const schema::File& home, const SchemaNames& names, const CppOptions& options);

  std::string message(const schema::Message& message) const;
  std::string enumeration(const schema::Enum& enumeration) const;
  // Return the addresses of a type's descriptor and of the description of a message's class.
  std::string descriptor(const schema::Message& type) const;
  std::string descriptor(const schema::Enum& enumeration) const;
  std::string class_info(const schema::Message& type) const;
  // Return an enum's function or constant with this suffix.
  std::string function(const schema::Enum& enumeration, std::string_view suffix) const;
  std::string constant(const schema::Enum& enumeration, std::string_view suffix) const;
  std::string value(const schema::EnumValue& value) const;

  // Returns a name declared by a file, qualified with its namespaces.
  std::string qualified(const Identifier& name, const schema::File& file) const;

  const SchemaNames& names() const noexcept { return names_; }
  const CppOptions& options() const noexcept { return options_; }

  // Returns the type of one value in accessors: std::int64_t, std::string_view or std::string, the class of a message.
  std::string value_type(const schema::Field& field) const;

 private:
  // Returns the short name if it is unambiguous there, otherwise the qualified name.
  std::string spell(const Identifier& name, const schema::File& file) const;

  const Identifier home_;
  const std::vector<Identifier> namespaces_;
  const SchemaNames& names_;
  const CppOptions& options_;
  const NameScope* const class_scope_;  // null in the file's namespace
};

}  // namespace onnxgen::plan
