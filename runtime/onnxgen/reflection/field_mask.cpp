#include "onnxgen/reflection/field_mask.h"

#include <algorithm>
#include <cassert>

namespace onnxgen {

bool FieldMask::add(std::string_view path) {
  std::vector<const FieldDescriptor*> fields;
  const MessageDescriptor* message = descriptor_;
  for (std::size_t begin = 0; begin <= path.size();) {
    const std::size_t end = std::min(path.find('.', begin), path.size());
    const FieldDescriptor* const field =
        message != nullptr ? find_field(*message, path.substr(begin, end - begin)) : nullptr;
    if (field == nullptr || is_extension(*field)) return false;
    fields.push_back(field);
    message = is_message(*field) && !is_map(*field) ? field->descriptor.message : nullptr;
    begin = end + 1;
  }
  add(nodes_, fields, 0);
  return true;
}

void FieldMask::add(std::vector<Node>& nodes, const std::vector<const FieldDescriptor*>& path, std::size_t depth) {
  const FieldDescriptor* const field = path[depth];
  const bool is_end = depth + 1 == path.size();
  auto node = std::find_if(nodes.begin(), nodes.end(), [field](const Node& each) { return each.field == field; });
  if (node == nodes.end()) {
    nodes.push_back({field, {}});
    if (!is_end) add(nodes.back().parts, path, depth + 1);
  } else if (is_end) {
    node->parts.clear();
  } else if (!node->parts.empty()) {  // otherwise the mask already has the whole field
    add(node->parts, path, depth + 1);
  }
}

const FieldMask::Node* FieldMask::find(const std::vector<Node>& nodes, const FieldDescriptor& field) noexcept {
  const auto node = std::find_if(nodes.begin(), nodes.end(), [&](const Node& each) { return each.field == &field; });
  return node != nodes.end() ? &*node : nullptr;
}

bool FieldMask::is_of_type(MutableMessage message) const noexcept {
  const bool is_one = &message.descriptor() == descriptor_;
  assert(is_one && "a message of another type");
  return is_one;
}

// Calls visit(submessage, parts) for each message in a field of which the mask selects only parts.
void FieldMask::visit_messages(MutableMessage message, const Node& node, Visit visit) {
  const FieldDescriptor& field = *node.field;
  if (is_repeated(field)) {
    for (std::size_t i = 0; i < message.FieldSize(field); ++i) {
      visit(message.MutableRepeatedMessage(field, i), node.parts);
    }
  } else if (message.HasField(field)) {
    visit(message.MutableSubmessage(field), node.parts);
  }
}

void FieldMask::keep_only(MutableMessage message, const std::vector<Node>& nodes) {
  const MessageDescriptor& descriptor = message.descriptor();
  for (std::size_t i = 0; i < descriptor.field_count; ++i) {
    const FieldDescriptor& field = descriptor.fields[i];
    if (is_extension(field)) continue;
    const Node* const node = find(nodes, field);
    if (node == nullptr) {
      message.ClearField(field);
    } else if (!node->parts.empty()) {
      visit_messages(message, *node, keep_only);
    }
  }
}

void FieldMask::clear(MutableMessage message, const std::vector<Node>& nodes) {
  for (const Node& node : nodes) {
    if (node.parts.empty()) {
      message.ClearField(*node.field);
    } else {
      visit_messages(message, node, clear);
    }
  }
}

void FieldMask::keep_only(MutableMessage message) const {
  if (is_of_type(message) && !nodes_.empty()) keep_only(message, nodes_);
}

void FieldMask::clear(MutableMessage message) const {
  if (is_of_type(message)) clear(message, nodes_);
}

}  // namespace onnxgen
