// Plans the contents of an archive: which tensors become members, and the graph that refers to them.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "onnxgen/archive/open_archive.h"
#include "onnxgen/archive/save_options.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/file_content.h"
#include "onnxgen/io/save/model_content.h"
#include "onnxgen/io/save/save_plan.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/span_input.h"

namespace onnxgen::archive {

// A member to be written. The content must outlive this object.
struct NewMember {
  std::string key;
  const io::FileContent* content = nullptr;
};

// Existing members, if only the graph of an archive is replaced.
struct ExistingMembers {
  const OpenArchive* archive = nullptr;
  // Mapping of the archive's file that parts of the model may point into, or null.
  const io::Mapping* mapping = nullptr;
};

// Planned contents of an archive. Not movable: its members point to each other.
struct ArchivePlan {
  ArchivePlan() = default;
  ArchivePlan(const ArchivePlan&) = delete;
  ArchivePlan& operator=(const ArchivePlan&) = delete;

  io::EncodedTensors found;
  io::SavePlan save;
  io::ModelContent model;
  std::vector<NewMember> members;  // the graph is last
};

// Plans the archive of the ModelProto in `input`. Every tensor must have its elements or, with `existing`, refer to a
// member that has them.
Status plan_archive(const io::SpanInput& input, io::WireForm form, const SaveOptions& options,
                    const ExistingMembers& existing, ArchivePlan& plan);

}  // namespace onnxgen::archive
