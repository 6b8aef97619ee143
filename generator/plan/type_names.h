// C++ types, spelled as needed inside one class of a file or in the file's namespace.
#pragma once

#include <string>
#include <vector>

#include "plan/cpp_options.h"
#include "plan/name_scope.h"
#include "schema/schema.h"

namespace onnxgen::plan {

class TypeNames {
 public:
  TypeNames(const schema::Message& home, const CppOptions& options, const NameScope& class_scope);
  TypeNames(const schema::File& home, const CppOptions& options);

  std::string message(const schema::Message& message) const;
  std::string enumeration(const schema::Enum& enumeration) const;
  std::string is_valid(const schema::Enum& enumeration) const;
  std::string value(const schema::EnumValue& value) const;

  const CppOptions& options() const noexcept { return options_; }

  // Returns the type of one value in accessors: std::int64_t, std::string_view or std::string, the class of a message.
  std::string value_type(const schema::Field& field) const;

 private:
  // Returns the short name if it is unambiguous there, otherwise the qualified name.
  std::string spell(const Identifier& name, const schema::File& file) const;

  const Identifier home_;
  const std::vector<Identifier> namespaces_;
  const CppOptions& options_;
  const NameScope* const class_scope_;  // null in the file's namespace
};

}  // namespace onnxgen::plan
