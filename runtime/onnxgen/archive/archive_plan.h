// What an archive is going to hold: which tensors become members, and the graph that names them.
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

// A member that is to be written. The content must live as long as this.
struct NewMember {
  std::string key;
  const io::FileContent* content = nullptr;
};

// What an archive has already, when only its graph is replaced.
struct ExistingMembers {
  const OpenArchive* archive = nullptr;
  // A mapping of the archive's file that parts of the model may point into; null where there is none.
  const io::Mapping* mapping = nullptr;
};

// Not movable: its parts point to each other.
struct ArchivePlan {
  ArchivePlan() = default;
  ArchivePlan(const ArchivePlan&) = delete;
  ArchivePlan& operator=(const ArchivePlan&) = delete;

  io::EncodedTensors found;
  io::SavePlan save;
  io::ModelContent model;
  std::vector<NewMember> members;  // the graph comes last
};

// Plans the ModelProto that `input` holds. Every tensor must have its elements; with `existing`, they may be in a
// member already, which the tensor then names.
Status plan_archive(const io::SpanInput& input, io::WireForm form, const SaveOptions& options,
                    const ExistingMembers& existing, ArchivePlan& plan);

}  // namespace onnxgen::archive
