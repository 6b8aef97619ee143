#include "plan/python/python_types.h"

#include <algorithm>
#include <iterator>

namespace onnxgen::plan {
namespace {

// Keywords of Python 3. `match` and other soft keywords are excluded, because they are valid names.
constexpr std::string_view kKeywords[] = {"False",  "None",   "True",    "and",      "as",       "assert", "async",
                                          "await",  "break",  "class",   "continue", "def",      "del",    "elif",
                                          "else",   "except", "finally", "for",      "from",     "global", "if",
                                          "import", "in",     "is",      "lambda",   "nonlocal", "not",    "or",
                                          "pass",   "raise",  "return",  "try",      "while",    "with",   "yield"};

std::string scalar(schema::FieldType type) {
  using schema::FieldType;
  if (type == FieldType::kDouble || type == FieldType::kFloat) return "_builtins.float";
  if (type == FieldType::kBool) return "_builtins.bool";
  if (type == FieldType::kString) return "_builtins.str";
  return type == FieldType::kBytes ? "_builtins.bytes" : "_builtins.int";
}

}  // namespace

PythonName python_name(const std::string& name) {
  const bool is_keyword = std::find(std::begin(kKeywords), std::end(kKeywords), name) != std::end(kKeywords);
  return {name, is_keyword};
}

std::string PythonTypes::stub_name(const std::string& name) {
  return python_name(name).is_keyword ? "_" + name : name;
}

std::string PythonTypes::attribute(const schema::Field& field) const {
  if (!field.is_map()) {
    if (field.label != schema::Label::kRepeated) return one(field);
    const char* const container = field.is_submessage() ? "RepeatedCompositeContainer" : "RepeatedScalarContainer";
    return std::string("_core.") + container + "[" + one(field) + "]";
  }
  const schema::Field& key = *field.message->fields[0];
  const schema::Field& value = *field.message->fields[1];
  const char* const container = value.is_submessage() ? "MessageMapContainer" : "ScalarMapContainer";
  return std::string("_core.") + container + "[" + one(key) + ", " + one(value) + "]";
}

std::string PythonTypes::argument(const schema::Field& field) const {
  if (field.is_map()) {
    const schema::Field& key = *field.message->fields[0];
    return "_typing.Mapping[" + one(key) + ", " + one_argument(*field.message->fields[1]) + "]";
  }
  if (field.label == schema::Label::kRepeated) return "_typing.Iterable[" + one_argument(field) + "]";
  return one_argument(field);
}

// Returns the type of one value. Messages of another module have the type _core.Message, because the location of that
// module is unknown.
std::string PythonTypes::one(const schema::Field& field) const {
  if (field.is_submessage()) return files_.count(field.message->file) != 0 ? path_of(*field.message) : "_core.Message";
  if (field.type == schema::FieldType::kEnum && files_.count(field.enumeration->file) != 0) {
    return path_of(*field.enumeration);
  }
  return scalar(field.type);
}

// Returns the type of one argument. Messages may be passed as dicts and enum values as names.
std::string PythonTypes::one_argument(const schema::Field& field) const {
  if (field.is_submessage()) return one(field) + " | _typing.Mapping[_builtins.str, _typing.Any]";
  if (field.type == schema::FieldType::kEnum) return one(field) + " | _builtins.str";
  return one(field);
}

}  // namespace onnxgen::plan
