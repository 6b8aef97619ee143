// Tensors whose elements a structure-only load left in the archive's own graph.
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

// A model that has those elements again. Not movable: its parts point to each other.
struct ResolvedModel {
  ResolvedModel() = default;
  ResolvedModel(const ResolvedModel&) = delete;
  ResolvedModel& operator=(const ResolvedModel&) = delete;

  io::HeldBytes graph;  // the archive's, which has them
  io::EditedMessage edited;
  std::vector<Span> spans;  // the model; parts of the input and of the others
};

// Gives every tensor of `input` that refers to the graph of `archive` its elements back. A graph that was replaced
// since the tensor was loaded is an error: offsets in it mean nothing any more.
Status resolve_own_references(const io::SpanInput& input, io::WireForm form, OpenArchive& archive,
                              ResolvedModel& resolved);

}  // namespace onnxgen::archive
