#include "google/protobuf/descriptors/declarations.h"

#include <algorithm>
#include <set>

#include "google/protobuf/descriptors/encoded_fields.h"
#include "google/protobuf/descriptors/file_list.h"
#include "google/protobuf/stubs/logging.h"
#include "onnxgen/reflection/descriptor.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {
namespace {

// Returns the full name of a type. Serialized descriptors contain it with a leading dot.
std::string_view without_dot(std::string_view name) {
  return name.substr(name.empty() || name.front() != '.' ? 0 : 1);
}

// Reads a range: a message with the fields start (1) and end (2).
template <class Range>
Range read_range(std::string_view bytes) {
  Range range{};
  range.start = find_encoded(bytes, 1).as_int();
  range.end = find_encoded(bytes, 2).as_int();
  return range;
}

}  // namespace

// The field numbers in the following functions are those of descriptor.proto.

FileDeclarations::FileDeclarations(const onnxgen::FileDescriptor& data) {
  for (std::size_t i = 0; data.part_count > 1 && i < data.part_count; ++i) joined += data.parts[i];
  encoded = data.part_count > 1 ? std::string_view(joined) : data.parts[0];
  read_file();
  if (const onnxgen::FileTypes* const types = types_of(data)) connect(*types);
  index_names();
}

void FileDeclarations::read_file() {
  scopes.emplace_back();
  package = find_encoded(encoded, 2).bytes;  // read first, because the elements' names contain it
  read_fields(encoded, [this](const EncodedField& field) {
    switch (field.number) {
      case 1:
        name = field.bytes;
        break;
      case 3:
        ++import_count;
        break;
      case 4:
        read_message(field.bytes, kFileScope);
        break;
      case 5:
        read_enum(field.bytes, kFileScope);
        break;
      case 6:
        services.push_back(field.bytes);
        break;
      case 7:
        read_extension(field.bytes, kFileScope);
        break;
      case 10:
        public_imports.push_back(field.as_int());
        break;
      case 11:
        weak_imports.push_back(field.as_int());
        break;
      case 12:
        syntax = field.bytes == "proto3" ? FileDescriptor::SYNTAX_PROTO3 : FileDescriptor::SYNTAX_UNKNOWN;
        break;
      default:
        break;
    }
  });
}

// Returns the full name of an element: the name of its scope, followed by its own name (field 1).
std::string FileDeclarations::full_name(std::string_view bytes, int scope) const {
  std::string text(scope == kFileScope ? package : messages[static_cast<std::size_t>(scope)].full_name);
  if (!text.empty()) text += '.';
  return text.append(find_encoded(bytes, 1).bytes);
}

void FileDeclarations::read_message(std::string_view bytes, int scope) {
  const int own = static_cast<int>(messages.size());
  std::vector<int>& siblings = scopes[static_cast<std::size_t>(scope + 1)].messages;
  MessageDeclaration read;
  read.encoded = bytes;
  read.full_name = full_name(bytes, scope);
  read.index = static_cast<int>(siblings.size());
  read.scope = scope;
  siblings.push_back(own);
  messages.push_back(std::move(read));
  scopes.emplace_back();
  read_fields(bytes, [this, own](const EncodedField& field) {
    MessageDeclaration& message = messages[static_cast<std::size_t>(own)];
    switch (field.number) {
      case 2:
        message.fields.push_back(field.bytes);
        break;
      case 3:
        read_message(field.bytes, own);
        break;
      case 4:
        read_enum(field.bytes, own);
        break;
      case 5:
        message.extension_ranges.push_back(read_range<Descriptor::ExtensionRange>(field.bytes));
        message.extension_ranges.back().encoded = field.bytes;
        break;
      case 6:
        read_extension(field.bytes, own);
        break;
      case 8:
        message.oneofs.push_back(field.bytes);
        break;
      case 9:
        message.reserved_ranges.push_back(read_range<Descriptor::ReservedRange>(field.bytes));
        break;
      case 10:
        message.reserved_names.emplace_back(field.bytes);
        break;
      default:
        break;
    }
  });
}

void FileDeclarations::read_enum(std::string_view bytes, int scope) {
  std::vector<int>& siblings = scopes[static_cast<std::size_t>(scope + 1)].enums;
  EnumDeclaration read;
  read.encoded = bytes;
  read.full_name = full_name(bytes, scope);
  read.index = static_cast<int>(siblings.size());
  read.scope = scope;
  siblings.push_back(static_cast<int>(enums.size()));
  read_fields(bytes, [&read](const EncodedField& field) {
    if (field.number == 2) read.values.push_back(field.bytes);
    if (field.number == 4) read.reserved_ranges.push_back(read_range<EnumDescriptor::ReservedRange>(field.bytes));
    if (field.number == 5) read.reserved_names.emplace_back(field.bytes);
  });
  enums.push_back(std::move(read));
}

void FileDeclarations::read_extension(std::string_view bytes, int scope) {
  std::vector<int>& siblings = scopes[static_cast<std::size_t>(scope + 1)].extensions;
  ExtensionDeclaration read;
  read.encoded = bytes;
  read.full_name = full_name(bytes, scope);
  read.index = static_cast<int>(siblings.size());
  read.scope = scope;
  read.extendee = without_dot(find_encoded(bytes, 2).bytes);
  read.number = find_encoded(bytes, 3).as_int();
  siblings.push_back(static_cast<int>(extensions.size()));
  extensions.push_back(std::move(read));
}

// Finds the classes of the messages and enums. The entry of a map has no class, only a description in its field.
void FileDeclarations::connect(const onnxgen::FileTypes& types) {
  std::unordered_map<std::string_view, const onnxgen::MessageDescriptor*> known_messages;
  for (std::size_t i = 0; i < types.message_count; ++i) {
    const onnxgen::MessageDescriptor& message = *types.messages[i];
    known_messages.emplace(message.full_name, &message);
    for (std::size_t j = 0; j < message.field_count; ++j) {
      const onnxgen::FieldDescriptor& field = message.fields[j];
      if (onnxgen::is_map(field)) known_messages.emplace(field.descriptor.message->full_name, field.descriptor.message);
    }
  }
  for (MessageDeclaration& message : messages) {
    const auto found = known_messages.find(message.full_name);
    if (found != known_messages.end()) message.data = found->second;
  }
  std::unordered_map<std::string_view, const onnxgen::EnumDescriptor*> known_enums;
  for (std::size_t i = 0; i < types.enum_count; ++i) known_enums.emplace(types.enums[i]->full_name, types.enums[i]);
  for (EnumDeclaration& enumeration : enums) {
    const auto found = known_enums.find(enumeration.full_name);
    if (found != known_enums.end()) enumeration.data = found->second;
  }
}

void FileDeclarations::index_names() {
  const auto add = [this](const auto& list, Element::Kind kind) {
    for (std::size_t i = 0; i < list.size(); ++i) elements_.emplace(list[i].full_name, Element{kind, i});
  };
  add(messages, Element::kMessage);
  add(enums, Element::kEnum);
  add(extensions, Element::kExtension);
}

const FileDeclarations::Element* FileDeclarations::find(std::string_view full_name, Element::Kind kind) const {
  const auto found = elements_.find(full_name);
  return found != elements_.end() && found->second.kind == kind ? &found->second : nullptr;
}

const MessageDeclaration* FileDeclarations::find_message(std::string_view full_name) const {
  const Element* const found = find(full_name, Element::kMessage);
  return found != nullptr ? &messages[found->index] : nullptr;
}
const EnumDeclaration* FileDeclarations::find_enum(std::string_view full_name) const {
  const Element* const found = find(full_name, Element::kEnum);
  return found != nullptr ? &enums[found->index] : nullptr;
}
const ExtensionDeclaration* FileDeclarations::find_extension(std::string_view full_name) const {
  const Element* const found = find(full_name, Element::kExtension);
  return found != nullptr ? &extensions[found->index] : nullptr;
}

namespace {

// Reports a fatal error if the class is not in this program.
void check_contained(const void* data, const std::string& full_name) {
  GOOGLE_CHECK(data != nullptr) << full_name
                                << ": its class is not in this program or shared library; ask for the descriptor there"
                                   ", or link with -z nostart-stop-gc if lld has removed the list of files";
}

}  // namespace

const Descriptor* FileDeclarations::message(int index) const {
  const MessageDeclaration& declared = messages[static_cast<std::size_t>(index)];
  check_contained(declared.data, declared.full_name);
  return descriptor_of(*declared.data);
}

const EnumDescriptor* FileDeclarations::enumeration(int index) const {
  const EnumDeclaration& declared = enums[static_cast<std::size_t>(index)];
  check_contained(declared.data, declared.full_name);
  return descriptor_of(*declared.data);
}

const MessageDeclaration& declaration_of(const Descriptor& descriptor) {
  const MessageDeclaration* const found = declarations_of(*descriptor.file()).find_message(descriptor.full_name());
  GOOGLE_CHECK(found != nullptr) << descriptor.file()->name() << " does not declare " << descriptor.full_name();
  return *found;
}

const EnumDeclaration& declaration_of(const EnumDescriptor& descriptor) {
  const EnumDeclaration* const found = declarations_of(*descriptor.file()).find_enum(descriptor.full_name());
  GOOGLE_CHECK(found != nullptr) << descriptor.file()->name() << " does not declare " << descriptor.full_name();
  return *found;
}

DeclaredExtension declaration_of_extension(const FieldDescriptor& extension) {
  const auto in_file = [&](const FileDescriptor* file) {
    return DeclaredExtension{file, declarations_of(*file).find_extension(extension.full_name())};
  };
  DeclaredExtension found = in_file(extension.containing_type()->file());
  FileListPosition position;
  while (found.declaration == nullptr) {
    const onnxgen::FileTypes* const types = position.next();
    GOOGLE_CHECK(types != nullptr) << extension.full_name()
                                   << ": this extension is not declared in this program or shared library";
    found = in_file(descriptor_of(types->file));
  }
  return found;
}

const Descriptor* message_in(const FileDescriptor& file, std::string_view full_name) {
  std::set<const FileDescriptor*> seen{&file};
  for (std::vector<const FileDescriptor*> left{&file}; !left.empty();) {
    const FileDescriptor& next = *left.back();
    left.pop_back();
    const FileDeclarations& declared = declarations_of(next);
    if (const MessageDeclaration* const found = declared.find_message(full_name)) {
      return declared.message(static_cast<int>(found - declared.messages.data()));
    }
    for (int i = 0; i < next.dependency_count(); ++i) {
      const FileDescriptor* const import = next.dependency(i);
      if (seen.insert(import).second) left.push_back(import);
    }
  }
  GOOGLE_LOG(FATAL) << file.name() << " and its imports do not declare " << std::string(full_name);
  return nullptr;
}

const FieldDescriptor* extension_in(const FileDescriptor& file, int index) {
  const ExtensionDeclaration& declared = declarations_of(file).extensions[static_cast<std::size_t>(index)];
  const FieldDescriptor* const found = extension_of(*message_in(file, declared.extendee), declared.number);
  GOOGLE_CHECK(found != nullptr) << declared.full_name << ": this extension is not linked";
  return found;
}

std::string_view encoded_of(const FileDescriptor& file) {
  return declarations_of(file).encoded;
}
std::string_view encoded_of(const Descriptor& message) {
  return declaration_of(message).encoded;
}
std::string_view encoded_of(const FieldDescriptor& field) {
  if (field.is_extension()) return declaration_of_extension(field).declaration->encoded;
  return declaration_of(*field.containing_type()).fields[static_cast<std::size_t>(field.index())];
}
std::string_view encoded_of(const OneofDescriptor& oneof) {
  return declaration_of(*oneof.containing_type()).oneofs[static_cast<std::size_t>(oneof.index())];
}
std::string_view encoded_of(const EnumDescriptor& enumeration) {
  return declaration_of(enumeration).encoded;
}
std::string_view encoded_of(const EnumValueDescriptor& value) {
  if (value.index() < 0) return {};
  return declaration_of(*value.type()).values[static_cast<std::size_t>(value.index())];
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
