// A class of messages, as Python sees it: its type object, and an attribute for each field.
#pragma once

#include <cstdint>
#include <deque>
#include <memory>
#include <string_view>
#include <vector>

#include "interpreter/python.h"
#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::python {

struct Extension;
struct MessageClass;
struct Runtime;
struct Schema;

// What a field's attribute gives.
enum class Form : std::uint8_t { kScalar, kMessage, kScalarList, kMessageList, kMap };

// The same object for as long as the process lives: fields are told apart by address.
struct Field {
  const FieldDescriptor* descriptor;
  const MessageClass* owner;
  PyObject* name;  // interned
  Form form;
  const Extension* extension = nullptr;  // where it is one
  const Schema* schema = nullptr;        // of an extension: the file that declares it
  std::size_t index = 0;                 // of an extension, among those that its scope declares
  bool is_hidden = false;                // it is kept and written, but nobody finds it: see hide_fields()

  // Of the field's messages, or of a map's values.
  const MessageClass& message_class() const;

 private:
  mutable const MessageClass* message_class_ = nullptr;
};

// Made once for each message, never destroyed.
struct MessageClass {
  const MessageDescriptor* descriptor;  // a linked one
  PyTypeObject* type = nullptr;
  std::vector<Field> fields;  // extensions are not among them

  // Where the schema has it; null and empty of a class that no module has asked for.
  const Schema* schema = nullptr;
  const MessageClass* containing = nullptr;
  std::vector<const MessageClass*> nested;
  std::vector<const EnumDescriptor*> enums;
  std::vector<const Field*> declared_extensions;  // of any messages, within this one

  std::deque<Field> extensions;  // of this message, that modules have

  const Runtime& runtime() const noexcept;

  const Field* find(PyObject* name) const noexcept;
  // Extensions too.
  const Field* find(const FieldDescriptor& field) const noexcept;
};

// Makes the extension known to its message's class, once. TypeError where that has another field of the number.
const Field& add_extension(const Extension& extension, const Schema& schema, std::size_t index);
// Makes the class one without these fields, by their names, which the program's schema has not. Values of theirs that
// are parsed are still written, as those of unknown fields are. Names that are no fields' count for nothing.
void hide_fields(MessageClass& message_class, PyObject* names);

// What add_extension() made of it.
const Field& field_of(const Extension& extension);
// EARLY_FIELD_NUMBER of the field `early`, and its number, as an attribute of a class or module.
void add_number_constant(PyObject* scope, const FieldDescriptor& field, std::string_view name);

// The type that all messages' types are based on.
PyTypeObject* message_base();
void make_message_base(PyObject* module);

// The class of the message, which is made where there is none. `module_name` is the __module__ of a new one, and
// `qualified_name` its __qualname__.
MessageClass& class_of(const MessageDescriptor& descriptor, const char* module_name, const char* qualified_name);
const MessageClass& class_of(const MessageDescriptor& descriptor);

// The one of this name, the first that a module has asked for; null without one.
const MessageClass* find_class(std::string_view full_name) noexcept;

// The class whose type it is, to make messages of it; TypeError for all other types. Entries of maps are in no message
// by themselves.
const MessageClass& class_to_make(PyTypeObject* type);
// The class whose type it is; null for all other types.
const MessageClass* class_of(PyTypeObject* type) noexcept;
MessageClass* changeable_class_of(PyTypeObject* type) noexcept;

// The last name of "onnx.TensorProto.Segment".
std::string_view last_name(std::string_view full_name) noexcept;

}  // namespace onnxgen::python
