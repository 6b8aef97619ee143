// Identifiers of extensions, and the accessors of generated classes that take them.
//
//   // schema: extend Shape { optional int32 rank = 100; }
//   shape.SetExtension(demo::rank, 2);
//   if (shape.HasExtension(demo::rank)) std::cout << shape.GetExtension(demo::rank);
#pragma once

#include "google/protobuf/extensions/type_traits.h"
#include "google/protobuf/stubs/common.h"
#include "onnxgen/message/extension/extension_set.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/message/message_info.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Identifier of an extension of the class Extendee. onnxgen emits a variable with a constant initializer, so that it
// can be used before main().
template <typename ExtendeeType, typename TypeTraitsType, FieldType field_type, bool is_packed>
class ONNXGEN_VISIBLE_TAGGED ExtensionIdentifier {
 public:
  using TypeTraits = TypeTraitsType;
  using Extendee = ExtendeeType;

  constexpr ExtensionIdentifier(const onnxgen::ExtensionInfo* info, typename TypeTraits::Default if_unset) noexcept
      : info_(info), default_(if_unset) {}

  int number() const noexcept { return static_cast<int>(info_->number); }
  // Returns the value of a singular extension that is not set.
  typename TypeTraits::ConstType default_value() const { return TypeTraits::default_value(*info_, default_); }

  // Internal.
  const onnxgen::ExtensionInfo& info() const noexcept { return *info_; }

 private:
  const onnxgen::ExtensionInfo* info_;
  typename TypeTraits::Default default_;
};

// Returns the data that holds the value of an extension, or null if the message has none.
template <typename M, typename TypeTraits, FieldType field_type, bool is_packed>
typename TypeTraits::Data* extension_data(
    const M& message, const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id) noexcept {
  const void* const data = onnxgen::MessageAccess::data(message).extensions.find(id.info());
  return static_cast<typename TypeTraits::Data*>(const_cast<void*>(data));
}

// Like extension_data(), but adds the data if the message has none.
template <typename M, typename TypeTraits, FieldType field_type, bool is_packed>
typename TypeTraits::Data& extension_data_to_change(
    M& message, const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id) {
  auto& data = onnxgen::MessageAccess::data(message);
  return *static_cast<typename TypeTraits::Data*>(data.extensions.find_or_add(id.info(), data.header.arena()));
}

// Returns a shared empty container, which is never destroyed. Thread-safe.
template <typename Container>
const Container& no_elements() {
  static const Container& kNone = *new Container;
  return kNone;
}

// Base of generated classes with extension ranges. References and pointers to values are valid until the extension is
// cleared or released, or the message is assigned, parsed, cleared, swapped or destroyed. An index out of range is a
// fatal error, as for RepeatedField. Several threads may call const functions of a message at once.
template <typename M>
class ONNXGEN_VISIBLE_TAGGED ExtensionAccessors {
 public:
  // ---- all extensions

  template <typename TypeTraits, FieldType field_type, bool is_packed>
  bool HasExtension(const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id) const {
    const auto* const data = extension_data(static_cast<const M&>(*this), id);
    return data != nullptr && TypeTraits::has(*data);
  }
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  void ClearExtension(const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id) {
    onnxgen::MessageAccess::data(static_cast<M&>(*this)).extensions.erase(id.info().number);
  }

  // ---- singular extensions

  // Returns the value, or the default if it is not set.
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  typename TypeTraits::Singular::ConstType GetExtension(
      const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id) const {
    const auto* const data = extension_data(static_cast<const M&>(*this), id);
    return data != nullptr && TypeTraits::has(*data) ? TypeTraits::get(*data) : id.default_value();
  }
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  void SetExtension(const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id,
                    typename TypeTraits::Singular::ConstType value) {
    TypeTraits::set(extension_data_to_change(static_cast<M&>(*this), id), value);
  }
  // For strings and messages. Sets the extension if it is not set; a string is then empty, regardless of its default.
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  typename TypeTraits::Singular::MutableType MutableExtension(
      const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id) {
    return TypeTraits::mutate(extension_data_to_change(static_cast<M&>(*this), id));
  }

  // Takes ownership of a message, which must have been created with new or in an arena. Null clears the extension.
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  void SetAllocatedExtension(const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id,
                             typename TypeTraits::Singular::MutableType value) {
    using Part = std::remove_pointer_t<typename TypeTraits::Singular::MutableType>;
    if (value == nullptr) return ClearExtension(id);
    auto& data = extension_data_to_change(static_cast<M&>(*this), id);
    const auto& type = onnxgen::heap::element_type<Part>();
    if (value != data.value) value = static_cast<Part*>(give_part(static_cast<M*>(this), value, type));
    TypeTraits::set_allocated(data, value);
  }
  // Transfers the message to the caller, who must delete it. Returns null if the extension is not set.
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  [[nodiscard]] typename TypeTraits::Singular::MutableType ReleaseExtension(
      const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id) {
    auto* const data = extension_data(static_cast<const M&>(*this), id);
    const auto released = data != nullptr ? TypeTraits::release(*data) : nullptr;
    release_part(static_cast<const M*>(this), released);
    return released;
  }
  // Like the two functions above, but a message in an arena remains the arena's.
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  void UnsafeArenaSetAllocatedExtension(const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id,
                                        typename TypeTraits::Singular::MutableType value) {
    if (value == nullptr) return ClearExtension(id);
    lend_part(value);
    TypeTraits::set_allocated(extension_data_to_change(static_cast<M&>(*this), id), value);
  }
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  typename TypeTraits::Singular::MutableType UnsafeArenaReleaseExtension(
      const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id) {
    const auto released = ReleaseExtension(id);
    return_to_arena(released);
    return released;
  }

  // ---- repeated extensions

  template <typename TypeTraits, FieldType field_type, bool is_packed>
  int ExtensionSize(const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id) const {
    return GetRepeatedExtension(id).size();
  }
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  typename TypeTraits::Repeated::ConstType GetExtension(
      const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id, int index) const {
    return GetRepeatedExtension(id).Get(index);
  }
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  void SetExtension(const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id, int index,
                    typename TypeTraits::Repeated::ConstType value) {
    *MutableRepeatedExtension(id)->Mutable(index) = value;
  }
  // For strings and messages.
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  typename TypeTraits::Repeated::MutableType MutableExtension(
      const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id, int index) {
    return MutableRepeatedExtension(id)->Mutable(index);
  }
  // Adds an empty string or message and returns it.
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  typename TypeTraits::Repeated::MutableType AddExtension(
      const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id) {
    return MutableRepeatedExtension(id)->Add();
  }
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  void AddExtension(const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id,
                    typename TypeTraits::Repeated::ConstType value) {
    MutableRepeatedExtension(id)->Add(value);
  }
  // Returns an empty container if there are no elements.
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  const typename TypeTraits::Repeated::RepeatedFieldType& GetRepeatedExtension(
      const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id) const {
    const auto* const data = extension_data(static_cast<const M&>(*this), id);
    return data != nullptr ? data->value : no_elements<typename TypeTraits::RepeatedFieldType>();
  }
  template <typename TypeTraits, FieldType field_type, bool is_packed>
  typename TypeTraits::Repeated::RepeatedFieldType* MutableRepeatedExtension(
      const ExtensionIdentifier<M, TypeTraits, field_type, is_packed>& id) {
    return &extension_data_to_change(static_cast<M&>(*this), id).value;
  }

 protected:
  ExtensionAccessors() = default;
  ~ExtensionAccessors() = default;
};

}  // namespace internal

// Does nothing. The use of the identifier makes the linker include the file that declares the extension.
template <typename ExtendeeType, typename TypeTraits, internal::FieldType field_type, bool is_packed>
void LinkExtensionReflection(const internal::ExtensionIdentifier<ExtendeeType, TypeTraits, field_type, is_packed>&) {}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
