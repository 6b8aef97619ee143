// How the objects of classes are made and destroyed that live on the heap: those of the protobuf profile. The other
// profile's messages are bytes in an arena, and need no such functions.
#pragma once

#include <cstddef>

namespace onnxgen {

struct MessageDescriptor;

// The same for all classes: `object` is of the class that `descriptor` describes, `list` a repeated field of such.
struct ObjectAccess {
  void* (*create)(const MessageDescriptor& descriptor);
  void (*destroy)(void* object) noexcept;
  void (*clear)(void* object);
  // Appends an empty object and gives it.
  void* (*append)(void* list, const MessageDescriptor& descriptor);
  // Leaves the first `size` objects.
  void (*truncate)(void* list, std::size_t size, const MessageDescriptor& descriptor) noexcept;
};

}  // namespace onnxgen
