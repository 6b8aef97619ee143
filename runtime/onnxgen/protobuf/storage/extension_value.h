// Values of extensions in the protobuf profile, stored on the heap like fields. Included by generated .cc files of
// schemas with extensions, after codec.h.
#pragma once

#include <cstdint>
#include <new>

#include "onnxgen/message/extension/extension_field.h"
#include "onnxgen/protobuf/storage/codec.h"
#include "onnxgen/protobuf/storage/extendable_data.h"

namespace onnxgen::heap {

// Creates the description of an extension's value; onnxgen emits a call for each extension. See
// onnxgen::extension_value_info().
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
  info.construct = [](void* memory) noexcept { new (memory) Data; };
  info.destroy = [](void* data) noexcept {
    destroy_fields(*static_cast<Data*>(data), static_cast<const Fields*>(nullptr));
    static_cast<Data*>(data)->~Data();
  };
  return info;
}

// Creates the description of the value of a message set's extension.
template <class M, bool kChecksRequired>
constexpr ExtensionValueInfo message_set_value_info(const char* extendee, const char* name) noexcept {
  return extension_value_info<M*, kItemMessageNumber, MessageOf<M>, Explicit, kChecksRequired, true>(extendee, name);
}

}  // namespace onnxgen::heap
