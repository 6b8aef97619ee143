// Parsing: the state of a parse, and functions that are shared by all fields of a type. Included only by generated .cc
// files, through codec.h.
//
// Every reader receives the current position and the end of the enclosing block. It returns the position after what it
// read, or nullptr on failure. A reader that knows the cause of a failure records it with ParseContext::fail().
// Otherwise the cause is determined afterwards from the bytes at the start of the field.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/message/message_data.h"
#include "onnxgen/message/message_info.h"
#include "onnxgen/message/parse/element_stack.h"
#include "onnxgen/message/parse/field_path.h"
#include "onnxgen/storage/slab.h"
#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/tag.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen {

class ParseContext {
 public:
  // Parses into `arena`, which also counts the memory.
  ParseContext(Arena& arena, std::string_view input, int max_depth, bool borrow_bytes, bool keep_unknown) noexcept
      : ParseContext(&arena, arena.memory(), input, max_depth, borrow_bytes, keep_unknown) {
    if (arena.is_secret()) stack_.keep_secret();
    if (arena.is_fixed()) {
      stack_.grow_in(arena);
      path_.leave_out();
    }
  }
  // Parses messages on the heap, allocated by `slabs` and separately; `slabs` counts the memory.
  ParseContext(SlabAllocator& slabs, std::string_view input, int max_depth, bool keep_unknown) noexcept
      : ParseContext(nullptr, slabs.memory(), input, max_depth, false, keep_unknown) {
    slabs_ = &slabs;
    if (!ONNXGEN_FOR_SIZE) slabs.expect(&input_);
  }
  ParseContext(const ParseContext&) = delete;
  ParseContext& operator=(const ParseContext&) = delete;
  ~ParseContext() {
    if (!ONNXGEN_FOR_SIZE && arena_ != nullptr) arena_->expect(nullptr);
  }

  // Copies values shorter than `size`, even if the parse borrows.
  void set_min_borrowed_bytes(std::size_t size) noexcept { min_borrowed_bytes_ = size; }
  // Also borrows strings. Strings in the first kBeforeBorrowed bytes of the input are still copied, because writing a
  // borrowed string reads that many bytes before it.
  void borrow_strings() noexcept {
    arena_->borrow_strings();
    if (readable(input_.begin) > kBeforeBorrowed) borrow_strings_from_ = input_.begin + kBeforeBorrowed;
  }

  Arena& arena() const noexcept { return *arena_; }
  bool is_on_heap() const noexcept { return arena_ == nullptr; }
  SlabAllocator& slabs() const noexcept { return *slabs_; }
  MemoryLimit& memory() const noexcept { return memory_; }
  ElementStack& stack() noexcept { return stack_; }
  bool borrows(std::string_view value) const noexcept { return value.size() >= min_borrowed_bytes_; }
  bool borrows_string_at(const char* p) const noexcept { return p >= borrow_strings_from_; }
  bool keep_unknown() const noexcept { return keep_unknown_; }

  // Records that what was read will be `bytes` shorter when it is written again than it was in the input (longer if the
  // number is negative modulo 2^64).
  void expect_less_output(std::uint64_t bytes) noexcept { saved_bytes_ += bytes; }
  std::uint64_t expected_output_size() const noexcept {
    return static_cast<std::uint64_t>(input_.end - input_.begin) - saved_bytes_;
  }

  // Returns the number of bytes from `p` to the end of the whole input. They can be read safely, even if they belong to
  // another message.
  std::ptrdiff_t readable(const char* p) const noexcept { return input_.end - p; }

  // Enters a message or group. Fails and returns false if the depth limit is exceeded.
  ONNXGEN_ALWAYS_INLINE bool enter(const char* at) noexcept {
    reach(at);
    if (wire::is_likely(depth_ > 0)) {
      --depth_;
      return true;
    }
    fail(ErrorCode::kDepthExceeded, at);
    return false;
  }
  void leave() noexcept { ++depth_; }

  // Tells the arena the current position: the next message begins at `at`.
  ONNXGEN_ALWAYS_INLINE void reach([[maybe_unused]] const char* at) noexcept {
    if constexpr (!ONNXGEN_FOR_SIZE) input_.position = at;
  }

  // The innermost open group, if any, and its nesting depth. A nested message has a different depth and therefore
  // cannot end this group.
  struct OpenGroup {
    std::uint32_t end_tag = 0;
    int depth = -1;
  };
  // Opens a group after enter(). Returns the enclosing group, for close_group().
  OpenGroup open_group(std::uint32_t end_tag) noexcept {
    const OpenGroup outer = group_;
    group_ = {end_tag, depth_};
    return outer;
  }
  // Returns whether `tag`, which is not a field of the current message, ends the current group. ONNX has no groups and
  // no extensions; in other schemas this costs a call for each one.
  ONNXGEN_COLD bool ends_group(std::uint32_t tag) noexcept {
    if (depth_ != group_.depth || tag != group_.end_tag) return false;
    group_ = {};
    return true;
  }
  // Restores the enclosing group. Returns false if the end of the current group was not found.
  bool close_group(OpenGroup outer) noexcept {
    const bool ended = group_.depth < 0;
    group_ = outer;
    return ended;
  }

  // Records the cause of a failure, unless one is recorded already. Returns nullptr, for the caller to return.
  ONNXGEN_COLD const char* fail(ErrorCode code, const char* at) noexcept;
  // Records that memory for the data at `at` could not be allocated. Returns nullptr.
  ONNXGEN_COLD const char* fail_allocation(const char* at) noexcept;
  // Records that the number at `at` is malformed: truncated, or a varint of more than ten bytes. Returns nullptr.
  ONNXGEN_COLD const char* fail_number(const char* at, const char* end) noexcept;
  // Records that the length at `at` is malformed or exceeds the input; diagnose() determines which. Returns nullptr.
  ONNXGEN_COLD const char* fail_length(const char* at) noexcept {
    failed_length_ = at;
    return nullptr;
  }
  // Determines why the field at `start` could not be parsed, unless a cause is recorded already. Returns nullptr.
  ONNXGEN_COLD const char* diagnose(const char* start, const char* end) noexcept;
  // Called for each enclosing field while a failure is propagated: adds the field at `start` to the path. `tag` is its
  // tag, or 0 if that could not be read. Determines the cause if none is recorded. Returns nullptr.
  ONNXGEN_COLD const char* fail_field(const char* start, const char* end, std::uint32_t tag) noexcept;
  // Called by the reader of a run when element `index` could not be parsed. `stack_base` is the size of the stack when
  // the run began. Returns nullptr.
  ONNXGEN_COLD const char* fail_element(std::size_t stack_base, std::size_t index) noexcept;
  // Called by the reader of a message set item: adds the extension's number to the path instead of the item's. Returns
  // nullptr.
  ONNXGEN_COLD const char* fail_item(std::uint32_t number) noexcept;

  // Returns the failure, with a path that starts at the root class, or ok.
  Status status(const MessageInfo& root) const;

 private:
  static constexpr auto kBeforeBorrowed = static_cast<std::ptrdiff_t>(StringField::kCopyBlock);

  ParseContext(Arena* arena, MemoryLimit& memory, std::string_view input, int max_depth, bool borrow_bytes,
               bool keep_unknown) noexcept
      : arena_(arena),
        memory_(memory),
        depth_(max_depth),
        keep_unknown_(keep_unknown),
        min_borrowed_bytes_(borrow_bytes ? 0 : (std::numeric_limits<std::size_t>::max)()),
        input_{input.data(), input.data(), input.data() + input.size()},
        borrow_strings_from_(input_.end),
        stack_(memory) {
    if (!ONNXGEN_FOR_SIZE && arena != nullptr) arena->expect(&input_);
  }

  Arena* arena_;
  SlabAllocator* slabs_ = nullptr;
  MemoryLimit& memory_;
  int depth_;
  bool keep_unknown_;
  std::size_t min_borrowed_bytes_;
  OpenGroup group_;
  ParseInput input_;
  const char* borrow_strings_from_;  // the end of the input if no strings are borrowed
  ElementStack stack_;
  ErrorCode code_ = ErrorCode::kOk;
  std::uint64_t offset_ = 0;
  std::uint64_t saved_bytes_ = 0;
  std::size_t failed_index_ = FieldPath::kNoIndex;
  std::uint32_t failed_number_ = 0;
  const char* failed_length_ = nullptr;
  FieldPath path_;
};

namespace parse {

// Reads a field that the schema does not know, or a known field with another wire type. `start` is the position of its
// tag, `p` the position after it.
ONNXGEN_COLD const char* read_unknown(MessageHeader& header, const char* start, const char* p, const char* end,
                                      std::uint32_t tag, ParseContext& context) noexcept;

// Skips a value that is not a group. Also returns nullptr if `tag` ends a group or has wire type 6 or 7.
const char* skip_plain_value(const char* p, const char* end, std::uint32_t tag) noexcept;

// Skips a field. Returns the position after its value.
const char* skip(const char* p, const char* end, std::uint32_t tag, ParseContext& context) noexcept;

// The arena for the unknown fields and extensions of a message. A message on the heap has its own arena for them; as
// long as this object exists, memory that it allocates is counted in the parse's limit. Otherwise, this is the arena of
// all messages.
class CountedArena {
 public:
  CountedArena(MessageHeader& header, ParseContext& context) noexcept;
  CountedArena(const CountedArena&) = delete;
  CountedArena& operator=(const CountedArena&) = delete;
  ~CountedArena();

  // Null if memory is exhausted.
  Arena* get() const noexcept { return arena_; }

 private:
  ParseContext& context_;
  Arena* arena_ = nullptr;
  std::uint64_t before_ = 0;
};

// Appends unknown fields. Returns false if memory is exhausted.
bool append_unknown(MessageHeader& header, ParseContext& context, std::string_view bytes,
                    std::string_view more = {}) noexcept;

// Keeps a number that a closed enum does not have as an unknown field.
bool keep_unknown_enum(MessageHeader& header, std::uint32_t number, std::uint64_t value,
                       ParseContext& context) noexcept;

// Keeps a map entry [start, stop) whose value is such a number as an unknown field, with the map's `tag`.
const char* keep_unknown_entry(MessageHeader& header, std::uint32_t tag, const char* start, const char* stop,
                               ParseContext& context) noexcept;

const char* read_string(StringField& field, const char* p, const char* end, ParseContext& context) noexcept;
const char* read_utf8_string(StringField& field, const char* p, const char* end, ParseContext& context) noexcept;
const char* read_bytes(BytesField& field, const char* p, const char* end, ParseContext& context) noexcept;

// Read a run of elements with the same `tag`. The first tag has already been read.
const char* read_strings(RepeatedString& field, const char* p, const char* end, std::uint32_t tag,
                         ParseContext& context) noexcept;
const char* read_utf8_strings(RepeatedString& field, const char* p, const char* end, std::uint32_t tag,
                              ParseContext& context) noexcept;
const char* read_bytes_run(RepeatedBytes& field, const char* p, const char* end, std::uint32_t tag,
                           ParseContext& context) noexcept;

// Returns whether another element of the run follows: consumes its tag if that is `tag`, and otherwise leaves `p`
// unchanged.
ONNXGEN_ALWAYS_INLINE inline bool accept_tag(const char*& p, const char* end, std::uint32_t tag) noexcept {
  if (wire::is_unlikely(p >= end)) return false;
  if (wire::is_likely(tag < 0x80)) {
    if (static_cast<unsigned char>(*p) != tag) return false;
    ++p;
    return true;
  }
  std::uint32_t next = 0;
  const char* const after = wire::read_tag(p, end, next);
  if (after == nullptr || next != tag) return false;
  p = after;
  return true;
}

// Counts the elements of the run of length-delimited values at `p`, whose first tag has been read. A truncated element
// ends the run and is counted.
ONNXGEN_ALWAYS_INLINE inline std::size_t count_run(const char* p, const char* end, std::uint32_t tag) noexcept {
  std::size_t count = 0;
  do {
    std::size_t length = 0;
    p = wire::read_length(p, end, length);
    ++count;
    if (p == nullptr) return count;
    p += length;
  } while (accept_tag(p, end, tag));
  return count;
}

// Reads a message of which only [p, end) is present, less than its length requires, and returns nullptr. Reading it
// lets the error name the innermost truncated field.
ONNXGEN_COLD inline const char* read_cut_short(void* data, const MessageInfo& info, const char* p, const char* end,
                                               ParseContext& context) noexcept {
  (void)info.parse(data, p, end, context);
  return nullptr;
}

// Reads a length-delimited message after its tag.
ONNXGEN_ALWAYS_INLINE inline const char* read_delimited(void* data, const MessageInfo& info, const char* p,
                                                        const char* end, ParseContext& context) noexcept {
  std::uint64_t length = 0;
  const char* const start = p;
  p = wire::read_varint(start, end, length);
  if (p == nullptr) return context.fail_length(start);
  const auto available = static_cast<std::uint64_t>(end - p);
  if (wire::is_unlikely(length > available)) return read_cut_short(data, info, p, end, context);
  const char* const stop = p + length;
  return wire::is_likely(info.parse(data, p, stop, context) != nullptr) ? stop : nullptr;
}

// Reads a group after its start tag, including the end tag, which has the field's number.
const char* read_group(void* data, const MessageInfo& info, const char* p, const char* end, std::uint32_t number,
                       ParseContext& context) noexcept;

// Reads a message of the class described by `info` after its tag. `group` is the field's number for a group, and 0 for
// a length-delimited message. Creates the message if it is null.
const char* read_message(void*& message, const MessageInfo& info, std::uint32_t group, const char* p, const char* end,
                         ParseContext& context) noexcept;
// Reads a run of messages with the same `tag`. The first tag has already been read.
const char* read_messages(Array<void*>& field, const MessageInfo& info, std::uint32_t group, const char* p,
                          const char* end, std::uint32_t tag, ParseContext& context) noexcept;

// The two encodings of a message. read_body() reads what follows the tag into the message.
struct Delimited {
  static constexpr std::uint32_t kGroup = 0;

  template <class M>
  ONNXGEN_ALWAYS_INLINE static const char* read_body(M& message, const char* p, const char* end,
                                                     ParseContext& context) noexcept {
    return read_delimited(&MessageAccess::data(message), MessageAccess::info<M>(), p, end, context);
  }
};

// Encoded between a start tag and an end tag with the field's number.
template <std::uint32_t kNumber>
struct Group {
  static constexpr std::uint32_t kGroup = kNumber;

  template <class M>
  static const char* read_body(M& message, const char* p, const char* end, ParseContext& context) noexcept {
    return read_group(&MessageAccess::data(message), MessageAccess::info<M>(), p, end, kNumber, context);
  }
};

// Versions of the two functions above for one class: faster, but more code.
template <class Frame, class M>
ONNXGEN_NOINLINE const char* read_message(M*& field, const char* p, const char* end, ParseContext& context) noexcept {
  if (!context.enter(p)) return nullptr;
  if (wire::is_likely(field == nullptr)) {
    field = context.arena().try_create<M>();
    if (field == nullptr) return context.fail_allocation(p);
  }
  p = Frame::read_body(*field, p, end, context);
  context.leave();
  return p;
}

// Moves the pointers pushed since `base` to the end of `array`.
template <class Message>
ONNXGEN_ALWAYS_INLINE inline bool append_pushed(Array<Message*>& array, std::size_t base,
                                                ParseContext& context) noexcept {
  ElementStack& stack = context.stack();
  const std::size_t count = stack.size() - base;
  Message** const to = array.try_append(count, context.arena());
  if (wire::is_unlikely(to == nullptr)) return false;
  const std::uint64_t* const from = stack.at(base);
  for (std::size_t i = 0; i < count; ++i) std::memcpy(to + i, from + i, sizeof(Message*));
  stack.truncate(base);
  return true;
}

template <class Frame, class M>
ONNXGEN_NOINLINE const char* read_messages(RepeatedMessage<M>& field, const char* p, const char* end, std::uint32_t tag,
                                           ParseContext& context) noexcept {
  if (!context.enter(p)) return nullptr;
  const std::size_t base = context.stack().size();
  do {
    context.reach(p);
    M* const message = context.arena().try_create<M>();
    if (message == nullptr || !context.stack().push(static_cast<void*>(message))) return context.fail_allocation(p);
    p = Frame::read_body(*message, p, end, context);
    if (p == nullptr) return context.fail_element(base, context.stack().size() - base - 1 + field.size());
  } while (accept_tag(p, end, tag));
  if (!append_pushed(StorageAccess::array(field), base, context)) return context.fail_allocation(p);
  context.leave();
  return p;
}

}  // namespace parse
}  // namespace onnxgen
