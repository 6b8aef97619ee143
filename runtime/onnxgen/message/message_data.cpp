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
  if (!has_annex()) {
    void* const memory = arena->try_allocate(sizeof(MessageAnnex));
    if (memory == nullptr) return false;
    auto* const made = new (memory) MessageAnnex;
    made->header.join(*arena);
    bits_ = reinterpret_cast<std::uintptr_t>(made) | kAnnex | (bits_ & kOwns);
  }
  char* const to = annex().unknown.try_append(bytes.size() + more.size(), *arena);
  if (to == nullptr) return false;
  if (!bytes.empty()) std::memcpy(to, bytes.data(), bytes.size());
  if (!more.empty()) std::memcpy(to + bytes.size(), more.data(), more.size());
  return true;
}

void MessageHeader::append_unknown(std::string_view bytes) {
  if (!bytes.empty() && !try_append_unknown(bytes)) out_of_memory();
}

void MessageHeader::clear_unknown() noexcept {
  if (has_rare()) {
    annex().unknown = {};
  } else {
    clear_annex();
  }
}

MessageAnnex* MessageHeader::try_make_rare(std::size_t size) noexcept {
  if (has_rare()) return &annex();
  Arena* const arena = try_arena();
  if (arena == nullptr) return nullptr;
  void* const memory = arena->try_allocate(size);
  if (memory == nullptr) return nullptr;
  std::memset(memory, 0, size);
  auto* const made = static_cast<MessageAnnex*>(memory);
  made->header.join(*arena);
  if (has_annex()) made->unknown = annex().unknown;
  bits_ = reinterpret_cast<std::uintptr_t>(made) | kAnnex | kRare | (bits_ & kOwns);
  return made;
}

MessageAnnex& MessageHeader::make_rare(std::size_t size) {
  MessageAnnex* const made = try_make_rare(size);
  if (made == nullptr) out_of_memory();
  return *made;
}

void MessageHeader::clear_annex() noexcept {
  if (has_annex()) bits_ = annex().header.bits_ | (bits_ & kOwns);
}

void MessageHeader::swap_annex(MessageHeader& other) noexcept {
  const std::uintptr_t mine = bits_ & ~kOwns;
  bits_ = (other.bits_ & ~kOwns) | (bits_ & kOwns);
  other.bits_ = mine | (other.bits_ & kOwns);
}

}  // namespace onnxgen
