// Node attributes whose type is deduced from the C++ type of the value. Supports lists such as {{"kernel_shape", {3,
// 3}}, {"auto_pad", "VALID"}}.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "onnxgen/file/error.h"
#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::build {

namespace detail {

// A message of any class.
struct AnyMessage {
  const void* message;
  const MessageDescriptor* descriptor;
};

// Stores a value of each type in an attribute.
template <class AttributeProto>
struct AttributeWriter {
  AttributeProto& attribute;

  void operator()(std::int64_t value) const {
    attribute.set_type(AttributeProto::INT);
    attribute.set_i(value);
  }
  void operator()(float value) const {
    attribute.set_type(AttributeProto::FLOAT);
    attribute.set_f(value);
  }
  void operator()(const std::string& value) const {
    attribute.set_type(AttributeProto::STRING);
    attribute.set_s(value);
  }
  void operator()(const std::vector<std::int64_t>& values) const {
    attribute.set_type(AttributeProto::INTS);
    for (const std::int64_t value : values) attribute.add_ints(value);
  }
  void operator()(const std::vector<float>& values) const {
    attribute.set_type(AttributeProto::FLOATS);
    for (const float value : values) attribute.add_floats(value);
  }
  void operator()(const std::vector<std::string>& values) const {
    attribute.set_type(AttributeProto::STRINGS);
    for (const std::string& value : values) attribute.add_strings(value);
  }
  void operator()(const AnyMessage& value) const {
    if (copy(value, &AttributeProto::mutable_t)) {
      attribute.set_type(AttributeProto::TENSOR);
    } else if (copy(value, &AttributeProto::mutable_g)) {
      attribute.set_type(AttributeProto::GRAPH);
    } else if (copy(value, &AttributeProto::mutable_sparse_tensor)) {
      attribute.set_type(AttributeProto::SPARSE_TENSOR);
    } else if (copy(value, &AttributeProto::mutable_tp)) {
      attribute.set_type(AttributeProto::TYPE_PROTO);
    } else {
      io::throw_if_failed(
          io::failure(ErrorCode::kTypeMismatch, {},
                      "attributes of this class cannot hold " + std::string(value.descriptor->full_name)));
    }
  }

 private:
  // If the message has the field's class, copies it to the field and returns true.
  template <class Message>
  bool copy(const AnyMessage& value, Message* (AttributeProto::*field)()) const {
    if (value.descriptor != &MessageAccess::descriptor<Message>()) return false;
    (attribute.*field)()->CopyFrom(*static_cast<const Message*>(value.message));
    return true;
  }
};

}  // namespace detail

// Name and value of an attribute. The value is an INT (any integer), a FLOAT (any floating-point number), a STRING, a
// list of these, or a message (a tensor, sparse tensor, graph or type). Integers are converted to 64 bits and
// floating-point numbers rounded to float, as AttributeProto stores them. Everything is copied except a message: it is
// stored as a pointer and must outlive the attribute.
class Attribute {
 public:
  template <class Number, std::enable_if_t<std::is_arithmetic_v<Number>, int> = 0>
  Attribute(std::string_view name, Number value) : name_(name) {
    if constexpr (std::is_integral_v<Number>) {
      value_ = static_cast<std::int64_t>(value);
    } else {
      value_ = static_cast<float>(value);
    }
  }
  Attribute(std::string_view name, const char* value) : name_(name), value_(std::string(value)) {}
  Attribute(std::string_view name, std::string value) : name_(name), value_(std::move(value)) {}

  Attribute(std::string_view name, std::initializer_list<int> values) : name_(name) { set_list<std::int64_t>(values); }
  Attribute(std::string_view name, std::initializer_list<std::int64_t> values) : name_(name) {
    set_list<std::int64_t>(values);
  }
  Attribute(std::string_view name, std::initializer_list<float> values) : name_(name) { set_list<float>(values); }
  Attribute(std::string_view name, std::initializer_list<double> values) : name_(name) { set_list<float>(values); }
  Attribute(std::string_view name, std::initializer_list<const char*> values) : name_(name) {
    set_list<std::string>(values);
  }
  template <class T>
  Attribute(std::string_view name, const std::vector<T>& values) : name_(name) {
    if constexpr (std::is_integral_v<T>) {
      set_list<std::int64_t>(values);
    } else if constexpr (std::is_floating_point_v<T>) {
      set_list<float>(values);
    } else {
      set_list<std::string>(values);
    }
  }

  template <class Message, class = decltype(MessageAccess::descriptor<Message>())>
  Attribute(std::string_view name, const Message& message)
      : name_(name), value_(detail::AnyMessage{&message, &MessageAccess::descriptor<Message>()}) {}

  // Replaces `attribute` with this attribute and returns it. Throws io::Error with kTypeMismatch if the value is a
  // message that attributes of this class cannot hold; `attribute` then has only its name.
  template <class AttributeProto>
  AttributeProto& store(AttributeProto& attribute) const;

 private:
  template <class Stored, class List>
  void set_list(const List& values) {
    std::vector<Stored>& list = value_.emplace<std::vector<Stored>>();
    for (const auto& value : values) list.push_back(static_cast<Stored>(value));
  }

  std::string name_;
  std::variant<std::int64_t, float, std::string, std::vector<std::int64_t>, std::vector<float>,
               std::vector<std::string>, detail::AnyMessage>
      value_;
};

template <class AttributeProto>
AttributeProto& Attribute::store(AttributeProto& attribute) const {
  attribute.Clear();
  attribute.set_name(name_);
  std::visit(detail::AttributeWriter<AttributeProto>{attribute}, value_);
  return attribute;
}

}  // namespace onnxgen::build
