#include "message/text.h"

#include <string>
#include <string_view>

#include "message/message_object.h"
#include "message/methods.h"
#include "message/python_reals.h"
#include "message/serialization.h"
#include "onnxgen/text/losses.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/print_json.h"

namespace onnxgen::python {
namespace {

MessageObject& any_message(PyObject* object) {
  if (!is_message_object(object)) fail(PyExc_TypeError, "expected a message, got %.200R", Py_TYPE(object));
  return as_message(object);
}

const MessageDescriptor* find_type(std::string_view full_name) noexcept {
  const MessageClass* const found = find_class(full_name);
  return found != nullptr ? found->descriptor : nullptr;
}

// Types that an Any can contain: those of all imported modules, as in Python's protobuf.
constexpr TypeList kAllTypes{nullptr, 0, find_type};

[[noreturn]] void fail_text(PyObject* error, const char* message) {
  fail(error, "%s", message);
}

Ref printed(const text::TextStatus& status, const std::string& out) {
  if (status.code() == text::TextError::kOutOfMemory) throw std::bad_alloc();
  if (!status) fail_text(encode_error_class(), status.message().c_str());
  return checked(PyUnicode_DecodeUTF8(out.data(), static_cast<Py_ssize_t>(out.size()), "replace"));
}

Ref print(PyObject* object, text::PrintTextOptions options, PythonReals reals) {
  std::string out;
  options.reals = reals.writer();
  MessageObject& message = any_message(object);
  const ConstMessage shown = view(message);  // before the guard, because it may keep a decoded extension
  const ReadGuard guard(root_of(message));   // formatting numbers calls Python, which may run finalizers
  const text::TextStatus status = text::print_text(shown, out, options);
  reals.check_printed();
  return printed(status, out);
}

// Flags are ints because PyArg_ParseTupleAndKeywords requires it.
Ref print_text(PyObject*, PyObject* arguments, PyObject* keywords) {
  PyObject* object = nullptr;
  int as_one_line = 0;
  int as_utf8 = 0;
  int use_short_repeated_primitives = 0;
  int use_field_number = 0;
  int print_unknown_fields = 1;
  int pointy_brackets = 0;
  int use_index_order = 0;
  int force_colon = 0;
  PyObject* float_format = Py_None;
  PyObject* double_format = Py_None;
  const char* names[] = {"message",          "as_one_line",          "as_utf8",         "use_short_repeated_primitives",
                         "use_field_number", "print_unknown_fields", "pointy_brackets", "use_index_order",
                         "force_colon",      "float_format",         "double_format",   nullptr};
  if (PyArg_ParseTupleAndKeywords(arguments, keywords, "O|$ppppppppOO:print_text", const_cast<char**>(names), &object,
                                  &as_one_line, &as_utf8, &use_short_repeated_primitives, &use_field_number,
                                  &print_unknown_fields, &pointy_brackets, &use_index_order, &force_colon,
                                  &float_format, &double_format) == 0) {
    throw PythonError();
  }
  text::PrintTextOptions options;
  options.single_line = as_one_line != 0;
  options.utf8_strings = as_utf8 != 0;
  options.short_repeated = use_short_repeated_primitives != 0;
  options.field_numbers = use_field_number != 0;
  options.hide_unknown_fields = print_unknown_fields == 0;
  options.pointy_brackets = pointy_brackets != 0;
  options.declared_order = use_index_order != 0;
  options.force_colon = force_colon != 0;
  options.plain_unknown = true;
  options.expand_any = true;
  options.any_types = &kAllTypes;
  PythonReals reals(PythonReals::Floats::kShortest);
  reals.format_floats(float_format);
  reals.format_doubles(double_format);
  return print(object, options, reals);
}

Ref parse_text(PyObject*, PyObject* arguments, PyObject* keywords) {
  PyObject* input = nullptr;
  PyObject* object = nullptr;
  int last_wins = 0;
  int allow_field_number = 0;
  int allow_unknown_field = 0;
  int allow_unknown_extension = 0;
  int allow_invalid_utf8 = 0;
  const char* names[] = {"text",
                         "message",
                         "last_wins",
                         "allow_field_number",
                         "allow_unknown_field",
                         "allow_unknown_extension",
                         "allow_invalid_utf8",
                         nullptr};
  if (PyArg_ParseTupleAndKeywords(arguments, keywords, "UO|$ppppp:parse_text", const_cast<char**>(names), &input,
                                  &object, &last_wins, &allow_field_number, &allow_unknown_field,
                                  &allow_unknown_extension, &allow_invalid_utf8) == 0) {
    throw PythonError();
  }
  MessageObject& message = any_message(object);
  text::ParseTextOptions options;
  options.validate_strings = allow_invalid_utf8 == 0;
  options.any_types = &kAllTypes;
  options.last_wins = last_wins != 0;
  options.field_numbers = allow_field_number != 0;
  options.ignore_unknown_fields = allow_unknown_field != 0;
  options.ignore_unknown_extensions = allow_unknown_field != 0 || allow_unknown_extension != 0;
  std::string encoded;
  const text::TextStatus status = encode_text(utf8(input), *message.message_class->descriptor, encoded, options);
  if (!status) fail_text(decode_error_class(), status.message().c_str());
  merge_encoded(message, encoded);
  return Ref::borrowed(object);
}

Ref print_json(PyObject*, PyObject* arguments, PyObject* keywords) {
  PyObject* object = nullptr;
  int add_whitespace = 0;
  int including_default_value_fields = 0;
  int always_print_fields_with_no_presence = 0;
  int preserving_proto_field_name = 0;
  int use_integers_for_enums = 0;
  PyObject* float_format = Py_None;
  const char* names[] = {"message",
                         "add_whitespace",
                         "including_default_value_fields",
                         "always_print_fields_with_no_presence",
                         "preserving_proto_field_name",
                         "use_integers_for_enums",
                         "float_format",
                         nullptr};
  if (PyArg_ParseTupleAndKeywords(arguments, keywords, "O|$pppppO:print_json", const_cast<char**>(names), &object,
                                  &add_whitespace, &including_default_value_fields,
                                  &always_print_fields_with_no_presence, &preserving_proto_field_name,
                                  &use_integers_for_enums, &float_format) == 0) {
    throw PythonError();
  }
  text::PrintJsonOptions options;
  options.add_whitespace = add_whitespace != 0;
  options.always_print_primitive_fields = including_default_value_fields != 0;
  options.always_print_fields_with_no_presence = always_print_fields_with_no_presence != 0;
  options.preserve_proto_field_names = preserving_proto_field_name != 0;
  options.always_print_enums_as_ints = use_integers_for_enums != 0;
  PythonReals reals(PythonReals::Floats::kShortest);
  reals.format_floats(float_format, true);
  options.reals = reals.writer();
  options.as_python = true;
  options.any_types = &kAllTypes;
  std::string out;
  MessageObject& message = any_message(object);
  const ConstMessage shown = view(message);  // before the guard, as in print()
  const ReadGuard guard(root_of(message));
  const text::TextStatus status = text::print_json(shown, out, options);
  reals.check_printed();
  return printed(status, out);
}

Ref parse_json(PyObject*, PyObject* arguments, PyObject* keywords) {
  PyObject* input = nullptr;
  PyObject* object = nullptr;
  int ignore_unknown_fields = 0;
  int max_depth = 100;
  const char* names[] = {"text", "message", "ignore_unknown_fields", "max_recursion_depth", nullptr};
  if (PyArg_ParseTupleAndKeywords(arguments, keywords, "UO|$pi:parse_json", const_cast<char**>(names), &input, &object,
                                  &ignore_unknown_fields, &max_depth) == 0) {
    throw PythonError();
  }
  MessageObject& message = any_message(object);
  text::ParseJsonOptions options;
  options.ignore_unknown_fields = ignore_unknown_fields != 0;
  options.any_types = &kAllTypes;
  options.max_depth = max_depth - 1;  // Python's limit counts the outermost message
  std::string encoded;
  const text::TextStatus status = encode_json(utf8(input), *message.message_class->descriptor, encoded, options);
  if (!status) fail_text(decode_error_class(), status.message().c_str());
  merge_encoded(message, encoded);
  return Ref::borrowed(object);
}

// Returns what text and JSON would lose of a message, for an error text, or an empty string.
Ref find_loss(PyObject*, PyObject* object) {
  const text::FoundLoss found = text::find_loss(view(any_message(object)));
  const std::string place = found.path.empty() ? "the message" : found.path;
  switch (found.loss) {
    case text::Loss::kNone:
      break;
    case text::Loss::kUnknownFields:
      return text(place + " has unknown fields");
    case text::Loss::kNanBits:
      return text(place + " is a NaN with bits other than the usual ones");
  }
  return text("");
}

PyMethodDef functions[] = {
    {"find_loss", method<find_loss>, METH_O, "Returns what text and JSON would lose of a message, or an empty string."},
    {"print_text", with_keywords(method_with_keywords<print_text>), METH_VARARGS | METH_KEYWORDS,
     "Returns a message in protobuf's text format."},
    {"parse_text", with_keywords(method_with_keywords<parse_text>), METH_VARARGS | METH_KEYWORDS,
     "Merges text in protobuf's text format into a message and returns the message."},
    {"print_json", with_keywords(method_with_keywords<print_json>), METH_VARARGS | METH_KEYWORDS,
     "Returns a message as JSON."},
    {"parse_json", with_keywords(method_with_keywords<parse_json>), METH_VARARGS | METH_KEYWORDS,
     "Merges JSON into a message and returns the message."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

PyMethodDef* text_functions() noexcept {
  return functions;
}

Ref print_message(PyObject* self) {
  text::PrintTextOptions options;
  options.hide_unknown_fields = true;
  return print(self, options, PythonReals(PythonReals::Floats::kAsDoubles));
}

}  // namespace onnxgen::python
