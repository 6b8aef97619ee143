// How the Python module of a schema is made: an extension of a few lines that gives onnxgen._core the descriptors of
// its classes, which onnxgen emits as constant data.
//
//   PyMODINIT_FUNC PyInit_shapes() {
//     PyObject* const module = PyModule_Create(&definition);
//     if (module == nullptr || onnxgen::python::add_schema(module, kShapes) == 0) return module;
//     Py_DECREF(module);
//     return nullptr;
//   }
//
// The schema's classes must be of the native profile, and of the same version of onnxgen as onnxgen._core.
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

// What makes and frees the memory of messages, in the module that has their classes: each extension has a copy of the
// runtime, and only the one that freed memory can give it out again.
struct Runtime {
  Status (*parse)(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options,
                  message::BytesMode mode);
  void (*destroy)(void* data) noexcept;
};
inline constexpr Runtime kRuntime = {message::parse, [](void* data) noexcept { message::header_of(data).destroy(); }};

// An extension, and what describes its values: the descriptor of the message which it extends where both are declared
// in one .proto file, and else `descriptor` and `info`.
struct Extension {
  const char* full_name;  // "demo.Shape.rank"
  const MessageDescriptor* extended;
  std::int32_t number;
  const FieldDescriptor* descriptor = nullptr;
  const ExtensionInfo* info = nullptr;
};

// The messages and enums of one .proto file, nested ones too, each before those that are nested in it.
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
  const std::string_view* serialized = nullptr;  // google.protobuf.FileDescriptorProto, in pieces
  std::size_t piece_count = 0;
  const Runtime* runtime = &kRuntime;
};

// What onnxgen._core has for other extensions, behind the capsule onnxgen._core._api. Every function sets Python's
// error where it fails, and is called with the GIL.
struct CoreApi {
  static constexpr std::uint32_t kVersion = 5;  // of this struct and of all data that is shared through it
  std::uint32_t version;

  // Sets classes and enums as attributes of the module; -1 on failure.
  int (*add_schema)(PyObject* module, const Schema& schema);
  // The data of a message whose class fits the descriptor, to be read; null on failure.
  const void* (*view)(PyObject* message, const MessageDescriptor& descriptor);
  // The same, to be changed: it is set from now on.
  void* (*change)(PyObject* message, const MessageDescriptor& descriptor);
  // A share in what keeps a message in memory, for as long as it is not cleared or changed.
  std::shared_ptr<void> (*share)(PyObject* message);
  // Whether somebody reads it without the GIL: changing it is a RuntimeError then. Each true is followed by a false.
  void (*set_reading)(PyObject* message, bool is_reading);
  // A message at `data`, which `owner` keeps alive, as an object of the descriptor's class; a new reference.
  PyObject* (*wrap)(void* data, std::shared_ptr<void> owner, const MessageDescriptor& descriptor);
};

// Null, with an error set, where onnxgen._core cannot be imported or is of another version.
inline const CoreApi* core_api() {
  static const CoreApi* loaded = nullptr;
  if (loaded != nullptr) return loaded;
  PyObject* const core = PyImport_ImportModule("onnxgen._core");  // the capsule's name alone does not load it
  if (core == nullptr) return nullptr;
  Py_DECREF(core);
  const auto* const api = static_cast<const CoreApi*>(PyCapsule_Import("onnxgen._core._api", 0));
  if (api == nullptr) return nullptr;
  if (api->version != CoreApi::kVersion) {
    PyErr_SetString(PyExc_ImportError, "this module was built for another version of onnxgen._core");
    return nullptr;
  }
  return loaded = api;
}

// 0, or -1 with an error set.
inline int add_schema(PyObject* module, const Schema& schema) {
  const CoreApi* const api = core_api();
  return api != nullptr ? api->add_schema(module, schema) : -1;
}

}  // namespace onnxgen::python
