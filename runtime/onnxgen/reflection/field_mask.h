// A set of fields of a message, named by paths such as "graph.node.op_type", as in google.protobuf.FieldMask.
//
//   onnxgen::FieldMask mask(onnxgen::descriptor_of<onnx::ModelProto>());
//   mask.add("graph.node.op_type");  // in every node
//   mask.keep_only(model);           // or mask.clear(model)
#pragma once

#include <cstddef>
#include <string_view>
#include <vector>

#include "onnxgen/reflection/mutable_message.h"

namespace onnxgen {

// A path selects the field at its end and everything below it. A path through a repeated field selects the field in
// every element. A map can only be at the end of a path. Extensions have no paths. Several threads may use a mask that
// none of them changes. Functions throw std::bad_alloc if memory is exhausted.
class FieldMask {
 public:
  // Creates an empty mask for messages of this type.
  explicit FieldMask(const MessageDescriptor& descriptor) noexcept : descriptor_(&descriptor) {}

  // Adds a path of field names as in the schema. If the type has no such field, returns false and changes nothing.
  bool add(std::string_view path);

  // Clears all fields that are not in the mask, like FieldMaskUtil::TrimMessage(). An empty mask clears nothing.
  // `message` must be of the mask's type, which is asserted; a message of another type is not changed.
  void keep_only(MutableMessage message) const;
  // Clears all fields in the mask. `message` must be of the mask's type, as above.
  void clear(MutableMessage message) const;

 private:
  // A field, and its selected parts. No parts means the whole field.
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
