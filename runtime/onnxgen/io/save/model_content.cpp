#include "onnxgen/io/save/model_content.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "onnxgen/onnx/tensor_edit.h"

namespace onnxgen::io {
namespace {

using Entries = std::vector<std::pair<std::string, std::string>>;

// Entries of `moved`, those that mean nothing here being kept.
Entries entries_of(const EncodedTensor& tensor, const MovedTensor& moved, const DataName& name) {
  Entries entries = {{"location", name.location},
                     {"offset", std::to_string(moved.place.offset)},
                     {"length", std::to_string(moved.length)}};
  if (!name.checksum.empty()) entries.emplace_back("checksum", name.checksum);
  for (const auto& [key, value] : tensor.entries) {
    if (key == "location" || key == "offset" || key == "length" || key == "checksum" || key == "basepath") continue;
    entries.emplace_back(key, value);
  }
  return entries;
}

// `basepath` says where a model came from and is never written.
Entries without_basepath(Entries entries) {
  const auto is_basepath = [](const auto& entry) { return entry.first == "basepath"; };
  entries.erase(std::remove_if(entries.begin(), entries.end(), is_basepath), entries.end());
  return entries;
}

}  // namespace

Status encode_model(const SpanInput& input, const EncodedTensors& found, const SavePlan& plan,
                    const std::vector<DataName>& names, ModelContent& model) {
  TensorRewriter rewriter(input, found);
  RewrittenMessage rewritten;
  auto moved = plan.moved.begin();
  for (std::size_t i = 0; i < found.tensors.size(); ++i) {
    const EncodedTensor& tensor = found.tensors[i];
    const bool is_moved = moved != plan.moved.end() && moved->tensor == i;
    if (!is_moved && (!tensor.is_external || tensor.entry("basepath").empty())) continue;
    const Entries entries =
        is_moved ? entries_of(tensor, *moved, names[moved->place.file]) : without_basepath(tensor.entries);
    if (is_moved) ++moved;
    std::string content;
    Status status = encode_as_external(input, tensor, entries, content);
    if (!status) return status.in_tensor(tensor.name);
    rewriter.replace(i, {rewritten.text.emplace_back(std::move(content))});
  }
  rewriter.write(rewritten);
  for (const std::string_view piece : rewritten.pieces) model.content.append(piece);
  model.text = std::move(rewritten.text);  // a deque's elements stay where they are
  return Status();
}

}  // namespace onnxgen::io
