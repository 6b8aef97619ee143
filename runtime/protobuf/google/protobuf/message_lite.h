// The base class of generated messages, with libprotobuf's names. Everything here is the same for all of them: what
// differs is a table and a pointer to the message's data.
//
// Sizes and counts of bytes have 64 bits, whatever type a program passes. Functions that read are false when the input
// is malformed or, unless they are called Partial, a `required` field is missing; what was read by then stays in the
// message. Nothing is ever printed: InitializationErrorString() tells what is missing.
//
// const functions may run in several threads at once; anything else needs the caller's lock.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <new>
#include <string>
#include <string_view>

#include "google/protobuf/arena.h"
#include "google/protobuf/class_info.h"
#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/repeated_field.h"
#include "google/protobuf/stubs/common.h"
#include "google/protobuf/stubs/logging.h"
#include "onnxgen/error/status.h"
#include "onnxgen/message/message_info.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class MessageLite;

namespace internal {

class MessageLiteBody;

// What the type-independent code needs of a message.
struct MessageParts {
  const ClassInfo* info;
  const onnxgen::MessageDescriptor* descriptor;
  void* data;
};

MessageParts parts_of(const MessageLiteBody& message) noexcept;

// All that a message can do.
class MessageLiteBody {
 public:
  virtual ~MessageLiteBody() = default;

  // A message that was parsed may share its memory with others of the same parse, and yet be deleted alone.
  static void* operator new(std::size_t size);
  static void* operator new(std::size_t size, const std::nothrow_t&) noexcept;
  static void* operator new(std::size_t, void* place) noexcept { return place; }
  static void operator delete(void* object, std::size_t size) noexcept;
  static void operator delete(void* object, const std::nothrow_t&) noexcept;
  static void operator delete(void*, void*) noexcept {}

  std::string GetTypeName() const;
  // An empty message of the same class, the caller's or the arena's.
  MessageLite* New(Arena* arena = nullptr) const;
  static Arena* GetArena() noexcept { return nullptr; }

  void Clear();
  bool IsInitialized() const;
  // The `required` field that is missing first: "graph.node[3].name"; empty when none is.
  std::string InitializationErrorString() const;
  // `other` is of the same class, which is not checked.
  void CheckTypeAndMergeFrom(const MessageLite& other);
  // Its address: a lite message knows no names.
  std::string DebugString() const;
  std::string ShortDebugString() const { return DebugString(); }
  std::string Utf8DebugString() const { return DebugString(); }

  // Replace the message by what the input holds.
  bool ParseFromString(std::string_view input);
  bool ParsePartialFromString(std::string_view input);
  bool ParseFromArray(const void* data, std::int64_t size);
  bool ParsePartialFromArray(const void* data, std::int64_t size);
  bool ParseFromIstream(std::istream* input);
  bool ParsePartialFromIstream(std::istream* input);
  bool ParseFromFileDescriptor(int file_descriptor);
  bool ParsePartialFromFileDescriptor(int file_descriptor);
  bool ParseFromCodedStream(io::CodedInputStream* input);
  bool ParsePartialFromCodedStream(io::CodedInputStream* input);
  bool ParseFromZeroCopyStream(io::ZeroCopyInputStream* input);
  bool ParsePartialFromZeroCopyStream(io::ZeroCopyInputStream* input);
  bool ParseFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, std::int64_t size);
  bool ParsePartialFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, std::int64_t size);

  // Merge what the input holds into the message.
  bool MergeFromString(std::string_view input);
  bool MergePartialFromString(std::string_view input);
  bool MergeFromCodedStream(io::CodedInputStream* input);
  bool MergePartialFromCodedStream(io::CodedInputStream* input);
  bool MergeFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, std::int64_t size);
  bool MergePartialFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, std::int64_t size);

  // Not libprotobuf's: as ParseFromString, and says where and why it failed.
  onnxgen::Status TryParse(std::string_view input);

  std::size_t ByteSizeLong() const;
  int ByteSize() const { return GetCachedSize(); }
  // Computed anew: messages keep no sizes, so that several threads may serialize the same one.
  int GetCachedSize() const { return static_cast<int>(ByteSizeLong()); }

  // False when a `required` field is missing or the output fails. `output` is no part of the message.
  bool SerializeToString(std::string* output) const;
  bool SerializePartialToString(std::string* output) const;
  std::string SerializeAsString() const;
  std::string SerializePartialAsString() const;
  bool AppendToString(std::string* output) const;
  bool AppendPartialToString(std::string* output) const;
  bool SerializeToArray(void* data, std::int64_t size) const;
  bool SerializePartialToArray(void* data, std::int64_t size) const;
  bool SerializeToOstream(std::ostream* output) const;
  bool SerializePartialToOstream(std::ostream* output) const;
  bool SerializeToFileDescriptor(int file_descriptor) const;
  bool SerializePartialToFileDescriptor(int file_descriptor) const;
  bool SerializeToCodedStream(io::CodedOutputStream* output) const;
  bool SerializePartialToCodedStream(io::CodedOutputStream* output) const;
  bool SerializeToZeroCopyStream(io::ZeroCopyOutputStream* output) const;
  bool SerializePartialToZeroCopyStream(io::ZeroCopyOutputStream* output) const;
  void SerializeWithCachedSizes(io::CodedOutputStream* output) const;
  // Into ByteSizeLong() bytes; returns where it stopped.
  uint8* SerializeWithCachedSizesToArray(uint8* target) const;

 protected:
  MessageLiteBody() = default;
  MessageLiteBody(const MessageLiteBody&) = default;
  MessageLiteBody& operator=(const MessageLiteBody&) = default;

 private:
  friend MessageParts parts_of(const MessageLiteBody&) noexcept;

  virtual const ClassInfo& Class_() const noexcept = 0;
};

}  // namespace internal

class ONNXGEN_PROTOBUF_BASE MessageLite : public internal::MessageLiteBody {
 public:
  ONNXGEN_HIDDEN ~MessageLite() override = default;

 protected:
  ONNXGEN_HIDDEN MessageLite() = default;
  ONNXGEN_HIDDEN MessageLite(const MessageLite&) = default;
  ONNXGEN_HIDDEN MessageLite& operator=(const MessageLite&) = default;

 private:
  // Never called. The virtual table is made where the first virtual function is that is neither inline nor pure.
  ONNXGEN_HIDDEN virtual void VirtualTableIsHere_() const;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
