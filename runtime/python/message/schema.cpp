#include "message/schema.h"

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "descriptor/descriptor_object.h"
#include "message/message_class.h"
#include "value/enum_wrapper.h"

namespace onnxgen::python {
namespace {

// Enums by full name. Each module has its own descriptor of an enum, so addresses do not identify enums.
std::unordered_map<std::string_view, EnumScope>& enum_scopes() {
  static auto* const scopes = new std::unordered_map<std::string_view, EnumScope>;
  return *scopes;
}

struct ImportedSchema {
  const Schema* schema;
  std::string module;
};

// Schemas of the imported modules, in the order of import.
std::vector<ImportedSchema>& imported_schemas() {
  static auto* const schemas = new std::vector<ImportedSchema>;
  return *schemas;
}

template <class Fits>
Ref files_where(const Fits& fits) {
  Ref files = checked(PyList_New(0));
  for (const ImportedSchema& each : imported_schemas()) {
    if (fits(each)) check(PyList_Append(files.get(), descriptor_of(each.schema).get()));
  }
  return files;
}

Ref files(PyObject*) {
  return files_where([](const ImportedSchema&) { return true; });
}

Ref files_of_module(PyObject*, PyObject* name) {
  const std::string_view wanted = utf8(name);
  return files_where([&](const ImportedSchema& each) { return each.module == wanted; });
}

Ref hide_fields_of_class(PyObject*, PyObject* arguments) {
  PyObject* type = nullptr;
  PyObject* names = nullptr;
  if (PyArg_ParseTuple(arguments, "OO:hide_fields", &type, &names) == 0) throw PythonError();
  MessageClass* const found = PyType_Check(type) ? changeable_class_of(reinterpret_cast<PyTypeObject*>(type)) : nullptr;
  if (found == nullptr) fail(PyExc_TypeError, "expected a message class, got %.100R", type);
  hide_fields(*found, names);
  return none();
}

PyMethodDef functions[] = {
    {"files", method_without_arguments<files>, METH_NOARGS,
     "Returns the descriptors of all files of the imported modules."},
    {"hide_fields", method<hide_fields_of_class>, METH_VARARGS,
     "Removes the named fields from a class. As with unknown fields, their parsed values are kept."},
    {"files_of_module", method<files_of_module>, METH_O, "Returns the descriptors of the files of the named module."},
    {nullptr, nullptr, 0, nullptr},
};

// Finds rarely used attributes of a module, such as services and names from public imports. Implemented in Python.
Ref find_module_attribute(PyObject* module, PyObject* name) {
  if (utf8(name).substr(0, 2) == "__") {  // reserved names such as __all__, which every import looks up
    const Ref module_name = checked(PyObject_GetAttrString(module, "__name__"));
    fail(PyExc_AttributeError, "module '%U' has no attribute '%.100U'", module_name.get(), name);
  }
  const Ref library = checked(PyImport_ImportModule("onnxgen._module_attributes"));
  return checked(PyObject_CallMethod(library.get(), "find", "OO", module, name));
}

PyMethodDef find_attribute = {"__getattr__", method<find_module_attribute>, METH_O,
                              "Returns a rarely used attribute, such as a service."};

// Returns the message class of an object returned by scope_of(); null for a module.
MessageClass* class_of_scope(PyObject* scope) noexcept {
  return PyType_Check(scope) ? const_cast<MessageClass*>(class_of(reinterpret_cast<PyTypeObject*>(scope))) : nullptr;
}

// Returns the object that contains a class or enum: the enclosing class or the module.
Ref scope_of(PyObject* module, std::string_view qualified_name) {
  Ref scope = Ref::borrowed(module);
  for (std::size_t dot = 0; (dot = qualified_name.find('.')) != std::string_view::npos;) {
    scope = checked(PyObject_GetAttr(scope.get(), text(qualified_name.substr(0, dot)).get()));
    qualified_name.remove_prefix(dot + 1);
  }
  return scope;
}

// Assigns a class to the first module that declares its message. Another module may have created the class earlier.
void take_over(MessageClass& made, const Schema& schema, const Ref& module_name, const std::string& qualified,
               MessageClass* containing) {
  made.schema = &schema;
  made.containing = containing;
  if (containing != nullptr) containing->nested.push_back(&made);
  PyObject* const type = reinterpret_cast<PyObject*>(made.type);
  check(PyObject_SetAttrString(type, "__module__", module_name.get()));
  check(PyObject_SetAttrString(type, "__qualname__", text(qualified).get()));
}

// Registers an extension and adds its descriptor as an attribute of the scope that declares it.
void add_declared_extension(PyObject* module, const Schema& schema, std::size_t place) {
  const Extension& extension = schema.extensions[place];
  const Ref scope = scope_of(module, name_in_package(extension.full_name, schema.package));
  MessageClass* const declaring = class_of_scope(scope.get());
  // The extensions at file level precede nested ones in the schema, so `place` is their index.
  const std::size_t index = declaring != nullptr ? declaring->declared_extensions.size() : place;
  const Field& field = add_extension(extension, schema, index);
  if (declaring != nullptr && field.extension == &extension) declaring->declared_extensions.push_back(&field);
  check(PyObject_SetAttr(scope.get(), field.name, descriptor_of(field).get()));
  add_number_constant(scope.get(), *field.descriptor, last_name(extension.full_name));
}

}  // namespace

void add_schema_classes(PyObject* module, const Schema& schema) {
  const Ref module_name = checked(PyObject_GetAttrString(module, "__name__"));
  const std::string module_text(utf8(module_name.get()));
  // If the module has several files, DESCRIPTOR is the first.
  if (PyObject_HasAttrString(module, "DESCRIPTOR") == 0) {
    check(PyObject_SetAttrString(module, "DESCRIPTOR", descriptor_of(&schema).get()));
    const Ref function = checked(PyCFunction_NewEx(&find_attribute, module, nullptr));
    check(PyObject_SetAttrString(module, "__getattr__", function.get()));
  }
  for (std::size_t i = 0; i < schema.message_count; ++i) {
    const MessageDescriptor& descriptor = *schema.messages[i];
    const std::string qualified(name_in_package(descriptor.full_name, schema.package));
    MessageClass& made = class_of(descriptor, module_text.c_str(), qualified.c_str());
    const Ref scope = scope_of(module, qualified);
    if (made.schema == nullptr) take_over(made, schema, module_name, qualified, class_of_scope(scope.get()));
    const Ref name = text(last_name(qualified));
    check(PyObject_SetAttr(scope.get(), name.get(), reinterpret_cast<PyObject*>(made.type)));
  }
  for (std::size_t i = 0; i < schema.enum_count; ++i) {
    const EnumDescriptor& enumeration = *schema.enums[i];
    const Ref scope = scope_of(module, name_in_package(enumeration.full_name, schema.package));
    MessageClass* const containing = class_of_scope(scope.get());
    enum_scopes().emplace(enumeration.full_name, EnumScope{&schema, containing});
    if (containing != nullptr && containing->schema == &schema) containing->enums.push_back(&enumeration);
    add_enum(scope.get(), enumeration);
  }
  for (std::size_t i = 0; i < schema.extension_count; ++i) add_declared_extension(module, schema, i);
  imported_schemas().push_back({&schema, module_text});
}

void add_comment(PyObject* module, const Documentation& comment) {
  const Ref scope = scope_of(module, comment.name);
  const Ref name = text(last_name(comment.name));
  const MessageClass* const containing = class_of_scope(scope.get());
  const Field* const field = containing != nullptr ? containing->find(name.get()) : nullptr;
  if (field != nullptr) return set_comment(*field, comment.text);
  const Ref type(PyObject_GetAttr(scope.get(), name.get()));
  if (!type || class_of_scope(type.get()) == nullptr) return PyErr_Clear();  // a hidden field
  check(PyObject_SetAttrString(type.get(), "__doc__", text(comment.text).get()));
}

PyMethodDef* schema_functions() noexcept {
  return functions;
}

std::string_view name_in_package(std::string_view full_name, std::string_view package) noexcept {
  return package.empty() ? full_name : full_name.substr(package.size() + 1);
}

EnumScope enum_scope_of(const EnumDescriptor& enumeration) noexcept {
  const auto found = enum_scopes().find(enumeration.full_name);
  return found != enum_scopes().end() ? found->second : EnumScope();
}

}  // namespace onnxgen::python
