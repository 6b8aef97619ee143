// Writing, back to front: a message's length is known once its bytes stand, so that nothing is computed twice, nothing
// is cached in messages, and a const message may be written by several threads at once.
// Included by generated .cc files only, through codec.h.
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

// Collects the output as spans, last one first. Small values are gathered in chunks that the writer owns; large ones
// stay where they are. A position `p` in the current chunk is passed from call to call, so that it stays in a register.
class Writer {
 public:
  using Span = std::string_view;

  // From this size on a value is not copied but referred to, unless it goes to the caller's memory.
  static constexpr std::size_t kSpanThreshold = 4096;

  // Memory of the caller's for the output, which then ends where that ends. Nothing is referred to as long as there is
  // room, but the output's beginning may end up elsewhere even where it would fit: room is asked for more than is
  // needed.
  struct Target {
    char* begin = nullptr;
    std::size_t size = 0;
  };
  // Makes it, or returns none; called at most once: for an output that outgrows the writer's own memory, or has a value
  // of kSpanThreshold bytes.
  struct TargetMaker {
    Target (*make)(void* owner) noexcept = nullptr;
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

  // Where writing starts.
  char* start() noexcept { return end_; }

  // `p`, with room for kEnsured bytes before it, all of which may be overwritten: enough for a short string or a few
  // numbers, and their tags. Who writes less asks for as much, since that takes one comparison, with an address that is
  // at hand.
  static constexpr std::size_t kEnsured = 160;
  ONNXGEN_ALWAYS_INLINE char* ensure(char* p) noexcept { return is_ensured(p) ? p : make_room(p, kEnsured); }
  ONNXGEN_ALWAYS_INLINE bool is_ensured(const char* p) const noexcept {
    return wire::is_likely(reinterpret_cast<std::uintptr_t>(p) >= ensured_from_);
  }

  // Bytes that can be written before `p` without asking.
  std::size_t room(const char* p) const noexcept { return static_cast<std::size_t>(p - begin_); }

  // Writes bytes as they are: copies `value`, or refers to it, and then it must live until the output is used.
  char* write(char* p, std::string_view value) noexcept;

  // Bytes written so far, which before and after a message give its length.
  std::uint64_t written(const char* p) const noexcept { return origin_ - reinterpret_cast<std::uintptr_t>(p); }

  // The output in order, once all is written; lives as long as the writer. False when memory ran out on the way.
  bool finish(char* p, const Span*& spans, std::size_t& count) noexcept;

 private:
  static constexpr std::size_t kFirstChunk = kSpanThreshold + 1024;
  static constexpr std::size_t kSmallestChunk = 32 * 1024;
  static constexpr std::size_t kLargestChunk = 1024 * 1024;
  static constexpr std::size_t kInlineSpans = 16;

  struct Chunk {
    Chunk* next;
  };

  // To clear them would take a good part of the time in which a small message is written.
  union UnclearedSpans {
    UnclearedSpans() noexcept {}
    Span spans[kInlineSpans];
  };

  char* make_room(char* p, std::size_t bytes) noexcept;  // of at most kSpanThreshold bytes
  void begin_at(char* begin) noexcept {
    begin_ = begin;
    ensured_from_ = reinterpret_cast<std::uintptr_t>(begin) + kEnsured;
  }
  char* move_to_target(char* p) noexcept;
  char* start_chunk(char* begin, std::size_t size, std::uint64_t written_before) noexcept;
  char* refer(char* p, std::string_view value) noexcept;
  void close(char* p) noexcept;  // makes [p, end_) a span
  void push(Span span) noexcept;
  void restart_at(char* p, std::uint64_t written_before) noexcept;

  char first_[kFirstChunk];
  UnclearedSpans inline_spans_;
  char* begin_ = first_;
  // From here on, there are kEnsured bytes before a position; an address, since a small target ends before it.
  std::uintptr_t ensured_from_ = reinterpret_cast<std::uintptr_t>(first_) + kEnsured;
  char* end_ = first_ + kFirstChunk;  // the open span ends here
  char* chunk_end_ = end_;
  std::uint64_t origin_ = reinterpret_cast<std::uintptr_t>(end_);  // where byte 0 from the back would stand
  Chunk* chunks_ = nullptr;
  std::size_t chunk_size_ = kSmallestChunk / 2;
  Span* spans_ = inline_spans_.spans;
  std::size_t span_count_ = 0;
  std::size_t span_capacity_ = kInlineSpans;
  TargetMaker target_maker_;    // until it was asked; all of the output is in first_ till then
  bool has_target_ = false;     // and is still writing to it
  bool is_first_free_ = false;  // the output never was in first_, or has moved from there
  bool failed_ = false;
};

namespace write {

constexpr std::size_t kTagAndLength = 5 + wire::kMaxVarintBytes;

ONNXGEN_ALWAYS_INLINE inline char* tag_before(char* p, std::uint32_t tag) noexcept {
  return wire::write_varint_before(p, tag);
}

// The head of a length-delimited value; the caller has made room for it, of kTagAndLength at most.
ONNXGEN_ALWAYS_INLINE inline char* head_before(char* p, std::uint32_t tag, std::uint64_t length) noexcept {
  if ((tag | length) < 0x80) {  // by far the most
    p -= 2;
    p[0] = static_cast<char>(tag);
    p[1] = static_cast<char>(length);
    return p;
  }
  return tag_before(wire::write_varint_before(p, length), tag);
}

// The same, where the caller has made no room, and knows the tag as it is compiled. Most heads have two bytes;
// long_head() writes the others, most of which have three, those of larger messages, and makes room for all.
char* long_head(char* p, std::uint32_t tag, std::uint64_t length, Writer& writer) noexcept;
ONNXGEN_ALWAYS_INLINE inline char* head(char* p, std::uint32_t tag, std::uint64_t length, Writer& writer) noexcept {
  constexpr std::size_t kShortest = 2;
  if (tag >= 0x80 || length >= 0x80 || !writer.is_ensured(p)) return long_head(p, tag, length, writer);
  p -= kShortest;
  p[0] = static_cast<char>(tag);
  p[1] = static_cast<char>(length);
  return p;
}

// A length-delimited value with its tag. The field must have a value.
char* text(char* p, std::uint32_t tag, StringField field, Writer& writer) noexcept;
char* text(char* p, std::uint32_t tag, const BytesField& field, Writer& writer) noexcept;
char* text(char* p, std::uint32_t tag, std::string_view value, Writer& writer) noexcept;

// The first without a call, for a field and a position that can_copy() was true for. A short string is in memory what
// it is on the wire, with its length in the byte before it.
ONNXGEN_ALWAYS_INLINE inline bool can_copy(const char* p, StringField field, const Writer& writer) noexcept {
  static_assert(StringField::kMaxBlindBefore + StringField::kBlindBlock <= Writer::kEnsured);
  return field.blind_length() <= StringField::kMaxBlindBefore && writer.is_ensured(p);
}
ONNXGEN_ALWAYS_INLINE inline char* copied_text(char* p, std::uint32_t tag, StringField field) noexcept {
  const std::size_t length = field.blind_length();
  field.copy_blind_before(p, length);
  return tag_before(p - length - 1, tag);
}

}  // namespace write
}  // namespace onnxgen
