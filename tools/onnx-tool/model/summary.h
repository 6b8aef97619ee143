// What a model is made of, in numbers.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include "model/access.h"
#include "model/open.h"
#include "onnxgen/onnx/referenced_ranges.h"

namespace onnx_tool {

struct Amount {
  std::uint64_t tensors = 0;
  std::uint64_t elements = 0;
  std::uint64_t bytes = 0;  // that the elements take, by type and shape
};

struct LargeTensor {
  std::string name;  // that of the node for one that has none
  std::int32_t type = 0;
  std::vector<std::int64_t> dims;
  std::uint64_t bytes = 0;
};

// A file beside the model, and how much of it tensors refer to.
struct DataFileSummary {
  std::string location;
  std::string problem;  // why it cannot be opened; empty if it can
  std::uint64_t size = 0;
  onnxgen::io::FileUsage usage;
};

// Names in it are as they stand in the model: not fit for a terminal.
struct ModelSummary {
  std::uint64_t nodes = 0;                                       // in all graphs and functions
  std::uint64_t subgraphs = 0;                                   // of If, Loop and Scan
  std::uint64_t subgraph_nodes = 0;                              // of `nodes`, those in subgraphs
  std::vector<std::pair<std::string, std::uint64_t>> operators;  // "Conv", "com.microsoft.Gelu"; the most used first

  Amount weights;                                        // of all tensors: initializers, constants, sparse ones
  std::map<std::int32_t, Amount> by_type;                // by the number of the element type
  std::vector<std::pair<std::string, Amount>> by_role;   // "initializers", "constants in nodes" ...
  std::vector<std::pair<std::string, Amount>> by_place;  // "the model's file", "weights.data"; the largest first
  std::vector<LargeTensor> largest;                      // the largest first
  std::vector<DataFileSummary> data_files;               // by location; only of a model that is a file here
};

// `opened` is the model at `source`, and may have its structure alone. Its data files are opened, but not read.
ModelSummary summarize(const std::string& source, const OpenedModel& opened, std::size_t largest_tensors,
                       const Access& access);

// "ai.onnx" for the empty domain, which is the same.
std::string domain_text(std::string_view domain);

}  // namespace onnx_tool
