// Scalars in options, as values of the field that they set.
#pragma once

#include <optional>
#include <string>

#include "schema/name_index.h"
#include "schema/schema.h"
#include "source/diagnostics.h"
#include "syntax/tree.h"

namespace onnxgen::schema {

// An option's own value is written as the language has it, the fields of an aggregate as the text format does, which
// knows more words.
enum class Notation { kLanguage, kTextFormat };

// Nothing, with a report, where the field's type has no such value. `what` names the field in messages: "option 'x'".
std::optional<DefaultValue> read_scalar(const syntax::OptionValue& value, const Field& field, Notation notation,
                                        const std::string& what, NameIndex& names, source::Diagnostics& diagnostics);

}  // namespace onnxgen::schema
