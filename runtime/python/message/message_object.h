// A message as a Python object.
//
// A root message owns its tree. The object of a submessage holds the root, so that what it shows stays in memory even
// when it has been cleared away: the arena gives nothing back before the root goes. A root that is cleared or parsed
// while others hold it leaves its memory to them and begins anew.
//
// The object of a submessage that is not set has no data yet. It holds its parent instead, and the first change sets
// the field. Whatever else sets it meanwhile is noticed at the next look.
#pragma once

#include <cstdint>

#include "interpreter/python.h"
#include "message/message_class.h"
#include "message/root.h"
#include "onnxgen/reflection/mutable_message.h"

namespace onnxgen::python {

struct MessageObject;

// What depends on a message's field and is alive: the object of a list or map, or of a submessage that is not set.
struct Child {
  MessageObject* parent;  // held
  const Field* field;
  Child* next;  // of the same parent
  PyObject* object;
};

struct MessageObject {
  PyObject head;
  void* data;  // null: not set
  Root* root;  // held; null: not set
  const MessageClass* message_class;
  Child link;       // where it is not set
  Child* children;  // each holds this object, so that none is left when it goes
  PyObject* weak_references;
  std::uint32_t depth;  // messages above it

  bool is_root() const noexcept { return data != nullptr && data == root->data(); }
};

inline MessageObject& as_message(PyObject* object) noexcept {
  return *reinterpret_cast<MessageObject*>(object);
}
inline PyObject* as_object(MessageObject& message) noexcept {
  return reinterpret_cast<PyObject*>(&message);
}

// Whether it is a message of any class.
inline bool is_message_object(PyObject* object) noexcept {
  return PyObject_TypeCheck(object, message_base()) != 0;
}

// An empty message, or the one that `root` has.
Ref make_root(const MessageClass& message_class);
Ref make_root(const MessageClass& message_class, RootRef root);
// The object of the message at `data`, somewhere below `above`: the one there is, or a new one.
Ref wrap(void* data, const MessageClass& message_class, MessageObject& above);
// What the attribute of a field of messages gives.
Ref get_submessage(MessageObject& parent, const Field& field);

// To be called before something within the field's value gets an object. Of an extension that the parser has kept as
// bytes, what reading decodes beside them is neither written nor there for long: from now on it is what counts.
// RuntimeError where another thread writes the message out.
void decode_to_keep(MessageObject& message, const Field& field);

// To be read, now: an empty message where it is not set.
ConstMessage view(MessageObject& message);
// To be changed: it is set from now on, and all above it. RuntimeError where another thread writes it out.
MutableMessage change(MessageObject& message);

// What it belongs to, set or not.
Root& root_of(const MessageObject& message) noexcept;
// Whether one may be a part of the other, so that a change of one would be read as a part of the other.
bool may_overlap(const MessageObject& a, const MessageObject& b) noexcept;

// The living child for a field; null for none.
Child* find_child(const MessageObject& parent, const Field& field) noexcept;
void link_child(Child& child, MessageObject& parent, const Field& field, PyObject* object) noexcept;
void unlink_child(Child& child) noexcept;

// Before fields are cleared: the living lists, maps and unset messages of `field`, or of all where it is null, part
// from the message and keep what they have.
void detach_children(MessageObject& message, const Field* field);

// An empty message again. What shows parts of it keeps them.
void clear(MessageObject& message);
// Puts `root` in place of a root message's own.
void replace_root(MessageObject& message, RootRef root) noexcept;

void dealloc_message(PyObject* self) noexcept;

}  // namespace onnxgen::python
