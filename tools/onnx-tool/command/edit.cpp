#include "command/edit.h"

#include <fmt/format.h>

#include <charconv>
#include <cstdint>
#include <system_error>
#include <utility>

#include "failure.h"
#include "model/edit.h"
#include "model/open.h"
#include "output/names.h"

namespace onnx_tool {
namespace {

std::pair<std::string, std::string> divided(const std::string& text) {
  const std::size_t sign = text.find('=');
  if (sign == std::string::npos) throw WrongUsage(fmt::format("'{}' has no '=': write OLD=NEW", shown(text)));
  return {text.substr(0, sign), text.substr(sign + 1)};
}

template <class Change>
void for_each_pair(const std::vector<std::string>& texts, onnx::ModelProto& model, const Change& change) {
  for (const std::string& text : texts) {
    const auto [first, second] = divided(text);
    change(model, first, second);
  }
}

void set_opset_text(onnx::ModelProto& model, const std::string& domain, const std::string& text) {
  std::int64_t version = 0;
  const auto parsed = std::from_chars(text.data(), text.data() + text.size(), version);
  if (parsed.ec != std::errc() || parsed.ptr != text.data() + text.size() || version < 1) {
    throw WrongUsage(fmt::format("'{}' is no version of an opset", shown(text)));
  }
  set_opset(model, domain, version);
}

void apply(const EditOptions& options, onnx::ModelProto& model) {
  if (options.strip_doc_strings) strip_doc_strings(model);
  for_each_pair(options.rename_inputs, model, rename_input);
  for_each_pair(options.rename_outputs, model, rename_output);
  for_each_pair(options.rename_nodes, model, rename_node);
  for_each_pair(options.opsets, model, set_opset_text);
  for (const std::string& key : options.removed_metadata) remove_metadata(model, key);
  for_each_pair(options.metadata, model, set_metadata);
  if (options.producer) model.set_producer_name(*options.producer);
  if (options.description) model.set_doc_string(*options.description);
}

}  // namespace

void run_edit(const EditOptions& options, Output& output) {
  convert_model(
      options.files, [&](onnx::ModelProto& model) { apply(options, model); }, output);
}

}  // namespace onnx_tool
