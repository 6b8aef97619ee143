// The resolved schema: what the .proto files mean, with every name turned into a pointer and every implied
// decision (presence, packing, defaults, map entries) made. Nothing here knows C++.
//
// Built by resolve() and never changed afterwards. Elements own their children through unique_ptr, so that the
// pointers between them stay valid for the life of the Schema.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "source/span.h"

namespace onnxgen::schema {

struct Enum;
struct EnumValue;
struct Field;
struct File;
struct Message;
struct Oneof;

using source::Span;

enum class Syntax { kProto2, kProto3 };

// The numbers are those of FieldDescriptorProto.Type.
enum class FieldType {
  kDouble = 1,
  kFloat = 2,
  kInt64 = 3,
  kUint64 = 4,
  kInt32 = 5,
  kFixed64 = 6,
  kFixed32 = 7,
  kBool = 8,
  kString = 9,
  kGroup = 10,
  kMessage = 11,
  kBytes = 12,
  kUint32 = 13,
  kEnum = 14,
  kSfixed32 = 15,
  kSfixed64 = 16,
  kSint32 = 17,
  kSint64 = 18,
};

// Whether repeated fields of the type may be packed.
bool is_packable(FieldType type);

enum class Label { kOptional = 1, kRequired = 2, kRepeated = 3 };

// How a reader tells a set field from an unset one.
enum class Presence {
  kExplicit,  // tracked: every singular proto2 field, proto3 `optional`, messages, members of a oneof
  kImplicit,  // proto3 singular scalars: set means different from zero
  kNone,      // repeated fields and maps
};

// Comments as the .proto has them, without comment markers, one string of lines joined by '\n'.
// The rules for what is leading, trailing and detached are those of SourceCodeInfo in descriptor.proto.
struct Comments {
  std::string leading;
  std::string trailing;
  std::vector<std::string> leading_detached;
};

// Monostate: no explicit default. Integers of every signed type are int64, unsigned ones uint64.
// Bytes and strings hold the unescaped bytes.
using DefaultValue =
    std::variant<std::monostate, std::int64_t, std::uint64_t, double, bool, std::string, const EnumValue*>;

struct TypedField;

// A value that was checked against the field it is for.
struct TypedValue {
  DefaultValue scalar;             // an open enum's unknown number is int64; monostate for a message
  std::vector<TypedField> fields;  // of a message, in source order; a repeated field is there once for each value
};

struct TypedField {
  const Field* field;
  TypedValue value;
};

// An option as written. Standard options that change meaning are decided below (packed, allow_alias, ...);
// every option, custom ones included, is kept here in source order.
struct Option {
  enum class Kind { kIdentifier, kInteger, kFloat, kString, kAggregate };

  std::string name;   // "packed", "(my.custom).part"
  std::string value;  // source text of the value, aggregate braces included
  Kind kind = Kind::kIdentifier;
  std::string text;             // identifier or unescaped string
  std::uint64_t magnitude = 0;  // of an integer
  bool too_large = false;       // an integer of more than 64 bits
  double real = 0;              // of a float
  bool negative = false;
  // What the name means: the fields from the options message of descriptor.proto down to the one that is set. Empty for
  // `default` and `json_name`, which are no fields.
  std::vector<const Field*> path;
  TypedValue typed;
  Span span;
  Span name_span;
  Span value_span;
};

struct NumberRange {
  std::int32_t begin = 0;
  std::int32_t end = 0;  // inclusive
  Span span;
  std::vector<Option> options;  // of an extension range: those of its statement
};

struct ReservedName {
  std::string name;
  Span span;
};

struct Field {
  std::string name;       // as written
  std::string full_name;  // "onnx.TensorProto.dims"
  std::string json_name;  // given or derived, lowerCamelCase
  std::int32_t number = 0;
  FieldType type = FieldType::kInt32;
  Label label = Label::kOptional;
  Presence presence = Presence::kNone;
  bool packed = false;           // repeated scalars only: how they are written
  bool proto3_optional = false;  // written with `optional` in proto3
  bool validate_utf8 = false;    // proto3 strings
  bool deprecated = false;
  const Message* message = nullptr;   // for kMessage and kGroup; for a map the synthesized entry message
  const Enum* enumeration = nullptr;  // for kEnum
  DefaultValue default_value;
  const Oneof* oneof = nullptr;         // the written oneof it is a member of; null for proto3 optional
  const Message* containing = nullptr;  // the message it is a field of; for an extension the extended message
  bool is_extension = false;
  const Message* extension_scope = nullptr;  // message an extension is declared in, null at file level
  std::vector<Option> options;
  Comments comments;
  Span span;        // the whole declaration
  Span label_span;  // without a file where no label is written
  Span type_span;   // the type as written, `map<...>` included
  Span name_span;
  Span number_span;
  Span extendee_span;  // of an extension: the name behind `extend`

  bool is_map() const;  // repeated field whose message is a map entry
  // What text format calls it: an extension goes by its full name, an item of a MessageSet by that of its message where
  // that is what declares the extension.
  const std::string& printed_name() const;
};

struct Oneof {
  std::string name;
  std::string full_name;
  bool complete = true;  // false where parts with syntax errors were left out: that it lacks something says nothing
  std::vector<const Field*> fields;  // source order
  const Message* containing = nullptr;
  std::vector<Option> options;
  Comments comments;
  Span span;
  Span name_span;
};

struct EnumValue {
  std::string name;
  std::string full_name;  // scoped beside the enum, as in C++: "onnx.TensorProto.FLOAT"
  std::int32_t number = 0;
  bool deprecated = false;
  const Enum* containing = nullptr;
  std::vector<Option> options;
  Comments comments;
  Span span;
  Span name_span;
  Span number_span;
};

struct Enum {
  std::string name;
  std::string full_name;
  bool complete = true;  // false where parts with syntax errors were left out: that it lacks something says nothing
  std::vector<std::unique_ptr<EnumValue>> values;  // source order, at least one
  bool closed = false;                             // proto2: an unknown number goes to the unknown fields
  bool allow_alias = false;
  bool deprecated = false;
  std::vector<NumberRange> reserved_ranges;
  std::vector<ReservedName> reserved_names;
  const Message* containing = nullptr;
  const File* file = nullptr;
  std::vector<Option> options;
  Comments comments;
  Span span;
  Span name_span;
};

struct Message {
  std::string name;
  std::string full_name;
  bool complete = true;  // false where parts with syntax errors were left out: that it lacks something says nothing
  std::vector<std::unique_ptr<Field>> fields;      // source order; members of oneofs among them
  std::vector<std::unique_ptr<Oneof>> oneofs;      // written ones; none is made for proto3 optional
  std::vector<std::unique_ptr<Message>> messages;  // nested; groups and map entries among them
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
  std::vector<Option> options;
  Comments comments;
  Span span;
  Span name_span;
};

struct Method {
  std::string name;
  const Message* input = nullptr;
  const Message* output = nullptr;
  bool client_streaming = false;
  bool server_streaming = false;
  bool has_body = false;  // written with braces, even if nothing is in them
  std::vector<Option> options;
  Comments comments;
  Span span;
  Span name_span;
};

struct Service {
  std::string name;
  std::string full_name;
  std::vector<Method> methods;
  std::vector<Option> options;
  Comments comments;
  Span span;
  Span name_span;
};

struct Import {
  const File* file = nullptr;
  bool is_public = false;
  bool is_weak = false;
  Span span;
};

struct File {
  std::string name;  // as imported: "onnx/onnx-ml.proto"
  std::string path;  // on disk
  std::string package;
  Span package_span;     // the package's name
  bool complete = true;  // as of messages
  Syntax syntax = Syntax::kProto2;
  std::vector<Import> imports;  // source order
  std::vector<std::unique_ptr<Message>> messages;
  std::vector<std::unique_ptr<Enum>> enums;
  std::vector<std::unique_ptr<Field>> extensions;
  std::vector<Service> services;
  std::vector<Option> options;
  Comments comments;  // leading: of the `syntax` statement, or of the file where it has none
};

struct Schema {
  std::vector<std::unique_ptr<File>> files;  // every import before the file that imports it
  std::vector<const File*> inputs;           // those named on the command line, in that order
  std::unique_ptr<File> standard_options;    // the built-in descriptor.proto, where no file imports one
};

inline bool is_packable(FieldType type) {
  return type != FieldType::kString && type != FieldType::kBytes && type != FieldType::kMessage &&
         type != FieldType::kGroup;
}

inline bool Field::is_map() const {
  return label == Label::kRepeated && message != nullptr && message->map_entry;
}

inline const std::string& Field::printed_name() const {
  if (!is_extension) return name;
  const bool named_by_message = containing->message_set_wire_format && type == FieldType::kMessage &&
                                label == Label::kOptional && extension_scope == message;
  return named_by_message ? message->full_name : full_name;
}

}  // namespace onnxgen::schema
