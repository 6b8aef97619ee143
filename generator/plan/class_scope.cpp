#include "plan/class_scope.h"

#include <algorithm>
#include <iterator>
#include <vector>

#include "plan/field_shape.h"
#include "plan/schema_names.h"

namespace onnxgen::plan {
namespace {

// Public members of onnxgen::Message and members of every emitted class. Private members start with a capital letter,
// which no field accessor does.
constexpr std::string_view kNativeMembers[] = {
    "AppendPartialToString",
    "AppendToString",
    "ByteSizeLong",
    "Clear",
    "ColdFields_",
    "CopyFrom",
    "Description_",
    "Descriptor_",
    "Data_",
    "Fields_",
    "Info_",
    "IsInitialized",
    "MergeFrom",
    "MergeFromString",
    "MoveFrom",
    "ParseBorrowed",
    "ParseFromArray",
    "ParseFromIstream",
    "ParseFromString",
    "ParsePartialFromArray",
    "ParsePartialFromIstream",
    "ParsePartialFromString",
    "SerializeAsString",
    "SerializePartialAsString",
    "SerializePartialToArray",
    "SerializePartialToOstream",
    "SerializePartialToSink",
    "SerializePartialToString",
    "SerializeToArray",
    "SerializeToOstream",
    "SerializeToSink",
    "SerializeToString",
    "Storage_",
    "Swap",
    "default_instance",
    "unknown_fields",
};

// Public members of google::protobuf::Message and members of every emitted class.
constexpr std::string_view kProtobufMembers[] = {
    "AppendPartialToString",
    "AppendToString",
    "ByteSize",
    "ByteSizeLong",
    "CheckInitialized",
    "CheckTypeAndMergeFrom",
    "Class_",
    "Clear",
    "CopyFrom",
    "Description_",
    "Descriptor_",
    "Data_",
    "DebugString",
    "DiscardUnknownFields",
    "Fields_",
    "FindInitializationErrors",
    "GetArena",
    "GetCachedSize",
    "GetDescriptor",
    "GetMetadata",
    "GetReflection",
    "GetTypeName",
    "Info_",
    "InitializationErrorString",
    "IsInitialized",
    "MergeFrom",
    "MergeFromBoundedZeroCopyStream",
    "MergeFromCodedStream",
    "MergeFromString",
    "MergePartialFromBoundedZeroCopyStream",
    "MergePartialFromCodedStream",
    "MergePartialFromString",
    "New",
    "ParseFromArray",
    "ParseFromBoundedZeroCopyStream",
    "ParseFromCodedStream",
    "ParseFromFileDescriptor",
    "ParseFromIstream",
    "ParseFromString",
    "ParseFromZeroCopyStream",
    "ParsePartialFromArray",
    "ParsePartialFromBoundedZeroCopyStream",
    "ParsePartialFromCodedStream",
    "ParsePartialFromFileDescriptor",
    "ParsePartialFromIstream",
    "ParsePartialFromString",
    "ParsePartialFromZeroCopyStream",
    "PrintDebugString",
    "SerializeAsString",
    "SerializePartialAsString",
    "SerializePartialToArray",
    "SerializePartialToCodedStream",
    "SerializePartialToFileDescriptor",
    "SerializePartialToOstream",
    "SerializePartialToString",
    "SerializePartialToZeroCopyStream",
    "SerializeToArray",
    "SerializeToCodedStream",
    "SerializeToFileDescriptor",
    "SerializeToOstream",
    "SerializeToString",
    "SerializeToZeroCopyStream",
    "SerializeWithCachedSizes",
    "SerializeWithCachedSizesToArray",
    "ShortDebugString",
    "SpaceUsed",
    "SpaceUsedLong",
    "Storage_",
    "Swap",
    "TryParse",
    "UnsafeArenaSwap",
    "Utf8DebugString",
    "VirtualTableIsHere_",
    "VirtualTableOfMessageIsHere_",
    "default_instance",
    "internal_default_instance",
};

// Additional members of extendable classes.
constexpr std::string_view kExtensionMembers[] = {
    "AddExtension",  "CheckExtension",   "ClearExtension",
    "ExtensionSize", "GetExtension",     "GetRepeatedExtension",
    "HasExtension",  "MutableExtension", "MutableRepeatedExtension",
    "SetExtension",
};

// Names of the base classes that accessors may reuse. Name lookup finds them before a type with the same name.
constexpr std::string_view kInheritedNames[] = {
    "ClassData",
    "Extendable",
    "ExtendableClassData",
    "ExtendableData",
    "Message",
    "MessageBody",
    "MessageData",
    "MessageLite",
    "MessageLiteBody",
    "ParsedMessage",
    "clear_has",
    "clear_text",
    "clear_unknown_fields",
    "data_of",
    "descriptor",
    "extensions",
    "has",
    "has_bits",
    "header",
    "info_of",
    "marked",
    "mutable_unknown_fields",
    "partial",
    "self",
    "serialize_to_sink",
    "set_has",
    "swap",
    "unknown_fields",
    "view",
};

Origin origin_of(const schema::Field& field) {
  return {field.is_extension ? "extension" : "field", field.name, field.name_span};
}
Origin origin_of(const schema::Oneof& oneof) {
  return {"oneof", oneof.name, oneof.name_span};
}
Origin origin_of(const schema::Message& message) {
  return {"message", message.name, message.name_span};
}
Origin origin_of(const schema::Enum& enumeration) {
  return {"enum", enumeration.name, enumeration.name_span};
}
Origin origin_of(const schema::EnumValue& value) {
  return {"enum value", value.name, value.name_span};
}

void add_enum(NameScope& scope, const schema::Enum& enumeration) {
  const Origin origin = origin_of(enumeration);
  const Identifier name = Identifier::escape(enumeration.name);
  scope.add(name, origin);
  for (const auto& value : enumeration.values) scope.add(Identifier::escape(value->name), origin_of(*value));
  for (const char* suffix : {"_MIN", "_MAX", "_ARRAYSIZE", "_IsValid", "_Name", "_Parse"}) {
    scope.add(Identifier::escape(enumeration.name + suffix), origin);
  }
}

void add_oneof(NameScope& scope, const schema::Oneof& oneof) {
  const Origin origin = origin_of(oneof);
  const Identifier name = Identifier::exact(oneof.name);
  scope.add(Identifier::case_type(oneof.name), origin);
  scope.add(Identifier::not_set(oneof.name), origin);
  scope.add(name.with_suffix("_case"), origin, Declares::kConstFunction);
  scope.add(name.with_prefix("clear_"), origin, Declares::kFunction);
}

constexpr std::string_view kSetAllocated = "set_allocated_";
constexpr std::string_view kUnsafeSetAllocated = "unsafe_arena_set_allocated_";

// Returns the prefixes of the functions that change a field of this kind, except clear_.
std::vector<std::string_view> prefixes(FieldKind kind, Profile profile) {
  using Prefixes = std::vector<std::string_view>;
  const bool is_native = profile == Profile::kNative;
  const Prefixes protobuf_text{"set_", "mutable_", "release_", kSetAllocated};
  switch (kind) {
    case FieldKind::kScalar:
      return {"set_"};
    case FieldKind::kString:
      return is_native ? Prefixes{"set_"} : protobuf_text;
    case FieldKind::kBytes:
      return is_native ? Prefixes{"set_", "borrow_", "resize_"} : protobuf_text;
    case FieldKind::kMessage:
      if (is_native) return {"mutable_"};
      return {"mutable_", "release_", kSetAllocated, "unsafe_arena_release_", kUnsafeSetAllocated};
    case FieldKind::kMap:
      return {"mutable_"};
    case FieldKind::kRepeatedScalar:
    case FieldKind::kRepeatedText:
      return {"set_", "add_", "mutable_"};
    case FieldKind::kRepeatedMessage:
      return {"add_", "mutable_"};
  }
  return {};
}

void add_field(NameScope& scope, const schema::Field& field, Profile profile) {
  const Origin origin = origin_of(field);
  const Identifier name = Identifier::accessor(field.name);
  scope.add(name, origin, Declares::kConstFunction);
  scope.add(name.with_prefix("clear_"), origin, Declares::kFunction);
  for (const std::string_view prefix : prefixes(kind_of(field), profile)) {
    scope.add(
        name.with_prefix(prefix), origin,
        prefix == kSetAllocated || prefix == kUnsafeSetAllocated ? Declares::kTakesOwnership : Declares::kFunction);
  }
  if (presence_of(field, profile) != Presence::kNone) {
    scope.add(name.with_prefix("has_"), origin, Declares::kConstFunction);
  }
  if (field.label == schema::Label::kRepeated) scope.add(name.with_suffix("_size"), origin, Declares::kConstFunction);
  if (field.oneof != nullptr) scope.add(Identifier::constant(field.name), origin);
}

}  // namespace

NameScope make_class_scope(const schema::Message& message, Profile profile, source::Diagnostics& diagnostics) {
  NameScope scope(diagnostics);
  const auto reserve = [&scope](const auto& names) {
    for (const std::string_view name : names)
      scope.reserve(Identifier::exact(name), "a member of every generated class");
  };
  if (profile == Profile::kNative) {
    reserve(kNativeMembers);
  } else {
    reserve(kProtobufMembers);
  }
  if (profile == Profile::kNative && !message.extension_ranges.empty()) {
    for (const std::string_view name : kExtensionMembers) {
      scope.reserve(Identifier::exact(name), "a member of every extendable class");
    }
  }
  scope.add(class_name(message), origin_of(message));
  scope.reserve(class_name(message), "the enclosing class");
  for (const auto& nested : message.messages) {
    if (!nested->map_entry) scope.add(Identifier::escape(nested->name), origin_of(*nested));
  }
  for (const auto& nested : message.enums) add_enum(scope, *nested);
  for (const auto& oneof : message.oneofs) add_oneof(scope, *oneof);
  for (const auto& field : message.fields) add_field(scope, *field, profile);
  if (profile == Profile::kNative) {
    for (const auto& extension : message.extensions) {
      scope.add(Identifier::escape(extension->name), origin_of(*extension));
    }
  }
  const std::vector<const schema::Field*> numbered = numbered_in(message);
  const std::vector<Identifier> constants = number_constants(numbered);
  for (std::size_t i = 0; i < numbered.size(); ++i) scope.add(constants[i], origin_of(*numbered[i]));
  return scope;
}

bool hides(const NameScope& class_scope, const Identifier& home, const Identifier& name) {
  const std::string& text = name.str();
  // The data struct also contains a member x_ for each accessor x of the class.
  const bool is_member = text.back() == '_' && class_scope.contains(text.substr(0, text.size() - 1));
  return is_member || (class_scope.contains(text) && !(name == home)) ||
         std::binary_search(std::begin(kInheritedNames), std::end(kInheritedNames), text);
}

}  // namespace onnxgen::plan
