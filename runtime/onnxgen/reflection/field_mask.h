// Some of a message's fields, named by paths such as "graph.node.op_type", as a google.protobuf.FieldMask has them.
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "onnxgen/reflection/mutable_message.h"

namespace onnxgen {

// A path stands for the field that it ends with and all below it. Where it leads through a repeated field, it stands
// for the field in every element; a map can only be its end. Extensions have no paths.
class FieldMask {
 public:
  // A mask of messages of this type, empty.
  explicit FieldMask(const MessageDescriptor& descriptor) noexcept : descriptor_(&descriptor) {}

  // False, and nothing changed, where the type has no such field. Names are those of the schema.
  bool add(std::string_view path);

  // `message` is of the mask's type, which is asserted; another one is left as it is.
  // Clears all fields that the mask does not have, as FieldMaskUtil::TrimMessage does: nothing where it is empty.
  void keep_only(MutableMessage message) const;
  // Clears all fields that it has.
  void clear(MutableMessage message) const;

 private:
  // A field, and the parts of it that are meant: all of it where there are none.
  struct Node {
    const FieldDescriptor* field;
    std::vector<Node> parts;
  };
  using Visit = void (*)(MutableMessage, const std::vector<Node>&);

  static void add(std::vector<Node>& nodes, const std::vector<const FieldDescriptor*>& path, std::size_t depth);
  static const Node* find(const std::vector<Node>& nodes, const FieldDescriptor& field) noexcept;
  static void keep_only(MutableMessage message, const std::vector<Node>& nodes);
  static void clear(MutableMessage message, const std::vector<Node>& nodes);
  static void visit_messages(MutableMessage message, const Node& node, Visit visit);
  bool is_of_type(MutableMessage message) const noexcept;

  const MessageDescriptor* descriptor_;
  std::vector<Node> nodes_;
};

}  // namespace onnxgen
