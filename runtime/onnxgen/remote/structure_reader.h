// Reading the structure of a model that lies on a server: few requests, few bytes, and none of them twice.
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

// What is read is kept, so that the walk which finds the tensors and the copy of what is between them cost their
// requests once. A hop over fewer bytes than a request is worth is none: they are read, and dropped. So the walk
// follows a stream, which is cut where a hop leads further than that. If the object may not be streamed, a walk that
// goes straight on gets windows that grow fourfold. After a hop over weights comes a small window, since as a rule the
// next tensor hops again. Once hops repeat, as those over the weights of layers do, the places that they will lead to
// are fetched together: a model of hundreds of tensors costs tens of round trips.
class StructureReader {
 public:
  // `max_memory` limits what is kept: more is kAllocationLimit.
  StructureReader(Object& object, std::uint64_t max_memory);
  StructureReader(const StructureReader&) = delete;
  StructureReader& operator=(const StructureReader&) = delete;
  // What was encrypted is wiped.
  ~StructureReader();

  Status read(std::uint64_t offset, void* to, std::size_t count);
  // Fetches these ranges, each an offset and a length, at once; what of them is known already is not asked for. Those
  // no further apart than `gap` come together.
  Status prefetch(const std::vector<std::pair<std::uint64_t, std::uint64_t>>& ranges, std::uint64_t gap);

 private:
  struct Block {
    std::string_view bytes;
    std::vector<char> memory;  // of the bytes; empty where the object has them
  };

  // The bytes that are known from `offset` on, as far as they are in one block.
  std::string_view known_at(std::uint64_t offset) const;
  Status charge(std::uint64_t bytes);
  // The part of the range that is not known yet, up to the next block.
  std::pair<std::uint64_t, std::uint64_t> missing(std::uint64_t offset, std::uint64_t end) const;
  // The same of a range that is made as large as reads of the object are.
  std::pair<std::uint64_t, std::uint64_t> to_fetch(std::uint64_t offset, std::uint64_t length) const;
  Status fetch(std::uint64_t offset, std::uint64_t at_least);
  // Whether the stream goes over so many bytes.
  bool is_worth_reading(std::uint64_t gap);
  // Goes on with the stream, or begins one. Requires that `offset` is no hop away.
  Status fetch_by_stream(std::uint64_t offset, std::uint64_t at_least);
  Status take_from_stream(std::string_view body);
  void add_to_stream_block(std::uint64_t at, std::string_view bytes);
  // The window after a hop, if those behind the next hops are as long as the last one.
  std::uint64_t usual_window() const;
  Status fetch_after_hop(std::uint64_t offset, std::uint64_t at_least);

  Object& object_;
  std::uint64_t max_memory_;
  std::uint64_t memory_ = 0;
  std::map<std::uint64_t, Block> blocks_;  // by offset, disjoint
  std::uint64_t last_end_ = 0;             // where the block ends that was fetched last
  std::uint64_t window_;
  const bool streams_;
  std::uint64_t stream_at_ = 0;     // where the next bytes of the stream belong
  std::uint64_t wanted_from_ = 0;   // of the stream: what comes before is dropped
  std::uint64_t stream_block_ = 0;  // offset of the block that the stream adds to
  std::uint64_t overspent_ = 0;     // bytes that streams went over although a request is worth less
  std::uint64_t landing_ = 0;       // where the last hop led
  std::uint64_t walked_to_ = 0;     // where the walk was before it read last
  HopPrediction hops_;
  std::uint64_t next_ = 0;  // where the walk is if it goes straight on
};

}  // namespace onnxgen::remote
