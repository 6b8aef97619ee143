// Restores elements that a structure-only load left in the archive's graph.
#pragma once

#include <vector>

#include "onnxgen/archive/open_archive.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/message/message.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/onnx/span_input.h"
#include "onnxgen/onnx/tensor_edit.h"

namespace onnxgen::archive {

// A model with its elements restored. Not movable: its members point to each other.
struct ResolvedModel {
  ResolvedModel() = default;
  ResolvedModel(const ResolvedModel&) = delete;
  ResolvedModel& operator=(const ResolvedModel&) = delete;

  io::HeldBytes graph;  // graph of the archive, which holds the elements
  io::EditedMessage edited;
  std::vector<Span> spans;  // the model; points into the input and the other members
};

// Restores the elements of every tensor in `input` that refers to the graph of `archive`. Fails with
// kInvalidExternalData if the graph was replaced since the tensor was loaded, because its offsets are then invalid.
Status resolve_own_references(const io::SpanInput& input, io::WireForm form, OpenArchive& archive,
                              ResolvedModel& resolved);

}  // namespace onnxgen::archive
