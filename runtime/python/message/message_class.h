// Python message classes: the type object and the attribute of each field.
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

// Kind of object returned by a field's attribute.
enum class Form : std::uint8_t { kScalar, kMessage, kScalarList, kMessageList, kMap };

// Field of a message class. Never moved or destroyed, so addresses identify fields.
struct Field {
  const FieldDescriptor* descriptor;
  const MessageClass* owner;
  PyObject* name;  // interned
  Form form;
  const Extension* extension = nullptr;  // null if the field is not an extension
  const Schema* schema = nullptr;        // for an extension: the file that declares it
  std::size_t index = 0;                 // for an extension: index among those declared in its scope
  bool is_hidden = false;                // values are kept and written, but lookups fail; see hide_fields()

  // Returns the class of the field's messages, or of a map's values.
  const MessageClass& message_class() const;

 private:
  mutable const MessageClass* message_class_ = nullptr;
};

// Message class. Created once for each message and never destroyed.
struct MessageClass {
  const MessageDescriptor* descriptor;  // a linked one
  PyTypeObject* type = nullptr;
  std::vector<Field> fields;  // without extensions

  // Position in the schema. Null and empty if no module has registered the class.
  const Schema* schema = nullptr;
  const MessageClass* containing = nullptr;
  std::vector<const MessageClass*> nested;
  std::vector<const EnumDescriptor*> enums;
  std::vector<const Field*> declared_extensions;  // declared inside this message; may extend any message

  std::deque<Field> extensions;  // extensions of this message in the imported modules

  const Runtime& runtime() const noexcept;

  // Finds a field that is not hidden. Returns null if there is none. Does not search extensions.
  const Field* find(PyObject* name) const noexcept;
  // Finds a field or extension, including hidden fields.
  const Field* find(const FieldDescriptor& field) const noexcept;
};

// Registers an extension with the class of the extended message and returns its field. An extension that is already
// registered is returned unchanged. Raises TypeError if the class has another field with its number.
const Field& add_extension(const Extension& extension, const Schema& schema, std::size_t index);
// Hides the fields with these names, for a program whose schema does not have them. As with unknown fields, parsed
// values are still written. Unknown names are ignored.
void hide_fields(MessageClass& message_class, PyObject* names);

// Sets the text that help() shows for a field's attribute. `comment` must have static storage.
void set_comment(const Field& field, const char* comment) noexcept;

// Returns the field that add_extension() created.
const Field& field_of(const Extension& extension);
// Adds a constant such as EARLY_FIELD_NUMBER, for the field `early`, to a class or module.
void add_number_constant(PyObject* scope, const FieldDescriptor& field, std::string_view name);

// Base type of all message types.
PyTypeObject* message_base();
void make_message_base(PyObject* module);

// Returns the class of a message, creating it if necessary. `module_name` and `qualified_name` become the __module__
// and
// __qualname__ of a new class.
MessageClass& class_of(const MessageDescriptor& descriptor, const char* module_name, const char* qualified_name);
const MessageClass& class_of(const MessageDescriptor& descriptor);

// Returns the first class created with this full name, or null if there is none.
const MessageClass* find_class(std::string_view full_name) noexcept;

// Returns the message class of a type, in order to instantiate it. Raises TypeError for other types and for map
// entries, which cannot be instantiated.
const MessageClass& class_to_make(PyTypeObject* type);
// Returns the message class of a type, or null for other types.
const MessageClass* class_of(PyTypeObject* type) noexcept;
MessageClass* changeable_class_of(PyTypeObject* type) noexcept;

// Returns the part after the last dot: "Segment" for "onnx.TensorProto.Segment".
std::string_view last_name(std::string_view full_name) noexcept;

}  // namespace onnxgen::python
