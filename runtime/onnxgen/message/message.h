// Base of all generated classes of the native profile: operations on whole messages.
//
//   onnx::ModelProto model;
//   onnxgen::Status status = model.ParseFromString(bytes);
//   if (!status) std::cerr << status.message() << '\n';
//   model.set_producer_name("my-tool");
//   std::string output;
//   status = model.SerializeToString(&output);
//
// A message is a regular value. It owns everything below it, in one arena that belongs to the root. Copies are deep.
// Moves take constant time, but a move between messages of different roots has to copy; if there is no memory for the
// copy, the program ends, since moves are noexcept. Several threads may read a message at once. A thread that changes a
// message needs exclusive access to it.
//
// If memory is exhausted, functions that return a Status fail with kOutOfMemory. Others, such as setters and copies,
// throw std::bad_alloc, or abort in a build without exceptions. Pointers to inputs and outputs must not be null.
//
// Views, references and pointers obtained from a message, including containers from mutable_x(), are valid until the
// message, or one that contains it, is cleared, assigned, swapped, parsed or destroyed. A view of a string or `bytes`
// value is valid only until that value is set or cleared: a new value may overwrite it in place. x() of an unset
// submessage or container returns a shared empty object; that object stays empty when the field is set. The input of a
// parse must not be stored in the message itself.
//
// A root releases all its memory when it is destroyed. Before that, only large values are freed: when they are replaced
// and, for `bytes` fields, when clear_x() clears them. The memory of a cleared or removed submessage is kept until the
// root is cleared.
#pragma once

#include <cstddef>
#include <cstdint>
#include <iosfwd>
#include <limits>
#include <memory>
#include <new>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>

#include "onnxgen/error/status.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/message/message_info.h"
#include "onnxgen/message/visibility.h"
#include "onnxgen/storage/bytes_field.h"
#include "onnxgen/storage/repeated.h"
#include "onnxgen/storage/string_field.h"
#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/to_size.h"

namespace onnxgen {

class SlabAllocator;

// Options and limits of a parse.
struct ParseOptions {
  // Maximum nesting depth of messages and groups, not counting the root. Deeper input fails with kDepthExceeded.
  int max_depth = 100;
  // Maximum size of the input in bytes. Larger input fails with kInputTooLarge before it is parsed.
  std::uint64_t max_total_bytes = (std::numeric_limits<std::uint64_t>::max)();
  // Maximum memory in bytes that the message may use while it is parsed, including the overhead of allocators. The
  // process grows by at most a tenth more. If the limit is reached, parsing fails with kAllocationLimit.
  //
  // Set this for untrusted input: a hostile input of N bytes can require about 100 N bytes (empty submessages of large
  // classes), or 200 N with the protobuf profile. That profile counts only allocations of this parse, not memory that
  // the message already had, but including map and oneof values that later ones replace.
  std::uint64_t max_allocated_bytes = (std::numeric_limits<std::uint64_t>::max)();
  // Keeps fields that the schema does not know, so that they are written back unchanged.
  bool keep_unknown_fields = true;
  // Accepts a message with unset `required` fields.
  bool allow_partial = false;
  // For ParseBorrowed() only: `bytes` fields shorter than this are copied, so that parts of the input can be freed.
  std::size_t min_borrowed_bytes = 0;
  // For ParseBorrowed() only: `string` fields shorter than 128 bytes, such as most names, also refer to the input. This
  // reduces the memory of a model's graph by a third. Views of such strings are NOT NUL-terminated, so x().data() is
  // not a C string, and they are valid only as long as the whole input.
  bool borrow_strings = false;
};

// A part of the serialized output.
using Span = std::string_view;

namespace message {

// Type-independent implementations of the member functions below. `data` is the message's data struct.

// Converts the 64-bit size of a message; returns the largest std::size_t if it does not fit.
constexpr std::size_t size_in_memory(std::uint64_t size) noexcept {
  constexpr std::size_t kLargest = (std::numeric_limits<std::size_t>::max)();
  return size < kLargest ? wire::to_size(size) : kLargest;
}

enum class BytesMode { kCopy, kBorrow };
// Whether all `required` fields must be set.
enum class Completeness { kRequired, kPartial };

Status parse(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options, BytesMode mode);
Status parse_stream(void* data, const MessageInfo& info, std::istream& input, const ParseOptions& options);
// Clears a message and gives it an arena suitable for parsing `input`. Returns nullptr if memory is exhausted.
Arena* prepare(void* data, const MessageInfo& info, std::string_view input, BytesMode mode) noexcept;
// Merges `input` into the message.
Status merge_parse(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options,
                   BytesMode mode);
// Like merge_parse(), for a message of the protobuf profile. Everything is copied. `of_arena` allocates parts for the
// message's arena and counts them in no limit; null for other messages, and if the options have a memory limit.
Status merge_parse_on_heap(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options,
                           SlabAllocator* of_arena = nullptr);

using WriteSpans = bool (*)(void* sink, const Span* spans, std::size_t count);
Status serialize(const void* data, const MessageInfo& info, Completeness completeness, void* sink, WriteSpans write);
// Serializes a message of either profile. `sink` is a function as in Message::SerializeToSink().
template <class M, class Sink>
Status serialize_to_sink(const M& message, Completeness completeness, Sink& sink) {
  const auto write = [](void* target, const Span* spans, std::size_t count) -> bool {
    return (*static_cast<Sink*>(target))(spans, count);
  };
  void* const target = const_cast<void*>(static_cast<const void*>(std::addressof(sink)));
  return serialize(&MessageAccess::data(message), MessageAccess::info<M>(), completeness, target, write);
}
// Replaces everything after the first `kept` bytes of `output` with the encoded message. On failure, only those bytes
// remain. Reuses the string's existing capacity.
Status serialize_to_string(const void* data, const MessageInfo& info, Completeness completeness, std::string& output,
                           std::size_t kept);
Status serialize_to_array(const void* data, const MessageInfo& info, Completeness completeness, void* output,
                          std::size_t size);
// Returns the estimated encoded size in bytes: the size of the input that the message was parsed from, or else its
// actual encoded size.
std::size_t likely_size(const void* data, const MessageInfo& info);
// Serializes into a buffer of exactly `size` bytes. Returns kBufferTooSmall if the encoded size differs; the contents
// of the buffer are then unspecified.
Status serialize_to_fitting_array(const void* data, const MessageInfo& info, Completeness completeness, void* output,
                                  std::size_t size);
Status serialize_to_stream(const void* data, const MessageInfo& info, Completeness completeness, std::ostream& output);

// Calls out_of_memory() if the status is kOutOfMemory. For functions whose results cannot report that error.
inline void throw_if_out_of_memory(const Status& status) {
  if (status.code() == ErrorCode::kOutOfMemory) out_of_memory();
}

bool is_initialized(const void* data, const MessageInfo& info);
// Returns kMissingRequired with the path of the first `required` field that is not set, or ok.
Status check_required(const void* data, const MessageInfo& info);
// Returns ok if `completeness` is kPartial.
inline Status check_complete(const void* data, const MessageInfo& info, Completeness completeness) {
  const bool is_checked = info.checks_required() && completeness == Completeness::kRequired;
  return is_checked ? check_required(data, info) : Status();
}

void clear(void* data, const MessageInfo& info) noexcept;
void copy(void* to, const void* from, const MessageInfo& info);
void merge(void* to, const void* from, const MessageInfo& info);
void move(void* to, void* from, const MessageInfo& info);
void swap(void* a, void* b, const MessageInfo& info);

// Returns the message that getters of unset submessages return in the protobuf profile. Created on first use and never
// destroyed; thread-safe. Not inlined: the guard of a static variable is a hundred bytes of code, and both the class
// and its descriptor call this function.
template <class M>
ONNXGEN_NOINLINE ONNXGEN_HIDDEN const M& default_instance() noexcept {
  alignas(M) static unsigned char memory[sizeof(M)];
  static const M* const instance = new (memory) M;
  return *instance;
}

// Returns the empty message that new messages are copied from, for classes whose messages live in an arena.
template <class M>
ONNXGEN_HIDDEN const M& default_image() noexcept {
  return *static_cast<const M*>(MessageAccess::info<M>().default_data);
}

}  // namespace message

// Operations of every class. M is the generated class. Classes generated for parsing only have just this base.
template <class M>
class ParsedMessage {
 public:
  // Replaces the message by the parsed `input`. Everything is copied, so `input` is not needed afterwards. On failure
  // the message is empty, and the status gives the position and the field of the error.
  Status ParseFromString(std::string_view input, const ParseOptions& options = {}) {
    return message::parse(self(), info_of(), input, options, message::BytesMode::kCopy);
  }
  Status ParseFromArray(const void* input, std::size_t size, const ParseOptions& options = {}) {
    return ParseFromString(view(input, size), options);
  }
  // Parses the rest of the stream. Fails with kReadFailed if the stream reports an error.
  Status ParseFromIstream(std::istream* input, const ParseOptions& options = {}) {
    return message::parse_stream(self(), info_of(), *input, options);
  }

  // Like the functions above, but accept unset `required` fields (see ParseOptions::allow_partial).
  Status ParsePartialFromString(std::string_view input, const ParseOptions& options = {}) {
    return ParseFromString(input, partial(options));
  }
  Status ParsePartialFromArray(const void* input, std::size_t size, const ParseOptions& options = {}) {
    return ParseFromArray(input, size, partial(options));
  }
  Status ParsePartialFromIstream(std::istream* input, const ParseOptions& options = {}) {
    return ParseFromIstream(input, partial(options));
  }

  // Like ParseFromString(), but `bytes` fields refer to `input`. The caller must keep `input` alive and unchanged as
  // long as the message has those fields. Strings are copied unless ParseOptions::borrow_strings is set.
  Status ParseBorrowed(std::string_view input, const ParseOptions& options = {}) {
    return message::parse(self(), info_of(), input, options, message::BytesMode::kBorrow);
  }

  // Like ParseBorrowed() above, and keeps `owner` (a std::shared_ptr, a mapping, ...) until the message is cleared or
  // destroyed, so that the input stays valid.
  template <class Owner>
  Status ParseBorrowed(Owner owner, std::string_view input, const ParseOptions& options = {}) {
    Arena* const arena = message::prepare(self(), info_of(), input, message::BytesMode::kBorrow);
    if (arena == nullptr || !arena->try_keep_alive(std::move(owner))) return Status(ErrorCode::kOutOfMemory);
    Status status = message::merge_parse(self(), info_of(), input, options, message::BytesMode::kBorrow);
    if (!status) Clear();
    return status;
  }

  // Merges the parsed `input` into the message: replaces singular fields, appends to repeated fields and merges
  // submessages. On failure, the fields before the error have been merged; a scalar at the position of the error may be
  // lost. Input that is too large is not merged. If only a `required` field is missing, everything has been merged.
  Status MergeFromString(std::string_view input, const ParseOptions& options = {}) {
    return message::merge_parse(self(), info_of(), input, options, message::BytesMode::kCopy);
  }

  // Returns to the state of a new message. A root keeps its blocks of memory for reuse, and frees large values and the
  // owners of borrowed inputs.
  void Clear() noexcept { message::clear(self(), info_of()); }
  // Replaces this message by a deep copy of `other`.
  void CopyFrom(const M& other) { message::copy(self(), data_of(other), info_of()); }
  // Merges a deep copy of `other` into this message, as MergeFromString() does.
  void MergeFrom(const M& other) { message::merge(self(), data_of(other), info_of()); }
  // Moves the contents of `other` here and leaves it empty. This message must not be part of `other`.
  void MoveFrom(M& other) { message::move(self(), data_of(other), info_of()); }
  // Exchanges the contents. Copies if the two have different roots, unless both are roots. Neither may contain the
  // other.
  void Swap(M* other) { message::swap(self(), data_of(*other), info_of()); }
  friend void swap(M& a, M& b) { a.Swap(&b); }

  // Returns whether all `required` fields are set, in this message and all messages below.
  bool IsInitialized() const { return message::is_initialized(self(), info_of()); }

  // Messages are equal if the same fields are present with equal values, and their unknown fields are equal.
  // Floating-point numbers are compared by their bits, so that every message equals its copy, even with NaNs.
  friend bool operator==(const M& a, const M& b) { return info_of().equal(data_of(a), data_of(b)); }
  friend bool operator!=(const M& a, const M& b) { return !(a == b); }

  // Returns the encoded fields of this message that the schema does not know, as they were read. Does not include those
  // of submessages. clear_unknown_fields() removes them.
  std::string_view unknown_fields() const noexcept { return static_cast<const MessageHeader*>(self())->unknown(); }
  void clear_unknown_fields() noexcept { static_cast<MessageHeader*>(self())->clear_unknown(); }

 protected:
  ParsedMessage() noexcept = default;
  ~ParsedMessage() = default;

  static const MessageInfo& info_of() noexcept { return MessageAccess::info<M>(); }
  void* self() noexcept { return data_of(static_cast<M&>(*this)); }
  const void* self() const noexcept { return data_of(static_cast<const M&>(*this)); }

 private:
  static std::string_view view(const void* input, std::size_t size) { return {static_cast<const char*>(input), size}; }
  static ParseOptions partial(ParseOptions options) noexcept {
    options.allow_partial = true;
    return options;
  }
  static void* data_of(M& message) noexcept { return &MessageAccess::data(message); }
  static const void* data_of(const M& message) noexcept { return &MessageAccess::data(message); }
};

// Operations of classes that can be serialized.
template <class M>
class Message : public ParsedMessage<M> {
 public:
  // Returns the encoded size in bytes, or the largest std::size_t if the size does not fit (on 32-bit machines).
  std::size_t ByteSizeLong() const { return message::size_in_memory(info_of().byte_size(self())); }

  // Serialize fields in the order of their numbers, followed by unknown fields. Fail with kMissingRequired if a
  // `required` field is not set, and with kOutOfMemory if memory is exhausted. On failure, `output` is empty, or
  // AppendToString() leaves it unchanged.
  Status SerializeToString(std::string* output) const {
    return message::serialize_to_string(self(), info_of(), message::Completeness::kRequired, *output, 0);
  }
  Status AppendToString(std::string* output) const {
    return message::serialize_to_string(self(), info_of(), message::Completeness::kRequired, *output, output->size());
  }
  // Returns the encoded message, or an empty string if a `required` field is not set. Throws std::bad_alloc if memory
  // is exhausted, or aborts in a build without exceptions.
  std::string SerializeAsString() const {
    std::string output;
    message::throw_if_out_of_memory(SerializeToString(&output));
    return output;
  }
  // Writes to the first ByteSizeLong() bytes of `output`. Fails with kBufferTooSmall, and writes nothing, if `size` is
  // less than that.
  Status SerializeToArray(void* output, std::size_t size) const {
    return message::serialize_to_array(self(), info_of(), message::Completeness::kRequired, output, size);
  }
  // Fails with kWriteFailed if the stream reports an error. Part of the output may then have been written.
  Status SerializeToOstream(std::ostream* output) const {
    return message::serialize_to_stream(self(), info_of(), message::Completeness::kRequired, *output);
  }

  // Calls sink(const Span* spans, std::size_t count) -> bool once with the whole output, in order. Large `bytes` and
  // packed fields are not copied: their spans refer to this message. All spans are valid during the call only. Fails
  // with kWriteFailed if the sink returns false.
  template <class Sink>
  Status SerializeToSink(Sink&& sink) const {
    return message::serialize_to_sink(static_cast<const M&>(*this), message::Completeness::kRequired, sink);
  }

  // Like the functions above, but accept unset `required` fields.
  Status SerializePartialToString(std::string* output) const {
    return message::serialize_to_string(self(), info_of(), message::Completeness::kPartial, *output, 0);
  }
  Status AppendPartialToString(std::string* output) const {
    return message::serialize_to_string(self(), info_of(), message::Completeness::kPartial, *output, output->size());
  }
  std::string SerializePartialAsString() const {
    std::string output;
    message::throw_if_out_of_memory(SerializePartialToString(&output));
    return output;
  }
  Status SerializePartialToArray(void* output, std::size_t size) const {
    return message::serialize_to_array(self(), info_of(), message::Completeness::kPartial, output, size);
  }
  Status SerializePartialToOstream(std::ostream* output) const {
    return message::serialize_to_stream(self(), info_of(), message::Completeness::kPartial, *output);
  }
  template <class Sink>
  Status SerializePartialToSink(Sink&& sink) const {
    return message::serialize_to_sink(static_cast<const M&>(*this), message::Completeness::kPartial, sink);
  }

 protected:
  Message() noexcept = default;
  ~Message() = default;

 private:
  using ParsedMessage<M>::info_of;
  using ParsedMessage<M>::self;
};

}  // namespace onnxgen
