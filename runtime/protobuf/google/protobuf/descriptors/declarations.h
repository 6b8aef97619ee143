// Everything that a schema file declares, read from its serialized descriptor. Descriptors take from it the facts that
// generated classes lack: positions in the file, ranges, reserved names and options.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "google/protobuf/descriptor.h"
#include "onnxgen/message/visibility.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

// Scope of an element that is not declared inside a message.
inline constexpr int kFileScope = -1;

struct Declaration {
  std::string_view encoded;
  std::string full_name;
  int index = 0;           // among the elements of its kind in its scope
  int scope = kFileScope;  // the message in which it is declared
};

struct EnumDeclaration : Declaration {
  const onnxgen::EnumDescriptor* data = nullptr;  // null if this program does not contain it
  std::vector<std::string_view> values;           // serialized
  std::vector<EnumDescriptor::ReservedRange> reserved_ranges;
  std::vector<std::string> reserved_names;
};

struct ExtensionDeclaration : Declaration {
  std::string_view extendee;  // full name of the extended message
  int number = 0;
};

struct MessageDeclaration : Declaration {
  const onnxgen::MessageDescriptor* data = nullptr;  // null if this program does not contain it
  std::vector<std::string_view> fields;              // serialized
  std::vector<std::string_view> oneofs;              // serialized
  std::vector<Descriptor::ExtensionRange> extension_ranges;
  std::vector<Descriptor::ReservedRange> reserved_ranges;
  std::vector<std::string> reserved_names;
};

// Indexes of the elements that are declared in one scope.
struct Scope {
  std::vector<int> messages;
  std::vector<int> enums;
  std::vector<int> extensions;
};

struct FileDeclarations {
  explicit FileDeclarations(const onnxgen::FileDescriptor& data);
  FileDeclarations(const FileDeclarations&) = delete;
  FileDeclarations& operator=(const FileDeclarations&) = delete;

  // Returns the scope of a message, or of the file for kFileScope.
  const Scope& scope_of(int message) const { return scopes[static_cast<std::size_t>(message + 1)]; }
  // Return a descriptor. It is a fatal error if this program or shared library does not contain the class or enum.
  const Descriptor* message(int index) const;
  const EnumDescriptor* enumeration(int index) const;

  // Find elements by full names. Return null if there is none.
  const MessageDeclaration* find_message(std::string_view full_name) const;
  const EnumDeclaration* find_enum(std::string_view full_name) const;
  const ExtensionDeclaration* find_extension(std::string_view full_name) const;

  std::string joined;  // the serialized file, if the data consists of several parts
  std::string_view encoded;
  std::string_view name;
  std::string_view package;
  FileDescriptor::Syntax syntax = FileDescriptor::SYNTAX_PROTO2;
  int import_count = 0;
  std::vector<int> public_imports;
  std::vector<int> weak_imports;
  std::vector<MessageDeclaration> messages;  // a message precedes those declared inside it
  std::vector<EnumDeclaration> enums;
  std::vector<ExtensionDeclaration> extensions;
  std::vector<std::string_view> services;  // serialized
  std::vector<Scope> scopes;               // of the file, then of each message

 private:
  void read_file();
  void read_message(std::string_view bytes, int scope);
  void read_enum(std::string_view bytes, int scope);
  void read_extension(std::string_view bytes, int scope);
  std::string full_name(std::string_view bytes, int scope) const;
  void connect(const onnxgen::FileTypes& types);
  void index_names();

  struct Element {
    enum Kind { kMessage, kEnum, kExtension } kind;
    std::size_t index;
  };
  const Element* find(std::string_view full_name, Element::Kind kind) const;

  std::unordered_map<std::string_view, Element> elements_;
};

const EnumDeclaration& declaration_of(const EnumDescriptor& descriptor);

// An extension and the file that declares it.
struct DeclaredExtension {
  const FileDescriptor* file;
  const ExtensionDeclaration* declaration;
};
// Returns the declaration of an extension. It is a fatal error if this program or shared library does not contain its
// file.
DeclaredExtension declaration_of_extension(const FieldDescriptor& extension);

// Returns the message called `full_name`, which must be declared in a file or its imports.
const Descriptor* message_in(const FileDescriptor& file, std::string_view full_name);

// Returns the descriptor of an extension.
const FieldDescriptor* extension_in(const FileDescriptor& file, int index);

// Return the serialized descriptor, which is empty for a value that FindValueByNumberCreatingIfUnknown() created.
std::string_view encoded_of(const FileDescriptor& file);
std::string_view encoded_of(const Descriptor& message);
std::string_view encoded_of(const FieldDescriptor& field);
std::string_view encoded_of(const OneofDescriptor& oneof);
std::string_view encoded_of(const EnumDescriptor& enumeration);
std::string_view encoded_of(const EnumValueDescriptor& value);

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
