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

[[gnu::noinline]] char* any_text(char* p, std::uint32_t tag, std::string_view value, Writer& writer) noexcept {
  p = raw(p, value, writer);
  return head_before(writer.ensure(p, kTagAndLength), tag, value.size());
}

}  // namespace

char* text(char* p, std::uint32_t tag, StringField field, Writer& writer) noexcept {
  const std::size_t length = field.blind_length();
  if (length == 0 || !writer.has_room(p, StringField::kMaxBlind + kTagAndLength)) {
    return any_text(p, tag, field.get(), writer);
  }
  field.copy_blind_before(p, length);
  return head_before(p - length, tag, length);
}

char* text(char* p, std::uint32_t tag, const BytesField& field, Writer& writer) noexcept {
  return any_text(p, tag, field.get(), writer);
}

char* raw(char* p, std::string_view value, Writer& writer) noexcept {
  if (value.size() >= Writer::kSpanThreshold) return writer.refer(p, value);
  p = writer.ensure(p, value.size());
  p -= value.size();
  if (!value.empty()) std::memcpy(p, value.data(), value.size());
  return p;
}

}  // namespace write
}  // namespace onnxgen
