// Fields by the names that text and JSON have for them.
#pragma once

#include <string_view>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::text {

// The field of the message with this name; null where there is none. Fields mostly come in the order of the schema, so
// the search begins at `near`, a row of the table. A group goes by its own name and by that of its type.
const FieldDescriptor* find_in_text(const MessageDescriptor& table, const FieldDescriptor* near,
                                    std::string_view name) noexcept;

// By its JSON name or, where no field has that, by its name in the schema.
const FieldDescriptor* find_in_json(const MessageDescriptor& table, const FieldDescriptor* near,
                                    std::string_view name) noexcept;

// The extension with this full name.
const FieldDescriptor* find_extension(const MessageDescriptor& table, std::string_view name) noexcept;

}  // namespace onnxgen::text
