// Messages in memory that the caller gives, for machines without a heap to spare: of native classes.
//
//   alignas(64) static char memory[4096];
//   onnx::ModelProto model;
//   onnxgen::Status status = onnxgen::fixed_memory::use(model, memory, sizeof memory);
//   if (status) status = model.ParseFromArray(input, size);
//
// From then on neither malloc nor operator new is called for the message: parsing, setting fields, reading, comparing,
// copying into it and SerializeToArray() do with that memory and about 6 KB of stack. A failure has its code and its
// offset, and no words: those would stand on the heap. What takes the heap as before: SerializeToString() and the other
// ways of writing, whose output grows; parsing from a stream; a look at an extension that the parser did not know.
//
// Where the memory does not suffice, parsing says kOutOfMemory and leaves the message empty. A setter cannot say so: it
// throws std::bad_alloc, or in builds without exceptions ends the program. reserve() asks beforehand.
#pragma once

#include <cstddef>

#include "onnxgen/error/status.h"
#include "onnxgen/message/message.h"

namespace onnxgen {
namespace message {

Status use_fixed_memory(void* data, const MessageInfo& info, void* memory, std::size_t size) noexcept;
Status reserve(void* data, std::size_t size) noexcept;
std::size_t room(const void* data) noexcept;

}  // namespace message

namespace fixed_memory {

// Empties `message`, which then takes all that it needs from the `size` bytes at `memory`. The caller keeps them until
// the message is destroyed or uses others, and lets nothing else use them. They go where the message goes: to one that
// it is moved to or swapped with. A copy of it has memory of its own, from the heap. Clear() frees all of it.
//
// About 200 bytes are for keeping account; memory that is aligned to 64 loses none before that. kOutOfMemory where
// there are not as many, kUnsupported for a message that is part of another; then the message is empty, and takes its
// memory from where it took it before, or the heap.
template <class M>
Status use(ParsedMessage<M>& message, void* memory, std::size_t size) noexcept {
  return message::use_fixed_memory(&MessageAccess::data(static_cast<M&>(message)), MessageAccess::info<M>(), memory,
                                   size);
}

// Whether there is room for setters that take `size` bytes together, before anything else is set: kOutOfMemory if not.
// For a message in another one it is the other one's room. Each of these takes what stands here, rounded up to 8:
//   a string          its length and 2, from 255 bytes on its length and 10
//   bytes             their length; borrowed ones nothing
//   a submessage      sizeof its class
//   a repeated field  four pointers and its elements (a string's is a pointer, a message's too), for four of them at
//                     first, and anew each time it has to grow to twice as many
//   a rare field      where it is the first of its message that is set, all rare members of the class, too (the struct
//                     Rare_ in the class's header): at most 12 pointers with the classes of ONNX
// Numbers take nothing, nor does what fits into where a former value stood.
template <class M>
Status reserve(ParsedMessage<M>& message, std::size_t size) noexcept {
  return message::reserve(&MessageAccess::data(static_cast<M&>(message)), size);
}

// Bytes of its memory that are still free.
template <class M>
std::size_t room(const ParsedMessage<M>& message) noexcept {
  return message::room(&MessageAccess::data(static_cast<const M&>(message)));
}

}  // namespace fixed_memory
}  // namespace onnxgen
