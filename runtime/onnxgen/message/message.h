// Base of every generated class of the native profile: what can be done with a whole message.
//
// A message is a regular value. It owns everything below it (in one arena that belongs to the root), copies deeply, and
// moves in constant time. A move between messages of different roots has to copy; if there is no memory for that copy,
// the program ends, since moves are noexcept. Several threads may read a message at once. A thread that changes a
// message must be the only one that uses it, so protect it by a lock if others may.
//
// Views, references and pointers that a message has returned, containers from mutable_x() included, are valid until
// this message, or one that contains it, is cleared, assigned, swapped, parsed or destroyed. A submessage or a
// container that x() has returned for a field that was not set stays what it was, empty, when the field is set: all
// messages that lack the field may share it. The input of a parse must not lie in the message itself.
//
// A root gives all its memory back when it is destroyed. Before that, only large values are freed: when they are
// replaced, and large `bytes` fields also when clear_x() clears them. The memory of a submessage that was cleared or
// removed is kept until the root is cleared.
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

struct ParseOptions {
  // How deep messages and groups may be nested; the root does not count.
  int max_depth = 100;
  // Input longer than this is refused before it is read.
  std::uint64_t max_total_bytes = std::numeric_limits<std::uint64_t>::max();
  // How much memory the message may take from the system while it is parsed, including what allocators add; the process
  // grows by at most a tenth more. Set this for input that you do not trust: a hostile input of N bytes can ask for
  // about 100 N bytes (empty submessages of large classes), and for 200 N with classes of the protobuf profile. With
  // that profile, only what this parse allocates is counted: not what the message held before, but also values of maps
  // and oneofs that later ones replace.
  std::uint64_t max_allocated_bytes = std::numeric_limits<std::uint64_t>::max();
  // Keep fields that the schema does not know, to be written back unchanged.
  bool keep_unknown_fields = true;
  // Accept a message whose `required` fields are not all set.
  bool allow_partial = false;
  // Only for ParseBorrowed: `bytes` fields shorter than this are copied, so that parts of the input may be freed.
  std::size_t min_borrowed_bytes = 0;
  // Only for ParseBorrowed: `string` fields shorter than 128 bytes, as most names are, point into the input as well.
  // This saves a third of the memory of a graph. The price: what their getters return is NOT NUL-terminated, so
  // x().data() is not a C string, and it is valid only as long as the whole input.
  bool borrow_strings = false;
};

// A piece of serialized output.
using Span = std::string_view;

namespace message {

// Type-independent bodies of the members below. `data` is the message's data struct.

// Messages have sizes of 64 bits; where addresses have fewer, more than they can count is the most that they can.
constexpr std::size_t size_in_memory(std::uint64_t size) noexcept {
  constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  return size < kMost ? wire::to_size(size) : kMost;
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
// What the message takes, most likely: what it was parsed from, or its size where it was not.
std::size_t likely_size(const void* data, const MessageInfo& info);
// The same to `size` bytes that it takes just so; kBufferTooSmall, with anything in them, where it takes more or fewer.
Status serialize_to_fitting_array(const void* data, const MessageInfo& info, Completeness completeness, void* output,
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
ONNXGEN_NOINLINE ONNXGEN_HIDDEN const M& default_instance() noexcept {
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

  // As the functions above, but `required` fields may be missing, as with ParseOptions::allow_partial.
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

  // As above, and the message keeps `owner` (a std::shared_ptr, a mapping, ...) until it is cleared or destroyed, so
  // that the input stays valid.
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

  // Messages are equal if the same fields are present, with equal values, and their unknown fields are equal. Floats
  // are compared by their bits, so that every message equals its copy, even one with NaNs.
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

// What every class can do that is not made to be parsed only.
template <class M>
class Message : public ParsedMessage<M> {
 public:
  // The size of the serialized message in bytes, or the largest std::size_t if the size does not fit into one (as on a
  // machine with 32 bits).
  std::size_t ByteSizeLong() const { return message::size_in_memory(info_of().byte_size(self())); }

  // Writes in field-number order, unknown fields last. Fails when a `required` field is missing.
  Status SerializeToString(std::string* output) const {
    return message::serialize_to_string(self(), info_of(), message::Completeness::kRequired, *output, 0);
  }
  Status AppendToString(std::string* output) const {
    return message::serialize_to_string(self(), info_of(), message::Completeness::kRequired, *output, output->size());
  }
  // Returns an empty string if a `required` field is missing.
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
