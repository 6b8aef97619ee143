// Offsets and forms of fields in classes of the protobuf profile, for code that all classes share.
#pragma once

#include <cstddef>
#include <cstdint>

#include "onnxgen/message/member_storage.h"

namespace onnxgen::heap {

struct ElementType;

struct FieldPlace {
  std::int32_t number;
  std::uint32_t offset;       // of the member, in the class's data
  std::uint32_t case_offset;  // of the oneof's case number, if `presence` is kInOneof
  std::uint16_t has_bit;      // if `presence` is kInHasBit
  Storage storage;
  PresenceKept presence;
  const ElementType* messages;  // class of the field's messages, or null
};

// Default value of a string or bytes field.
struct DefaultText {
  const void* field;  // address that identifies the field
  const char* text;
  std::size_t size;
};

// Layout of a lite class, which has no descriptor. onnxgen emits one for each lite class.
struct ClassLayout {
  struct Field {
    FieldPlace place;
    const char* default_text;  // of strings and bytes
    std::size_t default_size;
  };

  const Field* fields;  // singular strings and bytes, all messages; by ascending number
  std::size_t field_count;
  std::uint32_t extensions_offset;  // of the ExtensionSet in the class's data, or 0 if it has none
  bool message_set;                 // whether the schema sets message_set_wire_format
};

}  // namespace onnxgen::heap
