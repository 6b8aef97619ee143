// A message together with its path from the root, so that findings can name their location.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "onnxgen/reflection/const_message.h"

namespace onnxgen {

// Fields are named by their numbers. A field that the message's class does not have, as in older releases of the
// schema, counts as not set. A located message points to its parent, which must outlive it: keep each in a local
// variable of the function that examines it.
class LocatedMessage {
 public:
  explicit LocatedMessage(ConstMessage root) noexcept : message_(root) {}

  // Returns the message in a singular field, or an empty one if it is not set; or element `index` of a repeated field.
  LocatedMessage child(std::uint32_t field) const noexcept;
  LocatedMessage child(std::uint32_t field, std::size_t index) const noexcept;

  // Returns whether the field is set or, if it is repeated, not empty.
  bool has(std::uint32_t field) const noexcept;
  std::size_t size(std::uint32_t field) const noexcept;
  // For strings and bytes.
  std::string_view text(std::uint32_t field) const noexcept;
  std::string_view text(std::uint32_t field, std::size_t index) const noexcept;
  // For integers and enums.
  std::int64_t integer(std::uint32_t field) const noexcept;
  std::int64_t integer(std::uint32_t field, std::size_t index) const noexcept;

  const ConstMessage& message() const noexcept { return message_; }
  // Returns the number of messages above this one.
  int depth() const noexcept { return depth_; }
  // Return the path of the message, such as "graph.node[3]", or of one of its fields: "graph.node[3].input[1]".
  std::string path() const;
  std::string path(std::uint32_t field) const;
  std::string path(std::uint32_t field, std::size_t index) const;

 private:
  static constexpr std::size_t kSingular = static_cast<std::size_t>(-1);

  LocatedMessage(ConstMessage message, const LocatedMessage& parent, const FieldDescriptor* field,
                 std::size_t index) noexcept
      : message_(message), parent_(&parent), field_(field), index_(index), depth_(parent.depth_ + 1) {}

  const FieldDescriptor* find(std::uint32_t field) const noexcept { return find_field(message_.descriptor(), field); }

  ConstMessage message_;
  const LocatedMessage* parent_ = nullptr;  // null for the root
  const FieldDescriptor* field_ = nullptr;  // the field of the parent that contains this message
  std::size_t index_ = kSingular;
  int depth_ = 0;
};

}  // namespace onnxgen
