// Reads the structure of a model on a server with few requests and few bytes, none of them twice.
#pragma once

#include <cstddef>
#include <cstdint>
#include <map>
#include <string_view>
#include <utility>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/remote/hop_prediction.h"
#include "onnxgen/remote/object.h"

namespace onnxgen::remote {

// Source of bytes for a walk over a structure.
//
// All bytes read are kept: the walk that finds the tensors and the later copy of the bytes between them share the same
// requests. A hop is a skip over weights. A gap smaller than the worth of a request is not a hop; its bytes are read
// and dropped.
//
// The walk follows a stream, which is cut at the first larger gap. If the object is not streamed, the walk reads
// windows, each 4 times larger than the last while it continues without a hop. After a hop the window is small, since
// another hop usually follows the next tensor. If hops repeat, as those over the weights of equal layers do, their
// predicted targets are fetched concurrently: a model with hundreds of tensors then costs tens of round trips.
class StructureReader {
 public:
  // `max_memory` limits the bytes that are kept; exceeding it is kAllocationLimit.
  StructureReader(Object& object, std::uint64_t max_memory);
  StructureReader(const StructureReader&) = delete;
  StructureReader& operator=(const StructureReader&) = delete;
  // Wipes decrypted bytes.
  ~StructureReader();

  Status read(std::uint64_t offset, void* to, std::size_t count);
  // Fetches ranges, given as offset and length, concurrently. Skips bytes that are already known. Ranges separated by
  // at most `gap` bytes share a request.
  Status prefetch(const std::vector<std::pair<std::uint64_t, std::uint64_t>>& ranges, std::uint64_t gap);

 private:
  struct Block {
    std::string_view bytes;
    std::vector<char> memory;  // holds the bytes; empty if the object holds them
  };

  // Returns the known bytes from `offset` to the end of their block.
  std::string_view known_at(std::uint64_t offset) const;
  Status charge(std::uint64_t bytes);
  // Returns the first unknown part of the range, up to the next block.
  std::pair<std::uint64_t, std::uint64_t> missing(std::uint64_t offset, std::uint64_t end) const;
  // Like missing(), with the range extended to the object's unit of reads.
  std::pair<std::uint64_t, std::uint64_t> to_fetch(std::uint64_t offset, std::uint64_t length) const;
  Status fetch(std::uint64_t offset, std::uint64_t at_least);
  // Returns whether the stream should read over `gap` bytes rather than be cut.
  bool is_worth_reading(std::uint64_t gap);
  // Continues the stream or starts one. Requires that reaching `offset` is not a hop.
  Status fetch_by_stream(std::uint64_t offset, std::uint64_t at_least);
  Status take_from_stream(std::string_view body);
  void add_to_stream_block(std::uint64_t at, std::string_view bytes);
  // Returns the size of the window after a hop, assuming that the next structure is as long as the last one.
  std::uint64_t usual_window() const;
  Status fetch_after_hop(std::uint64_t offset, std::uint64_t at_least);

  Object& object_;
  std::uint64_t max_memory_;
  std::uint64_t memory_ = 0;
  std::map<std::uint64_t, Block> blocks_;  // by offset, disjoint
  std::uint64_t last_end_ = 0;             // end of the block fetched last
  std::uint64_t window_;
  const bool streams_;
  std::uint64_t stream_at_ = 0;     // offset of the next byte of the stream
  std::uint64_t wanted_from_ = 0;   // start of the wanted bytes of the stream; earlier bytes are dropped
  std::uint64_t stream_block_ = 0;  // offset of the block that grows with the stream
  std::uint64_t overspent_ = 0;     // bytes read over in excess of the worth of a request
  std::uint64_t landing_ = 0;       // target of the last hop
  std::uint64_t walked_to_ = 0;     // position of the walk before its last read
  HopPrediction hops_;
  std::uint64_t next_ = 0;  // position of the walk if it continues without a hop
};

}  // namespace onnxgen::remote
