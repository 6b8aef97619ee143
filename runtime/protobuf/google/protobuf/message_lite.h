// Base class of generated messages, with libprotobuf's names. The implementation is shared by all classes; they differ
// only in a table and in the position of the message's data.
//
// Sizes and byte counts are 64-bit, regardless of the types that a program passes. Functions that parse return false if
// the input is malformed or, except for the Partial variants, if a `required` field is missing; the message then
// contains what was read so far. If a `required` field is missing, parsing also logs an error with the names of all
// that are missing.
//
// const functions are thread-safe. All others need external synchronization.
#pragma once

#include <cstdint>
#include <iosfwd>
#include <new>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "google/protobuf/arena.h"
#include "google/protobuf/class_info.h"
#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/cord_stream.h"
#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/repeated_field.h"
#include "google/protobuf/stubs/common.h"
#include "google/protobuf/stubs/logging.h"
#include "onnxgen/error/status.h"
#include "onnxgen/message/message_info.h"

namespace onnxgen {
struct ParseOptions;
}

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

class MessageLite;

namespace internal {

class MessageLiteBody;

// Parts of a message that type-independent code needs.
struct MessageParts {
  const ClassInfo* info;
  const onnxgen::MessageDescriptor* descriptor;  // null for lite classes
  void* data;
};

MessageParts parts_of(const MessageLiteBody& message) noexcept;
// Returns the full name of the class's message.
std::string_view type_name_of(const MessageLiteBody& message) noexcept;

// Return the unknown fields of a message of a lite class, encoded; see onnxgen/protobuf/storage/unknown_text.h.
const std::string& unknown_text_of(const MessageLiteBody& message);
std::string* mutable_unknown_text_of(MessageLiteBody& message);

// Reports a cast of a message to a class to which it does not belong. Does not return.
void fail_cast(const MessageLiteBody& message);

// All functions of a message.
class MessageLiteBody {
 public:
  virtual ~MessageLiteBody() = default;

  // A message from a parse may share its memory with others of that parse, but can be deleted individually.
  static void* operator new(std::size_t size);
  static void* operator new(std::size_t size, const std::nothrow_t&) noexcept;
  static void* operator new(std::size_t, void* place) noexcept { return place; }
  static void operator delete(void* object, std::size_t size) noexcept;
  static void operator delete(void* object, const std::nothrow_t&) noexcept;
  static void operator delete(void*, void*) noexcept {}

  ONNXGEN_PROTOBUF_TAG NewNameResult GetTypeName() const { return NewNameResult(type_name_of(*this)); }
  // Creates an empty message of the same class, owned by the arena if there is one, otherwise by the caller.
  MessageLite* New(Arena* arena = nullptr) const;
  // Returns the arena that has created the message. Null for the contents of messages, and after release_x().
  Arena* GetArena() const noexcept { return arena_of(*this); }

  void Clear();
  bool IsInitialized() const;
  // Returns the paths of all missing `required` fields, for example "name, graph.node[3].name", or an empty string. For
  // a lite class, returns a fixed text.
  virtual std::string InitializationErrorString() const;
  // Merges `other`. It is a fatal error if that belongs to another class.
  void CheckTypeAndMergeFrom(const MessageLite& other);
  // Returns the address of the message: a lite message has no names.
  std::string DebugString() const;
  std::string ShortDebugString() const { return DebugString(); }
  std::string Utf8DebugString() const { return DebugString(); }

  // Replace the message with the contents of the input. A message in a coded stream also ends at a tag that is 0 or
  // ends a group: the stream's ConsumedEntireMessage() then returns false, and LastTagWas() tells the tag.
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

  // Merge the contents of the input into the message. Coded streams are read as by the functions above.
  bool MergeFromString(std::string_view input);
  bool MergePartialFromString(std::string_view input);
  bool MergeFromCodedStream(io::CodedInputStream* input);
  bool MergePartialFromCodedStream(io::CodedInputStream* input);
  bool MergeFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, std::int64_t size);
  bool MergePartialFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, std::int64_t size);

#if defined(ONNXGEN_HAS_CORD)
  // Replace the message with the contents of a Cord, or merge them.
  bool ParseFromCord(const absl::Cord& input) {
    io::CordInputStream stream(&input);
    return ParseFromZeroCopyStream(&stream);
  }
  bool ParsePartialFromCord(const absl::Cord& input) {
    io::CordInputStream stream(&input);
    return ParsePartialFromZeroCopyStream(&stream);
  }
  bool MergeFromCord(const absl::Cord& input) {
    io::CordInputStream stream(&input);
    return MergeFromBoundedZeroCopyStream(&stream, stream.BytesKnownToFollow());
  }
  bool MergePartialFromCord(const absl::Cord& input) {
    io::CordInputStream stream(&input);
    return MergePartialFromBoundedZeroCopyStream(&stream, stream.BytesKnownToFollow());
  }

  // Return false if a `required` field is missing; the functions that return a Cord then return an empty one.
  bool AppendToCord(absl::Cord* output) const {
    return IsInitialized() && AppendPartialToCord(output);
  }
  bool AppendPartialToCord(absl::Cord* output) const {
    io::CordOutputStream stream(std::exchange(*output, absl::Cord()));
    const bool is_written = SerializePartialToZeroCopyStream(&stream);
    *output = stream.Consume();
    return is_written;
  }
  bool SerializeToCord(absl::Cord* output) const {
    output->Clear();
    return AppendToCord(output);
  }
  bool SerializePartialToCord(absl::Cord* output) const {
    output->Clear();
    return AppendPartialToCord(output);
  }
  absl::Cord SerializeAsCord() const {
    return IsInitialized() ? SerializePartialAsCord() : absl::Cord();
  }
  absl::Cord SerializePartialAsCord() const {
    absl::Cord output;
    if (!AppendPartialToCord(&output)) output.Clear();
    return output;
  }
#endif

  // Extension of libprotobuf's interface: like ParseFromString(), but the status gives position and reason of an error.
  onnxgen::Status TryParse(std::string_view input);
  // For onnxgen::text: like MergeFromString(), with options and status.
  onnxgen::Status TryMerge_(std::string_view input, const onnxgen::ParseOptions& options);

  std::size_t ByteSizeLong() const;
  int ByteSize() const {
    return GetCachedSize();
  }
  // Always recomputed: messages do not cache sizes, so several threads may serialize the same message.
  int GetCachedSize() const {
    return static_cast<int>(ByteSizeLong());
  }

  // Return false if a `required` field is missing or writing fails. `output` must not be part of the message.
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
  // Writes ByteSizeLong() bytes. Returns the position after the last one.
  uint8* SerializeWithCachedSizesToArray(uint8* target) const;

 protected:
  MessageLiteBody() = default;
  MessageLiteBody(const MessageLiteBody&) = default;
  MessageLiteBody& operator=(const MessageLiteBody&) = default;

 private:
  friend MessageParts parts_of(const MessageLiteBody&) noexcept;
  friend std::string_view type_name_of(const MessageLiteBody&) noexcept;

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
  // Never called. The compiler emits the virtual table where the first virtual function is defined that is neither
  // inline nor pure.
  ONNXGEN_HIDDEN virtual void VirtualTableIsHere_() const;
};

// Return the message as an object of the class T, which may be Message. If it belongs to another class, the overloads
// for pointers return null, and those for references fail like GOOGLE_CHECK.
template <typename T>
const T* DynamicCastMessage(const MessageLite* from) {
  if (from == nullptr) return nullptr;
  const internal::MessageParts parts = internal::parts_of(*from);
  bool is_one = true;
  if constexpr (std::is_abstract_v<T>) {
    is_one = std::is_same_v<T, MessageLite> || parts.descriptor != nullptr;
  } else {
    is_one = parts.info == internal::parts_of(T::default_instance()).info;
  }
  return is_one ? static_cast<const T*>(from) : nullptr;
}
template <typename T>
T* DynamicCastMessage(MessageLite* from) {
  return const_cast<T*>(DynamicCastMessage<T>(static_cast<const MessageLite*>(from)));
}
template <typename T>
const T& DynamicCastMessage(const MessageLite& from) {
  const T* const cast = DynamicCastMessage<T>(&from);
  if (cast == nullptr) internal::fail_cast(from);
  return *cast;
}
template <typename T>
T& DynamicCastMessage(MessageLite& from) {
  return const_cast<T&>(DynamicCastMessage<T>(static_cast<const MessageLite&>(from)));
}
template <typename T>
const T* DynamicCastToGenerated(const MessageLite* from) {
  return DynamicCastMessage<T>(from);
}
template <typename T>
T* DynamicCastToGenerated(MessageLite* from) {
  return DynamicCastMessage<T>(from);
}

// Return the message as an object of the class T, to which it must belong.
template <typename T>
const T* DownCastMessage(const MessageLite* from) {
  return static_cast<const T*>(from);
}
template <typename T>
T* DownCastMessage(MessageLite* from) {
  return static_cast<T*>(from);
}
template <typename T>
const T& DownCastMessage(const MessageLite& from) {
  return static_cast<const T&>(from);
}
template <typename T>
T& DownCastMessage(MessageLite& from) {
  return static_cast<T&>(from);
}

// Makes absl::StrCat() and absl::StrFormat() accept messages.
template <typename Sink>
void AbslStringify(Sink& sink, const MessageLite& message) {
  sink.Append(message.DebugString());
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
