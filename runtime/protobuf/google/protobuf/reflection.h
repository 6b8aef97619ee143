// Views of repeated fields, for code that does not know the type of the container. Not for maps.
//
//   for (const google::protobuf::int64 dim : reflection->GetRepeatedFieldRef<google::protobuf::int64>(tensor, dims)) {
//     std::cout << dim << '\n';
//   }
//
// T is a number type, bool, std::string, an enum, Message or the class of the field's messages. int32 also fits enums.
//
// A view refers to a message, which must outlive it, and shows later changes. Each access calls Reflection's function
// for a single element, with the same cost, errors and thread-safety.
#pragma once

#include <cstddef>
#include <iterator>
#include <memory>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "google/protobuf/message.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Reflection's functions for elements of the type T: numbers and bool, except int32, which also stands for enums.
template <class T>
struct ElementFunctions;
#define ONNXGEN_ELEMENT_FUNCTIONS(T, Name)                       \
  template <>                                                    \
  struct ElementFunctions<T> {                                   \
    static constexpr auto kGet = &Reflection::GetRepeated##Name; \
    static constexpr auto kSet = &Reflection::SetRepeated##Name; \
    static constexpr auto kAdd = &Reflection::Add##Name;         \
  }
ONNXGEN_ELEMENT_FUNCTIONS(bool, Bool);
ONNXGEN_ELEMENT_FUNCTIONS(int64, Int64);
ONNXGEN_ELEMENT_FUNCTIONS(uint32, UInt32);
ONNXGEN_ELEMENT_FUNCTIONS(uint64, UInt64);
ONNXGEN_ELEMENT_FUNCTIONS(float, Float);
ONNXGEN_ELEMENT_FUNCTIONS(double, Double);
#undef ONNXGEN_ELEMENT_FUNCTIONS

// A repeated field of a message. M is Message or const Message.
template <class M>
struct FieldOfMessage {
  M* message;
  const FieldDescriptor* field;

  const Reflection& reflection() const { return *message->GetReflection(); }
  int size() const { return reflection().FieldSize(*message, field); }

  template <class T>
  decltype(auto) get(int index) const {
    const Reflection& how = reflection();
    if constexpr (std::is_base_of_v<Message, T>) {
      return static_cast<const T&>(how.GetRepeatedMessage(*message, field, index));
    } else if constexpr (std::is_same_v<T, std::string>) {
      return how.GetRepeatedStringReference(*message, field, index, nullptr);
    } else if constexpr (std::is_enum_v<T>) {
      return static_cast<T>(how.GetRepeatedEnumValue(*message, field, index));
    } else if constexpr (std::is_same_v<T, int32>) {
      return is_enum() ? how.GetRepeatedEnumValue(*message, field, index)
                       : how.GetRepeatedInt32(*message, field, index);
    } else {
      return (how.*ElementFunctions<T>::kGet)(*message, field, index);
    }
  }

  template <class T>
  void set(int index, const T& value) const {
    const Reflection& how = reflection();
    if constexpr (std::is_base_of_v<Message, T>) {
      how.MutableRepeatedMessage(message, field, index)->CopyFrom(value);
    } else if constexpr (std::is_same_v<T, std::string>) {
      how.SetRepeatedString(message, field, index, value);
    } else if constexpr (std::is_enum_v<T>) {
      how.SetRepeatedEnumValue(message, field, index, value);
    } else if constexpr (std::is_same_v<T, int32>) {
      is_enum() ? how.SetRepeatedEnumValue(message, field, index, value)
                : how.SetRepeatedInt32(message, field, index, value);
    } else {
      (how.*ElementFunctions<T>::kSet)(message, field, index, value);
    }
  }

  template <class T>
  void add(const T& value) const {
    const Reflection& how = reflection();
    if constexpr (std::is_base_of_v<Message, T>) {
      how.AddMessage(message, field)->CopyFrom(value);
    } else if constexpr (std::is_same_v<T, std::string>) {
      how.AddString(message, field, value);
    } else if constexpr (std::is_enum_v<T>) {
      how.AddEnumValue(message, field, value);
    } else if constexpr (std::is_same_v<T, int32>) {
      is_enum() ? how.AddEnumValue(message, field, value) : how.AddInt32(message, field, value);
    } else {
      (how.*ElementFunctions<T>::kAdd)(message, field, value);
    }
  }

  // Moves all elements to the result and leaves the field empty.
  template <class T>
  auto take() const {
    if constexpr (std::is_base_of_v<Message, T>) {
      std::vector<std::unique_ptr<Message>> taken(static_cast<std::size_t>(size()));
      for (auto element = taken.rbegin(); element != taken.rend(); ++element) {
        element->reset(reflection().ReleaseLast(message, field));
      }
      return taken;
    } else {
      std::vector<T> taken;
      for (int i = 0; i < size(); ++i) taken.push_back(get<T>(i));
      reflection().ClearField(message, field);
      return taken;
    }
  }
  template <class T>
  void put(std::vector<T> elements) const {
    for (const T& element : elements) add<T>(element);
  }
  void put(std::vector<std::unique_ptr<Message>> elements) const {
    for (auto& element : elements) reflection().AddAllocatedMessage(message, field, element.release());
  }

 private:
  bool is_enum() const { return field->cpp_type() == FieldDescriptor::CPPTYPE_ENUM; }
};

template <class T>
class FieldRefIterator {
 public:
  using iterator_category = std::forward_iterator_tag;
  using value_type = T;
  using pointer = T*;
  using reference = T&;
  using difference_type = std::ptrdiff_t;

  FieldRefIterator(FieldOfMessage<const Message> of, int index) : of_(of), index_(index) {}

  decltype(auto) operator*() const { return of_.template get<T>(index_); }
  const T* operator->() const { return &of_.template get<T>(index_); }  // only for strings and messages
  FieldRefIterator& operator++() {
    ++index_;
    return *this;
  }
  FieldRefIterator operator++(int) {
    const FieldRefIterator before = *this;
    ++index_;
    return before;
  }
  friend bool operator==(const FieldRefIterator& a, const FieldRefIterator& b) { return a.index_ == b.index_; }
  friend bool operator!=(const FieldRefIterator& a, const FieldRefIterator& b) { return a.index_ != b.index_; }

 private:
  FieldOfMessage<const Message> of_;
  int index_;
};

// Elements of a field, for reading. `M` is Message or const Message.
template <class T, class M>
class FieldRef {
 public:
  bool empty() const { return size() == 0; }
  int size() const { return of_.size(); }
  T Get(int index) const { return of_.template get<T>(index); }

 protected:
  FieldRef(M* message, const FieldDescriptor* field) : of_{message, field} {}

  FieldOfMessage<M> of_;
};

// Elements of a field of messages.
template <class T, class M>
class MessageFieldRef {
 public:
  bool empty() const { return size() == 0; }
  int size() const { return of_.size(); }
  // Returns the element, which belongs to the message with the field. `scratch_space` is not used.
  const T& Get(int index, T* scratch_space) const {
    (void)scratch_space;
    return of_.template get<T>(index);
  }
  // Returns a new, empty message of the elements' class. The caller must delete it.
  T* NewMessage() const {
    const Descriptor* const type = of_.field->message_type();
    return static_cast<T*>(of_.reflection().GetMessageFactory()->GetPrototype(type)->New());
  }

 protected:
  MessageFieldRef(M* message, const FieldDescriptor* field) : of_{message, field} {}

  FieldOfMessage<M> of_;
};

template <class T, class M>
using FieldRefOf = std::conditional_t<std::is_base_of_v<Message, T>, MessageFieldRef<T, M>, FieldRef<T, M>>;

// Returns the descriptor of the class T, or null if T is Message or not a message.
template <class T>
const Descriptor* descriptor_of_elements() {
  if constexpr (std::is_base_of_v<Message, T> && !std::is_same_v<Message, T>)
    return T::default_instance().GetDescriptor();
  return nullptr;
}

}  // namespace internal

template <typename T>
class RepeatedFieldRef : public internal::FieldRefOf<T, const Message> {
 public:
  using iterator = internal::FieldRefIterator<T>;
  using const_iterator = iterator;
  using value_type = T;
  using reference = T&;
  using const_reference = const T&;
  using size_type = int;
  using difference_type = std::ptrdiff_t;

  iterator begin() const { return {this->of_, 0}; }
  iterator end() const { return {this->of_, this->size()}; }

 private:
  friend class Reflection;
  RepeatedFieldRef(const Message* message, const FieldDescriptor* field)
      : internal::FieldRefOf<T, const Message>(message, field) {}
};

template <typename T>
class MutableRepeatedFieldRef : public internal::FieldRefOf<T, Message> {
 public:
  void Set(int index, const T& value) const { this->of_.template set<T>(index, value); }
  void Add(const T& value) const { this->of_.template add<T>(value); }
  void RemoveLast() const { this->of_.reflection().RemoveLast(this->of_.message, this->of_.field); }
  void SwapElements(int index1, int index2) const {
    this->of_.reflection().SwapElements(this->of_.message, this->of_.field, index1, index2);
  }
  void Clear() const { this->of_.reflection().ClearField(this->of_.message, this->of_.field); }

  // Exchanges all elements with a field of the same type, which may belong to another message.
  void Swap(const MutableRepeatedFieldRef& other) const {
    auto own = this->of_.template take<T>();
    this->of_.put(other.of_.template take<T>());
    other.of_.put(std::move(own));
  }

  // Appends the elements of a container or view. It must not be a view of this field.
  template <typename Container>
  void MergeFrom(const Container& container) const {
    for (auto element = container.begin(); element != container.end(); ++element) Add(*element);
  }
  // Replaces the elements by those of a container or view. It must not be a view of this field.
  template <typename Container>
  void CopyFrom(const Container& container) const {
    Clear();
    MergeFrom(container);
  }

 private:
  friend class Reflection;
  MutableRepeatedFieldRef(Message* message, const FieldDescriptor* field)
      : internal::FieldRefOf<T, Message>(message, field) {}
};

template <typename T>
RepeatedFieldRef<T> Reflection::GetRepeatedFieldRef(const Message& message, const FieldDescriptor* field) const {
  check_list(message, field, type_of<T>(), internal::descriptor_of_elements<T>(), "GetRepeatedFieldRef");
  return RepeatedFieldRef<T>(&message, field);
}

template <typename T>
MutableRepeatedFieldRef<T> Reflection::GetMutableRepeatedFieldRef(Message* message,
                                                                  const FieldDescriptor* field) const {
  check_list(*message, field, type_of<T>(), internal::descriptor_of_elements<T>(), "GetMutableRepeatedFieldRef");
  return MutableRepeatedFieldRef<T>(message, field);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
