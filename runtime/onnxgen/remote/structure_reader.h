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
// requests once. A walk that goes straight on gets windows that grow fourfold; after a hop over weights comes a small
// one, since as a rule the next tensor hops again. Once hops repeat, as those over the weights of layers do, the places
// that they will lead to are fetched together: a model of hundreds of tensors costs tens of round trips.
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
  Status fetch_after_hop(std::uint64_t offset, std::uint64_t at_least);

  Object& object_;
  std::uint64_t max_memory_;
  std::uint64_t memory_ = 0;
  std::map<std::uint64_t, Block> blocks_;  // by offset, disjoint
  std::uint64_t last_end_ = 0;             // where the block ends that was fetched last
  std::uint64_t window_;
  HopPrediction hops_;
  std::uint64_t next_ = 0;  // where the walk is if it goes straight on
};

}  // namespace onnxgen::remote
