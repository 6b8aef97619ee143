// The C++ names of types and enum values. Nested ones stand beside their class, flattened: message Inner of message
// Outer is the class Outer_Inner.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "plan/cpp_options.h"
#include "plan/identifier.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// What the names of a .proto's files begin with: its path without the extension; only those that protoc knows are taken
// off.
std::string base_path(const std::string& path);

Identifier class_name(const schema::Message& message);
Identifier class_name(const schema::Enum& enumeration);
Identifier value_name(const schema::EnumValue& value);

// What libprotobuf puts before _MIN, _MAX and _ARRAYSIZE of an enum: Node_Kind_Kind.
Identifier constant_stem(const schema::Enum& enumeration);

// kRawDataFieldNumber of each, in order. Where two names differ only in what camel case drops, the later one gets its
// number appended, as libprotobuf does it: kFooBarFieldNumber_4.
std::vector<Identifier> number_constants(const std::vector<const schema::Field*>& fields);

// The fields and extensions whose constants stand in one scope, in order: a message's fields, then the extensions
// declared inside it; a file's extensions declared outside messages.
std::vector<const schema::Field*> numbered_in(const schema::Message& message);
std::vector<const schema::Field*> numbered_in(const schema::File& file);

// The components of the package or of the option NAMESPACE, outermost first. Well-known types keep their package.
std::vector<Identifier> namespaces_of(const schema::File& file, const CppOptions& options);

// Every native class stands in this inline namespace of them, so that classes that libprotobuf generated from the same
// schema can be linked into one program.
inline constexpr std::string_view kInlineNamespace = "onnxgen_v1";

}  // namespace onnxgen::plan
