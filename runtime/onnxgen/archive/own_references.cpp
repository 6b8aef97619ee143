#include "onnxgen/archive/own_references.h"

#include <string_view>

#include "onnxgen/archive/zip_format.h"
#include "onnxgen/file/error.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/external_data.h"

namespace onnxgen::archive {
namespace {

// Returns whether the tensor refers to its own archive. Only onnxgen's loads set a stamp.
bool is_own(const io::TensorRecord& tensor) {
  return tensor.is_not_loaded() && tensor.entry("location") == kModelKey && !tensor.entry(io::kStampKey).empty();
}

Status elements_of(const io::TensorRecord& tensor, std::string_view graph, const std::string& stamp,
                   std::string_view& elements) {
  io::ExternalDataEntry entry;
  Status status = io::parse_entries(tensor, entry);
  if (!status) return status;
  if (entry.stamp != stamp) {
    return io::failure(ErrorCode::kInvalidExternalData, {},
                       "the tensor's data is not loaded, and the graph that contained it has been replaced");
  }
  status = io::check_data_range(entry.offset, entry.length, graph.size(), "the graph");
  if (!status) return status;
  const std::uint64_t length = entry.length.value_or(0);
  elements = graph.substr(static_cast<std::size_t>(entry.offset), static_cast<std::size_t>(length));
  return status;
}

}  // namespace

Status resolve_own_references(const io::SpanInput& input, io::WireForm form, OpenArchive& archive,
                              ResolvedModel& resolved) {
  const io::EncodedInput encoded = input.encoded(form);
  io::EncodedTensors found;
  Status status = io::find_tensors(encoded, found);
  io::TensorEdit edit(encoded, found);
  for (std::size_t i = 0; i < found.tensors.size() && status; ++i) {
    const io::EncodedTensor& tensor = found.tensors[i];
    if (!is_own(tensor)) continue;
    if (resolved.graph.memory == nullptr) {
      io::Progress uncounted({}, 0);
      status = archive.read_model({}, uncounted, resolved.graph);
    }
    std::string_view elements;
    if (status) status = elements_of(tensor, resolved.graph.bytes, archive.stamp_of(kModelKey), elements);
    if (status) status = edit.make_inline(i, elements);
    status = status.in_tensor(tensor.name);
  }
  if (!status) return status;
  resolved.edited = edit.write();
  resolved.spans = resolved.edited.views(input);
  return status;
}

}  // namespace onnxgen::archive
