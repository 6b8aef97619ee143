#include "message/message_class.h"

#include <algorithm>
#include <memory>
#include <string>
#include <unordered_map>

#include "descriptor/descriptor_object.h"
#include "message/attributes.h"
#include "message/construct.h"
#include "message/extensions.h"
#include "message/linked_descriptor.h"
#include "message/message_object.h"
#include "message/methods.h"
#include "message/summary.h"
#include "onnxgen/python/module.h"

namespace onnxgen::python {
namespace {

// MessageClass with the data that its Python type refers to.
struct MadeClass : MessageClass {
  std::string type_name;                // "onnxgen.onnx.ModelProto"; used by the type
  std::vector<PyGetSetDef> attributes;  // terminated by an empty entry
};

struct Classes {
  std::unordered_map<const MessageDescriptor*, std::unique_ptr<MadeClass>> by_descriptor;
  std::unordered_map<const PyTypeObject*, const MessageClass*> by_type;
  std::unordered_map<std::string_view, const MessageClass*> by_name;
  PyTypeObject* base = nullptr;
};

Classes& classes() {
  static Classes* const made = new Classes;  // types outlive all static objects
  return *made;
}

Form form_of(const FieldDescriptor& field) noexcept {
  if (is_map(field)) return Form::kMap;
  if (is_repeated(field)) return is_message(field) ? Form::kMessageList : Form::kScalarList;
  return is_message(field) ? Form::kMessage : Form::kScalar;
}

Field make_field(const FieldDescriptor& field, const MessageClass& owner, std::string_view name) {
  Field made = {};
  made.descriptor = &field;
  made.owner = &owner;
  PyObject* interned = text(name).release();
  PyUnicode_InternInPlace(&interned);
  made.name = interned;
  made.form = form_of(field);
  return made;
}

void add_fields(MadeClass& made) {
  const MessageDescriptor& descriptor = *made.descriptor;
  made.fields.reserve(descriptor.field_count);
  for (std::size_t i = 0; i < descriptor.field_count; ++i) {
    const FieldDescriptor& field = descriptor.fields[i];
    if (is_extension(field)) continue;
    made.fields.push_back(make_field(field, made, field.name));
  }
}

// Updates the pointers to field descriptors. Linking an extension or removing a field replaces the class's field array.
void look_up_fields(MessageClass& made) {
  const auto look_up = [&](Field& field) {
    if (field.is_hidden) return;
    field.descriptor = find_field(*made.descriptor, static_cast<std::uint32_t>(field.descriptor->number));
  };
  std::for_each(made.fields.begin(), made.fields.end(), look_up);
  std::for_each(made.extensions.begin(), made.extensions.end(), look_up);
}

void add_attributes(MadeClass& made) {
  for (Field& field : made.fields) {
    PyGetSetDef& added = made.attributes.emplace_back();
    added = {field.descriptor->name, getter_of(field), set_attribute, nullptr, &field};
  }
  made.attributes.push_back({nullptr, nullptr, nullptr, nullptr, nullptr});
}

void set_constant(PyTypeObject* type, const std::string& name, PyObject* value) {
  check(PyObject_SetAttrString(reinterpret_cast<PyObject*>(type), name.c_str(), value));
}

std::string upper(std::string_view name) {
  std::string result(name);
  for (char& letter : result) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  return result;
}

void make_type(MadeClass& made, const char* qualified_name) {
  PyType_Slot slots[] = {
      {Py_tp_new, reinterpret_cast<void*>(new_message)},
      {Py_tp_getset, made.attributes.data()},
      {0, nullptr},
  };
  PyType_Spec spec = {made.type_name.c_str(), sizeof(MessageObject), 0, Py_TPFLAGS_DEFAULT, slots};
  const Ref bases = checked(PyTuple_Pack(1, message_base()));
  made.type = reinterpret_cast<PyTypeObject*>(checked(PyType_FromSpecWithBases(&spec, bases.get())).release());
  set_constant(made.type, "__name__", text(last_name(made.descriptor->full_name)).get());  // so that errors use it
  set_constant(made.type, "__qualname__", text(qualified_name).get());
  set_constant(made.type, "DESCRIPTOR", descriptor_of(made).get());
  for (const Field& field : made.fields) {
    add_number_constant(reinterpret_cast<PyObject*>(made.type), *field.descriptor, field.descriptor->name);
  }
}

// Adds the special methods of well-known types, such as Timestamp and Struct. They are written in Python.
void add_well_known_methods(const MadeClass& made) {
  const Ref methods = checked(PyImport_ImportModule("onnxgen._well_known"));
  checked(PyObject_CallMethod(methods.get(), "add_methods", "O", made.type));
}

}  // namespace

const MessageClass& Field::message_class() const {
  if (message_class_ == nullptr) {
    const MessageDescriptor& entry = *descriptor->descriptor.message;
    message_class_ = &class_of(form == Form::kMap ? *entry.fields[1].descriptor.message : entry);
  }
  return *message_class_;
}

const Runtime& MessageClass::runtime() const noexcept {
  return schema != nullptr ? *schema->runtime : kRuntime;
}

// Names are nearly always interned, so the first loop usually succeeds.
const Field* MessageClass::find(PyObject* name) const noexcept {
  for (const Field& field : fields) {
    if (field.name == name && !field.is_hidden) return &field;
  }
  for (const Field& field : fields) {
    if (PyUnicode_Compare(field.name, name) == 0 && !field.is_hidden) return &field;
  }
  return nullptr;
}

const Field* MessageClass::find(const FieldDescriptor& field) const noexcept {
  for (const Field& each : fields) {
    if (each.descriptor == &field) return &each;
  }
  for (const Field& each : extensions) {
    if (each.descriptor == &field) return &each;
  }
  return nullptr;
}

const Field& add_extension(const Extension& extension, const Schema& schema, std::size_t index) {
  auto& extended = const_cast<MessageClass&>(class_of(*extension.extended));
  if (extension.descriptor != nullptr) {
    if (!link_extension(extension)) {
      fail(PyExc_TypeError, "extension %s conflicts with another field %d of %s", extension.full_name,
           int{extension.number}, extended.descriptor->full_name);
    }
    look_up_fields(extended);
  }
  const FieldDescriptor& descriptor = *find_field(*extended.descriptor, static_cast<std::uint32_t>(extension.number));
  if (const Field* const present = extended.find(descriptor); present != nullptr) return *present;
  Field& added = extended.extensions.emplace_back(make_field(descriptor, extended, last_name(extension.full_name)));
  added.extension = &extension;
  added.schema = &schema;
  added.index = index;
  return added;
}

void hide_fields(MessageClass& message_class, PyObject* names) {
  PyObject* const type = reinterpret_cast<PyObject*>(message_class.type);
  const Ref iterator = checked(PyObject_GetIter(names));
  while (const Ref name{PyIter_Next(iterator.get())}) {
    if (!PyUnicode_Check(name.get()))
      fail(PyExc_TypeError, "expected a field name of type str, got %.100R", name.get());
    auto* const field = const_cast<Field*>(message_class.find(name.get()));
    if (field == nullptr) continue;
    field->is_hidden = true;
    remove_linked_field(*message_class.descriptor, *field->descriptor);
    look_up_fields(message_class);
    for (const std::string& attribute : {std::string(utf8(name.get())), upper(utf8(name.get())) + "_FIELD_NUMBER"}) {
      if (PyObject_HasAttrString(type, attribute.c_str()) != 0) {
        check(PyObject_SetAttrString(type, attribute.c_str(), nullptr));
      }
    }
  }
  if (PyErr_Occurred() != nullptr) throw PythonError();
}

void set_comment(const Field& field, const char* comment) noexcept {
  auto& owner = static_cast<MadeClass&>(const_cast<MessageClass&>(*field.owner));
  owner.attributes[static_cast<std::size_t>(&field - owner.fields.data())].doc = comment;
}

const Field& field_of(const Extension& extension) {
  const MessageClass& extended = class_of(*extension.extended);
  return *extended.find(*find_field(*extended.descriptor, static_cast<std::uint32_t>(extension.number)));
}

void add_number_constant(PyObject* scope, const FieldDescriptor& field, std::string_view name) {
  const Ref number = checked(PyLong_FromLong(field.number));
  check(PyObject_SetAttrString(scope, (upper(name) + "_FIELD_NUMBER").c_str(), number.get()));
}

PyTypeObject* message_base() {
  return classes().base;
}

void make_message_base(PyObject* module) {
  PyMemberDef members[] = {
      {const_cast<char*>("__weaklistoffset__"), T_PYSSIZET, offsetof(MessageObject, weak_references), READONLY,
       nullptr},
      {nullptr, 0, 0, 0, nullptr},
  };
  PyType_Slot slots[] = {
      {Py_tp_new, reinterpret_cast<void*>(new_message)},
      {Py_tp_init, reinterpret_cast<void*>(init_message)},
      {Py_tp_dealloc, reinterpret_cast<void*>(dealloc_message)},
      {Py_tp_setattro, reinterpret_cast<void*>(set_any_attribute)},
      {Py_tp_richcompare, reinterpret_cast<void*>(comparison<compare_messages>)},
      {Py_tp_hash, reinterpret_cast<void*>(PyObject_HashNotImplemented)},
      {Py_tp_repr, reinterpret_cast<void*>(unary<message_repr>)},
      {Py_tp_str, reinterpret_cast<void*>(unary<print_message>)},
      {Py_tp_methods, message_methods()},
      {Py_tp_members, members},
      {Py_tp_getset, extensions_attribute()},
      {0, nullptr},
  };
  classes().base = add_type(module, "Message", sizeof(MessageObject), slots, Py_TPFLAGS_DEFAULT | Py_TPFLAGS_BASETYPE);
}

MessageClass& class_of(const MessageDescriptor& original, const char* module_name, const char* qualified_name) {
  const MessageDescriptor& descriptor = linked(original);
  std::unique_ptr<MadeClass>& made = classes().by_descriptor[&descriptor];
  if (made != nullptr) return *made;
  auto fresh = std::make_unique<MadeClass>();
  fresh->descriptor = &descriptor;
  fresh->type_name = std::string(module_name) + "." + std::string(last_name(descriptor.full_name));
  add_fields(*fresh);
  add_attributes(*fresh);
  make_type(*fresh, qualified_name);
  classes().by_type.emplace(fresh->type, fresh.get());
  classes().by_name.emplace(descriptor.full_name, fresh.get());
  made = std::move(fresh);
  if (descriptor.well_known != WellKnown::kNone) add_well_known_methods(*made);
  return *made;
}

const MessageClass& class_of(const MessageDescriptor& descriptor) {
  return class_of(descriptor, "onnxgen._core", descriptor.full_name);
}

const MessageClass* find_class(std::string_view full_name) noexcept {
  const auto found = classes().by_name.find(full_name);
  return found != classes().by_name.end() ? found->second : nullptr;
}

const MessageClass* class_of(PyTypeObject* type) noexcept {
  const auto found = classes().by_type.find(type);
  return found != classes().by_type.end() ? found->second : nullptr;
}

MessageClass* changeable_class_of(PyTypeObject* type) noexcept {
  return const_cast<MessageClass*>(class_of(type));
}

const MessageClass& class_to_make(PyTypeObject* type) {
  const MessageClass* const message_class = class_of(type);
  if (message_class == nullptr) {
    fail(PyExc_TypeError, "this class cannot be instantiated; use a class generated from a schema");
  }
  if (message_class->descriptor->map_entry) {
    fail(PyExc_TypeError, "%s is a map entry, which cannot be instantiated; use the map field",
         message_class->descriptor->full_name);
  }
  return *message_class;
}

std::string_view last_name(std::string_view full_name) noexcept {
  return full_name.substr(full_name.rfind('.') + 1);
}

}  // namespace onnxgen::python
