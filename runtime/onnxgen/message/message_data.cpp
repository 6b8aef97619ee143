#include "onnxgen/message/message_data.h"

#include <cstring>
#include <utility>

namespace onnxgen {

Arena* MessageHeader::try_arena() noexcept {
  Arena* arena = arena_or_null();
  if (arena != nullptr) return arena;
  arena = Arena::create();
  if (arena != nullptr) own(*arena);
  return arena;
}

Arena& MessageHeader::make_arena() {
  Arena* const arena = try_arena();
  if (arena == nullptr) out_of_memory();
  return *arena;
}

bool MessageHeader::try_append_unknown(std::string_view bytes, std::string_view more) noexcept {
  if (!has_overflow() && try_make_overflow() == nullptr) return false;
  char* const to = overflow().unknown.try_append(bytes.size() + more.size(), *arena_or_null());
  if (to == nullptr) return false;
  if (!bytes.empty()) std::memcpy(to, bytes.data(), bytes.size());
  if (!more.empty()) std::memcpy(to + bytes.size(), more.data(), more.size());
  UnknownObject* const object = unknown_object();
  return object == nullptr || object->append({to, bytes.size() + more.size()});
}

PlainOverflowBlock* MessageHeader::try_make_overflow() noexcept {
  Arena* const arena = try_arena();
  void* const memory = arena != nullptr ? arena->try_allocate(sizeof(PlainOverflowBlock)) : nullptr;
  if (memory == nullptr) return nullptr;
  auto* const made = new (memory) PlainOverflowBlock;
  made->header.join(*arena);
  made->header.bits_ |= bits_ & kCold;
  bits_ = reinterpret_cast<std::uintptr_t>(static_cast<OverflowBlock*>(made)) | kOverflow | (bits_ & kOwns);
  return made;
}

UnknownObject* MessageHeader::try_set_unknown_object(UnknownObject* made) noexcept {
  if (!has_overflow() && try_make_overflow() == nullptr) {
    delete made;
    return nullptr;
  }
  UnknownObject* present = nullptr;
  if (plain_overflow().object.compare_exchange_strong(present, made, std::memory_order_acq_rel)) return made;
  delete made;
  return present;
}

void MessageHeader::delete_unknown_object() noexcept {
  delete unknown_object();
}

void MessageHeader::destroy_arena() noexcept {
  delete_unknown_object();
  Arena::destroy(arena_or_null());
}

void MessageHeader::append_unknown(std::string_view bytes) {
  if (!bytes.empty() && !try_append_unknown(bytes)) out_of_memory();
}

void MessageHeader::clear_unknown() noexcept {
  if (has_cold_fields()) {
    overflow().unknown = {};
  } else {
    clear_overflow();
  }
}

OverflowBlock* MessageHeader::try_make_cold_fields(std::size_t size) noexcept {
  if (has_cold_fields()) return &overflow();
  Arena* const arena = try_arena();
  if (arena == nullptr) return nullptr;
  void* const memory = arena->try_allocate(size);
  if (memory == nullptr) return nullptr;
  std::memset(memory, 0, size);
  auto* const made = static_cast<OverflowBlock*>(memory);
  made->header.join(*arena);
  if (has_overflow()) made->unknown = overflow().unknown;
  bits_ = reinterpret_cast<std::uintptr_t>(made) | kOverflow | kCold | (bits_ & kOwns);
  return made;
}

OverflowBlock& MessageHeader::make_cold_fields(std::size_t size) {
  OverflowBlock* const made = try_make_cold_fields(size);
  if (made == nullptr) out_of_memory();
  return *made;
}

void MessageHeader::clear_overflow() noexcept {
  if (!has_overflow()) return;
  delete_unknown_object();
  bits_ = overflow().header.bits_ | (bits_ & kOwns);
}

void MessageHeader::swap_overflow(MessageHeader& other) noexcept {
  const std::uintptr_t mine = bits_ & ~kOwns;
  bits_ = (other.bits_ & ~kOwns) | (bits_ & kOwns);
  other.bits_ = mine | (other.bits_ & kOwns);
}

}  // namespace onnxgen
