// Optional texts of the page's data.
#pragma once

#include <string_view>

#include "onnx/onnx-ml.pb.h"
#include "output/json_text.h"

namespace onnx_tool {

// Add a member to an object, unless its value is empty. Pairs are arrays of key and value.
void add_text(JsonText& json, std::string_view name, std::string_view text);
void add_pairs(JsonText& json, std::string_view name,
               const onnxgen::RepeatedMessage<onnx::StringStringEntryProto>& pairs);

// Adds the members "doc" and "metadata" of a part of a model to an object.
template <class Part>
void add_description(JsonText& json, const Part& part) {
  add_text(json, "doc", part.doc_string());
  add_pairs(json, "metadata", part.metadata_props());
}

}  // namespace onnx_tool
