// Names that the language derives from other names.
#pragma once

#include <string>
#include <string_view>

namespace onnxgen::schema {

struct Message;

// Returns "scope.name", or `name` in the global scope.
std::string qualified(std::string_view scope, std::string_view name);

// Returns the part of a full name before the last dot, or an empty string.
std::string_view scope_of(std::string_view full_name);

// foo_bar -> fooBar
std::string json_name_of(std::string_view field_name);

// foo_bar -> FooBar
std::string pascal_case(std::string_view name);

// foo_bar -> FooBarEntry, the entry message of a map field
std::string map_entry_name_of(std::string_view field_name);

// Name of the field that a group declares in addition to its message.
std::string group_field_name_of(std::string_view group_name);

// Returns the names that the message reserves in the form of MessageDescriptor::reserved_names, without the last NUL.
std::string reserved_names_of(const Message& message);

}  // namespace onnxgen::schema
