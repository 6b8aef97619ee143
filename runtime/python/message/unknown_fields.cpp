#include "message/unknown_fields.h"

#include <string>
#include <utility>

#include "message/message_object.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/tag.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::python {
namespace {

using wire::WireType;

PyTypeObject* unknown_field_type = nullptr;

[[noreturn]] void fail_malformed() {
  fail(PyExc_ValueError, "the unknown fields are malformed");
}

// Removes the first `size` bytes from `rest` and returns them.
std::string_view take(std::string_view& rest, std::size_t size) {
  if (rest.size() < size) fail_malformed();
  const std::string_view taken = rest.substr(0, size);
  rest.remove_prefix(size);
  return taken;
}

std::uint64_t take_varint(std::string_view& rest) {
  std::uint64_t value = 0;
  const char* const end = wire::read_varint(rest.data(), rest.data() + rest.size(), value);
  if (end == nullptr) fail_malformed();
  rest.remove_prefix(static_cast<std::size_t>(end - rest.data()));
  return value;
}

Ref take_fields(std::string_view& rest, std::uint32_t group_number);

Ref take_value(std::string_view& rest, std::uint32_t tag) {
  switch (static_cast<WireType>(wire::tag_type(tag))) {
    case WireType::kVarint:
      return checked(PyLong_FromUnsignedLongLong(take_varint(rest)));
    case WireType::kFixed64:
      return checked(PyLong_FromUnsignedLongLong(wire::load_fixed<std::uint64_t>(take(rest, 8).data())));
    case WireType::kFixed32:
      return checked(PyLong_FromUnsignedLong(wire::load_fixed<std::uint32_t>(take(rest, 4).data())));
    case WireType::kLengthDelimited: {
      const std::uint64_t length = take_varint(rest);
      if (length > rest.size()) fail_malformed();
      return bytes(take(rest, static_cast<std::size_t>(length)));
    }
    case WireType::kGroupStart:
      return take_fields(rest, wire::tag_number(tag));
    case WireType::kGroupEnd:
      break;
  }
  fail_malformed();
}

Ref make_field(std::uint32_t tag, Ref data) {
  Ref made = checked(PyStructSequence_New(unknown_field_type));
  PyStructSequence_SetItem(made.get(), 0, checked(PyLong_FromUnsignedLong(wire::tag_number(tag))).release());
  PyStructSequence_SetItem(made.get(), 1, checked(PyLong_FromUnsignedLong(wire::tag_type(tag))).release());
  PyStructSequence_SetItem(made.get(), 2, data.release());
  return made;
}

// Reads fields up to the end of the input, or of the group with this number (0 outside groups). Recursion is bounded,
// because the parser limits the nesting depth. Creating lists may run finalizers, which must not change the input.
Ref take_fields(std::string_view& rest, std::uint32_t group_number) {
  Ref fields = checked(PyList_New(0));
  while (!rest.empty()) {
    const auto tag = static_cast<std::uint32_t>(take_varint(rest));
    const bool is_end = static_cast<WireType>(wire::tag_type(tag)) == WireType::kGroupEnd;
    if (is_end && wire::tag_number(tag) == group_number) return fields;
    check(PyList_Append(fields.get(), make_field(tag, take_value(rest, tag)).get()));
  }
  if (group_number != 0) fail_malformed();
  return fields;
}

void discard(const MutableMessage& message) {
  message.ClearUnknownFields();
  const MessageDescriptor& descriptor = message.descriptor();
  for (std::size_t i = 0; i < descriptor.field_count; ++i) {
    const FieldDescriptor& field = descriptor.fields[i];
    if (!is_message(field)) continue;
    if (is_map(field)) {
      const FieldDescriptor& slot = field.descriptor.message->fields[1];
      if (!is_message(slot)) continue;
      message.VisitMap(field, [&](const FieldValue&, const FieldValue& value) {
        discard({const_cast<void*>(value.message), *slot.descriptor.message});
        return true;
      });
    } else if (is_repeated(field)) {
      for (std::size_t k = 0; k < message.FieldSize(field); ++k) discard(message.MutableRepeatedMessage(field, k));
    } else if (message.HasField(field)) {
      discard(message.MutableSubmessage(field));
    }
  }
}

}  // namespace

void make_unknown_field_type(PyObject* module) {
  PyStructSequence_Field fields[] = {
      {"field_number", "the field's number"},
      {"wire_type", "the wire type"},
      {"data", "an int, bytes, or for a group the list of its fields"},
      {nullptr, nullptr},
  };
  PyStructSequence_Desc description = {"onnxgen._core.UnknownField", "A field unknown to the schema.", fields, 3};
  unknown_field_type = PyStructSequence_NewType(&description);
  if (unknown_field_type == nullptr) throw PythonError();
  Py_INCREF(reinterpret_cast<PyObject*>(unknown_field_type));
  check(PyModule_AddObject(module, "UnknownField", reinterpret_cast<PyObject*>(unknown_field_type)));
}

// Converts message set items to fields. Each item is a group that contains the type's number (2) and a message (3).
Ref fields_of_items(const Ref& items) {
  Ref fields = checked(PyList_New(0));
  for (Py_ssize_t i = 0; i < PyList_Size(items.get()); ++i) {
    const Ref parts = checked(PySequence_GetItem(PyList_GetItem(items.get(), i), 2));
    std::uint32_t number = 0;
    Ref content;
    for (Py_ssize_t k = 0; PyList_Check(parts.get()) && k < PyList_Size(parts.get()); ++k) {
      PyObject* const part = PyList_GetItem(parts.get(), k);
      const Ref part_number = checked(PySequence_GetItem(part, 0));
      Ref data = checked(PySequence_GetItem(part, 2));
      const long which = PyLong_AsLong(part_number.get());
      if (which == 2 && PyLong_Check(data.get()))
        number = static_cast<std::uint32_t>(PyLong_AsUnsignedLong(data.get()));
      if (which == 3) content = std::move(data);
    }
    if (PyErr_Occurred() != nullptr) throw PythonError();
    const std::uint32_t tag = wire::make_tag(number, WireType::kLengthDelimited);
    if (content) check(PyList_Append(fields.get(), make_field(tag, std::move(content)).get()));
  }
  return fields;
}

// Includes extensions that no imported module declares.
Ref unknown_fields(PyObject* self) {
  const ConstMessage message = view(as_message(self));
  const ReadGuard guard(root_of(as_message(self)));
  std::string_view encoded = message.unknown_fields();
  Ref fields = take_fields(encoded, 0);
  if (message.data() == nullptr || !message.has_unknown_extensions()) return fields;
  std::string extensions;
  message.append_unknown_extensions(extensions);
  std::string_view rest = extensions;
  const Ref others = take_fields(rest, 0);
  const Ref added = message.descriptor().message_set ? fields_of_items(others) : Ref::borrowed(others.get());
  return checked(PySequence_InPlaceConcat(fields.get(), added.get()));
}

Ref discard_unknown_fields(PyObject* self) {
  discard(change(as_message(self)));
  return none();
}

}  // namespace onnxgen::python
