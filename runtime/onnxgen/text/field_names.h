// Finds fields by their names in text and JSON. All functions return nullptr if there is none.
#pragma once

#include <string_view>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::text {

// Finds a field by its name. Fields are usually in schema order, so the search starts at `near`, a row of the table,
// which must not be null. A group can be named by the field or by its type.
const FieldDescriptor* find_in_text(const MessageDescriptor& table, const FieldDescriptor* near,
                                    std::string_view name) noexcept;

// Finds a field by its JSON name or, if no field has that JSON name, by its name in the schema.
const FieldDescriptor* find_in_json(const MessageDescriptor& table, const FieldDescriptor* near,
                                    std::string_view name) noexcept;

// Finds an extension by its full name.
const FieldDescriptor* find_extension(const MessageDescriptor& table, std::string_view name) noexcept;

}  // namespace onnxgen::text
