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

bool MessageHeader::try_append_unknown(std::string_view bytes, std::string_view more) noexcept {
  Arena* const arena = try_arena();
  if (arena == nullptr) return false;
  if (!has_extension()) {
    auto* const extension = arena->try_create<Extension>();
    if (extension == nullptr) return false;
    bits_ = reinterpret_cast<std::uintptr_t>(extension) | kExtended | (bits_ & kOwns);
  }
  char* const to = extension().unknown.try_append(bytes.size() + more.size(), *arena);
  if (to == nullptr) return false;
  if (!bytes.empty()) std::memcpy(to, bytes.data(), bytes.size());
  if (!more.empty()) std::memcpy(to + bytes.size(), more.data(), more.size());
  return true;
}

void MessageHeader::append_unknown(std::string_view bytes) {
  if (!bytes.empty() && !try_append_unknown(bytes)) out_of_memory();
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
