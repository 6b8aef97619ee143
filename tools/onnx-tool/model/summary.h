// Statistics of the contents of a model.
#pragma once

#include <cstddef>
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
  std::uint64_t bytes = 0;  // size of the elements, from type and shape
};

struct LargeTensor {
  std::string name;  // names of node and attribute, or the path, if the tensor has none
  std::int32_t type = 0;
  std::vector<std::int64_t> dims;
  std::uint64_t bytes = 0;
  std::size_t index = 0;  // in the order of io::for_each_tensor()
};

// A data file of the model and its use by tensors.
struct DataFileSummary {
  std::string location;
  std::string problem;  // why it cannot be opened or lacks data of tensors; empty if it does neither
  bool is_open = false;
  std::uint64_t size = 0;
  onnxgen::io::FileUsage usage;
};

// Names are unchanged from the model; escape them before printing to a terminal.
struct ModelSummary {
  std::uint64_t nodes = 0;                                       // in all graphs and functions
  std::uint64_t subgraphs = 0;                                   // of If, Loop and Scan
  std::uint64_t subgraph_nodes = 0;                              // the part of `nodes` that is in subgraphs
  std::vector<std::pair<std::string, std::uint64_t>> operators;  // "Conv", "com.microsoft.Gelu"; most frequent first

  Amount weights;                                           // all tensors: initializers, constants, sparse tensors
  std::map<std::int32_t, Amount> by_type;                   // by the number of the element type
  std::vector<std::pair<std::string, Amount>> by_role;      // "initializers", "constants in nodes" ...
  std::vector<std::pair<std::string, Amount>> by_location;  // "the model file", "weights.data"; largest first
  std::vector<LargeTensor> largest;                         // largest first
  std::vector<DataFileSummary> data_files;                  // by location; only for local files
};

// Summarizes `opened`, the model at `source`; its structure is sufficient. Data files are opened but not read.
ModelSummary summarize(const Source& source, const OpenedModel& opened, std::size_t largest_tensors,
                       const Access& access);

// Returns "ai.onnx" for the empty domain, which is equivalent.
std::string domain_text(std::string_view domain);

}  // namespace onnx_tool
