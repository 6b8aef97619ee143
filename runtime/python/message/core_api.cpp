#include "message/core_api.h"

#include <cstring>
#include <utility>

#include "message/linked_descriptor.h"
#include "message/message_object.h"
#include "message/schema.h"

namespace onnxgen::python {
namespace {

bool fits(const MessageDescriptor& own, const MessageDescriptor& foreign) {
  return &linked(foreign) == &own;
}

MessageObject& checked_message(PyObject* object, const MessageDescriptor& descriptor) {
  if (!is_message_object(object))
    fail(PyExc_TypeError, "expected a message of type %s, got %.200R", descriptor.full_name, Py_TYPE(object));
  MessageObject& message = as_message(object);
  const MessageDescriptor& own = *message.message_class->descriptor;
  if (std::strcmp(own.full_name, descriptor.full_name) != 0) {
    fail(PyExc_TypeError, "expected a message of type %s, got one of type %s", descriptor.full_name, own.full_name);
  }
  if (!fits(own, descriptor)) {
    fail(PyExc_TypeError,
         "the extension and the Python module define class %s differently; build both from one schema and version",
         own.full_name);
  }
  return message;
}

int add_schema_for_module(PyObject* module, const Schema& schema) {
  return guarded(-1, [&] {
    check_interpreter();
    add_schema_classes(module, schema);
    return 0;
  });
}

int add_documentation_for_module(PyObject* module, const Documentation* comments, std::size_t count) {
  return guarded(-1, [&] {
    for (std::size_t i = 0; i < count; ++i) add_comment(module, comments[i]);
    return 0;
  });
}

const void* view_message(PyObject* object, const MessageDescriptor& descriptor) {
  return guarded<const void*>(nullptr, [&] {
    MessageObject& message = checked_message(object, descriptor);
    const void* const data = view(message).data();
    return data != nullptr ? data : descriptor.info->default_data;
  });
}

void* change_message(PyObject* object, const MessageDescriptor& descriptor) {
  return guarded<void*>(nullptr, [&]() -> void* { return change(checked_message(object, descriptor)).data(); });
}

// Releases a root from any thread. Acquires the GIL, which protects the reference count.
struct ReleaseInAnyThread {
  void operator()(Root* root) const noexcept {
    const PyGILState_STATE state = PyGILState_Ensure();
    root->release();
    PyGILState_Release(state);
  }
};

std::shared_ptr<void> share_message(PyObject* object) {
  Root* const root = as_message(object).root;
  if (root == nullptr) return nullptr;  // the message is not set, so view() returns the static default
  root->retain();
  return std::shared_ptr<void>(root, ReleaseInAnyThread());
}

void set_reading(PyObject* object, bool is_reading) {
  Root& root = root_of(as_message(object));  // stays the same until reading ends, because no message in it can be set
  if (is_reading) {
    root.begin_reading();
  } else {
    root.end_reading();
  }
}

PyObject* wrap_message(void* data, std::shared_ptr<void> owner, const MessageDescriptor& descriptor) {
  return guarded([&] {
    const MessageClass* const message_class = find_class(descriptor.full_name);
    if (message_class == nullptr)
      fail(PyExc_TypeError, "no imported Python module has the class %s; import the module of its schema",
           descriptor.full_name);
    if (!fits(*message_class->descriptor, descriptor)) {
      fail(PyExc_TypeError,
           "the extension and the Python module define class %s differently; build both from one schema and version",
           descriptor.full_name);
    }
    return make_root(*message_class, RootRef(Root::adopt(data, std::move(owner))));
  });
}

}  // namespace

void check_interpreter() {
  if (PyInterpreterState_GetID(PyInterpreterState_Get()) == 0) return;
  fail(PyExc_ImportError, "onnxgen does not support subinterpreters; use threads or processes");
}

const CoreApi kCoreApi = {CoreApi::kVersion, add_schema_for_module, add_documentation_for_module,
                          view_message,      change_message,        share_message,
                          set_reading,       wrap_message};

}  // namespace onnxgen::python
