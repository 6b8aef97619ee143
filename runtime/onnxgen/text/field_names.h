// Fields by the names that text and JSON have for them.
#pragma once

#include <string_view>

#include "onnxgen/text/message_table.h"

namespace onnxgen::text {

// The field of the message with this name; null where there is none. Fields mostly come in the order of the schema, so
// the search begins at `near`, a row of the table. A group goes by its own name and by that of its type.
const FieldRow* find_in_text(const MessageTable& table, const FieldRow* near, std::string_view name) noexcept;

// By its JSON name or, where no field has that, by its name in the schema.
const FieldRow* find_in_json(const MessageTable& table, const FieldRow* near, std::string_view name) noexcept;

// The extension with this full name.
const FieldRow* find_extension(const MessageTable& table, std::string_view name) noexcept;

}  // namespace onnxgen::text
