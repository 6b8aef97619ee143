// Base of every generated class of the native profile: what can be done with a whole message.
//
// A message is a regular value. It owns everything below it (in one arena that belongs to the root), copies deeply, and
// moves in constant time unless it is moved out of or into another root, which copies (and where there is no memory for
// that, a move ends the program, since it is noexcept). const access from several threads is safe; anything else needs
// the caller's lock.
//
// Views, references and pointers that a message gave out, mutable_x() of containers included, end when it, or a message
// above it, is cleared, assigned, swapped, parsed or destroyed. What is parsed must not be part of the message.
//
// Memory goes back to the system with the root. Before that, only large values do when they are replaced, and large
// `bytes` when their accessor clears them; what a submessage held when it was cleared or removed stays until its root
// is cleared.
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

namespace onnxgen {

struct ParseOptions {
  // Messages and groups nested in one another, the root not counted.
  int max_depth = 100;
  // Input longer than this is refused before it is read.
  std::uint64_t max_total_bytes = std::numeric_limits<std::uint64_t>::max();
  // Memory that the message may take from the system while parsing, with all that allocators add to it: the process
  // grows by at most a tenth more. A hostile input of N bytes can ask for about 100 N (empty submessages of large
  // classes), on the heap for 200 N; set this where that matters. On the heap, where memory is not counted but by the
  // parse itself, what was there before does not count, and what a later value of a map or a oneof replaces does.
  std::uint64_t max_allocated_bytes = std::numeric_limits<std::uint64_t>::max();
  // Keep fields that the schema does not know, to be written back unchanged.
  bool keep_unknown_fields = true;
  // Accept a message whose `required` fields are not all set.
  bool allow_partial = false;
  // Of ParseBorrowed: `bytes` shorter than this are copied, so that parts of the input may be given back.
  std::size_t min_borrowed_bytes = 0;
  // Of ParseBorrowed: `string` fields of less than 128 bytes point into the input, too, as most names do, which takes a
  // quarter of a graph's memory less. The price: what their getters return is NOT NUL-terminated, so x().data() is no C
  // string, and lives no longer than the input.
  bool borrow_strings = false;
};

// A piece of serialized output.
using Span = std::string_view;

namespace message {

// Type-independent bodies of the members below. `data` is the message's data struct.

// Messages have sizes of 64 bits; where addresses have fewer, more than they can count is the most that they can.
constexpr std::size_t size_in_memory(std::uint64_t size) noexcept {
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  return size < kMost ? static_cast<std::size_t>(size) : kMost;
}

enum class BytesMode { kCopy, kBorrow };
// Whether `required` fields must be set.
enum class Completeness { kRequired, kPartial };

Status parse(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options, BytesMode mode);
Status parse_stream(void* data, const MessageInfo& info, std::istream& input, const ParseOptions& options);
// Empties a message and gives it an arena fit for an input of `expected_bytes`; nullptr when memory is out.
Arena* prepare(void* data, const MessageInfo& info, std::size_t expected_bytes) noexcept;
// Merges `input` into what is there.
Status merge_parse(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options,
                   BytesMode mode);
// The same for a message on the heap, of the protobuf profile: everything is copied.
Status merge_parse_on_heap(void* data, const MessageInfo& info, std::string_view input, const ParseOptions& options);

using WriteSpans = bool (*)(void* sink, const Span* spans, std::size_t count);
Status serialize(const void* data, const MessageInfo& info, Completeness completeness, void* sink, WriteSpans write);
// `sink` is a function as of Message::SerializeToSink, const or not; `message` is of either profile.
template <class M, class Sink>
Status serialize_to_sink(const M& message, Completeness completeness, Sink& sink) {
  const auto write = [](void* target, const Span* spans, std::size_t count) -> bool {
    return (*static_cast<Sink*>(target))(spans, count);
  };
  void* const target = const_cast<void*>(static_cast<const void*>(std::addressof(sink)));
  return serialize(&MessageAccess::data(message), MessageAccess::info<M>(), completeness, target, write);
}
// Replaces what `output` has behind its first `kept` bytes; on failure by nothing. Room that is there already, a former
// output's, is used as it is.
Status serialize_to_string(const void* data, const MessageInfo& info, Completeness completeness, std::string& output,
                           std::size_t kept);
Status serialize_to_array(const void* data, const MessageInfo& info, Completeness completeness, void* output,
                          std::size_t size);
Status serialize_to_stream(const void* data, const MessageInfo& info, Completeness completeness, std::ostream& output);

// For functions whose results cannot say that memory is out.
inline void throw_if_out_of_memory(const Status& status) {
  if (status.code() == ErrorCode::kOutOfMemory) out_of_memory();
}

bool is_initialized(const void* data, const MessageInfo& info);
// The same as a failure, which names the first field that is missing.
Status check_required(const void* data, const MessageInfo& info);

void clear(void* data, const MessageInfo& info) noexcept;
void copy(void* to, const void* from, const MessageInfo& info);
void merge(void* to, const void* from, const MessageInfo& info);
void move(void* to, void* from, const MessageInfo& info);
void swap(void* a, void* b, const MessageInfo& info);

// The instance that getters of unset submessages return, of the protobuf profile. Made on first use, never destroyed,
// safe in any thread. Not inline, since the guard of a static is a hundred bytes, and the class and its descriptor both
// come here.
template <class M>
[[gnu::noinline]] ONNXGEN_HIDDEN const M& default_instance() noexcept {
  alignas(M) static unsigned char memory[sizeof(M)];
  static const M* const instance = new (memory) M;
  return *instance;
}

// The same for classes whose messages are bytes in an arena: the image that new ones are copied from.
template <class M>
ONNXGEN_HIDDEN const M& default_image() noexcept {
  return *static_cast<const M*>(MessageAccess::info<M>().default_data);
}

}  // namespace message

// What every class can do. M is the generated class; those that are made to be parsed only have this base alone.
template <class M>
class ParsedMessage {
 public:
  // Replaces the message by what `input` holds. Everything is copied; `input` is not needed afterwards. On failure the
  // message is empty and the status says where and why.
  Status ParseFromString(std::string_view input, const ParseOptions& options = {}) {
    return message::parse(self(), info_of(), input, options, message::BytesMode::kCopy);
  }
  Status ParseFromArray(const void* input, std::size_t size, const ParseOptions& options = {}) {
    return ParseFromString(view(input, size), options);
  }
  // Reads to the end of the stream.
  Status ParseFromIstream(std::istream* input, const ParseOptions& options = {}) {
    return message::parse_stream(self(), info_of(), *input, options);
  }

  // The same, but `required` fields may be missing, as with ParseOptions::allow_partial.
  Status ParsePartialFromString(std::string_view input, const ParseOptions& options = {}) {
    return ParseFromString(input, partial(options));
  }
  Status ParsePartialFromArray(const void* input, std::size_t size, const ParseOptions& options = {}) {
    return ParseFromArray(input, size, partial(options));
  }
  Status ParsePartialFromIstream(std::istream* input, const ParseOptions& options = {}) {
    return ParseFromIstream(input, partial(options));
  }

  // As ParseFromString, but `bytes` fields point into `input`, which the caller keeps alive and unchanged for as long
  // as this message has them. Strings are copied, unless ParseOptions::borrow_strings asks for more.
  Status ParseBorrowed(std::string_view input, const ParseOptions& options = {}) {
    return message::parse(self(), info_of(), input, options, message::BytesMode::kBorrow);
  }

  // The same, and the message keeps `owner` (a std::shared_ptr, a mapping, ...) until it is cleared or destroyed.
  template <class Owner>
  Status ParseBorrowed(Owner owner, std::string_view input, const ParseOptions& options = {}) {
    Arena* const arena = message::prepare(self(), info_of(), input.size());
    if (arena == nullptr || !arena->try_keep_alive(std::move(owner))) return Status(ErrorCode::kOutOfMemory);
    Status status = message::merge_parse(self(), info_of(), input, options, message::BytesMode::kBorrow);
    if (!status) Clear();
    return status;
  }

  // Merges what `input` holds into the message: singular fields are replaced, repeated ones appended to, messages
  // merged. On failure the fields before the fault have been merged; a scalar at the fault may be lost.
  Status MergeFromString(std::string_view input, const ParseOptions& options = {}) {
    return message::merge_parse(self(), info_of(), input, options, message::BytesMode::kCopy);
  }

  // Back to the state of a new message. A root keeps its blocks, to be filled again, and gives back large values and
  // the owners of borrowed inputs.
  void Clear() noexcept { message::clear(self(), info_of()); }
  void CopyFrom(const M& other) { message::copy(self(), data_of(other), info_of()); }
  void MergeFrom(const M& other) { message::merge(self(), data_of(other), info_of()); }
  // Takes over what `other` holds and leaves it empty. This message must not be part of `other`.
  void MoveFrom(M& other) { message::move(self(), data_of(other), info_of()); }
  // Exchanges contents; copies where the two have different roots and are not both roots. Neither may contain the
  // other.
  void Swap(M* other) { message::swap(self(), data_of(*other), info_of()); }
  friend void swap(M& a, M& b) { a.Swap(&b); }

  // Whether all `required` fields are set, in this message and below.
  bool IsInitialized() const { return message::is_initialized(self(), info_of()); }

  // Same presence, values and unknown fields. Floats are compared by their bits, so that every message equals its copy.
  friend bool operator==(const M& a, const M& b) { return info_of().equal(data_of(a), data_of(b)); }
  friend bool operator!=(const M& a, const M& b) { return !(a == b); }

  // Fields of this message (not of those below) that the schema does not know, as they were read.
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

// And what all others can do as well.
template <class M>
class Message : public ParsedMessage<M> {
 public:
  // Bytes that the serialized message takes; the most there are where that is more than addresses can count.
  std::size_t ByteSizeLong() const { return message::size_in_memory(info_of().byte_size(self())); }

  // Writes in field-number order, unknown fields last. Fails when a `required` field is missing.
  Status SerializeToString(std::string* output) const {
    return message::serialize_to_string(self(), info_of(), message::Completeness::kRequired, *output, 0);
  }
  Status AppendToString(std::string* output) const {
    return message::serialize_to_string(self(), info_of(), message::Completeness::kRequired, *output, output->size());
  }
  // Empty where a `required` field is missing.
  std::string SerializeAsString() const {
    std::string output;
    message::throw_if_out_of_memory(SerializeToString(&output));
    return output;
  }
  // Writes to the first ByteSizeLong() of `size` bytes.
  Status SerializeToArray(void* output, std::size_t size) const {
    return message::serialize_to_array(self(), info_of(), message::Completeness::kRequired, output, size);
  }
  Status SerializeToOstream(std::ostream* output) const {
    return message::serialize_to_stream(self(), info_of(), message::Completeness::kRequired, *output);
  }

  // Calls sink(const Span* spans, std::size_t count) -> bool once with the whole output in order. Large `bytes` and
  // packed fields are not copied: their spans point into this message.
  template <class Sink>
  Status SerializeToSink(Sink&& sink) const {
    return message::serialize_to_sink(static_cast<const M&>(*this), message::Completeness::kRequired, sink);
  }

  // The same, but `required` fields may be missing.
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
