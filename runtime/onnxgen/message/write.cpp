#include "onnxgen/message/write.h"

#include <algorithm>
#include <cstdlib>
#include <new>

namespace onnxgen {

Writer::~Writer() {
  while (chunks_ != nullptr) {
    Chunk* const chunk = chunks_;
    chunks_ = chunk->next;
    std::free(chunk);
  }
  if (spans_ != inline_spans_) std::free(spans_);
}

char* Writer::next_chunk(char* p) noexcept {
  const std::uint64_t before = written(p);
  close(p);
  const std::size_t size = std::min(chunk_size_ * 2, kLargestChunk);
  auto* const memory = static_cast<char*>(std::malloc(size));
  if (memory == nullptr) {
    failed_ = true;  // what follows overwrites the chunk at hand; finish() reports it
    restart_at(chunk_end_, before);
    return end_;
  }
  has_target_ = false;
  chunks_ = new (memory) Chunk{chunks_};
  chunk_size_ = size;
  begin_ = memory + sizeof(Chunk);
  chunk_end_ = memory + size;
  restart_at(chunk_end_, before);
  return end_;
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
    auto* const larger = static_cast<Span*>(std::realloc(spans_ != inline_spans_ ? spans_ : nullptr, bytes * 2));
    if (larger == nullptr) {
      failed_ = true;
      return;
    }
    if (spans_ == inline_spans_) std::memcpy(static_cast<void*>(larger), inline_spans_, bytes);
    spans_ = larger;
    span_capacity_ *= 2;
  }
  new (spans_ + span_count_++) Span(span);
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
  std::reverse(spans_, spans_ + span_count_);
  spans = spans_;
  count = span_count_;
  return !failed_;
}

namespace write {
namespace {

// Names are short: two blocks that overlap, without a call. Copies at most kMaxShort bytes to `to`.
constexpr std::size_t kMaxShort = 32;

template <std::size_t kBlock>
[[gnu::always_inline]] inline void copy_blocks(char* to, const char* from, std::size_t size) noexcept {
  char first[kBlock];
  char last[kBlock];
  std::memcpy(first, from, kBlock);
  std::memcpy(last, from + size - kBlock, kBlock);
  std::memcpy(to, first, kBlock);
  std::memcpy(to + size - kBlock, last, kBlock);
}

[[gnu::always_inline]] inline void copy_short(char* to, const char* from, std::size_t size) noexcept {
  if (size >= 16) return copy_blocks<16>(to, from, size);
  if (size >= 8) return copy_blocks<8>(to, from, size);
  if (size >= 4) return copy_blocks<4>(to, from, size);
  for (std::size_t i = 0; i < size; ++i) to[i] = from[i];
}

}  // namespace

char* text(char* p, std::uint32_t tag, std::string_view value, Writer& writer) noexcept {
  if (value.size() <= kMaxShort && writer.has_room(p, kMaxShort + kTagAndLength)) {
    p -= value.size();
    copy_short(p, value.data(), value.size());
    return head_before(p, tag, value.size());
  }
  p = raw(p, value, writer);
  return head_before(writer.ensure(p, kTagAndLength), tag, value.size());
}

char* text(char* p, std::uint32_t tag, StringField field, Writer& writer) noexcept {
  const std::size_t length = field.blind_length();
  if (length == 0 || !writer.has_room(p, StringField::kMaxBlind + kTagAndLength)) {
    return text(p, tag, field.get(), writer);
  }
  field.copy_blind_before(p, length);
  return head_before(p - length, tag, length);
}

char* text(char* p, std::uint32_t tag, const BytesField& field, Writer& writer) noexcept {
  return text(p, tag, field.get(), writer);
}

char* raw(char* p, std::string_view value, Writer& writer) noexcept {
  if (writer.refers(p, value.size())) return writer.refer(p, value);
  p = writer.ensure(p, value.size());
  p -= value.size();
  if (!value.empty()) std::memcpy(p, value.data(), value.size());
  return p;
}

}  // namespace write
}  // namespace onnxgen
