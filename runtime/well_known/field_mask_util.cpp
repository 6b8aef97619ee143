#include "google/protobuf/util/field_mask_util.h"

#include <algorithm>
#include <map>
#include <memory>
#include <utility>

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {
namespace {

// Calls use(std::string_view) for each nonempty part between separators. Stops and returns false if `use` does.
template <class Use>
bool for_each_part(std::string_view text, char separator, Use use) {
  while (!text.empty()) {
    const std::size_t end = std::min(text.find(separator), text.size());
    if (end != 0 && !use(text.substr(0, end))) return false;
    text.remove_prefix(std::min(end + 1, text.size()));
  }
  return true;
}

bool is_lower(char c) {
  return c >= 'a' && c <= 'z';
}
bool is_upper(char c) {
  return c >= 'A' && c <= 'Z';
}

// Appends the name in camel case: floatData for float_data. Returns false for a name that could not be converted back.
bool append_camel_case(std::string& out, std::string_view name) {
  bool capitalize = false;
  for (const char c : name) {
    if (is_upper(c) || (capitalize && !is_lower(c))) return false;
    if (c == '_') {
      capitalize = true;
      continue;
    }
    out += capitalize ? static_cast<char>(c - 'a' + 'A') : c;
    capitalize = false;
  }
  return !capitalize;
}

// Appends the name in snake case: float_data for floatData. Returns false for a name with an underscore.
bool append_snake_case(std::string& out, std::string_view name) {
  for (const char c : name) {
    if (c == '_') return false;
    if (is_upper(c)) out += '_';
    out += is_upper(c) ? static_cast<char>(c - 'A' + 'a') : c;
  }
  return true;
}

bool is_message(const FieldDescriptor& field) {
  return field.cpp_type() == FieldDescriptor::CPPTYPE_MESSAGE;
}

// ---- trees of paths ------------------------------------------------------------------------------------------------

// Selected parts of a field, by name. No parts mean that the whole field is selected.
struct Node {
  std::map<std::string, Node, std::less<>> parts;
  bool is_whole() const { return parts.empty(); }
};

void add_path(Node& root, std::string_view path) {
  Node* node = &root;
  bool is_new = false;
  for_each_part(path, '.', [&](std::string_view name) {
    if (node != &root && !is_new && node->is_whole()) return false;  // a shorter path includes this one
    const auto [place, is_added] = node->parts.try_emplace(std::string(name));
    is_new = is_added;
    node = &place->second;
    return true;
  });
  if (node != &root && !is_new) node->parts.clear();
}

Node tree_of(const google::protobuf::FieldMask& mask) {
  Node root;
  for (const std::string& path : mask.paths()) add_path(root, path);
  return root;
}

void append_paths(const Node& node, const std::string& prefix, google::protobuf::FieldMask* out) {
  if (node.is_whole()) {
    if (!prefix.empty()) out->add_paths(prefix);
    return;
  }
  for (const auto& [name, part] : node.parts) append_paths(part, prefix.empty() ? name : prefix + "." + name, out);
}

void write_to(const Node& root, google::protobuf::FieldMask* out) {
  google::protobuf::FieldMask mask;
  append_paths(root, "", &mask);
  out->Swap(&mask);
}

// Returns the intersection of two trees. A node without parts selects everything below it.
Node intersection(const Node& a, const Node& b) {
  if (a.is_whole()) return b;
  if (b.is_whole()) return a;
  Node result;
  for (const auto& [name, part] : a.parts) {
    const auto found = b.parts.find(name);
    if (found == b.parts.end()) continue;
    Node common = intersection(part, found->second);
    const bool is_empty = common.is_whole() && !part.is_whole() && !found->second.is_whole();
    if (!is_empty) result.parts.emplace(name, std::move(common));
  }
  return result;
}

void select_all(Node& node, const Descriptor& type) {
  for (int i = 0; i < type.field_count(); ++i) node.parts.try_emplace(type.field(i)->name());
}

// Removes a valid path from a node. If the whole field was selected, lists its parts first. Returns false if no part is
// left.
bool remove_path(Node& node, const Descriptor& type, const std::vector<const FieldDescriptor*>& path,
                 std::size_t depth) {
  const FieldDescriptor& field = *path[depth];
  if (node.is_whole()) select_all(node, type);
  const auto found = node.parts.find(field.name());
  if (found == node.parts.end()) return true;
  const bool is_last = depth + 1 == path.size();
  if (is_last || !remove_path(found->second, *field.message_type(), path, depth + 1)) node.parts.erase(found);
  return !node.parts.empty();
}

// Returns the fields of a path, or an empty list if it is invalid. All fields but the last must be messages; they may
// be repeated.
std::vector<const FieldDescriptor*> fields_of(const Descriptor* type, std::string_view path) {
  std::vector<const FieldDescriptor*> fields;
  const bool is_valid = for_each_part(path, '.', [&](std::string_view name) {
    const FieldDescriptor* const field = type != nullptr ? type->FindFieldByName(name) : nullptr;
    if (field == nullptr) return false;
    fields.push_back(field);
    type = field->message_type();
    return true;
  });
  return is_valid ? fields : std::vector<const FieldDescriptor*>();
}

void add_required(Node& node, const Descriptor& type) {
  for (int i = 0; i < type.field_count(); ++i) {
    const FieldDescriptor& field = *type.field(i);
    const auto found = node.parts.find(field.name());
    const bool is_selected = found != node.parts.end();
    if (is_selected ? found->second.is_whole() : !field.is_required()) continue;
    Node& part = is_selected ? found->second : node.parts[field.name()];
    if (is_message(field)) add_required(part, *field.message_type());
  }
}

// ---- messages ------------------------------------------------------------------------------------------------------

bool trim(const Node& node, Message* message) {
  const Reflection& reflection = *message->GetReflection();
  const Descriptor& type = *message->GetDescriptor();
  bool has_changed = false;
  for (int i = 0; i < type.field_count(); ++i) {
    const FieldDescriptor* const field = type.field(i);
    const auto found = node.parts.find(field->name());
    if (found == node.parts.end()) {
      has_changed |=
          field->is_repeated() ? reflection.FieldSize(*message, field) != 0 : reflection.HasField(*message, field);
      reflection.ClearField(message, field);
    } else if (is_message(*field) && !field->is_repeated() && !found->second.is_whole() &&
               reflection.HasField(*message, field)) {
      has_changed |= trim(found->second, reflection.MutableMessage(message, field));
    }
  }
  return has_changed;
}

void copy_value(const Message& source, const FieldDescriptor* field, Message* to) {
  const Reflection& reflection = *source.GetReflection();
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return reflection.SetInt32(to, field, reflection.GetInt32(source, field));
    case FieldDescriptor::CPPTYPE_INT64:
      return reflection.SetInt64(to, field, reflection.GetInt64(source, field));
    case FieldDescriptor::CPPTYPE_UINT32:
      return reflection.SetUInt32(to, field, reflection.GetUInt32(source, field));
    case FieldDescriptor::CPPTYPE_UINT64:
      return reflection.SetUInt64(to, field, reflection.GetUInt64(source, field));
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return reflection.SetDouble(to, field, reflection.GetDouble(source, field));
    case FieldDescriptor::CPPTYPE_FLOAT:
      return reflection.SetFloat(to, field, reflection.GetFloat(source, field));
    case FieldDescriptor::CPPTYPE_BOOL:
      return reflection.SetBool(to, field, reflection.GetBool(source, field));
    case FieldDescriptor::CPPTYPE_ENUM:
      return reflection.SetEnumValue(to, field, reflection.GetEnumValue(source, field));
    case FieldDescriptor::CPPTYPE_STRING:
      return reflection.SetString(to, field, reflection.GetString(source, field));
    case FieldDescriptor::CPPTYPE_MESSAGE:
      return reflection.MutableMessage(to, field)->MergeFrom(reflection.GetMessage(source, field));
  }
}

void add_value(const Message& source, const FieldDescriptor* field, int index, Message* to) {
  const Reflection& reflection = *source.GetReflection();
  switch (field->cpp_type()) {
    case FieldDescriptor::CPPTYPE_INT32:
      return reflection.AddInt32(to, field, reflection.GetRepeatedInt32(source, field, index));
    case FieldDescriptor::CPPTYPE_INT64:
      return reflection.AddInt64(to, field, reflection.GetRepeatedInt64(source, field, index));
    case FieldDescriptor::CPPTYPE_UINT32:
      return reflection.AddUInt32(to, field, reflection.GetRepeatedUInt32(source, field, index));
    case FieldDescriptor::CPPTYPE_UINT64:
      return reflection.AddUInt64(to, field, reflection.GetRepeatedUInt64(source, field, index));
    case FieldDescriptor::CPPTYPE_DOUBLE:
      return reflection.AddDouble(to, field, reflection.GetRepeatedDouble(source, field, index));
    case FieldDescriptor::CPPTYPE_FLOAT:
      return reflection.AddFloat(to, field, reflection.GetRepeatedFloat(source, field, index));
    case FieldDescriptor::CPPTYPE_BOOL:
      return reflection.AddBool(to, field, reflection.GetRepeatedBool(source, field, index));
    case FieldDescriptor::CPPTYPE_ENUM:
      return reflection.AddEnumValue(to, field, reflection.GetRepeatedEnumValue(source, field, index));
    case FieldDescriptor::CPPTYPE_STRING:
      return reflection.AddString(to, field, reflection.GetRepeatedString(source, field, index));
    case FieldDescriptor::CPPTYPE_MESSAGE:
      return reflection.AddMessage(to, field)->CopyFrom(reflection.GetRepeatedMessage(source, field, index));
  }
}

// Merges one field into `to`, if it is set in `source`.
void merge_field(const Message& source, const FieldDescriptor* field, Message* to) {
  const Reflection& reflection = *source.GetReflection();
  if (field->is_map()) {  // reflection cannot change a map; the class can merge it
    const std::unique_ptr<Message> only(source.New());
    only->CopyFrom(source);
    std::vector<const FieldDescriptor*> fields;
    reflection.ListFields(source, &fields);
    for (const FieldDescriptor* const other : fields) {
      if (other != field) reflection.ClearField(only.get(), other);
    }
    only->DiscardUnknownFields();
    to->MergeFrom(*only);
  } else if (field->is_repeated()) {
    const int count = reflection.FieldSize(source, field);
    for (int i = 0; i < count; ++i) add_value(source, field, i, to);
  } else if (reflection.HasField(source, field)) {
    copy_value(source, field, to);
  }
}

void merge(const Node& node, const Message& source, const FieldMaskUtil::MergeOptions& options, Message* destination) {
  const Reflection& reflection = *source.GetReflection();
  const Descriptor& type = *source.GetDescriptor();
  for (const auto& [name, part] : node.parts) {
    const FieldDescriptor* const field = type.FindFieldByName(name);
    if (field == nullptr) {
      GOOGLE_LOG(ERROR) << "Cannot find field \"" << name << "\" in message " << type.full_name();
    } else if (!part.is_whole()) {
      if (field->is_repeated() || !is_message(*field)) {
        GOOGLE_LOG(ERROR) << "Field \"" << name << "\" in message " << type.full_name()
                          << " is not a singular message field and cannot have sub-fields.";
        continue;
      }
      merge(part, reflection.GetMessage(source, field), options, reflection.MutableMessage(destination, field));
    } else {
      const bool replaces = field->is_repeated() ? options.replace_repeated_fields()
                            : is_message(*field) ? options.replace_message_fields()
                                                 : true;
      if (replaces) reflection.ClearField(destination, field);
      merge_field(source, field, destination);
    }
  }
}

}  // namespace

std::string FieldMaskUtil::ToString(const FieldMask& mask) {
  std::string text;
  for (const std::string& path : mask.paths()) text += (&path != &mask.paths(0) ? "," : "") + path;
  return text;
}

void FieldMaskUtil::FromString(std::string_view text, FieldMask* out) {
  out->Clear();
  for_each_part(text, ',', [out](std::string_view path) {
    out->add_paths(std::string(path));
    return true;
  });
}

bool FieldMaskUtil::ToJsonString(const FieldMask& mask, std::string* out) {
  out->clear();
  for (const std::string& path : mask.paths()) {
    if (&path != &mask.paths(0)) *out += ',';
    if (!append_camel_case(*out, path)) return false;
  }
  return true;
}

bool FieldMaskUtil::FromJsonString(std::string_view text, FieldMask* out) {
  out->Clear();
  return for_each_part(text, ',', [out](std::string_view path) {
    std::string converted;
    if (!append_snake_case(converted, path)) return false;
    out->add_paths(converted);
    return true;
  });
}

bool FieldMaskUtil::GetFieldDescriptors(const Descriptor* descriptor, std::string_view path,
                                        std::vector<const FieldDescriptor*>* field_descriptors) {
  if (field_descriptors != nullptr) field_descriptors->clear();
  return for_each_part(path, '.', [&](std::string_view name) {
    const FieldDescriptor* const field = descriptor != nullptr ? descriptor->FindFieldByName(name) : nullptr;
    if (field == nullptr) return false;
    if (field_descriptors != nullptr) field_descriptors->push_back(field);
    descriptor = field->is_repeated() ? nullptr : field->message_type();
    return true;
  });
}

void FieldMaskUtil::GetFieldMaskForAllFields(const Descriptor* descriptor, FieldMask* out) {
  for (int i = 0; i < descriptor->field_count(); ++i) out->add_paths(descriptor->field(i)->name());
}

void FieldMaskUtil::ToCanonicalForm(const FieldMask& mask, FieldMask* out) {
  write_to(tree_of(mask), out);
}

void FieldMaskUtil::Union(const FieldMask& mask1, const FieldMask& mask2, FieldMask* out) {
  Node root = tree_of(mask1);
  for (const std::string& path : mask2.paths()) add_path(root, path);
  write_to(root, out);
}

void FieldMaskUtil::Intersect(const FieldMask& mask1, const FieldMask& mask2, FieldMask* out) {
  const Node first = tree_of(mask1);
  const Node second = tree_of(mask2);
  if (first.is_whole() || second.is_whole()) return out->Clear();  // an empty mask selects nothing
  write_to(intersection(first, second), out);
}

void FieldMaskUtil::Subtract(const Descriptor* descriptor, const FieldMask& mask1, const FieldMask& mask2,
                             FieldMask* out) {
  Node root = tree_of(mask1);
  for (const std::string& path : mask2.paths()) {
    const std::vector<const FieldDescriptor*> fields = fields_of(descriptor, path);
    if (!fields.empty() && !root.is_whole()) remove_path(root, *descriptor, fields, 0);
  }
  write_to(root, out);
}

bool FieldMaskUtil::IsPathInFieldMask(std::string_view path, const FieldMask& mask) {
  return std::any_of(mask.paths().begin(), mask.paths().end(), [path](const std::string& selected) {
    return path.substr(0, selected.size()) == selected &&
           (path.size() == selected.size() || path[selected.size()] == '.');
  });
}

void FieldMaskUtil::MergeMessageTo(const Message& source, const FieldMask& mask, const MergeOptions& options,
                                   Message* destination) {
  GOOGLE_CHECK(source.GetDescriptor() == destination->GetDescriptor());
  merge(tree_of(mask), source, options, destination);
}

bool FieldMaskUtil::TrimMessage(const FieldMask& mask, Message* message) {
  return TrimMessage(mask, message, TrimOptions());
}

bool FieldMaskUtil::TrimMessage(const FieldMask& mask, Message* message, const TrimOptions& options) {
  Node root = tree_of(mask);
  if (root.is_whole()) return false;
  if (options.keep_required_fields()) add_required(root, *message->GetDescriptor());
  return trim(root, message);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
