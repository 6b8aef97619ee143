// The resolved schema: the meaning of the .proto files. Every name is resolved to a pointer, and every implied property
// (presence, packing, defaults, map entries) is set. Nothing in this file depends on C++ code generation.
//
// resolve() builds the schema; later stages never change it. Elements own their children through unique_ptr, so
// pointers between elements remain valid for the life of the Schema.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "schema/features.h"
#include "source/span.h"
#include "syntax/scalars.h"
#include "syntax/tree.h"

namespace onnxgen::schema {

struct Enum;
struct EnumValue;
struct Field;
struct File;
struct Message;
struct Oneof;

using source::Span;
using syntax::Comments;
using syntax::FieldType;
using syntax::Label;
using syntax::ReservedName;
using syntax::Visibility;

// Returns whether repeated fields of this type may be packed.
inline bool is_packable(FieldType type) {
  return type != FieldType::kString && type != FieldType::kBytes && type != FieldType::kMessage &&
         type != FieldType::kGroup;
}

// How a field distinguishes set from unset.
enum class Presence {
  kExplicit,  // tracked: fields with explicit presence, messages, members of a oneof, extensions
  kImplicit,  // other singular fields: set means nonzero or nonempty
  kNone,      // repeated fields and maps
};

// Monostate: no explicit default. All signed integer types use int64, all unsigned ones uint64. Strings and bytes
// contain the unescaped bytes.
using DefaultValue =
    std::variant<std::monostate, std::int64_t, std::uint64_t, double, bool, std::string, const EnumValue*>;

struct TypedField;

// A value that was checked against its field.
struct TypedValue {
  DefaultValue scalar;             // int64 for an unknown number of an open enum; monostate for a message
  std::vector<TypedField> fields;  // of a message, in source order; a repeated field occurs once per value
};

struct TypedField {
  const Field* field;
  TypedValue value;
};

// An option as written. Standard options that change the meaning of an element also set members of it (packed,
// allow_alias, ...). All options, including custom ones, are kept in source order.
struct Option {
  using Kind = syntax::OptionValue::Kind;

  std::string name;  // "packed", "(my.custom).part"
  Kind kind = Kind::kIdentifier;
  std::string text;  // identifier or unescaped string
  // Fields that the name denotes, from the options message of descriptor.proto down to the field that is set. Empty for
  // `default` and `json_name`, which are not fields.
  std::vector<const Field*> path;
  TypedValue typed;
  bool is_unknown = false;  // `text` contains encoded fields that are not declared; only in files from descriptors
  Span span;
  Span name_span;
  Span value_span;
};

struct NumberRange {
  std::int32_t begin = 0;
  std::int32_t end = 0;  // inclusive
  Span span;
  std::vector<Option> options;  // of the statement that declares an extension range
};

// Properties that all declarations have.
struct Element {
  std::string name;       // as written
  std::string full_name;  // "onnx.TensorProto.dims"
  Features features;
  std::vector<FeatureSetting> own_features;  // those that the declaration itself sets
  std::vector<Option> options;
  Comments comments;
  Span span;  // the whole declaration
  Span name_span;
};

struct Field : Element {
  static constexpr const char* kNoun = "field";

  std::string json_name;  // explicit or derived, lowerCamelCase
  std::int32_t number = 0;
  std::size_t index = 0;  // in the list of fields or extensions that contains the field
  FieldType type = FieldType::kInt32;
  Label label = Label::kOptional;
  Presence presence = Presence::kNone;
  bool packed = false;           // packed encoding; repeated scalars only
  bool proto3_optional = false;  // has the label `optional` in proto3
  bool validate_utf8 = false;    // of strings
  bool deprecated = false;
  bool is_source_only = false;        // of an option: has RETENTION_SOURCE
  const Message* message = nullptr;   // for kMessage and kGroup; for a map, the entry message
  const Enum* enumeration = nullptr;  // for kEnum
  bool closed_enum = false;           // kEnum: undeclared numbers become unknown fields
  DefaultValue default_value;
  const Oneof* oneof = nullptr;         // declared oneof that contains the field; null for proto3 optional
  const Message* containing = nullptr;  // message that contains the field; for an extension, the extended message
  bool is_extension = false;
  const Message* extension_scope = nullptr;  // message in which an extension is declared; null at file level
  Span label_span;                           // default span if there is no label
  Span type_span;                            // the type as written, including `map<...>`
  Span number_span;
  Span extendee_span;  // for an extension, the name after `extend`

  bool is_submessage() const { return type == FieldType::kMessage || type == FieldType::kGroup; }
  bool is_map() const;  // whether this is a repeated field of a map entry message
  // Returns whether the declaration also declares the message, as `group` does in proto2.
  bool is_group_declaration() const;
  // Returns whether the field looks like the field of a `group`: its name is that of its message in lower case, and
  // both are declared in the same place. The text format uses the name of the message for such fields.
  bool is_group_like() const;
  // Returns the name of the field in the text format. For an extension this is its full name. For a MessageSet item
  // declared inside its own message, it is the full name of that message.
  const std::string& printed_name() const;
};

struct Oneof : Element {
  static constexpr const char* kNoun = "oneof";

  std::size_t index = 0;             // in Message::oneofs
  bool complete = true;              // false if parts with syntax errors were omitted; then do not report missing parts
  std::vector<const Field*> fields;  // in source order
  const Message* containing = nullptr;
};

struct EnumValue : Element {
  static constexpr const char* kNoun = "enum value";

  std::int32_t number = 0;
  bool deprecated = false;
  const Enum* containing = nullptr;
  Span number_span;
};

struct Enum : Element {
  static constexpr const char* kNoun = "enum";

  bool complete = true;                            // see Oneof::complete
  std::vector<std::unique_ptr<EnumValue>> values;  // in source order, at least one
  bool closed = false;                             // undeclared numbers become unknown fields
  bool allow_alias = false;
  bool deprecated = false;
  std::vector<NumberRange> reserved_ranges;
  std::vector<ReservedName> reserved_names;
  const Message* containing = nullptr;
  const File* file = nullptr;
  Visibility visibility = Visibility::kUnset;
};

struct Message : Element {
  static constexpr const char* kNoun = "message";

  bool complete = true;                            // see Oneof::complete
  std::vector<std::unique_ptr<Field>> fields;      // in source order, including members of oneofs
  std::vector<std::unique_ptr<Oneof>> oneofs;      // declared oneofs; none for proto3 optional
  std::vector<std::unique_ptr<Message>> messages;  // nested messages, including groups and map entries
  std::vector<std::unique_ptr<Enum>> enums;
  std::vector<std::unique_ptr<Field>> extensions;  // declared inside this message
  std::vector<NumberRange> extension_ranges;
  std::vector<NumberRange> reserved_ranges;
  std::vector<ReservedName> reserved_names;
  bool map_entry = false;
  bool message_set_wire_format = false;
  bool deprecated = false;
  const Message* containing = nullptr;
  const File* file = nullptr;
  Visibility visibility = Visibility::kUnset;
};

struct Method : Element {
  static constexpr const char* kNoun = "method";

  const Message* input = nullptr;
  const Message* output = nullptr;
  bool client_streaming = false;
  bool server_streaming = false;
  bool has_body = false;  // has braces, even if they are empty
};

struct Service : Element {
  static constexpr const char* kNoun = "service";

  std::vector<Method> methods;
};

struct Import {
  const File* file = nullptr;
  bool is_public = false;
  bool is_weak = false;
  Span span;
};

struct File {
  std::string name;  // import name: "onnx/onnx-ml.proto"
  std::string path;  // on disk
  const source::SourceFile* source = nullptr;
  std::string package;
  Span package_span;     // the name of the package
  bool complete = true;  // see Oneof::complete
  Edition edition = Edition::kProto2;
  std::vector<Import> imports;                   // in source order
  std::vector<Import> option_imports;            // `import option`: only extensions of options are visible
  std::vector<std::string> option_import_names;  // also of those that a set of descriptors lacks
  std::vector<std::unique_ptr<Message>> messages;
  std::vector<std::unique_ptr<Enum>> enums;
  std::vector<std::unique_ptr<Field>> extensions;
  std::vector<Service> services;
  Features features;
  std::vector<FeatureSetting> own_features;
  std::vector<Option> options;
  Comments comments;  // of the `syntax` or `edition` statement, or of the file if it has none
};

struct Schema {
  std::vector<std::unique_ptr<File>> files;  // every import precedes the files that import it
  std::vector<const File*> inputs;           // the files named on the command line, in that order
  std::unique_ptr<File> standard_options;    // built-in descriptor.proto, if no file imports one
};

inline bool Field::is_map() const {
  return label == Label::kRepeated && message != nullptr && message->map_entry;
}

inline bool Field::is_group_declaration() const {
  return message != nullptr && !message->map_entry && message->span.file == span.file &&
         message->span.begin == span.begin;
}

inline const std::string& Field::printed_name() const {
  if (!is_extension) return name;
  const bool named_by_message = containing->message_set_wire_format && type == FieldType::kMessage &&
                                label == Label::kOptional && extension_scope == message;
  return named_by_message ? message->full_name : full_name;
}

}  // namespace onnxgen::schema
