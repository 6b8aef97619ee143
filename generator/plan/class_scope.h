// Names inside a generated class: members of every class, nested types, and accessors.
#pragma once

#include <unordered_map>

#include "plan/cpp_options.h"
#include "plan/name_scope.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Names that a oneof produces.
struct OneofNames {
  Identifier name;       // value, the stem of value_case() and clear_value()
  Identifier case_type;  // ValueCase
  Identifier not_set;    // VALUE_NOT_SET
};

// Names that a field produces.
struct FieldNames {
  Identifier name;             // raw_data, the stem of the accessors; for an extension, its identifier
  Identifier case_constant;    // kRawData, for members of a oneof
  Identifier number_constant;  // kRawDataFieldNumber
};

// Names of the elements of a message in its class.
struct ClassNames {
  NameScope scope;
  std::unordered_map<const schema::Message*, Identifier> messages;  // Shape
  std::unordered_map<const schema::Enum*, Identifier> enums;        // Kind, as in Kind_MIN; its type may be escaped
  std::unordered_map<const schema::EnumValue*, Identifier> values;  // CONV
  std::unordered_map<const schema::Oneof*, OneofNames> oneofs;
  std::unordered_map<const schema::Field*, FieldNames> fields;  // and extensions declared inside the message
};

// Names the elements of `message`. `class_name` is the name of its class.
ClassNames make_class_names(const schema::Message& message, const Identifier& class_name, const CppOptions& options);

// Returns whether every class of the profile has a member `name`, so that a class cannot have this name.
bool is_own_member(const Identifier& name, Profile profile);

// Returns whether emitted functions have a parameter or variable `name`, which hides a type with this name.
bool is_local_name(const Identifier& name);

// Returns whether a type named `name`, declared outside the class `home`, must be qualified inside that class.
bool hides(const NameScope& class_scope, const Identifier& home, const Identifier& name);

}  // namespace onnxgen::plan
