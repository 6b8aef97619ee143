#include "message/core_api.h"

#include <cstring>
#include <set>
#include <string>
#include <utility>

#include "message/message_object.h"
#include "message/schema.h"

namespace onnxgen::python {
namespace {

bool same_field(const FieldDescriptor& a, const FieldDescriptor& b) noexcept {
  return a.number == b.number && a.type == b.type && a.cardinality == b.cardinality && a.storage == b.storage &&
         a.presence == b.presence && a.has_bit == b.has_bit && a.offset == b.offset && a.oneof == b.oneof;
}

using Pairs = std::set<std::pair<const MessageDescriptor*, const MessageDescriptor*>>;

// Whether two classes of one message, compiled apart, are laid out alike, and all below them. `compared` has those that
// are found to be, or are being looked at: messages contain each other.
bool same_layout(const MessageDescriptor& a, const MessageDescriptor& b, Pairs& compared) {
  if (&a == &b || !compared.emplace(&a, &b).second) return true;
  const bool is_alike = std::strcmp(a.full_name, b.full_name) == 0 && a.field_count == b.field_count &&
                        a.oneof_count == b.oneof_count && a.map_entry == b.map_entry &&
                        (a.info == nullptr || a.info->data_size == b.info->data_size);
  if (!is_alike) return false;
  for (std::size_t i = 0; i < a.field_count; ++i) {
    if (!same_field(a.fields[i], b.fields[i])) return false;
    const bool goes_on = is_message(a.fields[i]) && !is_extension(a.fields[i]);
    if (goes_on && !same_layout(*a.fields[i].descriptor.message, *b.fields[i].descriptor.message, compared))
      return false;
  }
  for (std::size_t i = 0; i < a.oneof_count; ++i) {
    if (a.oneofs[i].case_offset != b.oneofs[i].case_offset) return false;
  }
  return true;
}

bool fits(const MessageDescriptor& own, const MessageDescriptor& foreign) {
  static auto* const known = new Pairs;
  if (&own == &foreign || known->count({&own, &foreign}) != 0) return true;
  Pairs compared;
  if (!same_layout(own, foreign, compared)) return false;
  known->merge(compared);
  return true;
}

MessageObject& checked_message(PyObject* object, const MessageDescriptor& descriptor) {
  if (!is_message_object(object)) fail(PyExc_TypeError, "expected a message %s, got %R", descriptor.full_name, object);
  MessageObject& message = as_message(object);
  const MessageDescriptor& own = *message.message_class->descriptor;
  if (std::strcmp(own.full_name, descriptor.full_name) != 0) {
    fail(PyExc_TypeError, "expected a message %s, got one of %s", descriptor.full_name, own.full_name);
  }
  if (!fits(own, descriptor)) {
    fail(PyExc_TypeError, "the class %s of this extension is of another schema or version than the Python module's",
         own.full_name);
  }
  return message;
}

int add_schema_for_module(PyObject* module, const Schema& schema) {
  return guarded(-1, [&] {
    add_schema_classes(module, schema);
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

// Gives up a root, which is counted under the GIL.
struct ReleaseInAnyThread {
  void operator()(Root* root) const noexcept {
    const PyGILState_STATE state = PyGILState_Ensure();
    root->release();
    PyGILState_Release(state);
  }
};

std::shared_ptr<void> share_message(PyObject* object) {
  Root* const root = as_message(object).root;
  if (root == nullptr) return nullptr;  // not set: the default that view() gives is static
  root->retain();
  return std::shared_ptr<void>(root, ReleaseInAnyThread());
}

void set_reading(PyObject* object, bool is_reading) {
  Root& root = root_of(as_message(object));  // the same until then: nobody sets a message in it
  if (is_reading) {
    root.begin_reading();
  } else {
    root.end_reading();
  }
}

PyObject* wrap_message(void* data, std::shared_ptr<void> owner, const MessageDescriptor& descriptor) {
  return guarded([&] {
    const MessageClass* const message_class = find_class(descriptor.full_name);
    if (message_class == nullptr) fail(PyExc_TypeError, "no Python module has the class %s", descriptor.full_name);
    if (!fits(*message_class->descriptor, descriptor)) {
      fail(PyExc_TypeError, "the class %s of this extension is of another schema or version than the Python module's",
           descriptor.full_name);
    }
    return make_root(*message_class, RootRef(Root::adopt(data, std::move(owner))));
  });
}

}  // namespace

const CoreApi kCoreApi = {CoreApi::kVersion, add_schema_for_module, view_message, change_message,
                          share_message,     set_reading,           wrap_message};

}  // namespace onnxgen::python
