// What onnxgen is going to write for one .proto file, with every decision made: final spellings, order, storage,
// includes. Emitting only puts these values into templates.
//
// Strings are finished C++ text: types, expressions, literals. Names are Identifiers.
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

// The text of a doc comment, one line each, without the comment marker. Safe to print behind `///`.
using DocComment = std::vector<std::string>;

// What the accessors of a field look like.
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

// Where a singular field's presence is kept.
enum class Presence {
  kNone,     // nowhere: repeated fields, maps, and proto3 fields without `optional`
  kHasBit,   // in the message's has-bits
  kStorage,  // in the member itself: strings, bytes, messages
  kOneof,    // in the oneof's case
};

struct Field {
  FieldKind kind = FieldKind::kScalar;
  Presence presence = Presence::kNone;
  std::int32_t number = 0;
  bool required = false;
  bool deprecated = false;
  DocComment doc;

  Identifier name;             // stem of the accessors: raw_data
  Identifier member;           // raw_data_
  Identifier number_constant;  // kRawDataFieldNumber
  Identifier case_constant;    // kRawData, for members of a oneof
  std::size_t oneof = 0;       // index in Message::oneofs, for members of a oneof
  std::size_t has_bit = 0;     // where presence is kHasBit
  bool rare = false;           // its member is in Message::rare_data

  std::string value_type;     // of one value: std::int64_t, Node_Kind, std::string_view, Node_Shape
  std::string storage_type;   // of the member: onnxgen::Repeated<std::int64_t>
  std::string default_value;  // of a singular scalar always, of a string where the schema gives one
  std::string codec;          // the field's entry in the field list: onnxgen::Int64
  std::string mode;           // and its last argument: onnxgen::Has<0>; may be empty
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
  std::vector<std::size_t> fields;  // indices in Message::fields, source order
};

struct Member {
  Identifier name;
  std::string type;
  std::string initializer;  // may be empty: the type brings its own
};

// One line of a class's data, or the union that holds a oneof.
struct MemberGroup {
  std::vector<Member> members;
  bool is_union = false;
};

struct EnumValue {
  DocComment doc;
  Identifier name;        // Node_Kind_CONV
  std::string reference;  // how emitted code names the value; a deprecated one must not be named
  std::int32_t number = 0;
  bool deprecated = false;
};

// For the tables behind Name() and Parse().
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
  Identifier stem;                // Node_Kind_Kind; its constants are Node_Kind_Kind_MIN, _MAX and _ARRAYSIZE
  std::vector<EnumValue> values;  // source order
  std::string min;                // expressions
  std::string max;
  std::optional<std::int32_t> array_size;  // none where it would not fit an int
  std::string full_name;                   // string literal
  bool is_null_value = false;              // google.protobuf.NullValue
  Identifier descriptor_name;              // Node_Kind_Descriptor_
  Identifier entries_name;                 // kNode_KindEntries
  std::vector<EnumEntry> entries;          // ascending numbers; of equal ones the first in the schema first
  std::vector<NumberRange> ranges;         // the declared numbers
};

// A nested enum as its class shows it.
struct EnumAlias {
  struct Value {
    Identifier name;        // CONV
    std::string reference;  // Node_Kind_CONV
    bool deprecated = false;
  };

  Identifier name;         // Kind
  Identifier stem;         // Kind, in Kind_MIN
  std::string type;        // Node_Kind
  Identifier target_stem;  // Node_Kind_Kind
  std::vector<Value> values;
  bool has_array_size = false;
};

struct MessageAlias {
  Identifier name;   // Shape
  std::string type;  // Node_Shape
};

// What the runtime is told of an extension, in the source file.
struct ExtensionDescription {
  Identifier info;        // kExtension_rank
  Identifier value_info;  // kValue_rank, of how its value is held
  std::int32_t number = 0;
  std::string describe_value;  // onnxgen::extension_value_info<std::int32_t, 100, onnxgen::Int32, onnxgen::Has<0>>
  std::string extendee;        // string literal: "demo.Node"
  std::string path_name;       // string literal that ends in NUL: "[demo.rank]"
};

// An extension's identifier in the native profile. It is declared in the scope where the schema declares it.
struct Extension {
  DocComment doc;
  Identifier name;             // rank
  Identifier number_constant;  // kRankFieldNumber
  bool deprecated = false;
  std::string type;            // onnxgen::Extension<Node, std::int32_t>, spelled for its scope
  std::string qualified_type;  // the same, spelled for the file's namespace
  std::string qualified_name;  // Node::rank
  std::string default_value;   // {} where there is none to give
  ExtensionDescription description;
};

// One place in the list of what a message is made of on the wire.
struct ListEntry {
  enum class Kind { kField, kExtensionRange, kMessageSetItems };

  Kind kind = Kind::kField;
  std::size_t field = 0;  // index in Message::fields
  NumberRange numbers;
  bool begins_rare = false;  // the first or the last of rare fields that follow one another
  bool ends_rare = false;
};

struct Message {
  DocComment doc;
  Identifier name;        // Node_Shape
  std::string full_name;  // string literal: "demo.Node.Shape"
  std::vector<MessageAlias> messages;
  std::vector<EnumAlias> enums;
  std::vector<Oneof> oneofs;
  std::vector<Field> fields;           // source order
  std::vector<Extension> extensions;   // declared inside the message
  std::vector<ListEntry> list;         // ascending field numbers
  std::vector<MemberGroup> data;       // in the order of storage
  std::vector<MemberGroup> rare_data;  // the members that stand in a block of their own; often none
  std::size_t has_bits = 0;
  bool leads_to_required = false;  // it, or a message below it, has `required` fields
  bool extendable = false;         // it has a place for extensions

  std::vector<ExtensionDescription> known_extensions;  // those of it that the same file declares, ascending numbers
  Identifier known_extensions_name;                    // kExtensionsOf_Node; used where there are some

  MessageDescriptor descriptor;
  std::vector<MapEntryDescriptor> map_entries;  // of its maps
  bool has_descriptor_function = false;  // descriptor(), of the protobuf profile, where nothing else has the name
};

struct CppFile {
  std::string source_name;  // the .proto, as imported
  std::string header_path;
  std::string source_path;
  std::string forward_path;     // empty: no such file
  std::string descriptor_path;  // empty: descriptors stand in the source
  DocComment doc;

  std::vector<std::string> system_includes;  // of the header
  std::vector<std::string> runtime_includes;
  std::vector<std::string> import_includes;      // headers of the imports
  std::vector<std::string> source_includes;      // what the .cc needs of the runtime besides its header
  std::vector<std::string> descriptor_includes;  // and what the descriptors need
  std::vector<std::string> guarded_macros;       // names of this file that a platform header may have as macros
  std::vector<Identifier> namespaces;            // outermost first, the inline one not among them
  std::string export_macro;                      // may be empty
  bool hidden = false;                           // from other shared objects; not where there is an export macro
  Profile profile = Profile::kNative;
  bool lite = false;        // of the protobuf profile: classes that know no names
  bool for_size = false;    // messages are tables that one loop reads
  bool parse_only = false;  // classes have no functions that write

  std::vector<Enum> enums;             // nested ones too
  std::vector<Message> messages;       // source order, inner before outer
  std::vector<Extension> extensions;   // declared outside messages
  std::vector<std::string> any_types;  // descriptors of what an Any can name; none where no Any is in reach
};

}  // namespace onnxgen::plan
