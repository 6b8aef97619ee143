// Attributes in the page's data.
#pragma once

#include <cstdint>
#include <string_view>

#include "graph/elements.h"
#include "graph/graph_queue.h"
#include "graph/parameters.h"
#include "graph/string_table.h"
#include "onnx/onnx-ml.pb.h"
#include "output/json_text.h"

namespace onnx_tool {

// Writes attributes in the forms that page/model.js describes.
class AttributeWriter {
 public:
  // Adds the graphs of attributes to `graphs`. `scope` contains the weights around them.
  AttributeWriter(JsonText& json, StringTable& strings, GraphQueue& graphs, const WeightScope& scope)
      : json_(json), strings_(strings), graphs_(graphs), scope_(scope) {}

  // Writes name and value as two items of an array.
  void write(const onnx::AttributeProto& attribute);

  // Writes an attribute of a Constant. A large tensor is only its type, because it is a weight.
  void write_constant(const onnx::AttributeProto& attribute);

 private:
  void add_value(const onnx::AttributeProto& attribute);
  void add_graphs(const onnx::AttributeProto& attribute);
  template <class Tensors>
  void add_tensors(const Tensors& tensors);
  void add_tensor(const onnx::TensorProto& tensor);
  void add_tensor(const onnx::SparseTensorProto& tensor);
  void add_elements(const onnx::TensorProto& tensor);
  template <class List>
  void add_bytes(std::string_view kind, const List& list);
  template <class List>
  void add_ints(const List& list);
  template <class List>
  void add_strings(std::string_view kind, const List& list);
  void add_text(std::string_view text);

  JsonText& json_;
  StringTable& strings_;
  GraphQueue& graphs_;
  const WeightScope& scope_;
};

}  // namespace onnx_tool
