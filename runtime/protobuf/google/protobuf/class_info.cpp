#include "google/protobuf/class_info.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <memory>
#include <utility>

#include "google/protobuf/message_lite.h"
#include "google/protobuf/stubs/once_map.h"
#include "onnxgen/error/status.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/protobuf/storage/arena_slabs.h"
#include "onnxgen/wire/compiler.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {
namespace {

using onnxgen::PresenceKept;
using onnxgen::SlabAllocator;
using onnxgen::Storage;
using onnxgen::heap::ClassLayout;
using onnxgen::heap::DefaultText;
using onnxgen::heap::ElementArray;
using onnxgen::heap::ElementType;
using onnxgen::heap::FieldPlace;
using onnxgen::heap::slabs_of;
using onnxgen::heap::Text;
using onnxgen::message::header_of;

// ---- members -------------------------------------------------------------------------------------------------------

FieldPlace place_of(const ClassInfo& info, int number) noexcept {
  return info.place_function(info, number);
}

// Returns the class of a field's messages.
const ClassInfo& class_of(const FieldPlace& field) noexcept {
  return static_cast<const ClassInfo&>(*field.messages);
}

char* member_of(void* data, const FieldPlace& field) noexcept {
  return static_cast<char*>(data) + field.offset;
}
const char* member_of(const void* data, const FieldPlace& field) noexcept {
  return static_cast<const char*>(data) + field.offset;
}

Text& text_in(char* member) noexcept {
  return *reinterpret_cast<Text*>(member);
}
ElementArray& elements_in(char* member) noexcept {
  return *reinterpret_cast<ElementArray*>(member);
}

void* load_pointer(const char* member) noexcept {
  void* pointer;
  std::memcpy(&pointer, member, sizeof pointer);
  return pointer;
}
void store_pointer(char* member, void* pointer) noexcept {
  std::memcpy(member, &pointer, sizeof pointer);
}

// Returns the word with the has-bit of a field.
std::uint32_t& has_word_of(void* data, const FieldPlace& field) noexcept {
  constexpr std::size_t kHasWords = offsetof(onnxgen::MessageData<1>, has_bits);
  return *(reinterpret_cast<std::uint32_t*>(static_cast<char*>(data) + kHasWords) + field.has_bit / 32);
}
std::uint32_t has_mask_of(const FieldPlace& field) noexcept {
  return std::uint32_t{1} << field.has_bit % 32;
}

std::uint32_t& case_of(void* data, const FieldPlace& field) noexcept {
  return *reinterpret_cast<std::uint32_t*>(static_cast<char*>(data) + field.case_offset);
}

bool is_active(const void* data, const FieldPlace& field) noexcept {
  return case_of(const_cast<void*>(data), field) == static_cast<std::uint32_t>(field.number);
}

// Returns whether a singular field is set. `has_value` is what its member indicates.
bool is_set(const void* data, const FieldPlace& field, bool has_value) noexcept {
  switch (field.presence) {
    case PresenceKept::kInValue:
      return has_value;
    case PresenceKept::kInHasBit:
      return (has_word_of(const_cast<void*>(data), field) & has_mask_of(field)) != 0;
    case PresenceKept::kInOneof:
      return is_active(data, field);
  }
  return false;
}

// Marks a singular field as set. If it belongs to a oneof and was not set before, it has no value yet.
ONNXGEN_ALWAYS_INLINE inline void mark(const ClassInfo& info, void* data, const FieldPlace& field) noexcept {
  if (field.presence == PresenceKept::kInHasBit) has_word_of(data, field) |= has_mask_of(field);
  if (field.presence != PresenceKept::kInOneof || is_active(data, field)) return;
  std::uint32_t& member = case_of(data, field);
  info.clear_oneof(data, member);
  member = static_cast<std::uint32_t>(field.number);
}

// Removes the has-bit, if the field has one.
void unmark(void* data, const FieldPlace& field) noexcept {
  if (field.presence == PresenceKept::kInHasBit) has_word_of(data, field) &= ~has_mask_of(field);
}

// Returns the pointer stored in a singular field of a oneof or of message type. Returns null if the field is not set.
void* pointer_in(const void* data, const FieldPlace& field) noexcept {
  if (field.presence == PresenceKept::kInOneof && !is_active(data, field)) return nullptr;
  return load_pointer(member_of(data, field));
}

// Like pointer_in(), but also marks the field as not set. The caller becomes the owner of the object.
void* take_pointer(void* data, const FieldPlace& field) noexcept {
  void* const pointer = pointer_in(data, field);
  if (pointer == nullptr) return nullptr;
  store_pointer(member_of(data, field), nullptr);
  if (field.presence == PresenceKept::kInOneof) case_of(data, field) = 0;
  return pointer;
}

// An object of a class that exists as long as it is in scope.
class Temporary {
 public:
  explicit Temporary(const ClassInfo& info) : info_(info), object_(onnxgen::heap::create(info)) {}
  Temporary(const Temporary&) = delete;
  Temporary& operator=(const Temporary&) = delete;
  ~Temporary() { info_.delete_object(object_); }
  void* data() const noexcept { return info_.data_of(object_); }

 private:
  const ClassInfo& info_;
  void* object_;
};

OnceMap<char, std::string> default_texts;

}  // namespace

// ---- whole messages ------------------------------------------------------------------------------------------------

void* ClassInfo::make_in(Arena& arena) const {
  Arena::Memory memory(arena, Arena::kBeforeMessage, object_size);
  void* const made = memory.object();
  construct(made);
  arena.own_created(memory, static_cast<MessageLite*>(made));
  return made;
}

void ClassInfo::delete_object(void* object) const noexcept {
  onnxgen::heap::delete_object(object, *this);
}

void ClassInfo::clear_object(void* object) const noexcept {
  onnxgen::heap::clear_message(object, data_of(object), *this);
}

void ClassInfo::copy_data(void* to, const void* from) const {
  if (to == from) return;
  const Temporary taken(*this);
  merge_data(taken.data(), from);
  swap_data(to, taken.data());
}

void ClassInfo::merge_data(void* to, const void* from) const {
  if (to == from) {  // lists would grow while being read
    const Temporary taken(*this);
    merge_data(taken.data(), from);
    return merge_data(to, taken.data());
  }
  merge_fields(to, from);
  header_of(to).append_unknown(header_of(from).unknown());
}

// Apart from maps, the data consists of numbers and pointers, which are exchanged bytewise. Each message stays where it
// is.
void ClassInfo::swap_data(void* a, void* b) const noexcept {
  const bool is_a_in_slab = header_of(a).is_in_slab();
  const bool is_b_in_slab = header_of(b).is_in_slab();
  char* const first = static_cast<char*>(a);
  std::swap_ranges(first, first + data_size, static_cast<char*>(b));
  if (is_a_in_slab != is_b_in_slab) {
    header_of(a).set_in_slab(is_a_in_slab);
    header_of(b).set_in_slab(is_b_in_slab);
  }
  if (swap_maps != nullptr) swap_maps(a, b);
}

void ClassInfo::mark_in_slab(void* object) const noexcept {
  header_of(data_of(object)).set_in_slab(SlabAllocator::slab_of(object) != nullptr);
}

const void* ClassInfo::make_default_instance() const noexcept {
  void* const made = onnxgen::heap::create(*this);
  const void* present = nullptr;
  if (default_object->compare_exchange_strong(present, made, std::memory_order_acq_rel)) return made;
  delete_object(made);
  return present;
}

// ---- singular messages ---------------------------------------------------------------------------------------------

void* ClassInfo::make_part(const onnxgen::MessageHeader& message) const {
  SlabAllocator* const slabs = slabs_of(message);
  void* const made = slabs != nullptr ? slabs->try_allocate(object_size) : nullptr;
  if (made == nullptr) return onnxgen::heap::create(*this);
  construct(made);
  header_of(data_of(made)).set_in_slab(true);
  return made;
}

void* ClassInfo::make_message(void* data, int number) const {
  const FieldPlace field = place_of(*this, number);
  void* const made = class_of(field).make_part(header_of(data));
  mark(*this, data, field);
  store_pointer(member_of(data, field), made);
  return made;
}

void* ClassInfo::release_message(void* data, int number) const noexcept {
  void* const released = take_pointer(data, place_of(*this, number));
  release_part(static_cast<char*>(data) - data_offset, released);
  return released;
}

void ClassInfo::set_message(void* data, int number, void* value) const noexcept {
  const FieldPlace field = place_of(*this, number);
  const void* const message = static_cast<char*>(data) - data_offset;
  if (value != nullptr && value != pointer_in(data, field)) value = give_part(message, value, *field.messages);
  put_message(data, field, value);
}

void ClassInfo::lend_message(void* data, int number, void* value) const noexcept {
  lend_part(value);
  put_message(data, place_of(*this, number), value);
}

void ClassInfo::put_message(void* data, const FieldPlace& field, void* value) const noexcept {
  if (value != nullptr && value == pointer_in(data, field)) return;
  if (field.presence == PresenceKept::kInOneof) clear_oneof(data, case_of(data, field));
  if (void* const present = take_pointer(data, field)) onnxgen::heap::delete_object(present, *field.messages);
  if (value == nullptr) return;
  mark(*this, data, field);
  store_pointer(member_of(data, field), value);
}

// ---- repeated messages ---------------------------------------------------------------------------------------------

void* ClassInfo::add_message(void* data, int number) const {
  const FieldPlace field = place_of(*this, number);
  SlabAllocator* const slabs = slabs_of(header_of(data));
  void* const made = elements_in(member_of(data, field)).add(*field.messages, slabs);
  if (slabs != nullptr) class_of(field).mark_in_slab(made);
  return made;
}

void ClassInfo::clear_messages(void* data, int number) const noexcept {
  const FieldPlace field = place_of(*this, number);
  elements_in(member_of(data, field)).clear(*field.messages);
}

// ---- repeated numbers, strings and bytes ---------------------------------------------------------------------------

void ClassInfo::reserve_next(onnxgen::heap::ScalarArray& array, std::size_t element_size,
                             const onnxgen::MessageHeader& message) {
  if (!array.try_reserve_next(element_size, slabs_of(message))) onnxgen::out_of_memory();
}

std::string* ClassInfo::add_text(RepeatedPtrField<std::string>& texts, const onnxgen::MessageHeader& message) {
  ElementArray& array = onnxgen::heap::ArrayAccess::array(texts);
  return static_cast<std::string*>(array.add(onnxgen::heap::kTextType, slabs_of(message)));
}

// ---- singular strings and bytes ------------------------------------------------------------------------------------

const std::string& ClassInfo::default_text(int number) const {
  const DefaultText value = default_function(*this, number);
  if (value.size == 0) return Text().get();  // refers to a static string
  return default_texts.get(*static_cast<const char*>(value.field), [&value](const char&) {
    return std::make_unique<const std::string>(value.text, value.size);
  });
}

std::string* ClassInfo::mutable_text(void* data, int number) const {
  const FieldPlace field = place_of(*this, number);
  char* const member = member_of(data, field);
  if (field.storage == Storage::kText) {
    std::string* const text = text_in(member).mutable_string(header_of(data));
    if (!is_set(data, field, true)) *text = default_text(number);
    mark(*this, data, field);
    return text;
  }
  if (void* const present = pointer_in(data, field)) return static_cast<std::string*>(present);
  auto made = std::make_unique<std::string>(default_text(number));
  mark(*this, data, field);
  store_pointer(member, made.get());
  return made.release();
}

std::string* ClassInfo::release_text(void* data, int number) const {
  const FieldPlace field = place_of(*this, number);
  if (field.storage == Storage::kStdStringPointer) return static_cast<std::string*>(take_pointer(data, field));
  Text& text = text_in(member_of(data, field));
  if (!is_set(data, field, !text.empty())) return nullptr;
  std::string* const released = text.release();
  unmark(data, field);
  return released;
}

void ClassInfo::set_text(void* data, int number, std::string* value) const {
  std::unique_ptr<std::string> owner(value);
  const FieldPlace field = place_of(*this, number);
  if (field.storage == Storage::kStdStringPointer) {
    clear_oneof(data, case_of(data, field));
    if (owner == nullptr) return;
    mark(*this, data, field);
    return store_pointer(member_of(data, field), owner.release());
  }
  Text& text = text_in(member_of(data, field));
  if (owner != nullptr) {
    text.adopt(owner.release());
    return mark(*this, data, field);
  }
  text.clear();
  unmark(data, field);
}

// ---- oneofs --------------------------------------------------------------------------------------------------------

void ClassInfo::clear_member(void* data, std::uint32_t& member) const noexcept {
  const FieldPlace field = place_of(*this, static_cast<int>(member));
  if (field.storage == Storage::kStdStringPointer) {
    delete static_cast<std::string*>(load_pointer(member_of(data, field)));
  } else if (field.storage == Storage::kMessagePointer) {
    onnxgen::heap::delete_object(load_pointer(member_of(data, field)), *field.messages);
  }
  member = 0;
}

// ---- addresses of fields -------------------------------------------------------------------------------------------

namespace {

const ClassLayout::Field* find_in_layout(const ClassInfo& info, int number) noexcept {
  const ClassLayout::Field* const end = info.layout->fields + info.layout->field_count;
  const ClassLayout::Field* const field =
      std::lower_bound(info.layout->fields, end, number,
                       [](const ClassLayout::Field& each, int wanted) { return each.place.number < wanted; });
  return field != end && field->place.number == number ? field : nullptr;
}

}  // namespace

FieldPlace place_in_layout(const ClassInfo& info, int number) noexcept {
  const ClassLayout::Field* const field = find_in_layout(info, number);
  return field != nullptr ? field->place : FieldPlace{};
}

DefaultText default_in_layout(const ClassInfo& info, int number) noexcept {
  const ClassLayout::Field& field = *find_in_layout(info, number);
  return {&field, field.default_text, field.default_size};
}

// ---- elements of lists ---------------------------------------------------------------------------------------------

void copy_element(void* to, const void* from, const ElementType& type) {
  const auto& info = static_cast<const ClassInfo&>(type);
  info.merge_data(info.data_of(to), info.data_of(from));
}

void swap_elements(void* a, void* b, const ElementType& type) noexcept {
  const auto& info = static_cast<const ClassInfo&>(type);
  info.swap_data(info.data_of(a), info.data_of(b));
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
