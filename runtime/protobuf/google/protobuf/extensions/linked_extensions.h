// Extensions that a file declares of messages of other files.
//
// The class of a message knows the extensions declared in its own file from its emitted description. The source file of
// each other extension adds it when the program, or the shared library that contains it, is loaded. From then on, all
// messages of the class parse and print it like a field.
#pragma once

#include <cstddef>

#include "google/protobuf/class_info.h"
#include "google/protobuf/stubs/common.h"
#include "onnxgen/message/extension/extension_set.h"

namespace onnxgen {
struct FieldDescriptor;
}

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

struct LinkedExtension {
  const ClassInfo* extended;  // of a class with extension ranges
  const onnxgen::ExtensionInfo* info;
  const onnxgen::FieldDescriptor* field;  // null for lite classes
};

// Adds extensions, ordered by message and number, to the descriptions of the classes that they extend. An extension
// that the class already has is ignored; another one with the same number is a fatal error. Always returns true.
//
// Not thread-safe: as with libprotobuf, no other thread may use the extended classes while a shared library with
// extensions is loaded, and the library must stay loaded.
bool link_extensions(const LinkedExtension* extensions, std::size_t count);

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
