// Extensions of native classes: identifiers of extensions, and the accessors that use them.
//
//   // schema: extend Shape { optional int32 rank = 100; }
//   shape.SetExtension(demo::rank, 2);
//   if (shape.HasExtension(demo::rank)) std::cout << shape.GetExtension(demo::rank);
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <type_traits>

#include "onnxgen/error/status.h"
#include "onnxgen/message/extension/extension_set.h"
#include "onnxgen/storage/bytes_field.h"
#include "onnxgen/storage/repeated.h"
#include "onnxgen/storage/string_field.h"

namespace onnxgen {

// How an extension of type Value is stored, read and changed. Value is the type of a field's member (a number, bool,
// enum, StringField, BytesField, Repeated<T>, ...) or a message class. Data is the message with a single field that
// holds the value.
template <class Value, class = void>
struct ExtensionTraits {  // messages
  struct Data : MessageData<0> {
    Value* value = nullptr;
  };
  struct Default {};
  static bool has(const Data& data) noexcept { return data.value != nullptr; }
  static const Value& get(const Data* data, Default) noexcept {
    return data != nullptr && data->value != nullptr ? *data->value : Value::default_instance();
  }
  static Value* mutate(Data& data) {
    if (data.value == nullptr) data.value = data.header.arena().template create<Value>();
    return data.value;
  }
};

template <class Value>
struct ExtensionTraits<Value, std::enable_if_t<std::is_arithmetic_v<Value> || std::is_enum_v<Value>>> {
  struct Data : MessageData<1> {
    Value value{};
  };
  using Default = Value;
  using Argument = Value;
  static bool has(const Data& data) noexcept { return data.has(0); }
  static Value get(const Data* data, Default fallback) noexcept {
    return data != nullptr && has(*data) ? data->value : fallback;
  }
  static void set(Data& data, Value value) noexcept {
    data.value = value;
    data.set_has(0);
  }
};

template <class Value>
struct ExtensionTraits<Value,
                       std::enable_if_t<std::is_same_v<Value, StringField> || std::is_same_v<Value, BytesField>>> {
  struct Data : MessageData<0> {
    Value value = {};
  };
  using Default = std::string_view;
  using Argument = std::string_view;
  static bool has(const Data& data) noexcept { return data.value.has_value(); }
  static std::string_view get(const Data* data, Default fallback) noexcept {
    return data != nullptr ? data->value.get_or(fallback) : fallback;
  }
  static void set(Data& data, std::string_view value) { data.value.set(value, data.header.arena()); }
};

// Common base for repeated extensions of all types. Element is the type that one element is read as.
template <class Container, class Element>
struct RepeatedExtensionTraits {
  struct Data : MessageData<0> {
    Container value;
  };
  struct Default {};
  using Argument = Element;
  static const Container& get(const Data* data, Default) noexcept {
    static const Container kNone;
    return data != nullptr ? data->value : kNone;
  }
  static Container* mutate(Data& data) { return &data.header.with_arena(data.value); }
};
template <class T>
struct ExtensionTraits<Repeated<T>, void> : RepeatedExtensionTraits<Repeated<T>, T> {};
template <class Handle>
struct ExtensionTraits<RepeatedText<Handle>, void> : RepeatedExtensionTraits<RepeatedText<Handle>, std::string_view> {};
template <class M>
struct ExtensionTraits<RepeatedMessage<M>, void> : RepeatedExtensionTraits<RepeatedMessage<M>, M> {};

// Identifier of an extension of Extendee, emitted by the generator as a constant. Copies identify the same extension.
template <class Extendee, class Value>
struct Extension {
  const ExtensionInfo* info;                               // static storage, never null
  typename ExtensionTraits<Value>::Default default_value;  // result of GetExtension() if it is not set

  constexpr int number() const noexcept { return static_cast<int>(info->number); }
};

template <class M>
class Extendable;

// Internal access to the data of an extension.
namespace extension {

// True if a value can be serialized; true if an extension with this value may extend messages of class M.
template <class Value>
constexpr bool kIsWrittenValue = kIsWritten<Value>;
template <class M>
constexpr bool kIsWrittenValue<RepeatedMessage<M>> = kIsWritten<M>;
template <class M, class Value>
constexpr bool kMayExtend = kIsWrittenValue<Value> || !kIsWritten<M>;

// Returns the data that holds the value of `id`, or null if there is no well-formed value.
template <class M, class Value>
const typename ExtensionTraits<Value>::Data* find(const Extendable<M>& message,
                                                  const Extension<M, Value>& id) noexcept {
  static_assert(kMayExtend<M, Value>, "a message that can only be parsed, as an extension of one that is serialized");
  const auto& data = MessageAccess::data(static_cast<const M&>(message));
  return static_cast<const typename ExtensionTraits<Value>::Data*>(data.extensions.find(*id.info));
}

template <class M, class Value>
typename ExtensionTraits<Value>::Data& change(Extendable<M>& message, const Extension<M, Value>& id) {
  static_assert(kMayExtend<M, Value>, "a message that can only be parsed, as an extension of one that is serialized");
  auto& data = MessageAccess::data(static_cast<M&>(message));
  return *static_cast<typename ExtensionTraits<Value>::Data*>(
      data.extensions.find_or_add(*id.info, data.header.arena()));
}

}  // namespace extension

// Base of generated classes with extension ranges. Accessors of repeated extensions check their index like repeated
// fields (see repeated.h). Returned views and references are valid like those of other accessors (see message.h). If
// memory is exhausted, functions that change an extension throw std::bad_alloc, or abort in a build without exceptions.
template <class M>
class Extendable {
 public:
  // Returns whether a singular extension is set.
  template <class Value>
  bool HasExtension(const Extension<M, Value>& id) const noexcept {
    const auto* const data = extension::find(*this, id);
    return data != nullptr && ExtensionTraits<Value>::has(*data);
  }

  // Returns the number of elements of a repeated extension.
  template <class Value>
  std::size_t ExtensionSize(const Extension<M, Value>& id) const noexcept {
    return GetExtension(id).size();
  }

  // Returns the value, or the default if it is not set: a number by value, a string or bytes as a view, a message or
  // repeated extension by reference. A malformed extension counts as not set; CheckExtension() returns the error. With
  // an index, returns an element of a repeated extension. GetRepeatedExtension() is the same function under the name
  // that libprotobuf uses.
  template <class Value>
  decltype(auto) GetExtension(const Extension<M, Value>& id) const noexcept {
    return ExtensionTraits<Value>::get(extension::find(*this, id), id.default_value);
  }
  template <class Value>
  decltype(auto) GetExtension(const Extension<M, Value>& id, std::size_t index) const noexcept {
    return GetExtension(id)[index];
  }
  template <class Value>
  const Value& GetRepeatedExtension(const Extension<M, Value>& id) const noexcept {
    return GetExtension(id);
  }

  // Sets a singular extension, or element `index` of a repeated one. Strings and bytes are copied.
  template <class Value>
  void SetExtension(const Extension<M, Value>& id, typename ExtensionTraits<Value>::Argument value) {
    ExtensionTraits<Value>::set(extension::change(*this, id), value);
  }
  template <class Value>
  void SetExtension(const Extension<M, Value>& id, std::size_t index, typename ExtensionTraits<Value>::Argument value) {
    MutableRepeatedExtension(id)->Set(index, value);
  }

  // Return a message extension, an element of a repeated message extension, or the container of a repeated extension
  // for modification. An unset extension is created.
  template <class Value>
  Value* MutableExtension(const Extension<M, Value>& id) {
    return ExtensionTraits<Value>::mutate(extension::change(*this, id));
  }
  template <class Value>
  Value* MutableExtension(const Extension<M, RepeatedMessage<Value>>& id, std::size_t index) {
    return MutableRepeatedExtension(id)->Mutable(index);
  }
  template <class Value>
  Value* MutableRepeatedExtension(const Extension<M, Value>& id) {
    return ExtensionTraits<Value>::mutate(extension::change(*this, id));
  }

  // Appends an element to a repeated extension. Strings and bytes are copied; a message is added empty and returned.
  template <class Value>
  void AddExtension(const Extension<M, Value>& id, typename ExtensionTraits<Value>::Argument value) {
    MutableRepeatedExtension(id)->Add(value);
  }
  template <class Value>
  Value* AddExtension(const Extension<M, RepeatedMessage<Value>>& id) {
    return MutableRepeatedExtension(id)->Add();
  }

  // Clears a singular or repeated extension. Invalidates references and views obtained from it.
  template <class Value>
  void ClearExtension(const Extension<M, Value>& id) noexcept {
    MessageAccess::data(static_cast<M&>(*this)).extensions.erase(id.info->number);
  }

  // Returns ok if the extension is absent or well-formed, and otherwise the error, with an offset from the start of the
  // extension's own bytes. A parse itself checks only extensions declared in the same .proto file as the message.
  template <class Value>
  Status CheckExtension(const Extension<M, Value>& id) const {
    return MessageAccess::data(static_cast<const M&>(*this)).extensions.check(*id.info);
  }

 protected:
  Extendable() noexcept = default;
  ~Extendable() = default;
};

}  // namespace onnxgen
