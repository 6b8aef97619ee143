#include "graph/description.h"

namespace onnx_tool {

void add_text(JsonText& json, std::string_view name, std::string_view text) {
  if (!text.empty()) json.member(name, text);
}

void add_pairs(JsonText& json, std::string_view name,
               const onnxgen::RepeatedMessage<onnx::StringStringEntryProto>& pairs) {
  if (pairs.empty()) return;
  json.key(name).begin_array();
  for (const auto& pair : pairs) json.begin_array().value(pair.key()).value(pair.value()).end_array();
  json.end_array();
}

}  // namespace onnx_tool
