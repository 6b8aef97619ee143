// C++ names of types and enum values. Nested types are declared next to their class, with a flattened name: message
// Inner of message Outer is the class Outer_Inner.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plan/cpp_options.h"
#include "plan/identifier.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Returns the path of a .proto file without its extension. Removes only the extensions that protoc removes.
std::string base_path(const std::string& path);

Identifier class_name(const schema::Message& message);
Identifier class_name(const schema::Enum& enumeration);
Identifier value_name(const schema::EnumValue& value);

// Returns the stem that libprotobuf puts before _MIN, _MAX and _ARRAYSIZE of an enum: Node_Kind_Kind.
Identifier constant_stem(const schema::Enum& enumeration);

// Returns the number constants of the fields, in order: kRawDataFieldNumber. If two names are equal in camel case, the
// later one gets its number appended, as in libprotobuf: kFooBarFieldNumber_4.
std::vector<Identifier> number_constants(const std::vector<const schema::Field*>& fields);

// Returns the fields and extensions whose constants are in one scope, in order. For a message: its fields, then the
// extensions declared inside it. For a file: the extensions declared outside messages.
std::vector<const schema::Field*> numbered_in(const schema::Message& message);
std::vector<const schema::Field*> numbered_in(const schema::File& file);

// Returns the components of the package or of the option NAMESPACE, outermost first. Well-known types always use their
// package.
std::vector<Identifier> namespaces_of(const schema::File& file, const CppOptions& options);

// Inline namespace that contains every native class. It allows a program to also link classes that libprotobuf
// generated from the same schema.
inline constexpr std::string_view kInlineNamespace = "onnxgen_v1";

}  // namespace onnxgen::plan
