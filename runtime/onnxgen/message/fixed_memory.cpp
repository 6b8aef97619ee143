#include "onnxgen/message/fixed_memory.h"

#include <cstring>

namespace onnxgen::message {

// Destroys the message's arena first, since it may be in the same memory.
Status use_fixed_memory(void* data, const MessageInfo& info, void* memory, std::size_t size) noexcept {
  MessageHeader& header = header_of(data);
  if (!header.is_root()) {
    clear(data, info);
    return Status(ErrorCode::kUnsupported);
  }
  header.destroy();
  std::memcpy(data, info.default_data, info.data_size);
  Arena* const arena = Arena::create_in(memory, size);
  if (arena == nullptr) return Status(ErrorCode::kOutOfMemory);
  header.own(*arena);
  return Status();
}

Status reserve(void* data, std::size_t size) noexcept {
  Arena* const arena = header_of(data).try_arena();
  const bool has_room = arena != nullptr && arena->try_reserve(size);
  return has_room ? Status() : Status(ErrorCode::kOutOfMemory);
}

std::size_t room(const void* data) noexcept {
  const Arena* const arena = header_of(data).arena_or_null();
  return arena != nullptr ? arena->room() : 0;
}

}  // namespace onnxgen::message
