// Forms in which generated classes store the values of fields.
#pragma once

#include <cstdint>

namespace onnxgen {

// Form in which a member of a class stores a field, in either profile.
enum class Storage : std::uint8_t {
  kNone,              // no member: the fields of a map's entry
  kScalar,            // the value itself
  kArenaString,       // onnxgen::StringField
  kArenaBytes,        // onnxgen::BytesField
  kText,              // heap::Text
  kStdStringPointer,  // std::string*, in a oneof
  kMessagePointer,    // plain pointer or std::unique_ptr; null if not set
  kArenaArray,        // onnxgen::Repeated<T>, RepeatedString, RepeatedBytes or RepeatedMessage<M>
  kHeapArray,         // google::protobuf::RepeatedField<T>
  kHeapPointers,      // google::protobuf::RepeatedPtrField<T>
  kMap,               // onnxgen::Map or google::protobuf::Map, accessed through MessageDescriptor::map of the entry
};

// Place that stores whether a singular field is set.
enum class PresenceKept : std::uint8_t {
  kInValue,   // unset if zero, empty or null
  kInHasBit,  // FieldDescriptor::has_bit
  kInOneof,   // in the case number of the oneof, at OneofDescriptor::case_offset
};

}  // namespace onnxgen
