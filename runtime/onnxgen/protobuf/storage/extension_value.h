// The values of extensions in the protobuf profile, where they are held as fields are: on the heap.
// Included by generated .cc files of schemas that have extensions, after codec.h.
#pragma once

#include <cstdint>
#include <new>

#include "onnxgen/message/extension/extension_field.h"
#include "onnxgen/protobuf/storage/codec.h"

namespace onnxgen::heap {

// The message with one field that an extension's value is. Value is what a class's member would be; its has-bit is only
// used where a field's would be.
template <class Value>
struct ExtensionData : MessageData<1> {
  Value value{};
};

// What onnxgen emits for each extension; see onnxgen::extension_value_info.
template <class Value, std::uint32_t kNumber, class Kind, class Mode, bool kChecksRequired = false,
          bool kIsItem = false>
constexpr ExtensionValueInfo extension_value_info(const char* extendee, const char* name) noexcept {
  using Data = ExtensionData<Value>;
  using TheField = Field<kNumber, &Data::value, Kind, Mode>;
  using Fields = FieldList<TheField>;
  static_assert(alignof(Data) <= Arena::kAlignment, "values live in the arena of their message");
  ExtensionValueInfo info{};
  static_cast<MessageInfo&>(info) =
      detail::message_info<ExtensionCodec<Data, TheField, kIsItem>, Data, Fields>(extendee, name, kChecksRequired);
  info.merge_function = [](void* to, const void* from, Arena&, const MessageInfo&) {
    Memory memory;
    Fields::merge(*static_cast<Data*>(to), *static_cast<const Data*>(from), memory);
  };
  info.form = extension_form<Kind, Mode>();
  info.construct = [](void* place) noexcept { new (place) Data; };
  info.destroy = [](void* data) noexcept {
    destroy_fields(*static_cast<Data*>(data), static_cast<const Fields*>(nullptr));
    static_cast<Data*>(data)->~Data();
  };
  return info;
}

// The same for an extension of a message set.
template <class M, bool kChecksRequired>
constexpr ExtensionValueInfo message_set_value_info(const char* extendee, const char* name) noexcept {
  return extension_value_info<M*, kItemMessageNumber, MessageOf<M>, Explicit, kChecksRequired, true>(extendee, name);
}

}  // namespace onnxgen::heap
