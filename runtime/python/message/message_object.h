// Python objects for messages.
//
// A root message owns its tree. The object of a submessage holds a reference to the root. Its data therefore stays in
// memory even after the submessage was cleared, because the arena releases no messages before the root is destroyed. If
// a root message is cleared or parsed while other objects share the root, they keep the old root and the message gets a
// new one.
//
// The object of an unset submessage has no data. It holds a reference to its parent, and the first change sets the
// field. If the field is set in another way, the object notices on its next access.
#pragma once

#include <cstdint>

#include "interpreter/python.h"
#include "message/message_class.h"
#include "message/root.h"
#include "onnxgen/reflection/mutable_message.h"

namespace onnxgen::python {

struct MessageObject;

// Link between a field of a message and its live Python object: a list, a map or an unset submessage.
struct Child {
  MessageObject* parent;  // strong reference
  const Field* field;
  Child* next;  // next child of the same parent
  PyObject* object;
};

struct MessageObject {
  PyObject head;
  void* data;  // null if not set
  Root* root;  // strong reference; null if not set
  const MessageClass* message_class;
  Child link;       // used only while the message is not set
  Child* children;  // each holds a reference to this object, so the list is empty on destruction
  PyObject* weak_references;
  std::uint32_t depth;  // number of enclosing messages

  bool is_root() const noexcept { return data != nullptr && data == root->data(); }
};

inline MessageObject& as_message(PyObject* object) noexcept {
  return *reinterpret_cast<MessageObject*>(object);
}
inline PyObject* as_object(MessageObject& message) noexcept {
  return reinterpret_cast<PyObject*>(&message);
}

// Returns whether the object is a message of any class.
inline bool is_message_object(PyObject* object) noexcept {
  return PyObject_TypeCheck(object, message_base()) != 0;
}

// Creates the object of an empty root message, or of the message owned by `root`.
Ref make_root(const MessageClass& message_class);
Ref make_root(const MessageClass& message_class, RootRef root);
// Returns the object of the message at `data`, which is somewhere below `above`. Creates the object if none exists.
Ref wrap(void* data, const MessageClass& message_class, MessageObject& above);
// Returns the object of a message field, set or not.
Ref get_submessage(MessageObject& parent, const Field& field);

// Makes the decoded value of an extension permanent. The parser keeps an extension as bytes; reading it decodes a
// temporary value beside the bytes, and only the bytes are written. Call this before creating an object for anything
// within the field's value. Raises RuntimeError while another thread reads the message.
void decode_to_keep(MessageObject& message, const Field& field);

// Returns the message for reading; an empty message if it is not set. Use the result immediately.
ConstMessage view(MessageObject& message);
// Sets the message and all messages above it, and returns it for writing. Raises RuntimeError while another thread
// reads the message.
MutableMessage change(MessageObject& message);

// Returns the root of a message, set or not.
Root& root_of(const MessageObject& message) noexcept;
// Returns whether one message may contain the other, so that changing one could change the other.
bool may_overlap(const MessageObject& a, const MessageObject& b) noexcept;

// Returns the live child of a field, or null if there is none.
Child* find_child(const MessageObject& parent, const Field& field) noexcept;
void link_child(Child& child, MessageObject& parent, const Field& field, PyObject* object) noexcept;
void unlink_child(Child& child) noexcept;

// Detaches the live lists, maps and unset submessages of `field`, or of all fields if it is null. They keep their
// contents. Call this before clearing fields.
void detach_children(MessageObject& message, const Field* field);

// Clears the message. Objects that refer to parts of it keep their contents.
void clear(MessageObject& message);
// Replaces the root of a root message.
void replace_root(MessageObject& message, RootRef root) noexcept;

void dealloc_message(PyObject* self) noexcept;

}  // namespace onnxgen::python
