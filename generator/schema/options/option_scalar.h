// Converts scalars in options and defaults to the types of the fields that they set.
#pragma once

#include <optional>
#include <string>

#include "schema/name_index.h"
#include "schema/schema.h"
#include "source/diagnostics.h"
#include "syntax/tree.h"

namespace onnxgen::schema {

// Syntax of a value. kLanguage: the value of an option, in the .proto language. kDefault: a default, in the same
// language but with other limits for numbers. kTextFormat: a field of an aggregate, in the text format, which accepts
// more keywords.
enum class Notation { kLanguage, kDefault, kTextFormat };

// Returns the value, or reports an error and returns nullopt if the value is not valid for the field's type. `what`
// names the field in messages: "option 'x'".
std::optional<DefaultValue> read_scalar(const syntax::OptionValue& value, const Field& field, Notation notation,
                                        const std::string& what, NameIndex& names, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
