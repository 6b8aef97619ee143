// Descriptors of the messages of a file, as they are emitted. See runtime/onnxgen/reflection/descriptor.h.
//
// Strings are complete C++ text: expressions and literals, spelled for the scope of the class.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "plan/identifier.h"
#include "plan/literal.h"

namespace onnxgen::plan {

struct FieldDescriptor {
  std::string name;        // string literal; for an extension, the name printed in brackets
  std::string json_name;   // string literal
  std::string descriptor;  // of the field's type: &onnxgen::descriptor_of<Node_Shape>(), or nullptr
  std::string default_text;
  std::string default_bits;
  std::int32_t number = 0;
  std::size_t position = 0;
  std::string type;         // kInt64, without the name of the enum
  std::string cardinality;  // kRepeated
  std::string flags;        // constants of the runtime; 0 for none
  std::size_t oneof = 0;
  std::string storage;   // kArenaString
  std::string presence;  // kInHasBit
  std::size_t has_bit = 0;
  std::string offset;  // offsetof(Data_, rank_); 0 if no member stores the field
};

// Descriptor of a message or of a map entry, which has no class.
struct MessageDescriptor {
  std::string full_name;                // string literal
  std::vector<FieldDescriptor> fields;  // by ascending number
  std::size_t dense_count = 0;
  std::string well_known;  // kTimestamp; usually kNone
  bool message_set = false;
  bool extendable = false;
  std::string reserved_names = "nullptr";  // string literal, each name terminated by a NUL
};

// Place of a field in a lite class. See runtime/onnxgen/protobuf/storage/class_layout.h.
struct FieldPlace {
  FieldDescriptor field;
  std::string case_offset;  // offsetof(Data_, value_case_); 0 outside oneofs
  std::string messages;     // class of the field's messages: &onnxgen::MessageAccess::info<Node_Shape>(), or nullptr
};

// Description of a file. See runtime/onnxgen/reflection/file_descriptor.h.
struct FileDescriptor {
  Identifier name;                    // kFile_demo_2fnode_2eproto
  Identifier local_name;              // kFile, a pointer that only the source file uses
  std::vector<LiteralPart> parts;     // the serialized descriptor
  std::vector<std::string> imports;   // &::demo::kFile_base_2eproto, in schema order
  std::vector<std::string> messages;  // &onnxgen::descriptor_of<Node_Shape>(), of all messages with a class
  std::vector<std::string> enums;     // &Node_Kind_Descriptor_
};

struct MapEntryDescriptor {
  std::string name;    // kEntryOf_attributes
  std::string member;  // attributes_, the map
  MessageDescriptor entry;
};

}  // namespace onnxgen::plan
