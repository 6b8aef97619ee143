// The report of convert and edit: what was written, as text or as JSON.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/io/save_report.h"
#include "output/output.h"

namespace onnx_tool {

struct WriteReport {
  struct File {
    std::string path;
    std::uint64_t size = 0;
  };
  // Number of tensors that were not stored as requested, and the reason.
  struct TensorGroup {
    std::string_view kind;  // for programs: "small", "not_selected", "unmovable", "kept_external", "missing"
    onnxgen::io::SavedTensors tensors;
    std::string text;  // text printed after the number of tensors: "kept in the model: ..."
  };

  std::string_view command;  // "convert" or "edit"
  std::string input;
  std::string output;
  std::string_view format;
  bool is_dry_run = false;
  bool replaces_file = false;
  std::uint64_t model_size = 0;  // for a dry run: encoded size of the model in bytes
  std::vector<File> files;
  std::vector<TensorGroup> tensor_groups;
  std::vector<std::string> remarks;  // what the user should check in the result
  std::size_t omitted = 0;           // number of fields that the output's format cannot express
  std::string first_omitted;

  void print(Output& output) const;
  std::string json() const;
};

}  // namespace onnx_tool
