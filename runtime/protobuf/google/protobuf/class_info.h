// What the classes of messages share: what is not done for every field of every message is done here, once for all of
// them, by the descriptor of the class. The classes' own are the functions that are made for speed.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <string_view>

#include "google/protobuf/arena.h"
#include "google/protobuf/stubs/common.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/message/message_info.h"
#include "onnxgen/protobuf/storage/element_array.h"
#include "onnxgen/protobuf/storage/text.h"

namespace onnxgen::heap {

// Base of a generated class's data. It is as visible as the classes are, which the namespaces below are not.
//
// Of the functions of a class, release_x() gives to the caller, who deletes it, what the field holds: null if it is not
// set. set_allocated_x() takes over what new made; null clears the field, or the oneof that has it. default_instance()
// is the empty message that getters give where a field is not set. Of two messages that are swapped, neither may be
// part of the other.
template <std::size_t kHasBits>
struct ClassData : MessageData<kHasBits> {
  // `member`, to be changed, whose has-bit is set.
  template <class T>
  T* marked(std::size_t bit, T& member) noexcept {
    this->set_has(bit);
    return &member;
  }
  std::string* marked(std::size_t bit, Text& member) {
    std::string* const text = member.mutable_string();
    this->set_has(bit);
    return text;
  }
  void clear_text(std::size_t bit, Text& member) noexcept {
    member.clear();
    this->clear_has(bit);
  }
};
template <>
struct ClassData<0> : MessageData<0> {};

}  // namespace onnxgen::heap

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class Descriptor;

namespace internal {

// Constant data, one per class, emitted by onnxgen. `data` is an object's data struct, `number` that of a field of the
// kind that the function is for.
struct ClassInfo : onnxgen::MessageInfo, onnxgen::heap::ElementType {
  const onnxgen::MessageDescriptor* descriptor;
  std::atomic<const void*>* default_object;  // null until somebody asks for it
  // Merges the fields of another message's data, not those that the schema does not know.
  void (*merge_fields)(void* to, const void* from);
  void (*swap_maps)(void* a, void* b) noexcept;  // null in a class that has none

  // What GetDescriptor() gives; not of lite classes.
  const Descriptor* public_descriptor() const;

  static std::string_view text(const void* data, std::size_t size) noexcept {
    return {static_cast<const char*>(data), size};
  }

  void* data_of(void* object) const noexcept { return static_cast<char*>(object) + data_offset; }
  const void* data_of(const void* object) const noexcept { return static_cast<const char*>(object) + data_offset; }

  // The empty object that getters give where a field is not set. Made on first use, never destroyed, safe in any
  // thread.
  template <class M>
  const M& default_instance() const noexcept {
    const void* const made = default_object->load(std::memory_order_acquire);
    return *static_cast<const M*>(made != nullptr ? made : make_default_instance());
  }

  // ---- whole messages

  // An empty one, the caller's or the arena's.
  template <class M>
  M* make(Arena* arena) const {
    auto* const made = static_cast<M*>(onnxgen::heap::create(*this));
    if (arena != nullptr) arena->Own(made);
    return made;
  }
  void delete_object(void* object) const noexcept;
  void clear_object(void* object) const noexcept;
  // Replaces `to`, of which `from` may be a part.
  void copy_data(void* to, const void* from) const;
  void merge_data(void* to, const void* from) const;
  // Neither message may be part of the other.
  void swap_data(void* a, void* b) const noexcept;

  // ---- singular messages, of a oneof or not

  // `present`, or, where that is null and so the field is not set, a message that is made.
  template <class M>
  M* mutable_message(M* present, void* data, int number) const {
    return present != nullptr ? present : static_cast<M*>(make_message(data, number));
  }
  void* make_message(void* data, int number) const;
  // The caller deletes it; null if the field is not set.
  void* release_message(void* data, int number) const noexcept;
  // Takes over `value`, which new made; null clears the field, or the oneof.
  void set_message(void* data, int number, void* value) const noexcept;

  // ---- repeated messages

  void* add_message(void* data, int number) const;
  void clear_messages(void* data, int number) const noexcept;

  // ---- singular strings and bytes, of a oneof or not

  // What the getter gives where the field is not set.
  const std::string& default_text(int number) const;
  // The text, which is the default where the field was not set.
  std::string* mutable_text(void* data, int number) const;
  std::string* release_text(void* data, int number) const;
  void set_text(void* data, int number, std::string* value) const;

  // ---- oneofs

  // Destroys the member whose number is `member`, which becomes 0.
  void clear_oneof(void* data, std::uint32_t& member) const noexcept {
    if (member != 0) clear_member(data, member);
  }

 private:
  void clear_member(void* data, std::uint32_t member) const noexcept;
  const void* make_default_instance() const noexcept;
};

// The functions of ElementType that are the same for all messages; `type` is a ClassInfo.
void copy_element(void* to, const void* from, const onnxgen::heap::ElementType& type);
void swap_elements(void* a, void* b, const onnxgen::heap::ElementType& type) noexcept;

template <class M>
constexpr onnxgen::heap::ElementType object_type() noexcept {
  return {sizeof(M),
          true,
          [](void* place) noexcept { new (place) M; },
          [](void* object) noexcept { static_cast<M*>(object)->~M(); },
          copy_element,
          swap_elements};
}

// See ClassInfo::default_object.
template <class M>
ONNXGEN_HIDDEN inline std::atomic<const void*> kDefaultObject{nullptr};

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
