#include "onnxgen/message/write/write.h"

#include <algorithm>
#include <cstdlib>
#include <new>

#include "onnxgen/message/message_data.h"
#include "onnxgen/wire/compiler.h"

namespace onnxgen {

Writer::~Writer() {
  while (chunks_ != nullptr) {
    Chunk* const chunk = chunks_;
    chunks_ = chunk->next;
    std::free(chunk);
  }
  if (spans_ != inline_spans_.spans) std::free(spans_);
}

char* Writer::make_room(char* p, std::size_t bytes) noexcept {
  if (target_maker_.make != nullptr) {
    p = move_to_target(p, 0);
    if (room(p) >= bytes) return p;
  }
  has_target_ = false;
  const std::uint64_t before = written(p);
  close(p);
  if (is_first_free_) {
    is_first_free_ = false;
    return start_chunk(first_, kFirstChunk, before);
  }
  const std::size_t size = std::min(chunk_size_ * 2, kLargestChunk);
  auto* const memory = static_cast<char*>(std::malloc(size));
  if (memory == nullptr) {
    failed_ = true;  // later output overwrites the current chunk; finish() reports the failure
    restart_at(chunk_end_, before);
    return end_;
  }
  chunks_ = new (memory) Chunk{chunks_};
  chunk_size_ = size;
  return start_chunk(memory + sizeof(Chunk), size - sizeof(Chunk), before);
}

char* Writer::start_chunk(char* begin, std::size_t size, std::uint64_t written_before) noexcept {
  begin_at(begin);
  chunk_end_ = begin + size;
  restart_at(chunk_end_, written_before);
  return end_;
}

char* Writer::move_to_target(char* p, std::size_t value_size) noexcept {
  const Target target = target_maker_.make(target_maker_.owner, value_size);
  target_maker_ = {};
  const auto size = static_cast<std::size_t>(end_ - p);
  if (target.begin == nullptr || target.size < size) return p;
  has_target_ = true;
  is_first_free_ = true;
  begin_at(target.begin);
  restart_at(target.begin + target.size, 0);
  if (size != 0) std::memcpy(end_ - size, p, size);
  return end_ - size;
}

void Writer::close(char* p) noexcept {
  if (p != end_) push(Span(p, static_cast<std::size_t>(end_ - p)));
  end_ = p;
}

void Writer::restart_at(char* p, std::uint64_t written_before) noexcept {
  end_ = p;
  origin_ = written_before + reinterpret_cast<std::uintptr_t>(p);
}

void Writer::push(Span span) noexcept {
  if (span_count_ == span_capacity_) {
    const std::size_t bytes = span_count_ * sizeof(Span);
    auto* const larger = static_cast<Span*>(std::realloc(spans_ != inline_spans_.spans ? spans_ : nullptr, bytes * 2));
    if (larger == nullptr) {
      failed_ = true;
      return;
    }
    if (spans_ == inline_spans_.spans) std::memcpy(static_cast<void*>(larger), inline_spans_.spans, bytes);
    spans_ = larger;
    span_capacity_ *= 2;
  }
  new (spans_ + span_count_++) Span(span);
}

char* Writer::write(char* p, std::string_view value) noexcept {
  const std::size_t size = value.size();
  if (size >= kSpanThreshold) {
    if (target_maker_.make != nullptr) p = move_to_target(p, size);
    if (!has_target_ || room(p) < size) return refer(p, value);
  }
  if (room(p) < size) p = make_room(p, size);
  p -= size;
  if (size != 0) std::memcpy(p, value.data(), size);
  return p;
}

char* Writer::refer(char* p, std::string_view value) noexcept {
  const std::uint64_t before = written(p);
  close(p);
  push(value);
  restart_at(p, before + value.size());
  return p;
}

bool Writer::finish(char* p, const Span*& spans, std::size_t& count) noexcept {
  close(p);
  if (span_count_ > 1) std::reverse(spans_, spans_ + span_count_);
  spans = spans_;
  count = span_count_;
  return !failed_;
}

namespace write {
namespace {

// Copies at most kMaxShort bytes to `to`. Most values are short, and their lengths are unpredictable. Copies
// overlapping blocks instead, without a call and with few branches on the length.
constexpr std::size_t kMaxShort = 64;

struct Block {
  char bytes[16];
};

template <class Bytes>
ONNXGEN_ALWAYS_INLINE inline Bytes load(const char* from) noexcept {
  Bytes bytes;
  std::memcpy(&bytes, from, sizeof bytes);
  return bytes;
}

template <class Bytes>
ONNXGEN_ALWAYS_INLINE inline void store(char* to, Bytes bytes) noexcept {
  std::memcpy(to, &bytes, sizeof bytes);
}

// Copies a value of sizeof(Bytes) to 2 * sizeof(Bytes) bytes.
template <class Bytes>
ONNXGEN_ALWAYS_INLINE inline void copy_ends(char* to, const char* from, std::size_t size) noexcept {
  const std::size_t last = size - sizeof(Bytes);
  store(to, load<Bytes>(from));
  store(to + last, load<Bytes>(from + last));
}

ONNXGEN_ALWAYS_INLINE inline void copy_short(char* to, const char* from, std::size_t size) noexcept {
  if (size < sizeof(Block)) {
    if (size >= sizeof(std::uint64_t)) return copy_ends<std::uint64_t>(to, from, size);
    if (size >= sizeof(std::uint32_t)) return copy_ends<std::uint32_t>(to, from, size);
    for (std::size_t i = 0; i < size; ++i) to[i] = from[i];
    return;
  }
  const std::size_t last = size - sizeof(Block);
  const std::size_t second = std::min(last, sizeof(Block));
  const std::size_t third = std::min(last, 2 * sizeof(Block));
  const Block blocks[] = {load<Block>(from), load<Block>(from + second), load<Block>(from + third),
                          load<Block>(from + last)};
  store(to, blocks[0]);
  store(to + second, blocks[1]);
  store(to + third, blocks[2]);
  store(to + last, blocks[3]);
}

}  // namespace

char* long_head(char* p, std::uint32_t tag, std::uint64_t length, Writer& writer) noexcept {
  p = writer.ensure(p);
  if (tag < 0x80 && length >= 0x80 && length < 0x4000) {
    p -= 3;
    p[0] = static_cast<char>(tag);
    p[1] = static_cast<char>(length | 0x80);
    p[2] = static_cast<char>(length >> 7);
    return p;
  }
  return head_before(p, tag, length);
}

char* text(char* p, std::uint32_t tag, std::string_view value, Writer& writer) noexcept {
  static_assert(kMaxShort + kTagAndLength <= Writer::kEnsured);
  if (value.size() <= kMaxShort && writer.is_ensured(p)) {
    p -= value.size();
    copy_short(p, value.data(), value.size());
    return head_before(p, tag, value.size());
  }
  p = writer.write(p, value);
  return long_head(p, tag, value.size(), writer);
}

char* text(char* p, std::uint32_t tag, StringField field, Writer& writer) noexcept {
  return can_copy(p, field, writer) ? copied_text(p, tag, field) : text(p, tag, field.get(), writer);
}

char* text(char* p, std::uint32_t tag, const BytesField& field, Writer& writer) noexcept {
  return text(p, tag, field.get(), writer);
}

char* unknown(char* p, const MessageHeader& header, Writer& writer) noexcept {
  std::string_view bytes;
  if (!header.try_unknown(bytes)) writer.fail();
  return writer.write(p, bytes);
}

}  // namespace write
}  // namespace onnxgen
