// Messages as values: clearing, merging, copying, moving, and checks for completeness.
#include <algorithm>
#include <cstring>
#include <utility>

#include "onnxgen/message/fields/message_field.h"
#include "onnxgen/message/message.h"

namespace onnxgen::message {
namespace {

// Returns a message's data without its header, which can be moved as bytes between messages of one arena.
void* content_of(void* data) noexcept {
  return static_cast<MessageHeader*>(data) + 1;
}
const void* content_of(const void* data) noexcept {
  return static_cast<const MessageHeader*>(data) + 1;
}
std::size_t content_size(const MessageInfo& info) noexcept {
  return info.data_size - sizeof(MessageHeader);
}

bool is_fixed(const void* data) noexcept {
  const Arena* const arena = header_of(data).arena_or_null();
  return arena != nullptr && arena->is_fixed();
}

// A temporary message, so that a copy changes its target only when it is complete. It is a root with its own arena. If
// the target has a fixed arena, it is a message in that arena, and its memory is not released.
class Temporary {
 public:
  Temporary(const MessageInfo& info, const void* target)
      : arena_(is_fixed(target) ? header_of(target).arena_or_null() : nullptr),
        memory_(arena_ != nullptr ? arena_->allocate(info.data_size) : new std::uint64_t[words(info)]) {
    std::memcpy(memory_, info.default_data, info.data_size);
    if (arena_ != nullptr) header_of(memory_).join(*arena_);
  }
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary() {
    if (arena_ != nullptr) return;
    header_of(data()).destroy();
    delete[] static_cast<std::uint64_t*>(memory_);
  }
  void* data() noexcept { return memory_; }

 private:
  static std::size_t words(const MessageInfo& info) noexcept {
    return (info.data_size + sizeof(std::uint64_t) - 1) / sizeof(std::uint64_t);
  }
  Arena* arena_;
  void* memory_;
};

bool share_arena(const void* a, const void* b) noexcept {
  const Arena* const arena = header_of(a).arena_or_null();
  return arena != nullptr && arena == header_of(b).arena_or_null();
}

void swap_bytes(void* a, void* b, std::size_t size) noexcept {
  auto* const x = static_cast<unsigned char*>(a);
  std::swap_ranges(x, x + size, static_cast<unsigned char*>(b));
}

void reset_content(void* data, const MessageInfo& info) noexcept {
  header_of(data).clear_overflow();
  std::memcpy(content_of(data), content_of(info.default_data), content_size(info));
}

}  // namespace

bool is_initialized(const void* data, const MessageInfo& info) {
  FieldPath missing;
  missing.leave_out();
  return onnxgen::is_initialized(data, info, missing);
}

Status check_required(const void* data, const MessageInfo& info) {
  FieldPath missing;
  if (is_fixed(data)) missing.leave_out();
  if (onnxgen::is_initialized(data, info, missing)) return Status();
  return missing.failure(ErrorCode::kMissingRequired, 0, info);
}

void clear(void* data, const MessageInfo& info) noexcept {
  MessageHeader& header = header_of(data);
  reset_content(data, info);
  if (header.is_root() && header.arena_or_null() != nullptr) header.arena_or_null()->clear();
}

void merge(void* to, const void* from, const MessageInfo& info) {
  if (share_arena(to, from)) {  // `from` may be part of `to` and grow while it is read
    Temporary copy_of_from(info, to);
    info.merge(copy_of_from.data(), from, header_of(copy_of_from.data()).arena());
    info.merge(to, copy_of_from.data(), header_of(to).arena());
  } else {
    info.merge(to, from, header_of(to).arena());
  }
}

void copy(void* to, const void* from, const MessageInfo& info) {
  if (to == from) return;
  if ((!header_of(to).is_root() || is_fixed(to)) && !share_arena(to, from)) {
    clear(to, info);
    info.merge(to, from, header_of(to).arena());
    return;
  }
  Temporary result(info, to);
  info.merge(result.data(), from, header_of(result.data()).arena());
  move(to, result.data(), info);
}

void move(void* to, void* from, const MessageInfo& info) {
  if (to == from) return;
  if (share_arena(to, from)) {
    std::memcpy(content_of(to), content_of(from), content_size(info));
    header_of(to).swap_overflow(header_of(from));
    reset_content(from, info);
  } else if (header_of(to).is_root() && header_of(from).is_root()) {
    swap_bytes(to, from, info.data_size);
    clear(from, info);
  } else {
    copy(to, from, info);
    clear(from, info);
  }
}

void swap(void* a, void* b, const MessageInfo& info) {
  if (a == b) return;
  if (share_arena(a, b)) {
    swap_bytes(content_of(a), content_of(b), content_size(info));
    header_of(a).swap_overflow(header_of(b));
  } else if (header_of(a).is_root() && header_of(b).is_root()) {
    swap_bytes(a, b, info.data_size);
  } else {
    if (header_of(a).is_root()) std::swap(a, b);  // now a is not a root, so its contents stay intact while b is cleared
    Temporary old_a(info, a);
    copy(old_a.data(), a, info);
    copy(a, b, info);
    copy(b, old_a.data(), info);
  }
}

}  // namespace onnxgen::message
