// Definition of a schema's Python module. The module is a short extension that passes the descriptors of its classes to
// onnxgen._core. onnxgen emits the descriptors as constant data.
//
//   PyMODINIT_FUNC PyInit_shapes() {
//     PyObject* const module = PyModule_Create(&definition);
//     if (module == nullptr || onnxgen::python::add_schema(module, kShapes) == 0) return module;
//     Py_DECREF(module);
//     return nullptr;
//   }
//
// The schema's classes must use the native profile and come from the same version of onnxgen as onnxgen._core.
#pragma once

#include <Python.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string_view>

#include "onnxgen/message/enum.h"
#include "onnxgen/message/extension/extension_set.h"
#include "onnxgen/message/message.h"
#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::python {

// Functions that allocate and free messages, provided by the module that contains their classes. Each extension has its
// own copy of the runtime, and freed memory can be reused only by the copy that freed it.
struct Runtime {
  Status (*parse)(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options,
                  message::BytesMode mode);
  void (*destroy)(void* data) noexcept;
};
inline constexpr Runtime kRuntime = {message::parse, [](void* data) noexcept { message::header_of(data).destroy(); }};

// Extension field. If one .proto file declares both the extension and the extended message, the message's descriptor
// describes the values, and `descriptor` and `info` are null. Otherwise `descriptor` and `info` describe the values.
struct Extension {
  const char* full_name;  // "demo.Shape.rank"
  const MessageDescriptor* extended;
  std::int32_t number;
  const FieldDescriptor* descriptor = nullptr;
  const ExtensionInfo* info = nullptr;
};

// Messages and enums of one .proto file, including nested ones. Each precedes those nested in it. Everything has static
// storage.
struct Schema {
  const char* file;     // "onnx/onnx-ml.proto"
  const char* package;  // "onnx"
  const char* syntax;   // "proto2"
  const MessageDescriptor* const* messages;
  std::size_t message_count;
  const EnumDescriptor* const* enums;
  std::size_t enum_count;
  const Extension* extensions = nullptr;
  std::size_t extension_count = 0;
  const std::string_view* serialized = nullptr;  // google.protobuf.FileDescriptorProto, in parts
  std::size_t piece_count = 0;
  const Runtime* runtime = &kRuntime;
};

// Comment of the schema on a message or field. Has static storage.
struct Documentation {
  const char* name;  // "TensorProto.Segment.begin"
  const char* text;
};

// Functions that onnxgen._core provides for other extensions through the capsule onnxgen._core._api. The caller must
// hold the GIL. On failure, functions set Python's error. share() and set_reading() do not check their argument: it
// must be an object for which view() has succeeded.
struct CoreApi {
  static constexpr std::uint32_t kVersion = 6;  // version of this struct and of all data shared through it
  std::uint32_t version;

  // Adds classes and enums as attributes of the module. Returns -1 on failure.
  int (*add_schema)(PyObject* module, const Schema& schema);
  // Adds comments to the classes of the module. Returns -1 on failure.
  int (*add_documentation)(PyObject* module, const Documentation* comments, std::size_t count);
  // Returns the data of a message for reading. The message's class must match the descriptor. Returns null on failure.
  const void* (*view)(PyObject* message, const MessageDescriptor& descriptor);
  // Marks a message as set and returns its data for writing. Returns null on failure.
  void* (*change)(PyObject* message, const MessageDescriptor& descriptor);
  // Returns shared ownership of a message's memory, which may be released in any thread, or null without an error for a
  // message that is not set. The data remains valid until the message is cleared or changed.
  std::shared_ptr<void> (*share)(PyObject* message);
  // Marks the beginning or end of reading a message without the GIL. Until the end, changing the message raises
  // RuntimeError. Every call with true must be followed by a call with false.
  void (*set_reading)(PyObject* message, bool is_reading);
  // Returns a new reference to an object of the descriptor's class for the message at `data`. `owner` keeps the message
  // alive. Returns null on failure.
  PyObject* (*wrap)(void* data, std::shared_ptr<void> owner, const MessageDescriptor& descriptor);
};

// Returns the functions of onnxgen._core. If it cannot be imported or has another version, returns null with Python's
// error set.
inline const CoreApi* core_api() {
  static const CoreApi* loaded = nullptr;
  if (loaded != nullptr) return loaded;
  PyObject* const core = PyImport_ImportModule("onnxgen._core");  // the capsule's name alone does not load it
  if (core == nullptr) return nullptr;
  Py_DECREF(core);
  const auto* const api = static_cast<const CoreApi*>(PyCapsule_Import("onnxgen._core._api", 0));
  if (api == nullptr) return nullptr;
  if (api->version != CoreApi::kVersion) {
    PyErr_SetString(
        PyExc_ImportError,
        "this module was built for another version of onnxgen._core; rebuild it with the installed version");
    return nullptr;
  }
  return loaded = api;
}

// Adds classes and enums as attributes of the module. Returns 0, or -1 with Python's error set.
inline int add_schema(PyObject* module, const Schema& schema) {
  const CoreApi* const api = core_api();
  return api != nullptr ? api->add_schema(module, schema) : -1;
}

// Adds comments to the module's classes and their attributes, for help(). Returns 0, or -1 with Python's error set.
template <std::size_t kCount>
int add_documentation(PyObject* module, const Documentation (&comments)[kCount]) {
  const CoreApi* const api = core_api();
  return api != nullptr ? api->add_documentation(module, comments, kCount) : -1;
}

}  // namespace onnxgen::python
