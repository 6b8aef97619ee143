// Repeated fields as Python objects: lists that live in their message.
#pragma once

#include "interpreter/python.h"
#include "message/message_object.h"
#include "onnxgen/reflection/mutable_list.h"
#include "onnxgen/storage/erased_elements.h"

namespace onnxgen::python {

struct ListObject {
  PyObject head;
  Child link;  // always has a parent

  const Field& field() const noexcept { return *link.field; }
  const FieldDescriptor& descriptor() const noexcept { return *link.field->descriptor; }
  MessageObject& parent() const noexcept { return *link.parent; }
};

inline ListObject& as_list(PyObject* object) noexcept {
  return *reinterpret_cast<ListObject*>(object);
}

// Makes the types RepeatedScalarContainer and RepeatedCompositeContainer.
void make_list_types(PyObject* module);
bool is_list_object(PyObject* object) noexcept;

// What the attribute of a repeated field gives.
Ref get_list(MessageObject& parent, const Field& field);

// `elements` is any iterable of what the field holds.
void extend_list(ListObject& list, PyObject* elements);

// What both kinds of lists have in common.
ErasedElements elements_of(ListObject& list);
inline std::size_t list_size(ListObject& list) {
  return elements_of(list).size;
}
// `index` is below the size.
Ref list_element(ListObject& list, std::size_t index);
reflection::MutableList change_list(ListObject& list);
// Where `index`, which may be negative, is; IndexError outside.
inline constexpr char kNoElement[] = "list index (%zd) out of range";
std::size_t checked_index(ListObject& list, Py_ssize_t index, const char* words = kNoElement);
// Where list.insert() puts an element.
std::size_t insertion_index(ListObject& list, PyObject* index);

}  // namespace onnxgen::python
