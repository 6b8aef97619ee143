// HTML page that shows a model: it lays out what is visible, searches, and describes nodes. It needs no network.
#pragma once

#include <string>

#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// Returns page/page.html with its styles and scripts, and the placeholders $title$ and $data$.
std::string page_template();

// Returns the page. `title` is plain text. With `has_values`, weights have statistics; their data must be loaded.
std::string make_page(const onnx::ModelProto& model, const std::string& title, bool has_values);

}  // namespace onnx_tool
