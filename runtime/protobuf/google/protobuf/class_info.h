// Shared implementation of generated message classes. Operations that are not performance-critical are implemented once
// here, driven by the class's descriptor; generated code contains only the fast paths.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <new>
#include <string>
#include <string_view>
#include <utility>

#include "google/protobuf/arena.h"
#include "google/protobuf/stubs/common.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/message/message_info.h"
#include "onnxgen/protobuf/storage/array.h"
#include "onnxgen/protobuf/storage/class_layout.h"
#include "onnxgen/protobuf/storage/element_array.h"
#include "onnxgen/protobuf/storage/text.h"

namespace onnxgen::heap {

// Base of the data of generated classes. It has the same visibility as the classes; the namespaces below do not.
//
// Conventions of generated accessors: release_x() transfers the field's object to the caller, who must delete it; it
// returns null if the field is not set. unsafe_arena_release_x() returns a message to the arena that has created it, if
// there is one. set_allocated_x() takes ownership of an object created with new or of a message in an arena; null
// clears the field or its oneof. default_instance() is the empty message that getters return for unset fields. Neither
// of two swapped messages may be part of the other.
template <std::size_t kHasBits>
struct ClassData : MessageData<kHasBits> {
  // Sets the has-bit of `member` and returns it for modification.
  template <class T>
  T* marked(std::size_t bit, T& member) noexcept {
    this->set_has(bit);
    return &member;
  }
  std::string* marked(std::size_t bit, Text& member) {
    std::string* const text = member.mutable_string(this->header);
    this->set_has(bit);
    return text;
  }
  void set_text(std::size_t bit, Text& member, std::string_view value) {
    member.set(value, this->header);
    this->set_has(bit);
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
class Reflection;
template <typename Element>
class RepeatedField;
template <typename Element>
class RepeatedPtrField;

namespace internal {

// Constant data of a class, emitted by onnxgen. In the functions, `data` is the data struct of an object, and `number`
// is the number of a field of the appropriate kind.
struct ClassInfo : onnxgen::MessageInfo, onnxgen::heap::ElementType {
  const onnxgen::MessageDescriptor* descriptor;  // null for lite classes
  const onnxgen::heap::ClassLayout* layout;      // null for all others
  // Return the place and the default text of the field with this number. Lite classes have functions of their own, so
  // that a program with only lite classes does not link code for descriptors.
  onnxgen::heap::FieldPlace (*place_function)(const ClassInfo& info, int number) noexcept;
  onnxgen::heap::DefaultText (*default_function)(const ClassInfo& info, int number) noexcept;
  std::atomic<const void*>* default_object;  // null until first requested
  // Merges the known fields of another message's data.
  void (*merge_fields)(void* to, const void* from);
  // Exchanges the maps of two messages whose data has been exchanged bytewise; null if the class has none.
  void (*swap_maps)(void* a, void* b) noexcept;

  // Returns the result of GetDescriptor(). Not available for lite classes.
  const Descriptor* public_descriptor() const;
  // Returns the result of GetReflection(). Not available for lite classes.
  const Reflection* public_reflection() const;

  static std::string_view text(const void* data, std::size_t size) noexcept {
    return {static_cast<const char*>(data), size};
  }

  void* data_of(void* object) const noexcept { return static_cast<char*>(object) + data_offset; }
  const void* data_of(const void* object) const noexcept { return static_cast<const char*>(object) + data_offset; }

  // Returns the empty object that getters return for unset fields. It is created on first use and never destroyed.
  // Thread-safe.
  template <class M>
  const M& default_instance() const noexcept {
    const void* const made = default_object->load(std::memory_order_acquire);
    return *static_cast<const M*>(made != nullptr ? made : make_default_instance());
  }

  // ---- whole messages

  // Creates an empty object, owned by the arena if there is one, otherwise by the caller.
  template <class M>
  M* make(Arena* arena) const {
    return static_cast<M*>(arena != nullptr ? make_in(*arena) : onnxgen::heap::create(*this));
  }
  // Implements New(). `prototype` only selects the class and is not read.
  template <class M>
  M* make([[maybe_unused]] const M* prototype, Arena* arena) const {
    return make<M>(arena);
  }
  void* make_in(Arena& arena) const;
  void delete_object(void* object) const noexcept;
  void clear_object(void* object) const noexcept;
  // Replaces the contents of `to`. `from` may be a part of it.
  void copy_data(void* to, const void* from) const;
  void merge_data(void* to, const void* from) const;
  // Implement assignment. The source may be part of the target, so it is copied or moved before anything is destroyed.
  template <class M>
  M& copy(M& to, const M& from) const {
    to.CopyFrom(from);
    return to;
  }
  template <class M>
  M& move(M& to, M& from) const noexcept {
    M{std::move(from)}.Swap(&to);
    return to;
  }
  // Exchanges the contents. Neither message may be part of the other.
  void swap_data(void* a, void* b) const noexcept;

  // ---- singular messages, of a oneof or not

  // Returns the message of a field that is set if its pointer is not null, creating the message if necessary.
  template <class M>
  M* mutable_part(M*& member, const onnxgen::MessageHeader& message) const {
    if (member == nullptr) member = static_cast<M*>(onnxgen::MessageAccess::info<M>().make_part(message));
    return member;
  }
  // Creates an object of this class as a part of a message.
  void* make_part(const onnxgen::MessageHeader& message) const;
  // Returns `present`. If that is null, the field is not set, and a new message is created for it.
  template <class M>
  M* mutable_message(M* present, void* data, int number) const {
    return present != nullptr ? present : static_cast<M*>(make_message(data, number));
  }
  void* make_message(void* data, int number) const;
  // Transfers the message to the caller, who must delete it. Returns null if the field is not set.
  void* release_message(void* data, int number) const noexcept;
  // Implements release_x() for a field that is set if its pointer is not null.
  template <class M>
  static M* release(const void* message, M*& member) noexcept {
    M* const released = std::exchange(member, nullptr);
    release_part(message, released);
    return released;
  }
  // Implements unsafe_arena_release_x() for a message that release_x() has returned.
  template <class M>
  static M* returned(M* released) noexcept {
    return_to_arena(released);
    return released;
  }
  // Takes ownership of `value`, which must have been created with new or in an arena. Null clears the field or its
  // oneof.
  void set_message(void* data, int number, void* value) const noexcept;
  // Implements unsafe_arena_set_allocated_x(): like set_message(), but the message may be anywhere in memory if it is
  // released before this message is destroyed.
  void lend_message(void* data, int number, void* value) const noexcept;

  // ---- repeated messages

  template <class M>
  M* add(void* data, int number) const {
    return static_cast<M*>(add_message(data, number));
  }
  void* add_message(void* data, int number) const;
  void clear_messages(void* data, int number) const noexcept;

  // ---- repeated numbers, strings and bytes; `message` is the header of the message with the field

  template <typename T>
  static void add_number(RepeatedField<T>& numbers, std::common_type_t<T> value,
                         const onnxgen::MessageHeader& message) {
    onnxgen::heap::Array<T>& array = onnxgen::heap::ArrayAccess::array(numbers);
    if (array.is_full()) reserve_next(array, sizeof(T), message);
    array.push_back(value);
  }
  // Grows a full array, in the slabs of the message if possible.
  static void reserve_next(onnxgen::heap::ScalarArray& array, std::size_t element_size,
                           const onnxgen::MessageHeader& message);

  // Appends an empty string.
  static std::string* add_text(RepeatedPtrField<std::string>& texts, const onnxgen::MessageHeader& message);

  // ---- singular strings and bytes, of a oneof or not

  // Returns the value that the getter returns if the field is not set.
  const std::string& default_text(int number) const;
  // Returns the text for modification. If the field was not set, it has its default value.
  std::string* mutable_text(void* data, int number) const;
  std::string* release_text(void* data, int number) const;
  void set_text(void* data, int number, std::string* value) const;

  // ---- oneofs

  // Destroys the active member of a oneof. `member` is its number and becomes 0.
  void clear_oneof(void* data, std::uint32_t& member) const noexcept {
    if (member != 0) clear_member(data, member);
  }

 private:
  // Marks an object that was created with the allocator of an arena, unless that could not allocate it.
  void mark_in_slab(void* object) const noexcept;
  void put_message(void* data, const onnxgen::heap::FieldPlace& field, void* value) const noexcept;
  void clear_member(void* data, std::uint32_t& member) const noexcept;
  const void* make_default_instance() const noexcept;
};

// Values of ClassInfo::place_function and default_function. The layout of a lite class lists only the fields that the
// functions of ClassInfo need; for all others, place_in_layout() returns a place with Storage::kNone.
onnxgen::heap::FieldPlace place_in_layout(const ClassInfo& info, int number) noexcept;
onnxgen::heap::FieldPlace place_in_descriptor(const ClassInfo& info, int number) noexcept;
onnxgen::heap::DefaultText default_in_layout(const ClassInfo& info, int number) noexcept;
onnxgen::heap::DefaultText default_in_descriptor(const ClassInfo& info, int number) noexcept;

// Functions of ElementType that are the same for all messages. `type` is a ClassInfo.
void copy_element(void* to, const void* from, const onnxgen::heap::ElementType& type);
void swap_elements(void* a, void* b, const onnxgen::heap::ElementType& type) noexcept;

template <class M>
constexpr onnxgen::heap::ElementType object_type() noexcept {
  return {sizeof(M),
          true,
          [](void* memory) noexcept { new (memory) M; },
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
