#include "google/protobuf/class_info.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <utility>

#include "google/protobuf/map.h"
#include "google/protobuf/stubs/once_map.h"
#include "onnxgen/error/status.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/reflection/storage_layout.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {
namespace {

using onnxgen::FieldDescriptor;
using onnxgen::PresenceKept;
using onnxgen::Storage;
using onnxgen::heap::ElementArray;
using onnxgen::heap::ElementType;
using onnxgen::heap::Text;
using onnxgen::message::header_of;

// ---- members -------------------------------------------------------------------------------------------------------

char* member_of(void* data, const FieldDescriptor& field) noexcept {
  return static_cast<char*>(data) + field.offset;
}
const char* member_of(const void* data, const FieldDescriptor& field) noexcept {
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

// Returns the class of a field whose type is a message.
const ClassInfo& class_of(const FieldDescriptor& field) noexcept {
  return static_cast<const ClassInfo&>(*field.descriptor.message->info);
}

std::uint32_t& case_of(const ClassInfo& info, void* data, const FieldDescriptor& field) noexcept {
  char* const at = static_cast<char*>(data) + info.descriptor->oneofs[field.oneof - 1].case_offset;
  return *reinterpret_cast<std::uint32_t*>(at);
}

bool is_active(const ClassInfo& info, const void* data, const FieldDescriptor& field) noexcept {
  return case_of(info, const_cast<void*>(data), field) == static_cast<std::uint32_t>(field.number);
}

// Returns whether a singular field is set. `has_value` is what its member indicates.
bool is_set(const ClassInfo& info, const void* data, const FieldDescriptor& field, bool has_value) noexcept {
  switch (field.presence) {
    case PresenceKept::kInValue:
      return has_value;
    case PresenceKept::kInHasBit:
      return onnxgen::reflection::has_bit(data, field.has_bit);
    case PresenceKept::kInOneof:
      return is_active(info, data, field);
  }
  return false;
}

// Marks a singular field as set. If it belongs to a oneof and was not set before, it has no value yet.
void mark(const ClassInfo& info, void* data, const FieldDescriptor& field) noexcept {
  if (field.presence == PresenceKept::kInHasBit) onnxgen::reflection::set_has_bit(data, field.has_bit, true);
  if (field.presence != PresenceKept::kInOneof || is_active(info, data, field)) return;
  std::uint32_t& member = case_of(info, data, field);
  info.clear_oneof(data, member);
  member = static_cast<std::uint32_t>(field.number);
}

// Returns the pointer stored in a singular field of a oneof or of message type. Returns null if the field is not set.
void* pointer_in(const ClassInfo& info, const void* data, const FieldDescriptor& field) noexcept {
  if (field.presence == PresenceKept::kInOneof && !is_active(info, data, field)) return nullptr;
  return load_pointer(member_of(data, field));
}

// Like pointer_in(), but also marks the field as not set. The caller becomes the owner of the object.
void* take_pointer(const ClassInfo& info, void* data, const FieldDescriptor& field) noexcept {
  void* const pointer = pointer_in(info, data, field);
  if (pointer == nullptr) return nullptr;
  store_pointer(member_of(data, field), nullptr);
  if (field.presence == PresenceKept::kInOneof) case_of(info, data, field) = 0;
  return pointer;
}

const FieldDescriptor& field_of(const ClassInfo& info, int number) noexcept {
  return *onnxgen::find_field(*info.descriptor, static_cast<std::uint32_t>(number));
}

// ---- exchanging ----------------------------------------------------------------------------------------------------

void swap_bytes(void* a, void* b, std::size_t begin, std::size_t end) noexcept {
  char* const first = static_cast<char*>(a);
  std::swap_ranges(first + begin, first + end, static_cast<char*>(b) + begin);
}

// Returns the first map at an offset of at least `begin`, or null. Maps cannot be exchanged bytewise, because they may
// contain pointers to themselves.
const FieldDescriptor* next_map(const onnxgen::MessageDescriptor& message, std::size_t begin) noexcept {
  const FieldDescriptor* first = nullptr;
  for (const FieldDescriptor* field = message.fields; field != message.fields + message.field_count; ++field) {
    if (field->storage != Storage::kMap || field->offset < begin) continue;
    if (first == nullptr || field->offset < first->offset) first = field;
  }
  return first;
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

OnceMap<FieldDescriptor, std::string> default_texts;

}  // namespace

// ---- whole messages ------------------------------------------------------------------------------------------------

void ClassInfo::delete_object(void* object) const noexcept {
  onnxgen::heap::delete_object(object, *this);
}

void ClassInfo::clear_object(void* object) const noexcept {
  onnxgen::heap::clear_object(object, *this);
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

// Between maps there are only numbers and pointers, which are exchanged bytewise.
void ClassInfo::swap_data(void* a, void* b) const noexcept {
  constexpr std::size_t kMapSize = sizeof(Map<int, int>);  // the size of a tree does not depend on its element type
  std::size_t begin = 0;
  while (const FieldDescriptor* const field = swap_maps != nullptr ? next_map(*descriptor, begin) : nullptr) {
    swap_bytes(a, b, begin, field->offset);
    begin = field->offset + kMapSize;
  }
  swap_bytes(a, b, begin, data_size);
  if (swap_maps != nullptr) swap_maps(a, b);
}

const void* ClassInfo::make_default_instance() const noexcept {
  void* const made = onnxgen::heap::create(*this);
  const void* present = nullptr;
  if (default_object->compare_exchange_strong(present, made, std::memory_order_acq_rel)) return made;
  delete_object(made);
  return present;
}

// ---- singular messages ---------------------------------------------------------------------------------------------

void* ClassInfo::make_message(void* data, int number) const {
  const FieldDescriptor& field = field_of(*this, number);
  void* const made = onnxgen::heap::create(class_of(field));
  mark(*this, data, field);
  store_pointer(member_of(data, field), made);
  return made;
}

void* ClassInfo::release_message(void* data, int number) const noexcept {
  return take_pointer(*this, data, field_of(*this, number));
}

void ClassInfo::set_message(void* data, int number, void* value) const noexcept {
  const FieldDescriptor& field = field_of(*this, number);
  if (field.presence == PresenceKept::kInOneof) clear_oneof(data, case_of(*this, data, field));
  if (void* const present = take_pointer(*this, data, field)) class_of(field).delete_object(present);
  if (value == nullptr) return;
  mark(*this, data, field);
  store_pointer(member_of(data, field), value);
}

// ---- repeated messages ---------------------------------------------------------------------------------------------

void* ClassInfo::add_message(void* data, int number) const {
  const FieldDescriptor& field = field_of(*this, number);
  return elements_in(member_of(data, field)).add(class_of(field));
}

void ClassInfo::clear_messages(void* data, int number) const noexcept {
  const FieldDescriptor& field = field_of(*this, number);
  elements_in(member_of(data, field)).clear(class_of(field));
}

// ---- strings and bytes ---------------------------------------------------------------------------------------------

const std::string& ClassInfo::default_text(int number) const {
  return default_texts.get(field_of(*this, number), [](const FieldDescriptor& field) {
    return std::make_unique<const std::string>(field.default_bits != 0 ? field.default_text : "",
                                               static_cast<std::size_t>(field.default_bits));
  });
}

std::string* ClassInfo::mutable_text(void* data, int number) const {
  const FieldDescriptor& field = field_of(*this, number);
  char* const member = member_of(data, field);
  if (field.storage == Storage::kText) {
    std::string* const text = text_in(member).mutable_string();
    if (!is_set(*this, data, field, true)) *text = default_text(number);
    mark(*this, data, field);
    return text;
  }
  if (void* const present = pointer_in(*this, data, field)) return static_cast<std::string*>(present);
  auto made = std::make_unique<std::string>(default_text(number));
  mark(*this, data, field);
  store_pointer(member, made.get());
  return made.release();
}

std::string* ClassInfo::release_text(void* data, int number) const {
  const FieldDescriptor& field = field_of(*this, number);
  if (field.storage == Storage::kStdStringPointer) {
    return static_cast<std::string*>(take_pointer(*this, data, field));
  }
  Text& text = text_in(member_of(data, field));
  if (!is_set(*this, data, field, !text.empty())) return nullptr;
  std::string* const released = text.release();
  if (field.presence == PresenceKept::kInHasBit) onnxgen::reflection::set_has_bit(data, field.has_bit, false);
  return released;
}

void ClassInfo::set_text(void* data, int number, std::string* value) const {
  std::unique_ptr<std::string> owner(value);
  const FieldDescriptor& field = field_of(*this, number);
  if (field.storage == Storage::kStdStringPointer) {
    clear_oneof(data, case_of(*this, data, field));
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
  if (field.presence == PresenceKept::kInHasBit) onnxgen::reflection::set_has_bit(data, field.has_bit, false);
}

// ---- oneofs --------------------------------------------------------------------------------------------------------

void ClassInfo::clear_member(void* data, std::uint32_t member) const noexcept {
  const FieldDescriptor& field = field_of(*this, static_cast<int>(member));
  onnxgen::reflection::clear_oneof(data, *descriptor, descriptor->oneofs[field.oneof - 1]);
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
