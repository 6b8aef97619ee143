// Stand-in for Abseil's header of this name, for tests where Abseil is not installed.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/cord_buffer.h"

namespace absl {

class Cord {
 public:
  class CharIterator {
   private:
    friend class Cord;
    const Cord* cord = nullptr;
    std::size_t chunk = 0;
    std::size_t offset = 0;
  };

  Cord() = default;
  explicit Cord(std::string_view text) { Append(text); }

  void Append(std::string_view text) {
    if (!text.empty()) chunks_.emplace_back(text);
  }
  void Append(const Cord& other) { chunks_.insert(chunks_.end(), other.chunks_.begin(), other.chunks_.end()); }
  void Append(const CordBuffer& buffer) { Append(buffer.text()); }
  void Clear() { chunks_.clear(); }
  bool empty() const { return chunks_.empty(); }
  std::size_t size() const { return std::string(*this).size(); }
  explicit operator std::string() const {
    std::string text;
    for (const std::string& chunk : chunks_) text += chunk;
    return text;
  }

  CharIterator char_begin() const {
    CharIterator begin;
    begin.cord = this;
    return begin;
  }
  static std::string_view ChunkRemaining(const CharIterator& at) {
    return std::string_view(at.cord->chunks_[at.chunk]).substr(at.offset);
  }
  static void Advance(CharIterator* at, std::size_t count) { AdvanceAndRead(at, count); }
  static Cord AdvanceAndRead(CharIterator* at, std::size_t count) {
    Cord read;
    while (count > 0) {
      const std::string_view piece = ChunkRemaining(*at).substr(0, count);
      read.Append(piece);
      count -= piece.size();
      at->offset += piece.size();
      if (at->offset == at->cord->chunks_[at->chunk].size()) {
        ++at->chunk;
        at->offset = 0;
      }
    }
    return read;
  }

 private:
  std::vector<std::string> chunks_;
};

}  // namespace absl
