// List objects for repeated fields. A list object refers to its message and stores no elements itself.
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

// Returns the list object of a repeated field. While a list object of the field is alive, returns that one.
Ref get_list(MessageObject& parent, const Field& field);

// Appends the elements of any iterable. Marks the message as set even if the iterable is empty.
void extend_list(ListObject& list, PyObject* elements);

// Operations shared by lists of scalars and lists of messages.
ErasedElements elements_of(ListObject& list);
inline std::size_t list_size(ListObject& list) {
  return elements_of(list).size;
}
// Returns one element. `index` must be less than the size.
Ref list_element(ListObject& list, std::size_t index);
reflection::MutableList change_list(ListObject& list);
inline constexpr char kNoElement[] = "list index (%zd) out of range";
// Converts a Python index, which may be negative, to an offset. Raises IndexError with the message `words` if the index
// is out of range.
std::size_t checked_index(ListObject& list, Py_ssize_t index, const char* words = kNoElement);
// Returns the offset at which list.insert() inserts. Indices out of range are clamped.
std::size_t insertion_index(ListObject& list, PyObject* index);

}  // namespace onnxgen::python
