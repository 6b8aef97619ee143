// The tables behind onnxgen::text, as they are to be emitted: one for each message and enum of a file.
//
// Strings are finished C++ text: expressions and literals.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <vector>

#include "plan/identifier.h"

namespace onnxgen::plan {

struct TextRow {
  std::string name;       // string literal; of an extension the name that is printed in brackets
  std::string json_name;  // string literal
  std::string table;      // &Node_Shape::Text_table_, or nullptr
  std::string default_text;
  std::string default_bits;
  std::int32_t number = 0;
  std::size_t position = 0;
  std::string type;         // kInt64, without the enum
  std::string cardinality;  // kRepeated
  std::string flags;        // the constants of the runtime; 0 for none
  std::size_t oneof = 0;
};

struct TextTable {
  Identifier rows_name;   // kRowsOf_Node
  std::string name;       // Node::Text_table_, or kTableOf_Node_AttributesEntry
  std::string full_name;  // string literal
  std::vector<TextRow> rows;
  std::size_t dense_count = 0;
  std::string well_known;  // kTimestamp; kNone for most
  bool map_entry = false;  // has no class; its table is local to the file
  bool message_set = false;
};

struct TextEnum {
  Identifier name;  // Node_Kind_text_table
  Identifier entries_name;
  std::size_t count = 0;
  std::string full_name;  // string literal
  bool null_value = false;
};

struct TextTables {
  std::vector<TextEnum> enums;
  std::vector<TextTable> messages;  // a map's entry before the message that it belongs to
  std::vector<std::string>
      types;  // what an Any can name, by full name: &Node::Text_table_; empty where none can be held
};

}  // namespace onnxgen::plan
