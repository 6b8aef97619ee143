// Reads attributes of nodes.
//
//   std::int64_t axis = -1;  // the operator's default
//   onnxgen::Status status = onnxgen::io::read_attribute(node, "axis", axis);
//   std::vector<std::int64_t> pads;
//   if (status) status = onnxgen::io::read_attribute(node, "pads", pads);
//
// Nodes of both profiles are supported.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "onnxgen/error/printable.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/error.h"

namespace onnxgen::io {

// Returns the node's attribute called `name`, or null. The pointer is valid until the node is changed.
template <class Node>
auto find_attribute(const Node& node, std::string_view name) noexcept -> decltype(&*node.attribute().begin()) {
  for (const auto& attribute : node.attribute()) {
    if (attribute.name() == name) return std::addressof(attribute);
  }
  return nullptr;
}

namespace detail {

// How a value of type T is stored in an attribute: its AttributeType, and a function that reads it.
template <class Attribute, class T>
struct AttributeForm {
  static_assert(!std::is_same_v<T, T>,
                "read attributes as std::int64_t, bool, float, std::string, std::string_view, or as a std::vector of "
                "std::int64_t, float, std::string or std::string_view");
};
template <class Attribute>
struct AttributeForm<Attribute, std::int64_t> {
  static constexpr auto kType = Attribute::INT;
  static std::int64_t read(const Attribute& attribute) { return attribute.i(); }
};
template <class Attribute>
struct AttributeForm<Attribute, bool> {
  static constexpr auto kType = Attribute::INT;
  static bool read(const Attribute& attribute) { return attribute.i() != 0; }
};
template <class Attribute>
struct AttributeForm<Attribute, float> {
  static constexpr auto kType = Attribute::FLOAT;
  static float read(const Attribute& attribute) { return attribute.f(); }
};
template <class Attribute>
struct AttributeForm<Attribute, std::string_view> {
  static constexpr auto kType = Attribute::STRING;
  static std::string_view read(const Attribute& attribute) { return attribute.s(); }
};
template <class Attribute>
struct AttributeForm<Attribute, std::string> {
  static constexpr auto kType = Attribute::STRING;
  static std::string read(const Attribute& attribute) { return std::string(attribute.s()); }
};
template <class Attribute>
struct AttributeForm<Attribute, std::vector<std::int64_t>> {
  static constexpr auto kType = Attribute::INTS;
  static std::vector<std::int64_t> read(const Attribute& attribute) {
    return {attribute.ints().begin(), attribute.ints().end()};
  }
};
template <class Attribute>
struct AttributeForm<Attribute, std::vector<float>> {
  static constexpr auto kType = Attribute::FLOATS;
  static std::vector<float> read(const Attribute& attribute) {
    return {attribute.floats().begin(), attribute.floats().end()};
  }
};
template <class Attribute>
struct AttributeForm<Attribute, std::vector<std::string>> {
  static constexpr auto kType = Attribute::STRINGS;
  static std::vector<std::string> read(const Attribute& attribute) {
    return {attribute.strings().begin(), attribute.strings().end()};
  }
};
template <class Attribute>
struct AttributeForm<Attribute, std::vector<std::string_view>> {
  static constexpr auto kType = Attribute::STRINGS;
  static std::vector<std::string_view> read(const Attribute& attribute) {
    return {attribute.strings().begin(), attribute.strings().end()};
  }
};

}  // namespace detail

// Stores the node's attribute called `name` in `value`. If there is none, leaves `value` unchanged, so that it can hold
// the operator's default. Views are valid until the attribute is changed.
//
// Fails with kTypeMismatch if the attribute has another type, and with kUnsupported for a node of a function whose
// attribute refers to one of the function; `value` is then unchanged. For attributes of other types, use
// find_attribute(). Throws std::bad_alloc if memory is exhausted.
template <class Node, class T>
Status read_attribute(const Node& node, std::string_view name, T& value) {
  const auto* const attribute = find_attribute(node, name);
  if (attribute == nullptr) return Status();
  using Attribute = std::remove_cv_t<std::remove_pointer_t<decltype(attribute)>>;
  using Form = detail::AttributeForm<Attribute, T>;
  const auto fail = [&](ErrorCode code, const std::string& problem) {
    return failure(code, {},
                   "attribute " + onnxgen::quoted(name) + " of node " + onnxgen::quoted(node.name()) + " " + problem);
  };
  if (!attribute->ref_attr_name().empty()) {
    return fail(ErrorCode::kUnsupported,
                "has the value of " + onnxgen::quoted(attribute->ref_attr_name()) + " of the function");
  }
  if (attribute->type() != Form::kType) {
    return fail(ErrorCode::kTypeMismatch, "has the type " +
                                              std::string(Attribute::AttributeType_Name(attribute->type())) + ", not " +
                                              std::string(Attribute::AttributeType_Name(Form::kType)));
  }
  value = Form::read(*attribute);
  return Status();
}

}  // namespace onnxgen::io
