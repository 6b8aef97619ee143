// The plan for the C++ of one .proto file, with every decision made: final spellings, order, storage, includes. The
// emit stage only inserts these values into templates.
//
// Strings are complete C++ text: types, expressions, literals. Names are Identifiers.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "plan/cpp_options.h"
#include "plan/descriptor.h"
#include "plan/identifier.h"

namespace onnxgen::plan {

// Text of a doc comment, one element per line, without the comment marker. Safe to print after `///`.
using DocComment = std::vector<std::string>;

// Kind of the accessors of a field.
enum class FieldKind {
  kScalar,  // numbers, bools, enums
  kString,
  kBytes,
  kMessage,
  kRepeatedScalar,
  kRepeatedText,  // strings and bytes
  kRepeatedMessage,
  kMap,
};

// Where the presence of a singular field is stored.
enum class Presence {
  kNone,     // not stored: repeated fields, maps, and proto3 fields without `optional`
  kHasBit,   // in the message's has-bits
  kStorage,  // in the member itself: strings, bytes, messages
  kOneof,    // in the case number of the oneof
};

struct Field {
  FieldKind kind = FieldKind::kScalar;
  Presence presence = Presence::kNone;
  std::int32_t number = 0;
  bool deprecated = false;
  DocComment doc;

  Identifier name;             // stem of the accessors: raw_data
  Identifier member;           // raw_data_
  Identifier number_constant;  // kRawDataFieldNumber
  Identifier case_constant;    // kRawData, for members of a oneof
  std::size_t oneof = 0;       // index in Message::oneofs, for members of a oneof
  std::size_t has_bit = 0;     // if presence is kHasBit
  bool cold = false;           // the member is in Message::cold_fields

  std::string value_type;     // type of one value: std::int64_t, Node_Kind, std::string_view, Node_Shape
  std::string storage_type;   // type of the member: onnxgen::Repeated<std::int64_t>
  std::string default_value;  // for singular scalars always, for strings only if the schema sets one
  std::string codec;          // the field's entry in the field list: onnxgen::Int64
  std::string mode;           // last argument of that entry: onnxgen::Has<0>; may be empty
  std::string schema_name;    // for error messages
};

struct Oneof {
  DocComment doc;
  std::string schema_name;
  Identifier owner;                 // Node_Shape, the class
  Identifier name;                  // value
  Identifier case_type;             // ValueCase
  Identifier case_member;           // value_case
  Identifier not_set;               // VALUE_NOT_SET
  std::vector<std::size_t> fields;  // indexes in Message::fields, in source order
};

struct Member {
  Identifier name;
  std::string type;
  std::string initializer;  // may be empty if the type initializes itself
};

// One member of a class's data, or the union that stores a oneof.
struct MemberGroup {
  std::vector<Member> members;
  bool is_union = false;
};

struct EnumValue {
  DocComment doc;
  Identifier name;        // Node_Kind_CONV
  std::string reference;  // expression for the value; does not name a deprecated value
  std::int32_t number = 0;
  bool deprecated = false;
};

// Entry of the table used by Name() and Parse().
struct EnumEntry {
  std::int32_t number = 0;
  std::string schema_name;   // string literal
  std::size_t position = 0;  // in the schema
};

struct NumberRange {
  std::int32_t first = 0;
  std::int32_t last = 0;
};

struct Enum {
  DocComment doc;
  Identifier name;                // Node_Kind; its functions are Node_Kind_IsValid, _Name and _Parse
  std::string type;               // `name`, qualified if a parameter of an emitted function would hide it
  Identifier stem;                // Node_Kind_Kind; its constants are Node_Kind_Kind_MIN, _MAX and _ARRAYSIZE
  std::vector<EnumValue> values;  // in source order
  // Enumerators that libprotobuf adds to open enums, with the smallest and the largest int. Empty if there are none.
  Identifier min_sentinel;
  Identifier max_sentinel;
  std::string min;  // expressions
  std::string max;
  std::optional<std::int32_t> array_size;  // unset if it does not fit in an int
  std::string full_name;                   // string literal
  bool is_null_value = false;              // is google.protobuf.NullValue
  Identifier descriptor_name;              // Node_Kind_Descriptor_
  Identifier entries_name;                 // kNode_KindEntries
  std::vector<EnumEntry> entries;          // by ascending number; equal numbers in schema order
  std::vector<NumberRange> ranges;         // the declared numbers
};

// Names of a nested enum inside its class.
struct EnumAlias {
  struct Value {
    Identifier name;        // CONV
    std::string reference;  // Node_Kind_CONV
    bool deprecated = false;
  };

  Identifier name;         // Kind
  Identifier stem;         // Kind, as in Kind_MIN
  std::string type;        // Node_Kind
  std::string parameter;   // Kind, qualified if a parameter of an emitted function would hide it
  std::string min;         // Node_Kind_Kind_MIN
  std::string max;         // Node_Kind_Kind_MAX
  std::string array_size;  // Node_Kind_Kind_ARRAYSIZE; empty if there is none
  std::string is_valid;    // Node_Kind_IsValid
  std::string name_of;     // Node_Kind_Name
  std::string parse;       // Node_Kind_Parse
  std::string descriptor;  // Node_Kind_descriptor; empty if there is none
  std::vector<Value> values;
};

struct MessageAlias {
  Identifier name;   // Shape
  std::string type;  // Node_Shape
};

// Runtime description of an extension, defined in the source file.
struct ExtensionDescription {
  Identifier info;        // kExtension_rank
  Identifier value_info;  // kValue_rank, which describes how the value is stored
  std::int32_t number = 0;
  std::string describe_value;  // onnxgen::extension_value_info<std::int32_t, 100, onnxgen::Int32, onnxgen::Has<0>>
  std::string extendee;        // string literal: "demo.Node"
  std::string path_name;       // string literal that ends in NUL: "[demo.rank]" or "(demo.rank)"
};

// Identifier of an extension. It is declared in the scope in which the schema declares the extension.
struct Extension {
  DocComment doc;
  Identifier name;             // rank
  Identifier number_constant;  // kRankFieldNumber
  bool deprecated = false;
  std::string type;            // onnxgen::Extension<Node, std::int32_t>, spelled for its scope
  std::string qualified_type;  // the same type, spelled for the file's namespace
  std::string qualified_name;  // Node::rank
  std::string default_value;   // {} if there is none
  ExtensionDescription description;
};

// Extension of a message of another file, which the program makes known to the class when it starts. Only for the
// protobuf profile.
struct LinkedExtension {
  std::string extended;  // description of the class: &onnxgen::MessageAccess::info<::demo::Node>()
  Identifier info;       // kExtension_rank
  FieldDescriptor field;
};

// Method of a service.
struct Method {
  DocComment doc;
  Identifier name;
  std::string input;  // classes of the messages, qualified
  std::string output;
};

// Service with classes for its server and its client. Only for the protobuf profile.
struct Service {
  DocComment doc;
  Identifier name;
  Identifier stub;  // name + "_Stub"
  std::vector<Method> methods;
};

// Entry in the list of the parts that a message has on the wire.
struct ListEntry {
  enum class Kind { kField, kExtensionRange, kMessageSetItems };

  Kind kind = Kind::kField;
  std::size_t field = 0;  // index in Message::fields
  NumberRange numbers;
  bool begins_cold = false;  // first or last of a run of cold fields
  bool ends_cold = false;
};

struct Message {
  DocComment doc;
  Identifier name;        // Node_Shape
  std::string type;       // `name`, qualified if a parameter of an emitted function would hide it
  std::string full_name;  // string literal: "demo.Node.Shape"
  bool is_any() const { return full_name == "\"google.protobuf.Any\""; }
  std::vector<MessageAlias> messages;
  std::vector<EnumAlias> enums;
  std::vector<Oneof> oneofs;
  std::vector<Field> fields;             // in source order
  std::vector<Extension> extensions;     // declared inside the message
  std::vector<ListEntry> list;           // by ascending field number
  std::vector<MemberGroup> data;         // in storage order
  std::vector<MemberGroup> cold_fields;  // members stored in a separate block; often none
  std::size_t has_bits = 0;
  bool leads_to_required = false;  // it, or a message below it, has `required` fields
  bool extendable = false;         // it stores extensions

  std::vector<ExtensionDescription> known_extensions;  // its extensions in the same file, by ascending number
  Identifier known_extensions_name;                    // kExtensionsOf_Node; used only if there are any

  MessageDescriptor descriptor;
  std::vector<MapEntryDescriptor> map_entries;  // of its maps
  std::vector<FieldPlace> places;               // used only if the class is lite
  // True if the class has descriptor(). Requires the protobuf profile; false if another element has this name.
  bool has_descriptor_function = false;
  // True if the class has unknown_fields() and mutable_unknown_fields(). Requires a lite class of a proto2 file, as in
  // protoc's classes; false if another element has one of these names. Complete classes inherit these functions.
  bool has_unknown_text_functions = false;
};

struct CppFile {
  std::string source_name;  // import name of the .proto
  std::string header_path;
  std::string source_path;
  std::string forward_path;     // empty: not written
  std::string proto_h_path;     // header that only includes header_path; empty: not written
  std::string descriptor_path;  // empty: descriptors are in the source file
  DocComment doc;

  std::vector<std::string> system_includes;  // of the header
  std::vector<std::string> runtime_includes;
  std::vector<std::string> import_includes;      // headers of the imports
  std::vector<std::string> source_includes;      // runtime headers that the .cc needs in addition
  std::vector<std::string> descriptor_includes;  // headers that the descriptors need
  std::vector<Identifier> namespaces;            // outermost first, without the inline namespace
  std::string export_macro;                      // may be empty
  bool hidden = false;                           // from other shared objects; false if there is an export macro
  // Whether visible classes may have members of hidden well-known types. g++ warns about each such class.
  bool has_hidden_members = false;
  Profile profile = Profile::kNative;
  ProtobufApi protobuf_api = ProtobufApi::k21;
  bool lite = false;  // protobuf profile: lite classes, which have no descriptors
  // Returns whether every enum has a function that returns its descriptor.
  bool has_enum_descriptors() const { return profile == Profile::kProtobuf && !lite; }
  bool for_size = false;    // one loop processes all messages, using tables
  bool parse_only = false;  // classes without serialization

  std::vector<Enum> enums;            // including nested ones
  std::vector<Message> messages;      // in source order, inner before outer
  std::vector<Extension> extensions;  // declared outside messages
  std::vector<LinkedExtension> linked_extensions;
  Identifier linked_extensions_name;   // kExtensionsAreLinked
  std::vector<Service> services;       // all services of the file, if it asks for their classes
  FileDescriptor descriptor;           // used only if has_enum_descriptors()
  std::vector<std::string> any_types;  // descriptors of all types that an Any can name; empty if no Any is reachable
  Identifier any_types_name;           // kTypes
};

}  // namespace onnxgen::plan
