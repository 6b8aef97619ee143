// Functions for programs that read or write encoded messages themselves: tags, encodings of numbers, and fields with
// their tags.
#pragma once

#include <cstddef>
#include <string>

#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/message_lite.h"
#include "google/protobuf/stubs/casts.h"
#include "google/protobuf/stubs/common.h"
#include "onnxgen/wire/varint.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

class WireFormatLite {
 public:
  enum WireType {
    WIRETYPE_VARINT = 0,
    WIRETYPE_FIXED64 = 1,
    WIRETYPE_LENGTH_DELIMITED = 2,
    WIRETYPE_START_GROUP = 3,
    WIRETYPE_END_GROUP = 4,
    WIRETYPE_FIXED32 = 5,
  };

  // Types of fields, with the numbers of FieldDescriptor::Type.
  enum FieldType {
    TYPE_DOUBLE = 1,
    TYPE_FLOAT = 2,
    TYPE_INT64 = 3,
    TYPE_UINT64 = 4,
    TYPE_INT32 = 5,
    TYPE_FIXED64 = 6,
    TYPE_FIXED32 = 7,
    TYPE_BOOL = 8,
    TYPE_STRING = 9,
    TYPE_GROUP = 10,
    TYPE_MESSAGE = 11,
    TYPE_BYTES = 12,
    TYPE_UINT32 = 13,
    TYPE_ENUM = 14,
    TYPE_SFIXED32 = 15,
    TYPE_SFIXED64 = 16,
    TYPE_SINT32 = 17,
    TYPE_SINT64 = 18,
    MAX_FIELD_TYPE = 18,
  };

  static constexpr int kTagTypeBits = 3;
  static constexpr uint32 kTagTypeMask = (1 << kTagTypeBits) - 1;

  static constexpr uint32 MakeTag(int number, WireType type) {
    return static_cast<uint32>(number) << kTagTypeBits | static_cast<uint32>(type);
  }
  static constexpr WireType GetTagWireType(uint32 tag) { return static_cast<WireType>(tag & kTagTypeMask); }
  static constexpr int GetTagFieldNumber(uint32 tag) { return static_cast<int>(tag >> kTagTypeBits); }
  static WireType WireTypeForFieldType(FieldType type);
  // Returns the encoded size of a field's tag, or of both tags of a group, in bytes.
  static std::size_t TagSize(int number, FieldType type) {
    const std::size_t size = io::CodedOutputStream::VarintSize32(MakeTag(number, WIRETYPE_VARINT));
    return type == TYPE_GROUP ? 2 * size : size;
  }

  // SkipField() skips the value of a field whose tag was read. SkipMessage() skips all fields up to the end of the
  // input or of a group. Both return false if the input is malformed or nested too deeply.
  static bool SkipField(io::CodedInputStream* input, uint32 tag);
  static bool SkipMessage(io::CodedInputStream* input);

  static uint32 EncodeFloat(float value) { return bit_cast<uint32>(value); }
  static float DecodeFloat(uint32 value) { return bit_cast<float>(value); }
  static uint64 EncodeDouble(double value) { return bit_cast<uint64>(value); }
  static double DecodeDouble(uint64 value) { return bit_cast<double>(value); }
  static constexpr uint32 ZigZagEncode32(int32 value) { return static_cast<uint32>(onnxgen::wire::zigzag(value)); }
  static constexpr int32 ZigZagDecode32(uint32 value) { return static_cast<int32>(onnxgen::wire::unzigzag(value)); }
  static constexpr uint64 ZigZagEncode64(int64 value) { return onnxgen::wire::zigzag(value); }
  static constexpr int64 ZigZagDecode64(uint64 value) { return onnxgen::wire::unzigzag(value); }

  // Reads the value of a number, bool or enum whose tag was read. T is the C++ type of the field's value. Returns false
  // if the input is malformed.
  template <typename T, FieldType kType>
  static bool ReadPrimitive(io::CodedInputStream* input, T* value);
  // Read the value of a string or `bytes` field whose tag was read. Return false if the input is malformed.
  static bool ReadString(io::CodedInputStream* input, std::string* value) { return ReadBytes(input, value); }
  static bool ReadBytes(io::CodedInputStream* input, std::string* value) {
    int size = 0;
    return input->ReadVarintSizeAsInt(&size) && input->ReadString(value, size);
  }

  static void WriteTag(int number, WireType type, io::CodedOutputStream* output) {
    output->WriteTag(MakeTag(number, type));
  }
  static uint8* WriteTagToArray(int number, WireType type, uint8* target) {
    return io::CodedOutputStream::WriteTagToArray(MakeTag(number, type), target);
  }

  // For each type of number, here int32: WriteInt32(number, value, output) and WriteInt32NoTag(value, output) write to
  // a stream. WriteInt32ToArray(number, value, target) and WriteInt32NoTagToArray(value, target) write to an array,
  // which must have enough space, and return the address behind the written bytes. Int32Size(value) is the encoded size
  // without the tag, in bytes.
#define ONNXGEN_WIRE_FUNCTIONS(Name, T, wire_type, Coded, CodedSize, encoded)            \
  static void Write##Name##NoTag(T value, io::CodedOutputStream* output) {               \
    output->Write##Coded(encoded);                                                       \
  }                                                                                      \
  static void Write##Name(int number, T value, io::CodedOutputStream* output) {          \
    WriteTag(number, wire_type, output);                                                 \
    Write##Name##NoTag(value, output);                                                   \
  }                                                                                      \
  static uint8* Write##Name##NoTagToArray(T value, uint8* target) {                      \
    return io::CodedOutputStream::Write##Coded##ToArray(encoded, target);                \
  }                                                                                      \
  static uint8* Write##Name##ToArray(int number, T value, uint8* target) {               \
    return Write##Name##NoTagToArray(value, WriteTagToArray(number, wire_type, target)); \
  }                                                                                      \
  static std::size_t Name##Size([[maybe_unused]] T value) {                              \
    return CodedSize;                                                                    \
  }
#define ONNXGEN_VARINT_FUNCTIONS(Name, T, encoded) \
  ONNXGEN_WIRE_FUNCTIONS(Name, T, WIRETYPE_VARINT, Varint64, io::CodedOutputStream::VarintSize64(encoded), encoded)
  ONNXGEN_VARINT_FUNCTIONS(Int32, int32, static_cast<uint64>(int64{value}))
  ONNXGEN_VARINT_FUNCTIONS(Int64, int64, static_cast<uint64>(value))
  ONNXGEN_VARINT_FUNCTIONS(UInt32, uint32, value)
  ONNXGEN_VARINT_FUNCTIONS(UInt64, uint64, value)
  ONNXGEN_VARINT_FUNCTIONS(SInt32, int32, ZigZagEncode32(value))
  ONNXGEN_VARINT_FUNCTIONS(SInt64, int64, ZigZagEncode64(value))
  ONNXGEN_VARINT_FUNCTIONS(Enum, int, static_cast<uint64>(int64{value}))
  // Does not use ONNXGEN_VARINT_FUNCTIONS: Bool is a macro of X11, and passing it on would expand it.
  ONNXGEN_WIRE_FUNCTIONS(Bool, bool, WIRETYPE_VARINT, Varint64, io::CodedOutputStream::VarintSize64(value ? 1 : 0),
                         value ? 1 : 0)
  ONNXGEN_WIRE_FUNCTIONS(Fixed32, uint32, WIRETYPE_FIXED32, LittleEndian32, kFixed32Size, value)
  ONNXGEN_WIRE_FUNCTIONS(Fixed64, uint64, WIRETYPE_FIXED64, LittleEndian64, kFixed64Size, value)
  ONNXGEN_WIRE_FUNCTIONS(SFixed32, int32, WIRETYPE_FIXED32, LittleEndian32, kFixed32Size, static_cast<uint32>(value))
  ONNXGEN_WIRE_FUNCTIONS(SFixed64, int64, WIRETYPE_FIXED64, LittleEndian64, kFixed64Size, static_cast<uint64>(value))
  ONNXGEN_WIRE_FUNCTIONS(Float, float, WIRETYPE_FIXED32, LittleEndian32, kFixed32Size, EncodeFloat(value))
  ONNXGEN_WIRE_FUNCTIONS(Double, double, WIRETYPE_FIXED64, LittleEndian64, kFixed64Size, EncodeDouble(value))
#undef ONNXGEN_VARINT_FUNCTIONS
#undef ONNXGEN_WIRE_FUNCTIONS

  static void WriteString(int number, const std::string& value, io::CodedOutputStream* output) {
    WriteTag(number, WIRETYPE_LENGTH_DELIMITED, output);
    output->WriteVarint64(value.size());
    output->WriteString(value);
  }
  static void WriteBytes(int number, const std::string& value, io::CodedOutputStream* output) {
    WriteString(number, value, output);
  }
  static uint8* WriteStringToArray(int number, const std::string& value, uint8* target) {
    target = WriteTagToArray(number, WIRETYPE_LENGTH_DELIMITED, target);
    return io::CodedOutputStream::WriteStringWithSizeToArray(value, target);
  }
  static uint8* WriteBytesToArray(int number, const std::string& value, uint8* target) {
    return WriteStringToArray(number, value, target);
  }
  static void WriteMessage(int number, const MessageLite& value, io::CodedOutputStream* output) {
    WriteTag(number, WIRETYPE_LENGTH_DELIMITED, output);
    output->WriteVarint64(value.ByteSizeLong());
    value.SerializeWithCachedSizes(output);
  }
  static void WriteGroup(int number, const MessageLite& value, io::CodedOutputStream* output) {
    WriteTag(number, WIRETYPE_START_GROUP, output);
    value.SerializeWithCachedSizes(output);
    WriteTag(number, WIRETYPE_END_GROUP, output);
  }

  static constexpr std::size_t kFixed32Size = 4;
  static constexpr std::size_t kFixed64Size = 8;
  static constexpr std::size_t kSFixed32Size = 4;
  static constexpr std::size_t kSFixed64Size = 8;
  static constexpr std::size_t kFloatSize = 4;
  static constexpr std::size_t kDoubleSize = 8;
  static constexpr std::size_t kBoolSize = 1;

  // Return the encoded size of a value without the tag, in bytes, including the length before the value except for
  // groups.
  static std::size_t LengthDelimitedSize(std::size_t length) {
    return length + io::CodedOutputStream::VarintSize64(length);
  }
  static std::size_t StringSize(const std::string& value) {
    return LengthDelimitedSize(value.size());
  }
  static std::size_t BytesSize(const std::string& value) {
    return LengthDelimitedSize(value.size());
  }
  template <typename M>
  static std::size_t MessageSize(const M& value) {
    return LengthDelimitedSize(value.ByteSizeLong());
  }
  template <typename M>
  static std::size_t GroupSize(const M& value) {
    return value.ByteSizeLong();
  }
};

inline WireFormatLite::WireType WireFormatLite::WireTypeForFieldType(FieldType type) {
  switch (type) {
    case TYPE_DOUBLE:
    case TYPE_FIXED64:
    case TYPE_SFIXED64:
      return WIRETYPE_FIXED64;
    case TYPE_FLOAT:
    case TYPE_FIXED32:
    case TYPE_SFIXED32:
      return WIRETYPE_FIXED32;
    case TYPE_STRING:
    case TYPE_BYTES:
    case TYPE_MESSAGE:
      return WIRETYPE_LENGTH_DELIMITED;
    case TYPE_GROUP:
      return WIRETYPE_START_GROUP;
    case TYPE_INT64:
    case TYPE_UINT64:
    case TYPE_INT32:
    case TYPE_BOOL:
    case TYPE_UINT32:
    case TYPE_ENUM:
    case TYPE_SINT32:
    case TYPE_SINT64:
      return WIRETYPE_VARINT;
  }
  return WIRETYPE_VARINT;
}

inline bool WireFormatLite::SkipField(io::CodedInputStream* input, uint32 tag) {
  if (GetTagFieldNumber(tag) == 0) return false;
  uint64 value = 0;
  switch (GetTagWireType(tag)) {
    case WIRETYPE_VARINT:
      return input->ReadVarint64(&value);
    case WIRETYPE_FIXED64:
      return input->Skip(kFixed64Size);
    case WIRETYPE_FIXED32:
      return input->Skip(kFixed32Size);
    case WIRETYPE_LENGTH_DELIMITED:
      return input->ReadVarint64(&value) && value <= static_cast<uint64>(kint64max) &&
             input->Skip(static_cast<int64>(value));
    case WIRETYPE_START_GROUP: {
      if (!input->IncrementRecursionDepth() || !SkipMessage(input)) return false;
      input->DecrementRecursionDepth();
      return input->LastTagWas(MakeTag(GetTagFieldNumber(tag), WIRETYPE_END_GROUP));
    }
    case WIRETYPE_END_GROUP:
      return false;
  }
  return false;
}

inline bool WireFormatLite::SkipMessage(io::CodedInputStream* input) {
  while (true) {
    const uint32 tag = input->ReadTag();
    if (tag == 0 || GetTagWireType(tag) == WIRETYPE_END_GROUP) return true;
    if (!SkipField(input, tag)) return false;
  }
}

template <typename T, WireFormatLite::FieldType kType>
bool WireFormatLite::ReadPrimitive(io::CodedInputStream* input, T* value) {
  static_assert(kType != TYPE_STRING && kType != TYPE_BYTES && kType != TYPE_MESSAGE && kType != TYPE_GROUP,
                "not a number, bool or enum");
  if constexpr (kType == TYPE_FIXED32 || kType == TYPE_SFIXED32 || kType == TYPE_FLOAT) {
    uint32 bits = 0;
    if (!input->ReadLittleEndian32(&bits)) return false;
    *value = kType == TYPE_FLOAT ? static_cast<T>(DecodeFloat(bits)) : static_cast<T>(bits);
  } else if constexpr (kType == TYPE_FIXED64 || kType == TYPE_SFIXED64 || kType == TYPE_DOUBLE) {
    uint64 bits = 0;
    if (!input->ReadLittleEndian64(&bits)) return false;
    *value = kType == TYPE_DOUBLE ? static_cast<T>(DecodeDouble(bits)) : static_cast<T>(bits);
  } else {
    uint64 bits = 0;
    if (!input->ReadVarint64(&bits)) return false;
    if constexpr (kType == TYPE_SINT32) {
      *value = ZigZagDecode32(static_cast<uint32>(bits));
    } else if constexpr (kType == TYPE_SINT64) {
      *value = ZigZagDecode64(bits);
    } else if constexpr (kType == TYPE_BOOL) {
      *value = bits != 0;
    } else {
      *value = static_cast<T>(bits);
    }
  }
  return true;
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
