#include "plan/class_scope.h"

#include <algorithm>
#include <iterator>
#include <optional>
#include <vector>

#include "plan/field_shape.h"

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

// Members that every class of the protobuf profile, or every class of protoc, declares itself. Elements of the schema
// cannot have these names; they may have the names of inherited members, as with protoc.
constexpr std::string_view kProtobufMembers[] = {
    "ByteSizeLong",
    "Class_",
    "Clear",
    "CopyFrom",
    "Data_",
    "Description_",
    "Descriptor_",
    "Fields_",
    "GetCachedSize",
    "GetDescriptor",
    "GetMetadata",
    "GetReflection",
    "Info_",
    "IsInitialized",
    "MergeFrom",
    "New",
    "Storage_",
    "Swap",
    "UnsafeArenaSwap",
    "default_instance",
    "internal_default_instance",
};

// Additional members of extendable classes, in both profiles and in one of them.
constexpr std::string_view kExtensionMembers[] = {
    "AddExtension",     "ClearExtension",           "ExtensionSize",
    "GetExtension",     "GetRepeatedExtension",     "HasExtension",
    "MutableExtension", "MutableRepeatedExtension", "SetExtension",
};
constexpr std::string_view kNativeExtensionMembers[] = {"CheckExtension"};
constexpr std::string_view kProtobufExtensionMembers[] = {
    "ReleaseExtension",
    "SetAllocatedExtension",
    "UnsafeArenaReleaseExtension",
    "UnsafeArenaSetAllocatedExtension",
};

// Members of the base classes. Elements of the schema may have these names, but inside the class, name lookup finds the
// member before a type of the same name, which must therefore be qualified.
constexpr std::string_view kInheritedNames[] = {
    "AppendPartialToCord",
    "AppendPartialToString",
    "AppendToCord",
    "AppendToString",
    "ByteSize",
    "CheckInitialized",
    "CheckTypeAndMergeFrom",
    "ClassData",
    "DebugString",
    "DiscardUnknownFields",
    "Extendable",
    "ExtendableClassData",
    "ExtendableData",
    "ExtensionAccessors",
    "FindInitializationErrors",
    "GetArena",
    "GetTypeName",
    "InitializationErrorString",
    "MergeFromBoundedZeroCopyStream",
    "MergeFromCodedStream",
    "MergeFromCord",
    "MergeFromString",
    "MergePartialFromBoundedZeroCopyStream",
    "MergePartialFromCodedStream",
    "MergePartialFromCord",
    "MergePartialFromString",
    "Message",
    "MessageBody",
    "MessageData",
    "MessageLite",
    "MessageLiteBody",
    "ParseFromArray",
    "ParseFromBoundedZeroCopyStream",
    "ParseFromCodedStream",
    "ParseFromCord",
    "ParseFromFileDescriptor",
    "ParseFromIstream",
    "ParseFromString",
    "ParseFromZeroCopyStream",
    "ParsePartialFromArray",
    "ParsePartialFromBoundedZeroCopyStream",
    "ParsePartialFromCodedStream",
    "ParsePartialFromCord",
    "ParsePartialFromFileDescriptor",
    "ParsePartialFromIstream",
    "ParsePartialFromString",
    "ParsePartialFromZeroCopyStream",
    "ParsedMessage",
    "PrintDebugString",
    "SerializeAsCord",
    "SerializeAsString",
    "SerializePartialAsCord",
    "SerializePartialAsString",
    "SerializePartialToArray",
    "SerializePartialToCodedStream",
    "SerializePartialToCord",
    "SerializePartialToFileDescriptor",
    "SerializePartialToOstream",
    "SerializePartialToString",
    "SerializePartialToZeroCopyStream",
    "SerializeToArray",
    "SerializeToCodedStream",
    "SerializeToCord",
    "SerializeToFileDescriptor",
    "SerializeToOstream",
    "SerializeToString",
    "SerializeToZeroCopyStream",
    "SerializeWithCachedSizes",
    "SerializeWithCachedSizesToArray",
    "ShortDebugString",
    "SpaceUsed",
    "SpaceUsedLong",
    "TryMerge_",
    "TryParse",
    "Utf8DebugString",
    "VirtualTableIsHere_",
    "VirtualTableOfMessageIsHere_",
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

// Names of parameters, variables and constants inside emitted functions, which hide types of the same name. Names that
// begin with kEntryOf_ or kFieldsOf_ (descriptions of map entries) also hide types; see hides().
constexpr std::string_view kLocalNames[] = {
    "a",       "arena",   "b",    "data",  "handle", "index", "kEntries", "kExtensions",
    "kFields", "kOneofs", "name", "names", "other",  "size",  "taken",    "value",
};

// Returns the names in the class of a nested enum with this stem: Kind, Kind_MIN, Kind_Name, ...
std::vector<Declaration> alias_declarations(const Identifier& stem, Escapes escapes) {
  std::vector<Declaration> names{{Identifier::escape(stem.str(), escapes)}};
  for (const char* suffix : {"_MIN", "_MAX", "_ARRAYSIZE", "_IsValid", "_Name", "_Parse", "_descriptor"}) {
    names.push_back({stem.with_suffix(suffix)});
  }
  return names;
}

std::vector<Declaration> oneof_declarations(const Identifier& stem) {
  return {{stem.with_suffix("_case"), Declares::kConstFunction}, {stem.with_prefix("clear_"), Declares::kFunction}};
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

std::vector<Declaration> field_declarations(const schema::Field& field, Profile profile, const Identifier& stem) {
  std::vector<Declaration> names{{stem, Declares::kConstFunction}, {stem.with_prefix("clear_"), Declares::kFunction}};
  for (const std::string_view prefix : prefixes(kind_of(field), profile)) {
    names.push_back({stem.with_prefix(prefix), prefix == kSetAllocated || prefix == kUnsafeSetAllocated
                                                   ? Declares::kTakesOwnership
                                                   : Declares::kFunction});
  }
  if (presence_of(field, profile) != Presence::kNone) {
    names.push_back({stem.with_prefix("has_"), Declares::kConstFunction});
  }
  if (field.label == schema::Label::kRepeated) names.push_back({stem.with_suffix("_size"), Declares::kConstFunction});
  return names;
}

void reserve_members(const schema::Message& message, Profile profile, NameScope& scope) {
  const auto reserve = [&scope](const auto& names, std::string_view owner) {
    for (const std::string_view name : names) scope.reserve(Identifier::exact(name), owner);
  };
  const bool is_native = profile == Profile::kNative;
  constexpr std::string_view kOwnerOfAll = "a member of every generated class";
  is_native ? reserve(kNativeMembers, kOwnerOfAll) : reserve(kProtobufMembers, kOwnerOfAll);
  if (message.extension_ranges.empty()) return;
  constexpr std::string_view kOwner = "a member of every extendable class";
  reserve(kExtensionMembers, kOwner);
  is_native ? reserve(kNativeExtensionMembers, kOwner) : reserve(kProtobufExtensionMembers, kOwner);
}

void claim_enums(const schema::Message& message, Escapes escapes, ClassNames& names) {
  const auto declarations = [escapes](const Identifier& stem) { return alias_declarations(stem, escapes); };
  for (const auto& nested : message.enums) {
    names.enums[nested.get()] =
        names.scope.claim(Identifier::exact(nested->name), origin_of(*nested), std::nullopt, declarations);
  }
  for (const auto& nested : message.enums) {
    for (const auto& value : nested->values) {
      names.values[value.get()] =
          names.scope.claim(Identifier::escape_in_class(value->name, escapes), origin_of(*value), value->number);
    }
  }
}

void claim_oneofs(const schema::Message& message, ClassNames& names) {
  for (const auto& oneof : message.oneofs) {
    const Origin origin = origin_of(*oneof);
    names.oneofs[oneof.get()] = {
        names.scope.claim(Identifier::exact(oneof->name), origin, std::nullopt, oneof_declarations),
        names.scope.claim(Identifier::case_type(oneof->name), origin),
        names.scope.claim(Identifier::not_set(oneof->name), origin),
    };
  }
}

void claim_fields(const schema::Message& message, const CppOptions& options, ClassNames& names) {
  const Escapes escapes = escapes_of(options);
  for (const auto& field : message.fields) {
    const auto declarations = [&](const Identifier& stem) { return field_declarations(*field, options.profile, stem); };
    names.fields[field.get()].name =
        names.scope.claim(Identifier::accessor(field->name, escapes), origin_of(*field), field->number, declarations);
  }
  for (const auto& field : message.fields) {
    if (field->oneof == nullptr) continue;
    names.fields[field.get()].case_constant =
        names.scope.claim(Identifier::constant(field->name), origin_of(*field), field->number);
  }
}

void claim_number_constant(const schema::Field& field, ClassNames& names) {
  names.fields[&field].number_constant = names.scope.claim(Identifier::constant(field.name, "FieldNumber"),
                                                           origin_of(field), field.number, NameScope::Suffix::kNumber);
}

}  // namespace

ClassNames make_class_names(const schema::Message& message, const Identifier& class_name, const CppOptions& options) {
  const Escapes escapes = escapes_of(options);
  ClassNames names;
  reserve_members(message, options.profile, names.scope);
  names.scope.reserve(class_name, "the enclosing class");
  for (const auto& nested : message.messages) {
    if (nested->map_entry) continue;
    names.messages[nested.get()] = names.scope.claim(Identifier::escape(nested->name, escapes), origin_of(*nested));
  }
  claim_enums(message, escapes, names);
  claim_oneofs(message, names);
  claim_fields(message, options, names);
  for (const auto& field : message.fields) claim_number_constant(*field, names);
  for (const auto& extension : message.extensions) claim_number_constant(*extension, names);
  for (const auto& extension : message.extensions) {
    names.fields[extension.get()].name = names.scope.claim(Identifier::escape_in_class(extension->name, escapes),
                                                           origin_of(*extension), extension->number);
  }
  return names;
}

bool is_own_member(const Identifier& name, Profile profile) {
  const auto is_among = [&name](const auto& names) {
    return std::find(std::begin(names), std::end(names), name.str()) != std::end(names);
  };
  return profile == Profile::kNative ? is_among(kNativeMembers) : is_among(kProtobufMembers);
}

bool is_local_name(const Identifier& name) {
  return std::binary_search(std::begin(kLocalNames), std::end(kLocalNames), name.str());
}

bool hides(const NameScope& class_scope, const Identifier& home, const Identifier& name) {
  const std::string& text = name.str();
  // The data struct also contains a member x_ for each accessor x of the class.
  const bool is_member = text.back() == '_' && class_scope.contains(text.substr(0, text.size() - 1));
  return is_member || (class_scope.contains(text) && !(name == home)) ||
         std::binary_search(std::begin(kInheritedNames), std::end(kInheritedNames), text) || is_local_name(name) ||
         text.rfind("kEntryOf_", 0) == 0 || text.rfind("kFieldsOf_", 0) == 0;
}

}  // namespace onnxgen::plan
