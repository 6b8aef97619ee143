#include "emit/descriptor_text.h"

#include <vector>

#include "emit/enum_text.h"
#include "emit/file_descriptor_text.h"
#include "emit/template.h"

namespace onnxgen::emit {
namespace {

// Hidden, because two shared libraries with different versions of a schema may be in one process: the dynamic linker
// would merge their tables, which are static members.
constexpr const char* kMembers = R"(
struct ONNXGEN_HIDDEN Description_;
static $const$onnxgen::MessageDescriptor Descriptor_;
)";

constexpr const char* kLayoutMember = R"(
struct ONNXGEN_HIDDEN Description_;
)";

constexpr const char* kLayout = R"(
struct $class$::Description_ {
  $places$
  static constexpr onnxgen::heap::ClassLayout kLayout{$fields$, $count$, $extensions$, $message_set$};
};
)";

constexpr const char* kPlaces = R"(
static constexpr onnxgen::heap::ClassLayout::Field kFields[] = {
    $places$
};
)";

constexpr const char* kPlace = R"(
{{$number$, $offset$, $case_offset$, $has_bit$, onnxgen::Storage::$storage$,
  onnxgen::PresenceKept::$presence$, $messages$}, $default_text$, $default_size$},
)";

constexpr const char* kEnumDeclaration = R"(
/// Names and numbers of the enumerators, for reflection, text and JSON.
extern $export$const onnxgen::EnumDescriptor $name$;
)";

constexpr const char* kEnumDefinition = R"(
const onnxgen::EnumDescriptor $name${
    $full_name$, $entries$, $count$, $null_value$$last_members$,
};
)";

constexpr const char* kTypes = R"(
namespace {

constexpr const onnxgen::MessageDescriptor* $name$_list[] = {
    $types$
};
constexpr onnxgen::TypeList $name${$name$_list, $count$$find_other$};

}  // namespace
)";

// Compilers compute offsets of members correctly for any base classes. They warn because the standard does not
// guarantee it.
constexpr const char* kDescriptors = R"(
#if defined(__GNUC__)
#pragma GCC diagnostic ignored "-Winvalid-offsetof"
#endif

$descriptors$
)";

constexpr const char* kDescription = R"(
struct $class$::Description_ {
  $members$
};
)";

constexpr const char* kFields = R"(
static constexpr onnxgen::FieldDescriptor $name$[] = {
    $fields$
};
)";

constexpr const char* kField = R"(
{$name$, $json_name$, $descriptor$, $default_text$, $default_bits$, $number$, $position$,
 onnxgen::FieldType::$type$, onnxgen::Cardinality::$cardinality$, $flags$, $oneof$,
 onnxgen::Storage::$storage$, onnxgen::PresenceKept::$presence$, $has_bit$, $offset$},
)";

constexpr const char* kOneofs = R"(
static constexpr onnxgen::OneofDescriptor kOneofs[] = {
    $oneofs$
};
)";

constexpr const char* kEntry = R"(
static constexpr onnxgen::MessageDescriptor $name${
    $full_name$,
    $fields$, $count$, $dense_count$, nullptr, 0, $types$, nullptr,
    &onnxgen::kMapAccess<decltype(Data_::$map$)>, onnxgen::WellKnown::kNone, true, false, false,
    $last_members$
};
)";

constexpr const char* kDescriptor = R"(
$const$onnxgen::MessageDescriptor $class$::Descriptor_{
    $full_name$, $fields$, $count$, $dense_count$, $oneofs$, $oneof_count$, $types$, &Info_,
    nullptr, onnxgen::WellKnown::$well_known$, false, $message_set$, $extendable$, $reserved_names$,
    $last_members$
};
)";

// Returns whether extensions of other files may be added to the descriptor when the program starts.
bool is_linked(const plan::Message& message, plan::Profile profile) {
  return message.extendable && profile == plan::Profile::kProtobuf;
}

std::string bool_text(bool value) {
  return value ? "true" : "false";
}

std::string fields_array(const std::string& name, const plan::MessageDescriptor& descriptor) {
  if (descriptor.fields.empty()) return {};
  std::string fields;
  for (const plan::FieldDescriptor& field : descriptor.fields) fields += field_descriptor(field);
  return Variables{{"name", name}, {"fields", fields}}.expand(kFields);
}

std::string oneofs_array(const plan::Message& message) {
  std::string oneofs;
  for (const plan::Oneof& oneof : message.oneofs) {
    oneofs += "{\"" + oneof.schema_name + "\", offsetof(Data_, " + oneof.case_member.str() + ")},\n";
  }
  return oneofs.empty() ? oneofs : Variables{{"oneofs", oneofs}}.expand(kOneofs);
}

std::string entry_text(const plan::MapEntryDescriptor& map, const std::string& types, const plan::CppFile& file) {
  const bool is_described = file.has_enum_descriptors();
  const std::string fields = "kFieldsOf_" + map.name;
  return join_paragraphs(
      {fields_array(fields, map.entry),
       Variables{
           {"name", map.name},
           {"full_name", map.entry.full_name},
           {"fields", fields},
           {"count", std::to_string(map.entry.fields.size())},
           {"dense_count", std::to_string(map.entry.dense_count)},
           {"types", types},
           {"map", map.member},
           {"last_members",
            is_described ? "nullptr, nullptr, nullptr, 0, 0, " + file.descriptor.local_name.str() + ",\n" : ""},
       }
           .expand(kEntry)});
}

// Returns the last initializers of an enum's descriptor, after a comma, or an empty string if they are all null. The
// positions are null if the schema lists the values in ascending order.
std::string last_members(const plan::Enum& enumeration, const plan::CppFile& file) {
  std::string positions;
  bool is_sorted = true;
  for (std::size_t i = 0; i < enumeration.entries.size(); ++i) {
    const std::size_t position = enumeration.entries[i].position;
    is_sorted = is_sorted && position == i;
    positions += (i != 0 ? ", " : "") + std::to_string(position);
  }
  positions = is_sorted ? "nullptr" : "onnxgen::kPositions<" + positions + ">";
  if (file.has_enum_descriptors()) return ", " + positions + ", " + file.descriptor.local_name.str();
  return is_sorted ? "" : ",\n    " + positions;
}

// Returns the last initializers of a message's descriptor, or an empty string if they are all zero.
std::string last_members(const plan::Message& message, const plan::CppFile& file) {
  const std::string extensions = message.extendable ? " offsetof(Data_, extensions),\n" : "\n";
  if (file.profile == plan::Profile::kNative) {
    const std::string cold = "sizeof(ColdFields_),\n";
    if (!message.cold_fields.empty()) return "nullptr, nullptr," + (message.extendable ? extensions : " 0,\n") + cold;
    return message.extendable ? "nullptr, nullptr," + extensions : "";
  }
  const std::string name = message.name.str();
  return "&::google::protobuf::internal::default_object<" + name + ">, &" + name + "::Info_, " +
         (message.extendable ? "offsetof(Data_, extensions)" : "0") + ", 0, " + file.descriptor.local_name.str() +
         ",\n";
}

std::string message_text(const plan::Message& message, const std::string& types, const plan::CppFile& file) {
  const plan::MessageDescriptor& descriptor = message.descriptor;
  std::vector<std::string> members;
  for (const plan::MapEntryDescriptor& map : message.map_entries) members.push_back(entry_text(map, types, file));
  members.push_back(fields_array("kFields", descriptor));
  members.push_back(oneofs_array(message));
  const std::string description = join_paragraphs(members);
  const std::string definition =
      Variables{
          {"class", message.name.str()},
          {"const", is_linked(message, file.profile) ? "" : "const "},
          {"full_name", descriptor.full_name},
          {"fields", descriptor.fields.empty() ? "nullptr" : "Description_::kFields"},
          {"count", std::to_string(descriptor.fields.size())},
          {"dense_count", std::to_string(descriptor.dense_count)},
          {"oneofs", message.oneofs.empty() ? "nullptr" : "Description_::kOneofs"},
          {"oneof_count", std::to_string(message.oneofs.size())},
          {"types", types},
          {"well_known", descriptor.well_known},
          {"message_set", bool_text(descriptor.message_set)},
          {"extendable", bool_text(descriptor.extendable)},
          {"reserved_names", descriptor.reserved_names},
          {"last_members", last_members(message, file)},
      }
          .expand(kDescriptor);
  if (description.empty()) return definition;
  return join_paragraphs(
      {Variables{{"class", message.name.str()}, {"members", description}}.expand(kDescription), definition});
}

std::string enum_descriptor(const plan::Enum& enumeration, const plan::CppFile& file) {
  return Variables{
      {"name", enumeration.descriptor_name.str()},          {"full_name", enumeration.full_name},
      {"entries", enumeration.entries_name.str()},          {"count", std::to_string(enumeration.entries.size())},
      {"null_value", bool_text(enumeration.is_null_value)}, {"last_members", last_members(enumeration, file)},
  }
      .expand(kEnumDefinition);
}

std::string any_types(const plan::CppFile& file) {
  if (file.any_types.empty()) return {};
  std::string types;
  for (const std::string& type : file.any_types) types += type + ",\n";
  return Variables{
      {"name", file.any_types_name.str()},
      {"types", types},
      {"count", std::to_string(file.any_types.size())},
      {"find_other", file.has_enum_descriptors() ? ", ::google::protobuf::internal::find_linked_type" : ""},
  }
      .expand(kTypes);
}

}  // namespace

std::string descriptor_members(const plan::Message& message, plan::Profile profile) {
  return Variables{{"const", is_linked(message, profile) ? "" : "const "}}.expand(kMembers);
}

std::string layout_member() {
  return Variables{}.expand(kLayoutMember);
}

std::string layout_definition(const plan::Message& message) {
  std::string places;
  for (const auto& [field, case_offset, messages] : message.places) {
    places +=
        Variables{
            {"number", std::to_string(field.number)},
            {"offset", field.offset},
            {"case_offset", case_offset},
            {"has_bit", std::to_string(field.has_bit)},
            {"storage", field.storage},
            {"presence", field.presence},
            {"messages", messages},
            {"default_text", field.default_text},
            {"default_size", field.default_bits},
        }
            .expand(kPlace);
  }
  return Variables{
      {"class", message.name.str()},
      {"places", places.empty() ? "" : Variables{{"places", places}}.expand(kPlaces)},
      {"fields", places.empty() ? "nullptr" : "kFields"},
      {"count", std::to_string(message.places.size())},
      {"extensions", message.extendable ? "offsetof(Data_, extensions)" : "0"},
      {"message_set", bool_text(message.descriptor.message_set)},
  }
      .expand(kLayout);
}

std::string field_descriptor(const plan::FieldDescriptor& field) {
  return Variables{
      {"name", field.name},
      {"json_name", field.json_name},
      {"descriptor", field.descriptor},
      {"default_text", field.default_text},
      {"default_bits", field.default_bits},
      {"number", std::to_string(field.number)},
      {"position", std::to_string(field.position)},
      {"type", field.type},
      {"cardinality", field.cardinality},
      {"flags", field.flags},
      {"oneof", std::to_string(field.oneof)},
      {"storage", field.storage},
      {"presence", field.presence},
      {"has_bit", std::to_string(field.has_bit)},
      {"offset", field.offset},
  }
      .expand(kField);
}

std::string enum_descriptor_declaration(const plan::Enum& enumeration, const std::string& export_prefix) {
  return Variables{{"export", export_prefix}, {"name", enumeration.descriptor_name.str()}}.expand(kEnumDeclaration);
}

std::string descriptor_definitions(const plan::CppFile& file) {
  std::string descriptors;
  for (const plan::Enum& enumeration : file.enums) {
    if (!file.descriptor_path.empty()) append_paragraph(descriptors, shared_entries_declaration(enumeration));
    append_paragraph(descriptors, enum_descriptor(enumeration, file));
  }
  append_paragraph(descriptors, any_types(file));
  for (const plan::Message& message : file.messages) {
    append_paragraph(descriptors,
                     message_text(message, file.any_types.empty() ? "nullptr" : "&" + file.any_types_name.str(), file));
  }
  if (descriptors.empty()) return descriptors;
  if (file.has_enum_descriptors()) descriptors.insert(0, own_file_text(file));
  return Variables{{"descriptors", std::move(descriptors)}}.expand(kDescriptors);
}

}  // namespace onnxgen::emit
