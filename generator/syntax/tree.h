// A .proto file as it was written: a plain tree with a span for everything. Names are not resolved yet and nothing
// that the file leaves out is filled in.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "source/span.h"

namespace onnxgen::syntax {

using source::Span;

// Text without comment markers, its lines joined by '\n'.
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
  std::uint64_t magnitude = 0;  // the largest there is where 64 bits do not hold it
  bool negative = false;
  Span span;
};

// Adjacent literals are one string, escapes are undone.
struct String {
  std::string text;
  Span span;
};

struct AggregateField;

struct OptionValue {
  enum class Kind { kIdentifier, kInteger, kFloat, kString, kAggregate };
  Kind kind = Kind::kIdentifier;
  std::string text;             // identifier or unescaped string
  std::uint64_t magnitude = 0;  // integer; the largest there is where it is too large
  bool too_large = false;       // integer of more than 64 bits
  double real = 0;              // float, without its sign
  bool negative = false;
  std::vector<AggregateField> fields;  // of an aggregate
  Span span;
};

// A field inside an aggregate, as the text format has it.
struct AggregateField {
  enum class Kind { kPlain, kExtension, kAny };
  Kind kind = Kind::kPlain;
  Name name;  // of an Any `domain/full.Name`
  std::vector<OptionValue> values;
  bool is_list = false;    // with brackets, holding any number of values
  bool has_colon = false;  // which only messages may do without
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

// `last` equals `first` for a single number.
struct Range {
  Integer first;
  Integer last;
  bool to_max = false;
  Span span;
};

enum class Label { kOptional, kRequired, kRepeated };

struct Message;

struct Field {
  enum class Kind { kPlain, kMap, kGroup };
  Kind kind = Kind::kPlain;
  std::optional<Label> label;
  Name type;  // a map's value type; a group has none
  Name key_type;
  Name name;
  Integer number;
  std::unique_ptr<Message> group;    // its name is the field's
  std::optional<std::size_t> oneof;  // index in Message::oneofs
  std::vector<Option> options;
  Comments comments;
  Span label_span;
  Span type_span;  // the whole type, `map<...>` included
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

struct Enum {
  Name name;
  bool complete = true;
  std::vector<EnumValue> values;
  std::vector<Range> reserved_ranges;
  std::vector<String> reserved_names;
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
  bool complete = true;
  std::vector<Field> fields;  // members of oneofs among them
  std::vector<Oneof> oneofs;
  std::vector<Message> messages;
  std::vector<Enum> enums;
  std::vector<Extend> extends;
  std::vector<Extensions> extensions;
  std::vector<Range> reserved_ranges;
  std::vector<String> reserved_names;
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
  bool has_body = false;  // braces in place of ';'
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
  enum class Kind { kPlain, kPublic, kWeak };
  Kind kind = Kind::kPlain;
  String name;
  Span span;
};

struct SyntaxStatement {
  String value;
  bool is_edition = false;
  Comments comments;
  Span span;
};

struct Package {
  Name name;
  Span span;
};

// Elements of one kind are in source order. An element that is not complete had faults, and what they are in was left
// out: that it lacks something says nothing.
struct File {
  const source::SourceFile* source = nullptr;
  bool proto3 = false;
  bool complete = true;
  Comments comments;  // of the `syntax` statement, or of the first declaration where the file has none
  std::optional<Package> package;
  std::vector<Import> imports;
  std::vector<Message> messages;
  std::vector<Enum> enums;
  std::vector<Extend> extends;
  std::vector<Service> services;
  std::vector<Option> options;
};

}  // namespace onnxgen::syntax
