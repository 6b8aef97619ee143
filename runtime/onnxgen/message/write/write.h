// Serializing, from back to front. The length of a message is known once its contents have been written, so nothing is
// computed twice, no sizes are cached in messages, and several threads may write a const message at once. Included only
// by generated .cc files, through codec.h.
#pragma once

#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string_view>

#include "onnxgen/storage/bytes_field.h"
#include "onnxgen/storage/string_field.h"
#include "onnxgen/wire/compiler.h"
#include "onnxgen/wire/tag.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen {

class MessageHeader;

// Collects the output as spans, the last one first. Small values are copied to chunks owned by the writer; large ones
// are referred to. The position `p` in the current chunk is passed from call to call, so that it stays in a register.
class Writer {
 public:
  using Span = std::string_view;

  // Values of at least this size are referred to instead of copied, unless the output goes to a target.
  static constexpr std::size_t kSpanThreshold = 4096;

  // Memory of the caller for the output, which is written so that it ends at the end of the target. Nothing is referred
  // to while the target has room. The beginning of the output may be stored elsewhere even if it would fit, because the
  // writer reserves more than it needs.
  struct Target {
    char* begin = nullptr;
    std::size_t size = 0;
  };
  // Creates the target, or returns none. Called at most once: when the output exceeds the writer's own memory or has a
  // value of at least kSpanThreshold bytes. `value_size` is the size of that value, otherwise 0.
  struct TargetMaker {
    Target (*make)(void* owner, std::size_t value_size) noexcept = nullptr;
    void* owner = nullptr;
  };

  Writer() noexcept = default;
  explicit Writer(TargetMaker target_maker) noexcept : target_maker_(target_maker) {}
  explicit Writer(Target target) noexcept : end_(target.begin + target.size), has_target_(true), is_first_free_(true) {
    begin_at(target.begin);
  }
  Writer(const Writer&) = delete;
  Writer& operator=(const Writer&) = delete;
  ~Writer();

  // Returns the position at which writing starts.
  char* start() noexcept { return end_; }

  // Returns a position with at least kEnsured writable bytes before it: `p`, or one in a new chunk. That is enough for
  // a short string or a few numbers with their tags, and all of it may be overwritten. Callers that need less also
  // request kEnsured, since this takes a single comparison with a stored address.
  static constexpr std::size_t kEnsured = 160;
  ONNXGEN_ALWAYS_INLINE char* ensure(char* p) noexcept { return is_ensured(p) ? p : make_room(p, kEnsured); }
  ONNXGEN_ALWAYS_INLINE bool is_ensured(const char* p) const noexcept {
    return wire::is_likely(reinterpret_cast<std::uintptr_t>(p) >= ensured_from_);
  }

  // Returns the number of bytes that can be written before `p` without calling ensure().
  std::size_t room(const char* p) const noexcept { return static_cast<std::size_t>(p - begin_); }

  // Writes raw bytes. Either copies `value` or refers to it; in the latter case it must stay alive until the output has
  // been used.
  char* write(char* p, std::string_view value) noexcept;

  // Makes finish() report that memory was exhausted.
  void fail() noexcept { failed_ = true; }

  // Returns the number of bytes written so far. The difference before and after a message is its length.
  std::uint64_t written(const char* p) const noexcept { return origin_ - reinterpret_cast<std::uintptr_t>(p); }

  // Returns the output in order after everything was written. The spans are valid as long as the writer. Returns false
  // if memory was exhausted.
  bool finish(char* p, const Span*& spans, std::size_t& count) noexcept;

 private:
  static constexpr std::size_t kFirstChunk = kSpanThreshold + 1024;
  static constexpr std::size_t kSmallestChunk = 32 * 1024;
  static constexpr std::size_t kLargestChunk = 1024 * 1024;
  static constexpr std::size_t kInlineSpans = 16;

  struct Chunk {
    Chunk* next;
  };

  // Not initialized, which would take a good part of the time needed to write a small message.
  union UnclearedSpans {
    UnclearedSpans() noexcept {}
    Span spans[kInlineSpans];
  };

  char* make_room(char* p, std::size_t bytes) noexcept;  // `bytes` is at most kSpanThreshold
  void begin_at(char* begin) noexcept {
    begin_ = begin;
    ensured_from_ = reinterpret_cast<std::uintptr_t>(begin) + kEnsured;
  }
  char* move_to_target(char* p, std::size_t value_size) noexcept;
  char* start_chunk(char* begin, std::size_t size, std::uint64_t written_before) noexcept;
  char* refer(char* p, std::string_view value) noexcept;
  void close(char* p) noexcept;  // makes [p, end_) a span
  void push(Span span) noexcept;
  void restart_at(char* p, std::uint64_t written_before) noexcept;

  char first_[kFirstChunk];
  UnclearedSpans inline_spans_;
  char* begin_ = first_;
  // Positions from here on have kEnsured bytes before them. An integer, since in a small target this may be past its
  // end.
  std::uintptr_t ensured_from_ = reinterpret_cast<std::uintptr_t>(first_) + kEnsured;
  char* end_ = first_ + kFirstChunk;  // end of the open span
  char* chunk_end_ = end_;
  std::uint64_t origin_ = reinterpret_cast<std::uintptr_t>(end_);  // address of byte 0, counted from the back
  Chunk* chunks_ = nullptr;
  std::size_t chunk_size_ = kSmallestChunk / 2;
  Span* spans_ = inline_spans_.spans;
  std::size_t span_count_ = 0;
  std::size_t span_capacity_ = kInlineSpans;
  TargetMaker target_maker_;    // cleared once called; until then all output is in first_
  bool has_target_ = false;     // whether the output still goes to the target
  bool is_first_free_ = false;  // whether first_ is unused: never used, or its contents were moved
  bool failed_ = false;
};

namespace write {

constexpr std::size_t kTagAndLength = 5 + wire::kMaxVarintBytes;

ONNXGEN_ALWAYS_INLINE inline char* tag_before(char* p, std::uint32_t tag) noexcept {
  return wire::write_varint_before(p, tag);
}

// Writes the head of a length-delimited value: tag and length. The caller must provide up to kTagAndLength bytes.
ONNXGEN_ALWAYS_INLINE inline char* head_before(char* p, std::uint32_t tag, std::uint64_t length) noexcept {
  if ((tag | length) < 0x80) {  // by far the most common case
    p -= 2;
    p[0] = static_cast<char>(tag);
    p[1] = static_cast<char>(length);
    return p;
  }
  return tag_before(wire::write_varint_before(p, length), tag);
}

// Writes the head of a length-delimited value and ensures room for it. For tags known at compile time. Most heads have
// two bytes. long_head() writes the others; most of those have three bytes and belong to larger messages.
char* long_head(char* p, std::uint32_t tag, std::uint64_t length, Writer& writer) noexcept;
ONNXGEN_ALWAYS_INLINE inline char* head(char* p, std::uint32_t tag, std::uint64_t length, Writer& writer) noexcept {
  constexpr std::size_t kShortest = 2;
  if (tag >= 0x80 || length >= 0x80 || !writer.is_ensured(p)) return long_head(p, tag, length, writer);
  p -= kShortest;
  p[0] = static_cast<char>(tag);
  p[1] = static_cast<char>(length);
  return p;
}

// Write a length-delimited value with its tag. The field must have a value.
char* text(char* p, std::uint32_t tag, StringField field, Writer& writer) noexcept;
char* text(char* p, std::uint32_t tag, const BytesField& field, Writer& writer) noexcept;
char* text(char* p, std::uint32_t tag, std::string_view value, Writer& writer) noexcept;

// Writes the unknown fields of a message.
char* unknown(char* p, const MessageHeader& header, Writer& writer) noexcept;

// copied_text() is an inline version of text() for a field and a position that can_copy() accepts. In memory, a short
// string has the same form as in the encoding: its bytes follow its length in one byte.
ONNXGEN_ALWAYS_INLINE inline bool can_copy(const char* p, StringField field, const Writer& writer) noexcept {
  static_assert(StringField::kMaxShortBefore + StringField::kCopyBlock <= Writer::kEnsured);
  return field.short_length() <= StringField::kMaxShortBefore && writer.is_ensured(p);
}
ONNXGEN_ALWAYS_INLINE inline char* copied_text(char* p, std::uint32_t tag, StringField field) noexcept {
  const std::size_t length = field.short_length();
  field.copy_short_before(p, length);
  return tag_before(p - length - 1, tag);
}

}  // namespace write
}  // namespace onnxgen
