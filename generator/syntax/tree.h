// Syntax tree of a .proto file: the declarations as written, with spans. Names are not resolved and defaults are not
// filled in.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "source/span.h"
#include "syntax/edition.h"

namespace onnxgen::syntax {

using source::Span;

inline constexpr std::size_t kMaxMessageDepth = 31;  // protoc's limit for nested messages

// Comments of a declaration, without comment markers. Lines are separated by '\n'. SourceCodeInfo in descriptor.proto
// defines which comments are leading, trailing and detached.
struct Comments {
  std::string leading;
  std::string trailing;
  std::vector<std::string> leading_detached;
};

struct Name {
  std::string text;  // "foo", "foo.Bar", ".foo.Bar"
  Span span;
};

struct Integer {
  std::uint64_t magnitude = 0;  // largest value if it needs more than 64 bits
  bool negative = false;
  Span span;
};

// One or more adjacent string literals, concatenated and unescaped.
struct String {
  std::string text;
  Span span;
};

struct AggregateField;

struct OptionValue {
  enum class Kind { kIdentifier, kInteger, kFloat, kString, kAggregate };
  Kind kind = Kind::kIdentifier;
  std::string text;             // identifier or unescaped string
  std::uint64_t magnitude = 0;  // integer; largest value if it is too large
  bool too_large = false;       // integer needs more than 64 bits
  double real = 0;              // absolute value of a float
  bool negative = false;
  std::vector<AggregateField> fields;  // of an aggregate
  Span span;
};

// A field of an aggregate, in the syntax of the text format.
struct AggregateField {
  enum class Kind { kPlain, kExtension, kAny };
  Kind kind = Kind::kPlain;
  Name name;  // for kAny: `domain/full.Name`
  std::vector<OptionValue> values;
  bool is_list = false;    // in brackets, with any number of values
  bool has_colon = false;  // only message values may omit the colon
};

struct OptionNamePart {
  std::string text;  // without the parentheses
  bool is_extension = false;
  Span span;
};

struct Option {
  std::vector<OptionNamePart> name;
  OptionValue value;
  Span name_span;
  Span span;
};

// A range of numbers. `last` equals `first` for a single number.
struct Range {
  Integer first;
  Integer last;
  bool to_max = false;
  Span span;
};

struct ReservedName : String {
  bool is_quoted = false;
};

// The numbers are those of FieldDescriptorProto.Label.
enum class Label { kOptional = 1, kRequired = 2, kRepeated = 3 };

struct Message;

struct Field {
  enum class Kind { kPlain, kMap, kGroup };
  Kind kind = Kind::kPlain;
  std::optional<Label> label;
  // Value type of a map; empty for a group. Scalar types have the names that all final editions give them.
  Name type;
  Name key_type;
  Name name;
  Integer number;
  std::unique_ptr<Message> group;    // named like the field
  std::optional<std::size_t> oneof;  // index in Message::oneofs
  std::vector<Option> options;
  Comments comments;
  Span label_span;
  Span type_span;  // the whole type, including `map<...>`
  Span span;
};

struct Oneof {
  Name name;
  bool complete = true;
  std::vector<Option> options;
  Comments comments;
  Span span;
};

struct EnumValue {
  Name name;
  Integer number;
  std::vector<Option> options;
  Comments comments;
  Span span;
};

// The keyword before `message` or `enum`. The numbers are those of SymbolVisibility.
enum class Visibility { kUnset = 0, kLocal = 1, kExport = 2 };

struct Enum {
  Name name;
  Visibility visibility = Visibility::kUnset;
  bool complete = true;
  std::vector<EnumValue> values;
  std::vector<Range> reserved_ranges;
  std::vector<ReservedName> reserved_names;
  std::vector<Option> options;
  Comments comments;
  Span span;
};

struct Extensions {
  std::vector<Range> ranges;
  std::vector<Option> options;
};

struct Extend {
  Name extendee;
  std::vector<Field> fields;
};

struct Message {
  Name name;
  Visibility visibility = Visibility::kUnset;
  bool complete = true;
  std::vector<Field> fields;  // includes members of oneofs
  std::vector<Oneof> oneofs;
  std::vector<Message> messages;
  std::vector<Enum> enums;
  std::vector<Extend> extends;
  std::vector<Extensions> extensions;
  std::vector<Range> reserved_ranges;
  std::vector<ReservedName> reserved_names;
  std::vector<Option> options;
  Comments comments;
  Span span;
};

struct MethodType {
  Name name;
  bool streaming = false;
};

struct Method {
  Name name;
  MethodType input;
  MethodType output;
  bool has_body = false;  // has braces instead of ';'
  std::vector<Option> options;
  Comments comments;
  Span span;
};

struct Service {
  Name name;
  std::vector<Method> methods;
  std::vector<Option> options;
  Comments comments;
  Span span;
};

struct Import {
  enum class Kind { kPlain, kPublic, kWeak, kOption };
  Kind kind = Kind::kPlain;
  String name;
  Span span;
};

struct Package {
  Name name;
  Span span;
};

// A file. Elements of the same kind are in source order. If an element has `complete` set to false, parts with syntax
// errors were omitted, so nothing can be concluded from what it lacks.
struct File {
  const source::SourceFile* source = nullptr;
  Edition edition = Edition::kProto2;
  bool complete = true;
  Comments comments;  // of the `syntax` or `edition` statement, or else of the first declaration
  std::optional<Package> package;
  std::vector<Import> imports;
  std::vector<Message> messages;
  std::vector<Enum> enums;
  std::vector<Extend> extends;
  std::vector<Service> services;
  std::vector<Option> options;
};

}  // namespace onnxgen::syntax
