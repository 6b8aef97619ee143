#include "onnxgen/text/json/defaults.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <unordered_map>
#include <utility>

#include "onnxgen/text/any/type_url.h"
#include "onnxgen/text/scalar_text.h"
#include "onnxgen/wire/fixed.h"

namespace onnxgen::text {
namespace {

// Number of children from which an index is used to find them.
constexpr std::size_t kIndexedChildren = 32;

}  // namespace

enum class NodeKind : std::uint8_t { kValue, kObject, kList, kMap };

struct JsonDefaults::Node {
  // Index of the first child of each name, over the first `size` children.
  struct Index {
    std::unordered_map<std::string_view, Node*> nodes;
    std::size_t size = 0;
  };

  Node(std::string_view given_name, NodeKind given_kind, const MessageDescriptor* given_type)
      : name(given_name), kind(given_kind), type(given_type) {}

  Node* find(std::string_view wanted) {
    if (wanted.empty() || kind != NodeKind::kObject) return nullptr;
    if (children.size() < kIndexedChildren) {
      const auto found =
          std::find_if(children.begin(), children.end(), [wanted](const auto& child) { return child->name == wanted; });
      return found != children.end() ? found->get() : nullptr;
    }
    if (index == nullptr) index = std::make_unique<Index>();
    for (std::size_t i = index->size; i < children.size(); ++i)
      index->nodes.emplace(children[i]->name, children[i].get());
    index->size = children.size();
    const auto found = index->nodes.find(wanted);
    return found != index->nodes.end() ? found->second : nullptr;
  }

  Node& add(std::string_view child_name, NodeKind child_kind, const MessageDescriptor* child_type) {
    children.push_back(std::make_unique<Node>(child_name, child_kind, child_type));
    return *children.back();
  }

  void set(const JsonValue& given) {
    text = given.text;
    value = given;
    value.text = text;
  }

  std::string name;
  NodeKind kind;
  const MessageDescriptor* type;  // of an object, or of the elements of a list or map; null if unknown
  bool is_any = false;            // an Any whose type is known
  bool is_placeholder = false;    // created for a field that has not been written yet
  JsonValue value;
  std::string text;  // owns the bytes of value.text
  std::vector<std::unique_ptr<Node>> children;
  std::unique_ptr<Index> index;  // used if there are many children
};

JsonDefaults::JsonDefaults(const MessageDescriptor& table, const PrintJsonOptions& options, JsonSink& next)
    : table_(table), options_(options), next_(next) {}

JsonDefaults::~JsonDefaults() = default;

std::string_view JsonDefaults::name_of(const FieldDescriptor& row) const noexcept {
  return options_.preserve_proto_field_names ? row.name : row.json_name;
}

bool JsonDefaults::is_printed_unset(const FieldDescriptor& scalar) const noexcept {
  if ((scalar.flags & FieldDescriptor::kInOneof) != 0) return false;
  return options_.always_print_primitive_fields || scalar.cardinality == Cardinality::kImplicit;
}

JsonValue JsonDefaults::default_of(const FieldDescriptor& row) const {
  const auto low = static_cast<std::uint32_t>(row.default_bits);
  const std::string_view text = row.default_text != nullptr && row.type != FieldType::kEnum
                                    ? std::string_view(row.default_text, static_cast<std::size_t>(row.default_bits))
                                    : std::string_view();
  switch (row.type) {
    case FieldType::kDouble:  // libprotobuf cannot parse the default texts of infinity and NaN
      if (!options_.as_python && !std::isfinite(wire::bit_cast<double>(row.default_bits)))
        return JsonValue::double_bits(0);
      return JsonValue::double_bits(row.default_bits);
    case FieldType::kFloat:
      if (!options_.as_python && !std::isfinite(wire::bit_cast<float>(low))) return JsonValue::float_bits(0);
      return JsonValue::float_bits(low);
    case FieldType::kInt64:
    case FieldType::kSfixed64:
    case FieldType::kSint64:
      return JsonValue::int64(static_cast<std::int64_t>(row.default_bits));
    case FieldType::kUint64:
    case FieldType::kFixed64:
      return JsonValue::uint64(row.default_bits);
    case FieldType::kInt32:
    case FieldType::kSfixed32:
    case FieldType::kSint32:
      return JsonValue::int32(static_cast<std::int32_t>(low));
    case FieldType::kUint32:
    case FieldType::kFixed32:
      return JsonValue::uint32(low);
    case FieldType::kBool:
      return JsonValue::boolean(row.default_bits != 0);
    case FieldType::kString:
      return JsonValue::string(text);
    case FieldType::kBytes:
      return JsonValue::bytes_value(text);
    case FieldType::kEnum:
      return options_.always_print_enums_as_ints ? JsonValue::int32(static_cast<std::int32_t>(low))
                                                 : JsonValue::string(row.default_text);
    case FieldType::kGroup:
    case FieldType::kMessage:
      return JsonValue::null();
  }
  return JsonValue::null();
}

// Adds a child for each field of the node's type, after the existing children.
void JsonDefaults::populate(Node& node) const {
  if (node.type == nullptr) return;
  switch (node.type->well_known) {
    case WellKnown::kAny:
    case WellKnown::kStruct:
    case WellKnown::kTimestamp:
    case WellKnown::kDuration:
    case WellKnown::kValue:
      return;
    case WellKnown::kNone:
    case WellKnown::kFieldMask:
    case WellKnown::kListValue:
    case WellKnown::kDoubleValue:
    case WellKnown::kFloatValue:
    case WellKnown::kInt64Value:
    case WellKnown::kUint64Value:
    case WellKnown::kInt32Value:
    case WellKnown::kUint32Value:
    case WellKnown::kBoolValue:
    case WellKnown::kStringValue:
    case WellKnown::kBytesValue:
      break;
  }
  std::vector<const FieldDescriptor*> rows;
  for (std::uint32_t i = 0; i < node.type->field_count; ++i) {
    if (!is_extension(node.type->fields[i])) rows.push_back(node.type->fields + i);
  }
  std::sort(rows.begin(), rows.end(),
            [](const FieldDescriptor* a, const FieldDescriptor* b) { return a->position < b->position; });
  node.children.reserve(node.children.size() + rows.size());
  for (const FieldDescriptor* row : rows) {
    const bool is_list = row->cardinality == Cardinality::kRepeated;
    const bool is_object = is_message(*row);
    const MessageDescriptor* type = is_object ? row->descriptor.message : nullptr;
    NodeKind kind = is_list ? NodeKind::kList : type != nullptr ? NodeKind::kObject : NodeKind::kValue;
    if (is_map(*row)) {
      kind = NodeKind::kMap;
      const FieldDescriptor* const value = find_field(*type, 2);
      type = value != nullptr && value->type == FieldType::kMessage ? value->descriptor.message : nullptr;
    }
    if (kind == NodeKind::kValue && !is_printed_unset(*row)) continue;
    Node& child = node.add(name_of(*row), kind, type);
    child.is_placeholder = true;
    if (kind != NodeKind::kValue) continue;
    const JsonValue value = default_of(*row);
    child.set(value);
    if (row->type != FieldType::kBytes || options_.as_python) continue;
    child.text.clear();
    append_escaped(child.text, value.text);  // libprotobuf keeps defaults of bytes in escaped form
    child.value.text = child.text;
  }
}

void JsonDefaults::populate_any(Node& node) const {
  const bool is_ready = node.is_any && node.type != nullptr && node.type->well_known != WellKnown::kAny;
  if (is_ready && node.children.size() == 1) populate(node);
}

void JsonDefaults::set_any_type(Node& node, std::string_view type_url) const {
  const TypeOfUrl found = type_of_url(type_url, {table_.types, options_.any_types});
  if (found.table != nullptr) node.type = found.table;
  node.is_any = true;
  if (node.children.size() > 1) populate(node);
}

void JsonDefaults::enter(Node& node) {
  path_.push_back(&node);
}

void JsonDefaults::leave() {
  path_.pop_back();
  if (!path_.empty()) return;
  write(*root_);
  root_.reset();
}

void JsonDefaults::start_object(std::string_view name) {
  if (path_.empty()) {
    root_ = std::make_unique<Node>(name, NodeKind::kObject, &table_);
    populate(*root_);
    return enter(*root_);
  }
  Node& parent = *path_.back();
  populate_any(parent);
  Node* child = parent.find(name);
  if (child == nullptr) {
    const bool has_elements = parent.kind == NodeKind::kList || parent.kind == NodeKind::kMap;
    child = &parent.add(name, NodeKind::kObject, has_elements ? parent.type : nullptr);
  }
  child->is_placeholder = false;
  if (child->kind == NodeKind::kObject && child->children.empty()) populate(*child);
  enter(*child);
}

void JsonDefaults::end_object() {
  leave();
}

void JsonDefaults::start_list(std::string_view name) {
  if (path_.empty()) {
    root_ = std::make_unique<Node>(name, NodeKind::kList, &table_);
    return enter(*root_);
  }
  Node& parent = *path_.back();
  populate_any(parent);
  Node* child = parent.find(name);
  if (child == nullptr || child->kind != NodeKind::kList) child = &parent.add(name, NodeKind::kList, nullptr);
  child->is_placeholder = false;
  enter(*child);
}

void JsonDefaults::end_list() {
  leave();
}

void JsonDefaults::value(std::string_view name, const JsonValue& value) {
  if (path_.empty()) {
    // Like libprotobuf, prints the value of an outermost FloatValue as true or false.
    const bool is_float = value.kind == JsonValue::Kind::kFloat;
    const auto number = wire::bit_cast<float>(static_cast<std::uint32_t>(value.bits));
    return next_.value(name, is_float ? JsonValue::boolean(number != 0) : value);
  }
  Node& parent = *path_.back();
  populate_any(parent);
  const bool is_any = parent.type != nullptr && parent.type->well_known == WellKnown::kAny;
  if (is_any && name == "@type") set_any_type(parent, value.text);
  Node* child = parent.find(name);
  if (child == nullptr || child->kind != NodeKind::kValue) {
    parent.add(name, NodeKind::kValue, nullptr).set(value);
    return;
  }
  child->set(value);
  child->is_placeholder = false;
}

void JsonDefaults::write(const Node& node) const {
  switch (node.kind) {
    case NodeKind::kValue:
      return next_.value(node.name, node.value);
    case NodeKind::kList:
      next_.start_list(node.name);
      for (const auto& child : node.children) write(*child);
      return next_.end_list();
    case NodeKind::kObject:
      if (node.is_placeholder) return;
      [[fallthrough]];
    case NodeKind::kMap:
      next_.start_object(node.name);
      for (const auto& child : node.children) write(*child);
      return next_.end_object();
  }
}

}  // namespace onnxgen::text
