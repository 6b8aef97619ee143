// Everything that a generated .cc file of the protobuf profile needs: the algorithms of message/codec.h for members on
// the heap. A message is a class with a virtual table, and its data is a member.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <type_traits>
#include <utility>

#include "onnxgen/message/codec.h"
#include "onnxgen/message/message.h"
#include "onnxgen/protobuf/storage/message_field.h"
#include "onnxgen/protobuf/storage/text_field.h"

namespace onnxgen {

template <std::uint32_t kNumber, auto kMember, class Mode>
struct FieldChoice<kNumber, kMember, heap::String, Mode, void> {
  using Type = std::conditional_t<Mode::kRepeated, heap::RepeatedTextField<kNumber, kMember, heap::String>,
                                  heap::TextField<kNumber, kMember, heap::String, Mode>>;
};
template <std::uint32_t kNumber, auto kMember, class Mode>
struct FieldChoice<kNumber, kMember, heap::Utf8String, Mode, void> {
  using Type = std::conditional_t<Mode::kRepeated, heap::RepeatedTextField<kNumber, kMember, heap::Utf8String>,
                                  heap::TextField<kNumber, kMember, heap::Utf8String, Mode>>;
};
template <std::uint32_t kNumber, auto kMember, class Mode>
struct FieldChoice<kNumber, kMember, heap::Bytes, Mode, void> {
  using Type = std::conditional_t<Mode::kRepeated, heap::RepeatedTextField<kNumber, kMember, heap::Bytes>,
                                  heap::TextField<kNumber, kMember, heap::Bytes, Mode>>;
};
template <std::uint32_t kNumber, auto kMember, class M, class Mode>
struct FieldChoice<kNumber, kMember, heap::MessageOf<M>, Mode, void> {
  using Type = std::conditional_t<Mode::kRepeated, heap::RepeatedMessageField<kMember, M, DelimitedFrame<kNumber>>,
                                  heap::MessageField<kMember, M, Mode, DelimitedFrame<kNumber>>>;
};
template <std::uint32_t kNumber, auto kMember, class M, class Mode>
struct FieldChoice<kNumber, kMember, heap::GroupOf<M>, Mode, void> {
  using Type = std::conditional_t<Mode::kRepeated, heap::RepeatedMessageField<kMember, M, GroupFrame<kNumber>>,
                                  heap::MessageField<kMember, M, Mode, GroupFrame<kNumber>>>;
};

namespace heap {

// Detect operations that only some fields have: destroy() frees the object that a pointer member owns; swap() exchanges
// two maps after their bytes have been exchanged.
template <class F, class = void>
inline constexpr bool kDestroys = false;
template <class F>
inline constexpr bool kDestroys<F, std::void_t<decltype(&F::destroy)>> = true;

template <class F, class = void>
inline constexpr bool kSwaps = false;
template <class F>
inline constexpr bool kSwaps<F, std::void_t<decltype(&F::swap)>> = true;

template <class F, class Data>
void destroy_field([[maybe_unused]] Data& data) noexcept {
  if constexpr (kDestroys<F>) F::destroy(data);
}
template <class F, class Data>
void swap_field([[maybe_unused]] Data& a, [[maybe_unused]] Data& b) noexcept {
  if constexpr (kSwaps<F>) F::swap(a, b);
}

// Apply the operations to all fields of a class. The null pointer selects the field list.
template <class Data, class... F>
void destroy_fields([[maybe_unused]] Data& data, const FieldList<F...>*) noexcept {
  (destroy_field<F>(data), ...);
}
template <class Data, class... Lists>
void destroy_fields(Data& data, const FieldLists<Lists...>*) noexcept {
  (destroy_fields(data, static_cast<const Lists*>(nullptr)), ...);
}

template <class Data, class... F>
void swap_fields(Data& a, Data& b, const FieldList<F...>*) noexcept {
  (swap_field<F>(a, b), ...);
}
template <class Data, class... Lists>
void swap_fields(Data& a, Data& b, const FieldLists<Lists...>*) noexcept {
  (swap_fields(a, b, static_cast<const Lists*>(nullptr)), ...);
}

template <class... F>
constexpr bool needs_swap(const FieldList<F...>*) noexcept {
  return (kSwaps<F> || ...);
}
template <class... Lists>
constexpr bool needs_swap(const FieldLists<Lists...>*) noexcept {
  return (needs_swap(static_cast<const Lists*>(nullptr)) || ...);
}

// Does not create an arena for the extensions if there are none.
template <class Data>
void merge_extensions(Data& to, const Data& from) {
  if (!from.extensions.is_untouched()) to.extensions.merge(from.extensions, to.header.arena());
}

// Creates the part of a class's description that does not depend on its descriptor. See onnxgen::message_info(). The
// bases of a class have no members, only a pointer to the virtual table. The data follows this pointer, at the next
// offset that its alignment allows.
template <class M, class Data, class Fields, bool kChecksRequired, const KnownExtensions* kKnown>
constexpr ClassInfo basic_class_info(const char* full_name, const char* field_names) noexcept {
  static_assert(alignof(Data) <= alignof(std::uint64_t), "elements of lists are not aligned more strictly");
  static_assert(sizeof(M) == (std::max)(sizeof(void*), alignof(Data)) + sizeof(Data), "a base class takes up space");
  ClassInfo info{};
  static_cast<MessageInfo&>(info) =
      detail::message_info<MessageCodec<Data, Fields, kKnown>, Data, Fields>(full_name, field_names, kChecksRequired);
  info.extensions = kKnown;
  info.data_offset = (std::max)(sizeof(void*), alignof(Data));
  static_cast<ElementType&>(info) = google::protobuf::internal::object_type<M>();
  info.default_object = &google::protobuf::internal::kDefaultObject<M>;
  info.merge_fields = [](void* to, const void* from) {
    Memory memory;
    Fields::merge(*static_cast<Data*>(to), *static_cast<const Data*>(from), memory);
    if constexpr (Fields::kIsExtendable) merge_extensions(*static_cast<Data*>(to), *static_cast<const Data*>(from));
  };
  if constexpr (needs_swap(static_cast<const Fields*>(nullptr))) {
    info.swap_maps = [](void* a, void* b) noexcept {
      swap_fields(*static_cast<Data*>(a), *static_cast<Data*>(b), static_cast<const Fields*>(nullptr));
    };
  }
  return info;
}

// Create the description of a message class; onnxgen emits a call for each class. ClassLayout is for lite ones.
template <class M, class Data, class Fields, bool kChecksRequired = false, const KnownExtensions* kKnown = nullptr>
constexpr ClassInfo class_info(const MessageDescriptor& descriptor, const char* full_name,
                               const char* field_names) noexcept {
  ClassInfo info = basic_class_info<M, Data, Fields, kChecksRequired, kKnown>(full_name, field_names);
  info.descriptor = &descriptor;
  info.place_function = google::protobuf::internal::place_in_descriptor;
  info.default_function = google::protobuf::internal::default_in_descriptor;
  return info;
}
template <class M, class Data, class Fields, bool kChecksRequired = false, const KnownExtensions* kKnown = nullptr>
constexpr ClassInfo class_info(const ClassLayout& layout, const char* full_name) noexcept {
  ClassInfo info = basic_class_info<M, Data, Fields, kChecksRequired, kKnown>(full_name, nullptr);
  info.layout = &layout;
  info.place_function = google::protobuf::internal::place_in_layout;
  info.default_function = google::protobuf::internal::default_in_layout;
  return info;
}

// Called by the class's destructor: frees what members do not free themselves.
template <class Fields, class Data>
void destroy(Data& data) noexcept {
  destroy_fields(data, static_cast<const Fields*>(nullptr));
  data.header.destroy();
}

}  // namespace heap
}  // namespace onnxgen
