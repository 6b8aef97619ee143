// C++ names of types, enum values and extensions outside classes. Nested types are declared next to their class, with a
// flattened name: message Inner of message Outer is the class Outer_Inner.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "plan/cpp_options.h"
#include "plan/identifier.h"
#include "plan/name_scope.h"
#include "plan/reserved_words.h"
#include "schema/schema.h"

namespace onnxgen::plan {

// Returns the path of a .proto file without its extension. Removes only the extensions that protoc removes.
std::string base_path(const std::string& path);

// Names that an enum produces outside classes.
struct EnumNames {
  Identifier name;        // Node_Kind, as in Node_Kind_IsValid
  Identifier stem;        // Node_Kind_Kind, which libprotobuf puts before _MIN, _MAX and _ARRAYSIZE
  Identifier sentinels;   // Node_Kind_Node_Kind, as in Node_Kind_Node_Kind_INT_MIN_SENTINEL_DO_NOT_USE_; may be empty
  Identifier descriptor;  // Node_Kind_Descriptor_
  Identifier entries;     // kNode_KindEntries, the table of the names
};

// Names that an extension produces outside classes.
struct ExtensionNames {
  Identifier name;             // rank; empty if it is declared inside a message
  Identifier number_constant;  // kRankFieldNumber; likewise
  Identifier info;             // kExtension_rank, the runtime's description
  Identifier value_info;       // kValue_rank, which describes how the value is stored
};

// Names of the parts of a file that belong to no element.
struct FileNames {
  explicit FileNames(ScopesByName& index) : scope(index) {}

  NameScope scope;               // all names of the file and of its imports in the same namespace
  Identifier descriptor;         // kFile_demo_2fnode_2eproto, the description of the file
  Identifier own_descriptor;     // kFile, the pointer to the description that the file's own source defines
  Identifier any_types;          // kTypes, the list of the types that an Any can name
  Identifier linked_extensions;  // kExtensionsAreLinked, whose initialization links extensions of other files
};

// Returns whether classes are generated for the services of a file: in the protobuf profile, if the file sets
// cc_generic_services and its classes are not lite.
bool has_service_classes(const schema::File& file, const CppOptions& options);

// Names of the elements of a file and its imports outside classes. The names of a file are unique, and differ from
// those of the imports whose classes are in the same namespace.
class SchemaNames {
 public:
  // Names the elements of `file` and of the files that it imports.
  SchemaNames(const schema::File& file, const CppOptions& options);
  SchemaNames(const SchemaNames&) = delete;  // the scopes refer to each other
  SchemaNames& operator=(const SchemaNames&) = delete;

  const Identifier& message(const schema::Message& message) const { return messages_.at(&message); }
  const EnumNames& enumeration(const schema::Enum& enumeration) const { return enums_.at(&enumeration); }
  const Identifier& value(const schema::EnumValue& value) const { return values_.at(&value); }
  const ExtensionNames& extension(const schema::Field& extension) const { return extensions_.at(&extension); }

  // Returns the name of a service's class. Only for services that get classes; see has_service_classes().
  const Identifier& service(const schema::Service& service) const { return services_.at(&service); }

  // Returns the name of the list of the extensions of `message`: kExtensionsOf_Node.
  const Identifier& known_extensions(const schema::Message& message) const { return known_extensions_.at(&message); }

  const FileNames& file(const schema::File& file) const { return files_.at(&file); }

 private:
  void add_file(const schema::File& file, const CppOptions& options);
  void reserve_imports(const schema::File& file, const CppOptions& options, NameScope& scope) const;
  void add_message(const schema::Message& message, Profile profile, NameScope& scope);
  void add_enum(const schema::Enum& enumeration, NameScope& scope);
  void add_constants(const schema::Enum& enumeration, Profile profile, NameScope& scope);
  void add_extension(const schema::Field& extension, NameScope& scope);
  void add_internals(const schema::File& file, NameScope& scope);
  Identifier flattened(const schema::Message* outer, const std::string& name) const;

  const Escapes escapes_;
  std::unordered_map<const schema::Message*, Identifier> messages_;
  std::unordered_map<const schema::Enum*, EnumNames> enums_;
  std::unordered_map<const schema::EnumValue*, Identifier> values_;
  std::unordered_map<const schema::Field*, ExtensionNames> extensions_;
  std::unordered_map<const schema::Service*, Identifier> services_;
  std::unordered_map<const schema::Message*, Identifier> known_extensions_;
  ScopesByName scopes_by_name_;
  std::unordered_map<const schema::File*, FileNames> files_;
};

// Suffixes of the enumerators that libprotobuf adds to open enums.
inline constexpr std::string_view kMinSentinel = "_INT_MIN_SENTINEL_DO_NOT_USE_";
inline constexpr std::string_view kMaxSentinel = "_INT_MAX_SENTINEL_DO_NOT_USE_";

// Returns the components of the package, the file's option (pb.file.cpp).namespace or the option NAMESPACE, outermost
// first. Well-known types always use their package.
std::vector<Identifier> namespaces_of(const schema::File& file, const CppOptions& options);

// Inline namespace that contains every native class. It allows a program to also link classes that libprotobuf
// generated from the same schema.
inline constexpr std::string_view kInlineNamespace = "onnxgen_v1";

}  // namespace onnxgen::plan
