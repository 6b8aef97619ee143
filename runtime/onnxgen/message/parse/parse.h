// Reading: the state of one parse, and the helpers that stand out of line, shared by all fields of a type.
// Included by generated .cc files only, through codec.h.
//
// Every reader takes the position and the end of the enclosing block and returns the position after what it read, or
// nullptr on failure. A reader that knows the cause says so by ParseContext::fail; else it is found out afterwards,
// from the bytes at the field's start.
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
  // What messages take in `arena` counts there.
  ParseContext(Arena& arena, std::string_view input, int max_depth, bool borrow_bytes, bool keep_unknown) noexcept
      : ParseContext(&arena, arena.memory(), input, max_depth, borrow_bytes, keep_unknown) {
    if (arena.is_secret()) stack_.keep_secret();
    if (arena.is_fixed()) {
      stack_.grow_in(arena);
      path_.leave_out();
    }
  }
  // For messages that live on the heap, in `slabs` and beside them, where what they take counts.
  ParseContext(SlabAllocator& slabs, std::string_view input, int max_depth, bool keep_unknown) noexcept
      : ParseContext(nullptr, slabs.memory(), input, max_depth, false, keep_unknown) {
    slabs_ = &slabs;
  }
  ParseContext(const ParseContext&) = delete;
  ParseContext& operator=(const ParseContext&) = delete;
  ~ParseContext() {
    if (!ONNXGEN_FOR_SIZE && arena_ != nullptr) arena_->expect(nullptr);
  }

  // Shorter values are copied, though the parse borrows.
  void set_min_borrowed_bytes(std::size_t size) noexcept { min_borrowed_bytes_ = size; }
  // Strings are borrowed, too; not from the first bytes of the input, before which there is nothing to read.
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

  // What was read takes `bytes` less (or more, modulo 2^64) when it is written again than it took in the input.
  void expect_shorter(std::uint64_t bytes) noexcept { shorter_ += bytes; }
  std::uint64_t length_when_written() const noexcept {
    return static_cast<std::uint64_t>(input_.end - input_.begin) - shorter_;
  }

  // Bytes from `p` to the end of the whole input, which may be read without a fault, whatever they belong to.
  std::ptrdiff_t readable(const char* p) const noexcept { return input_.end - p; }

  // Goes one message or group deeper; false, and failed, when that is too deep.
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

  // Tells the arena where the parse is: the next message begins at `at`.
  ONNXGEN_ALWAYS_INLINE void reach([[maybe_unused]] const char* at) noexcept {
    if constexpr (!ONNXGEN_FOR_SIZE) input_.position = at;
  }

  // The group that is open, if any, and where: a message nested in it is deeper and cannot end it.
  struct OpenGroup {
    std::uint32_t end_tag = 0;
    int depth = -1;
  };
  // Opens a group that was entered; returns the one around it, for close_group.
  OpenGroup open_group(std::uint32_t end_tag) noexcept {
    const OpenGroup outer = group_;
    group_ = {end_tag, depth_};
    return outer;
  }
  // Whether `tag`, which the message at hand does not list, ends it. ONNX has no groups and no extensions; others pay a
  // call for each.
  ONNXGEN_COLD bool ends_group(std::uint32_t tag) noexcept {
    if (depth_ != group_.depth || tag != group_.end_tag) return false;
    group_ = {};
    return true;
  }
  // Goes back to `outer`; false when the end of the group at hand was not seen.
  bool close_group(OpenGroup outer) noexcept {
    const bool ended = group_.depth < 0;
    group_ = outer;
    return ended;
  }

  // Records a cause; the first one counts. Returns nullptr, for the caller to return.
  ONNXGEN_COLD const char* fail(ErrorCode code, const char* at) noexcept;
  // Memory for something the input at `at` asked for could not be had.
  ONNXGEN_COLD const char* fail_allocation(const char* at) noexcept;
  // The number at `at` did not parse: it is cut short, or a varint of more than ten bytes. Returns nullptr.
  ONNXGEN_COLD const char* fail_number(const char* at, const char* end) noexcept;
  // The length at `at` did not parse, or ends behind the end: diagnose() finds out which. Returns nullptr.
  ONNXGEN_COLD const char* fail_length(const char* at) noexcept {
    failed_length_ = at;
    return nullptr;
  }
  // Finds the cause out when none was recorded: the field at `start` did not parse.
  ONNXGEN_COLD const char* diagnose(const char* start, const char* end) noexcept;
  // Called for each enclosing field on the way out: the field at `start`, whose tag is `tag` (0 when it could not be
  // read), did not parse. Finds the cause out when none was recorded.
  ONNXGEN_COLD const char* fail_field(const char* start, const char* end, std::uint32_t tag) noexcept;
  // Called by the reader of a run whose element `index` did not parse, with the stack's size when the run began.
  // Returns nullptr.
  ONNXGEN_COLD const char* fail_element(std::size_t stack_base, std::size_t index) noexcept;
  // Called by the reader of a message set's item: the path gains the extension's number instead of the item's.
  ONNXGEN_COLD const char* fail_item(std::uint32_t number) noexcept;

  // The failure, with the path spelled from the root class on.
  Status status(const MessageInfo& root) const;

 private:
  static constexpr auto kBeforeBorrowed = static_cast<std::ptrdiff_t>(StringField::kBlindBlock);

  ParseContext(Arena* arena, MemoryLimit& memory, std::string_view input, int max_depth, bool borrow_bytes,
               bool keep_unknown) noexcept
      : arena_(arena),
        memory_(memory),
        depth_(max_depth),
        keep_unknown_(keep_unknown),
        min_borrowed_bytes_(borrow_bytes ? 0 : std::numeric_limits<std::size_t>::max()),
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
  Arena::Input input_;
  const char* borrow_strings_from_;  // the end where none are
  ElementStack stack_;
  ErrorCode code_ = ErrorCode::kOk;
  std::uint64_t offset_ = 0;
  std::uint64_t shorter_ = 0;
  std::size_t failed_index_ = FieldPath::kNoIndex;
  std::uint32_t failed_number_ = 0;
  const char* failed_length_ = nullptr;
  FieldPath path_;
};

namespace parse {

// A field of any wire type that the schema does not know, or a known one on a wire type that does not fit: `start` is
// its tag, `p` the position after it.
ONNXGEN_COLD const char* read_unknown(MessageHeader& header, const char* start, const char* p, const char* end,
                                      std::uint32_t tag, ParseContext& context) noexcept;

// A field that nobody wants, unknown or not: the position after its value.
const char* skip(const char* p, const char* end, std::uint32_t tag, ParseContext& context) noexcept;

// On the heap a message has an arena for what it keeps of unknown fields and extensions, and what that takes while this
// is in scope counts as the message's. Elsewhere it is the arena of all messages.
class CountedArena {
 public:
  CountedArena(MessageHeader& header, ParseContext& context) noexcept;
  CountedArena(const CountedArena&) = delete;
  CountedArena& operator=(const CountedArena&) = delete;
  ~CountedArena();

  // Null when memory is out.
  Arena* get() const noexcept { return arena_; }

 private:
  ParseContext& context_;
  Arena* arena_ = nullptr;
  std::uint64_t before_ = 0;
};

// Appends to the fields that the schema does not know; false when memory is out.
bool append_unknown(MessageHeader& header, ParseContext& context, std::string_view bytes,
                    std::string_view more = {}) noexcept;

// A number that a closed enum does not have goes to the unknown fields.
bool keep_unknown_enum(MessageHeader& header, std::uint32_t number, std::uint64_t value,
                       ParseContext& context) noexcept;

// A map's entry [start, stop) whose value is such a number goes there, too, with the map's `tag`.
const char* keep_unknown_entry(MessageHeader& header, std::uint32_t tag, const char* start, const char* stop,
                               ParseContext& context) noexcept;

const char* read_string(StringField& field, const char* p, const char* end, ParseContext& context) noexcept;
const char* read_utf8_string(StringField& field, const char* p, const char* end, ParseContext& context) noexcept;
const char* read_bytes(BytesField& field, const char* p, const char* end, ParseContext& context) noexcept;

// Runs of elements with the same `tag`, the first tag already read.
const char* read_strings(RepeatedString& field, const char* p, const char* end, std::uint32_t tag,
                         ParseContext& context) noexcept;
const char* read_utf8_strings(RepeatedString& field, const char* p, const char* end, std::uint32_t tag,
                              ParseContext& context) noexcept;
const char* read_bytes_run(RepeatedBytes& field, const char* p, const char* end, std::uint32_t tag,
                           ParseContext& context) noexcept;

// Whether another element of the run follows: reads its tag when it is `tag`, else leaves `p`.
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

// Elements of the run of length-delimited values at `p`, the first one's tag read. One that is cut short ends it.
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

// Fails for a message of which only [p, end) is there, less than its length says: returns nullptr. What is there is
// read first, so that the error names the innermost field that was cut short.
ONNXGEN_COLD inline const char* read_cut_short(void* data, const MessageInfo& info, const char* p, const char* end,
                                               ParseContext& context) noexcept {
  (void)info.parse(data, p, end, context);
  return nullptr;
}

// Reads what follows the tag of a length-delimited message.
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

// Reads what follows the start tag of a group, up to the end tag of the field's number.
const char* read_group(void* data, const MessageInfo& info, const char* p, const char* end, std::uint32_t number,
                       ParseContext& context) noexcept;

// Messages of any class, which `info` describes. `group` is the field's number where they are groups, and 0 where they
// are length-delimited.
//
// Reads what follows the tag into `message`, which is made first where it is null.
const char* read_message(void*& message, const MessageInfo& info, std::uint32_t group, const char* p, const char* end,
                         ParseContext& context) noexcept;
// A run of elements with the same `tag`, the first tag already read.
const char* read_messages(Array<void*>& field, const MessageInfo& info, std::uint32_t group, const char* p,
                          const char* end, std::uint32_t tag, ParseContext& context) noexcept;

// The two ways in which a message stands on the wire. read_body reads what follows the tag into the message.
struct Delimited {
  static constexpr std::uint32_t kGroup = 0;

  template <class M>
  ONNXGEN_ALWAYS_INLINE static const char* read_body(M& message, const char* p, const char* end,
                                                     ParseContext& context) noexcept {
    return read_delimited(&MessageAccess::data(message), MessageAccess::info<M>(), p, end, context);
  }
};

// Between a start tag and an end tag of the field's number.
template <std::uint32_t kNumber>
struct Group {
  static constexpr std::uint32_t kGroup = kNumber;

  template <class M>
  static const char* read_body(M& message, const char* p, const char* end, ParseContext& context) noexcept {
    return read_group(&MessageAccess::data(message), MessageAccess::info<M>(), p, end, kNumber, context);
  }
};

// The same two functions for one class each: faster, and more code.
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
