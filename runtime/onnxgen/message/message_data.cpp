#include "onnxgen/message/message_data.h"

#include <cstring>
#include <utility>

namespace onnxgen {

Arena* MessageHeader::try_arena() noexcept {
  Arena* arena = arena_or_null();
  if (arena != nullptr) return arena;
  arena = Arena::create(0);
  if (arena != nullptr) own(*arena);
  return arena;
}

Arena& MessageHeader::make_arena() {
  Arena* const arena = try_arena();
  if (arena == nullptr) out_of_memory();
  return *arena;
}

char* MessageHeader::try_append_unknown(std::size_t size) noexcept {
  Arena* const arena = try_arena();
  if (arena == nullptr) return nullptr;
  if (!has_extension()) {
    auto* const extension = arena->try_create<Extension>();
    if (extension == nullptr) return nullptr;
    bits_ = reinterpret_cast<std::uintptr_t>(extension) | kExtended | (bits_ & kOwns);
  }
  return extension().unknown.try_append(size, *arena);
}

void MessageHeader::append_unknown(std::string_view bytes) {
  if (bytes.empty()) return;
  char* const to = try_append_unknown(bytes.size());
  if (to == nullptr) out_of_memory();
  std::memcpy(to, bytes.data(), bytes.size());
}

void MessageHeader::clear_unknown() noexcept {
  if (has_extension()) bits_ = reinterpret_cast<std::uintptr_t>(extension().arena) | (bits_ & kOwns);
}

void MessageHeader::swap_unknown(MessageHeader& other) noexcept {
  const std::uintptr_t mine = bits_ & ~kOwns;
  bits_ = (other.bits_ & ~kOwns) | (bits_ & kOwns);
  other.bits_ = mine | (other.bits_ & kOwns);
}

}  // namespace onnxgen
