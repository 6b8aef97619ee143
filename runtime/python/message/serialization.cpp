#include "message/serialization.h"

#include <cstdint>
#include <limits>
#include <string>

#include "interpreter/buffer.h"
#include "message/methods.h"
#include "message/required_fields.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/message/message.h"
#include "onnxgen/python/module.h"

namespace onnxgen::python {
namespace {

// Minimum size in bytes for releasing the GIL, which costs as much as parsing a few hundred bytes.
constexpr std::size_t kMinToReleaseGil = 64 * 1024;

// Maximum message size in bytes in all implementations of protobuf.
constexpr std::size_t kLargestMessage = std::numeric_limits<std::int32_t>::max();

PyObject* decode_error = nullptr;
PyObject* encode_error = nullptr;

const MessageInfo& info_of(const MessageObject& message) noexcept {
  return *message.message_class->descriptor->info;
}

// Returns a status's text without the class at the beginning of its path: `graph.node[0]: truncated at byte 4`.
std::string text_without_class(const Status& status, const MessageClass& message_class) {
  const std::string text = status.message();
  const std::string_view name = last_name(message_class.descriptor->full_name);
  for (const char* const separator : {".", ": "}) {
    const std::string start = std::string(name) + separator;
    if (text.compare(0, start.size(), start) == 0) return text.substr(start.size());
  }
  return text;
}

[[noreturn]] void fail_decoding(const MessageClass& message_class, const Status& status) {
  if (status.code() == ErrorCode::kOutOfMemory) throw std::bad_alloc();
  fail(decode_error, "Error parsing message with type '%s': %s", message_class.descriptor->full_name,
       text_without_class(status, message_class).c_str());
}

// Maximum nesting depth accepted by the parser.
constexpr int kUsualDepth = ParseOptions().max_depth;
constexpr int kOversizeDepth = 1000;
int max_depth = kUsualDepth;

ParseOptions parse_options() noexcept {
  ParseOptions options;
  options.max_depth = max_depth;
  options.allow_partial = true;  // required fields are checked when the message is serialized
  return options;
}

// Parses the buffer into the root. Keeps the GIL if other threads could write to the bytes during the parse.
Status parse(Root& root, const MessageClass& message_class, const Buffer& buffer) {
  const ParseOptions options = parse_options();
  const auto parse_now = [&] {
    return message_class.runtime().parse(root.data(), *message_class.descriptor->info, buffer.bytes(), options,
                                         message::BytesMode::kCopy);
  };
  if (buffer.bytes().size() < kMinToReleaseGil || !buffer.is_constant()) return parse_now();
  const WithoutGil others_run;
  return parse_now();
}

// Parses into a new root and then puts it in place of the message's own, since other threads may read the message
// during the parse. Child objects of the message's fields are detached (kPart) or follow the message (kStay).
enum class Children { kPart, kStay };
void parse_root(MessageObject& message, const Buffer& buffer, Children children) {
  RootRef root(Root::create(*message.message_class));
  const Status status = parse(*root, *message.message_class, buffer);
  (void)change(message);
  if (children == Children::kPart) detach_children(message, nullptr);
  replace_root(message, std::move(root));
  if (!status) fail_decoding(*message.message_class, status);
}

bool is_untouched(const MessageObject& message) noexcept {
  return message.is_root() && message::header_of(message.data).arena_or_null() == nullptr;
}

// Serializes into a buffer of exactly the message's size. Releases the GIL for large messages; meanwhile, the message
// cannot be changed.
Status fill(const MessageObject& message, const void* data, message::Completeness completeness, char* to,
            std::size_t size) {
  const MessageInfo& info = info_of(message);
  if (size < kMinToReleaseGil) return message::serialize_to_fitting_array(data, info, completeness, to, size);
  Status status;
  const ReadGuard guard(*message.root);
  const WithoutGil others_run;
  const bool has_memory =
      try_allocating([&] { status = message::serialize_to_fitting_array(data, info, completeness, to, size); });
  return has_memory ? status : Status(ErrorCode::kOutOfMemory);
}

std::size_t exact_size(const MessageObject& message) {
  const std::size_t size = message::size_in_memory(info_of(message).byte_size(message.data));
  if (size > kLargestMessage) {
    fail(encode_error, "Message %s exceeds maximum protobuf size of 2GB: %zu",
         message.message_class->descriptor->full_name, size);
  }
  return size;
}

// Returns the buffer size for the first attempt. The message may have grown beyond it.
std::size_t likely_size(const MessageObject& message, const void* data) {
  const std::size_t size = message::likely_size(data, info_of(message));
  return size <= kLargestMessage ? size : exact_size(message);
}

[[noreturn]] void fail_encoding(MessageObject& message, const Status& status) {
  if (status.code() == ErrorCode::kOutOfMemory) throw std::bad_alloc();
  const char* const name = message.message_class->descriptor->full_name;
  const Ref missing = missing_fields(message);
  if (PyList_Size(missing.get()) == 0) {
    fail(encode_error, "Message %s: %s", name, text_without_class(status, *message.message_class).c_str());
  }
  const Ref paths = checked(PyUnicode_Join(text(",").get(), missing.get()));
  fail(encode_error, "Message %s is missing required fields: %U", name, paths.get());
}

Ref serialize_message(MessageObject& message, message::Completeness completeness) {
  const void* const data = view(message).data();
  if (data == nullptr) return bytes("");
  Status status;
  for (std::size_t size = likely_size(message, data);; size = exact_size(message)) {
    Ref result = checked(PyBytes_FromStringAndSize(nullptr, static_cast<Py_ssize_t>(size)));
    status = fill(message, data, completeness, PyBytes_AsString(result.get()), size);
    if (status) return result;
    if (status.code() != ErrorCode::kBufferTooSmall) fail_encoding(message, status);
  }
}

Ref serialize_method(PyObject* self, PyObject* arguments, PyObject* keywords, message::Completeness completeness) {
  int deterministic = 0;  // ignored: serialization is always deterministic
  char* names[] = {const_cast<char*>("deterministic"), nullptr};
  if (PyArg_ParseTupleAndKeywords(arguments, keywords, "|p:SerializeToString", names, &deterministic) == 0) {
    throw PythonError();
  }
  return serialize_message(as_message(self), completeness);
}

// Adds an exception class to the module. It is public as onnxgen.NAME.
PyObject* make_error(PyObject* module, const char* name, const char* description, PyObject* bases) {
  const std::string full_name = std::string("onnxgen.") + name;
  Ref error = checked(PyErr_NewExceptionWithDoc(full_name.c_str(), description, bases, nullptr));
  PyObject* const result = error.get();
  Py_INCREF(result);
  check(PyModule_AddObject(module, name, error.release()));
  return result;
}

Ref allow_oversize_protos(PyObject*, PyObject* is_allowed) {
  const int allows = PyObject_IsTrue(is_allowed);
  check(allows);
  max_depth = allows != 0 ? kOversizeDepth : kUsualDepth;
  return none();
}

PyMethodDef functions[] = {
    {"allow_oversize_protos", method<allow_oversize_protos>, METH_O,
     "Sets the maximum nesting depth for parsing to 1,000 (true) or 100 (false)."},
    {nullptr, nullptr, 0, nullptr},
};

}  // namespace

PyMethodDef* serialization_functions() noexcept {
  return functions;
}

void make_errors(PyObject* module) {
  PyObject* const base = make_error(module, "Error", "Base class of the errors of messages and models.", nullptr);
  const Ref bases = checked(PyTuple_Pack(2, base, PyExc_ValueError));
  decode_error = make_error(module, "DecodeError", "The input is not a valid message.", bases.get());
  encode_error = make_error(module, "EncodeError", "The message cannot be serialized or printed.", bases.get());
  make_error(module, "ModelError", "The message is valid, but its contents cannot be used as a model or tensor.",
             bases.get());
}

PyObject* decode_error_class() noexcept {
  return decode_error;
}

PyObject* encode_error_class() noexcept {
  return encode_error;
}

Ref parse_from_string(PyObject* self, PyObject* input) {
  const Buffer buffer(input);
  MessageObject& message = as_message(self);
  if (message.is_root()) {
    parse_root(message, buffer, Children::kPart);
  } else {
    clear(message);
    merge_encoded(message, buffer.bytes());
  }
  return checked(PyLong_FromSize_t(buffer.bytes().size()));
}

Ref merge_from_string(PyObject* self, PyObject* input) {
  const Buffer buffer(input);
  MessageObject& message = as_message(self);
  if (is_untouched(message)) {
    parse_root(message, buffer, Children::kStay);
  } else {
    merge_encoded(message, buffer.bytes());
  }
  return checked(PyLong_FromSize_t(buffer.bytes().size()));
}

Ref from_string(PyObject* type, PyObject* input) {
  const Buffer buffer(input);
  const MessageClass& message_class = class_to_make(reinterpret_cast<PyTypeObject*>(type));
  RootRef root(Root::create(message_class));
  const Status status = parse(*root, message_class, buffer);
  if (!status) fail_decoding(message_class, status);
  return make_root(message_class, std::move(root));
}

Ref serialize_to_string(PyObject* self, PyObject* arguments, PyObject* keywords) {
  return serialize_method(self, arguments, keywords, message::Completeness::kRequired);
}

Ref serialize_partial_to_string(PyObject* self, PyObject* arguments, PyObject* keywords) {
  return serialize_method(self, arguments, keywords, message::Completeness::kPartial);
}

Ref reduce(PyObject* self) {
  return checked(Py_BuildValue("(O(),N)", Py_TYPE(self), get_state(self).release()));
}

Ref get_state(PyObject* self) {
  Ref serialized = serialize_message(as_message(self), message::Completeness::kPartial);
  return checked(Py_BuildValue("{s:N}", "serialized", serialized.release()));
}

Ref set_state(PyObject* self, PyObject* state) {
  if (!PyDict_Check(state)) fail(PyExc_TypeError, "state not a dict");
  PyObject* const serialized = PyDict_GetItemString(state, "serialized");
  if (serialized == nullptr) fail(PyExc_ValueError, "state has no 'serialized'");
  parse_from_string(self, serialized);
  return none();
}

void merge_encoded(MessageObject& message, std::string_view bytes) {
  const MutableMessage changed = change(message);
  const Status status =
      message::merge_parse(changed.data(), info_of(message), bytes, parse_options(), message::BytesMode::kCopy);
  if (!status) fail_decoding(*message.message_class, status);
}

}  // namespace onnxgen::python
