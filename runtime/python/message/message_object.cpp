#include "message/message_object.h"

#include <algorithm>

#include "onnxgen/message/extension/extension_set.h"
#include "onnxgen/message/fields/message_field.h"
#include "onnxgen/message/message.h"
#include "onnxgen/reflection/storage_layout.h"
#include "onnxgen/storage/map.h"

namespace onnxgen::python {
namespace {

// Maximum nesting depth of objects. Each unset object holds its parent, so changing or destroying a chain of them
// recurses once for each level.
constexpr std::uint32_t kMaxDepth = 1000;

MessageObject& allocate(const MessageClass& message_class, std::uint32_t depth) {
  if (depth > kMaxDepth)
    fail(PyExc_RecursionError, "messages are nested more than %u levels deep", unsigned{kMaxDepth});
  MessageObject* const made = PyObject_New(MessageObject, message_class.type);
  if (made == nullptr) throw PythonError();
  made->data = nullptr;
  made->root = nullptr;
  made->message_class = &message_class;
  made->link = {nullptr, nullptr, nullptr, nullptr};
  made->children = nullptr;
  made->weak_references = nullptr;
  made->depth = depth;
  return *made;
}

// Attaches an object without data to the message at `data` in the tree of `root`.
void attach(MessageObject& message, void* data, Root& root) {
  message.data = data;
  try {
    root.wrappers().insert(message);
  } catch (...) {
    message.data = nullptr;
    throw;
  }
  root.retain();
  message.root = &root;
}

void attach_set(MessageObject& message, void* data) {
  attach(message, data, *message.link.parent->root);
  unlink_child(message.link);
}

// Creates a separate message of the class of `message` and moves the value of `field` into it.
Ref make_detached_parent(MessageObject& message, const Field& field) {
  const MessageClass& message_class = *message.message_class;
  if (message.data == nullptr) return make_root(message_class);
  Arena& arena = message::header_of(message.data).arena();
  char* const fresh = static_cast<char*>(create_message(*message_class.descriptor->info, arena));
  Ref parent = wrap(fresh, message_class, message);
  // Lists and maps are pointers into the arena, which both messages share.
  static_assert(sizeof(Map<int, int>) == sizeof(void*) && sizeof(Array<int>) == sizeof(void*));
  const auto member = [&](void* data) {
    const MutableMessage holding(data, *message_class.descriptor);
    return static_cast<char*>(holding.holder_to_change(*field.descriptor)) + field.descriptor->offset;
  };
  char* const here = member(message.data);
  std::swap_ranges(here, here + sizeof(void*), member(fresh));
  return parent;
}

void detach(MessageObject& message, Child& child) {
  const Field& field = *child.field;
  if (field.form == Form::kMessage) {
    MessageObject& submessage = as_message(child.object);
    submessage.root = Root::create(*submessage.message_class);
    submessage.data = submessage.root->data();
    unlink_child(child);
    return;
  }
  const Ref parent = make_detached_parent(message, field);
  PyObject* const object = child.object;
  unlink_child(child);
  link_child(child, as_message(parent.get()), field, object);
}

// Removes the child from the list of its parent. Returns the child's reference to the parent.
Ref take_parent(Child& child) noexcept {
  MessageObject* const parent = std::exchange(child.parent, nullptr);
  Child** place = &parent->children;
  while (*place != &child) place = &(*place)->next;
  *place = child.next;
  return Ref(as_object(*parent));
}

}  // namespace

Ref make_root(const MessageClass& message_class) {
  return make_root(message_class, RootRef(Root::create(message_class)));
}

Ref make_root(const MessageClass& message_class, RootRef root) {
  MessageObject& made = allocate(message_class, 0);
  made.data = root->data();
  made.root = root.release();
  return Ref(as_object(made));
}

Ref wrap(void* data, const MessageClass& message_class, MessageObject& above) {
  Root& root = *above.root;
  if (MessageObject* const present = root.wrappers().find(data); present != nullptr) {
    return Ref::borrowed(as_object(*present));
  }
  MessageObject& made = allocate(message_class, above.depth + 1);
  Ref result(as_object(made));
  attach(made, data, root);
  return result;
}

Ref get_submessage(MessageObject& parent, const Field& field) {
  if (const Child* const child = find_child(parent, field); child != nullptr) return Ref::borrowed(child->object);
  decode_to_keep(parent, field);
  const ConstMessage above = view(parent);
  if (above.HasField(*field.descriptor)) {
    void* const data = const_cast<void*>(above.GetMessage(*field.descriptor).data());
    return wrap(data, field.message_class(), parent);
  }
  MessageObject& made = allocate(field.message_class(), parent.depth + 1);
  link_child(made.link, parent, field, as_object(made));
  return Ref(as_object(made));
}

void decode_to_keep(MessageObject& message, const Field& field) {
  if (field.extension == nullptr) return;
  const ConstMessage holding = view(message);
  const ExtensionSet* const extensions = reflection::extensions_of(holding.data(), holding.descriptor());
  const bool keeps_bytes =
      extensions != nullptr && extensions->keeps_bytes(static_cast<std::uint32_t>(field.descriptor->number));
  if (keeps_bytes && holding.has_any(*field.descriptor)) (void)change(message).holder_to_change(*field.descriptor);
}

ConstMessage view(MessageObject& message) {
  const MessageDescriptor& descriptor = *message.message_class->descriptor;
  if (message.data != nullptr) return {message.data, descriptor};
  const FieldDescriptor& field = *message.link.field->descriptor;
  decode_to_keep(*message.link.parent, *message.link.field);
  const ConstMessage above = view(*message.link.parent);
  if (above.HasField(field)) attach_set(message, const_cast<void*>(above.GetMessage(field).data()));
  return {message.data, descriptor};
}

MutableMessage change(MessageObject& message) {
  if (view(message).data() == nullptr) {
    const MutableMessage above = change(*message.link.parent);
    attach_set(message, above.MutableSubmessage(*message.link.field->descriptor).data());
  }
  if (message.root->is_read()) fail(PyExc_RuntimeError, "another thread is using the message");
  return {message.data, *message.message_class->descriptor};
}

Root& root_of(const MessageObject& message) noexcept {
  const MessageObject* set = &message;
  while (set->data == nullptr) set = set->link.parent;
  return *set->root;
}

bool may_overlap(const MessageObject& a, const MessageObject& b) noexcept {
  return a.depth != b.depth && &root_of(a) == &root_of(b);
}

Child* find_child(const MessageObject& parent, const Field& field) noexcept {
  Child* child = parent.children;
  while (child != nullptr && child->field != &field) child = child->next;
  return child;
}

void link_child(Child& child, MessageObject& parent, const Field& field, PyObject* object) noexcept {
  Py_INCREF(as_object(parent));
  child = {&parent, &field, parent.children, object};
  parent.children = &child;
}

void unlink_child(Child& child) noexcept {
  (void)take_parent(child);
}

void detach_children(MessageObject& message, const Field* field) {
  const Ref held = Ref::borrowed(as_object(message));  // unlinking the last child may release the last reference
  for (Child* child = message.children; child != nullptr;) {
    Child* const next = child->next;
    if (field == nullptr || child->field == field) detach(message, *child);
    child = next;
  }
}

void clear(MessageObject& message) {
  const MutableMessage changed = change(message);
  detach_children(message, nullptr);
  if (message.is_root() && message.root->is_shared()) {
    replace_root(message, RootRef(Root::create(*message.message_class)));
  } else {
    changed.Clear();
  }
}

void replace_root(MessageObject& message, RootRef root) noexcept {
  message.root->release();
  message.data = root->data();
  message.root = root.release();
}

void dealloc_message(PyObject* self) noexcept {
  MessageObject& message = as_message(self);
  // Callbacks of weak references may access the same field of the message. They must not find this object.
  if (message.root != nullptr && !message.is_root()) message.root->wrappers().erase(message);
  {
    const Ref parent = message.link.parent != nullptr ? take_parent(message.link) : Ref();
    if (message.weak_references != nullptr) PyObject_ClearWeakRefs(self);
  }
  if (message.root != nullptr) message.root->release();
  free_object(self);
}

}  // namespace onnxgen::python
