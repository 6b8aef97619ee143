// Native messages in memory provided by the caller, for machines with little or no heap.
//
//   alignas(64) static char memory[4096];
//   onnx::ModelProto model;
//   onnxgen::Status status = onnxgen::fixed_memory::use(model, memory, sizeof memory);
//   if (status) status = model.ParseFromArray(input, size);
//
// From then on, the message calls neither malloc nor operator new: parsing, setting fields, reading, comparing, copying
// into the message and SerializeToArray() use only that memory and about 6 KB of stack. A failure has a code and an
// offset, but no text, which would need the heap. Some operations still use the heap: SerializeToString() and other
// functions with output that grows, parsing from a stream, sort() of a repeated field, and reading an extension that
// the parser did not know.
//
// If the memory is too small, parsing returns kOutOfMemory and leaves the message empty. A setter cannot return an
// error: it throws std::bad_alloc, or aborts in a build without exceptions. Call reserve() before setters to check that
// there is enough memory.
#pragma once

#include <cstddef>

#include "onnxgen/error/status.h"
#include "onnxgen/message/message.h"

namespace onnxgen {
namespace message {

// Type-independent implementations of the functions below. `data` is the message's data struct.
Status use_fixed_memory(void* data, const MessageInfo& info, void* memory, std::size_t size) noexcept;
Status reserve(void* data, std::size_t size) noexcept;
std::size_t room(const void* data) noexcept;

}  // namespace message

namespace fixed_memory {

// Clears `message` and makes it allocate only from the `size` bytes at `memory`. The caller must keep this memory until
// the message is destroyed or uses other memory, and must not use it otherwise. The memory stays with the contents: a
// message that they are moved to or swapped with then uses it. Copies of the message use the heap. Clear() makes all of
// the memory available again.
//
// About 200 bytes are used for bookkeeping; none are lost to alignment if `memory` is aligned to 64. Returns
// kOutOfMemory if `size` is too small for that, and kUnsupported if the message is part of another. The message is then
// empty, and uses the heap or its root's memory.
template <class M>
Status use(ParsedMessage<M>& message, void* memory, std::size_t size) noexcept {
  return message::use_fixed_memory(&MessageAccess::data(static_cast<M&>(message)), MessageAccess::info<M>(), memory,
                                   size);
}

// Checks that there is memory for setters that allocate `size` bytes in total, before anything else is set. Returns
// kOutOfMemory if there is not. For a message that is part of another, checks the memory of the root. Allocations, each
// rounded up to a multiple of 8 bytes:
//   string          its length + 2; from 255 bytes on, its length + 10
//   bytes           their length; nothing if they are borrowed
//   submessage      sizeof its class
//   repeated field  four pointers and its elements (pointers for strings and messages): first four elements,
//                   then a new array each time it doubles
//   cold field      the first one set in a message also allocates all cold fields of its class (struct ColdFields_
//                   in the class's header), at most 12 pointers with the classes of ONNX
// Numbers allocate nothing, nor do values that fit into the memory of the value they replace.
template <class M>
Status reserve(ParsedMessage<M>& message, std::size_t size) noexcept {
  return message::reserve(&MessageAccess::data(static_cast<M&>(message)), size);
}

// Returns the number of free bytes of the message's memory. For a message on the heap, counts only its current block,
// or 0 if it has none.
template <class M>
std::size_t room(const ParsedMessage<M>& message) noexcept {
  return message::room(&MessageAccess::data(static_cast<const M&>(message)));
}

}  // namespace fixed_memory
}  // namespace onnxgen
