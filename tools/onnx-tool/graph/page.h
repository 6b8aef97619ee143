// HTML page that shows a picture, with zoom, search and node details. It needs no network.
#pragma once

#include <string>

#include "graph/layout.h"
#include "graph/picture.h"
#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// page.html, with the placeholders $title$, $svg$, $drawing$ and $graph$.
extern const char* const kPage;

// Returns the page. `layout` must be the layout of the picture. `title` is plain text.
std::string make_page(const onnx::GraphProto& graph, const Picture& picture, const SparseLayout& layout,
                      const std::string& title);

}  // namespace onnx_tool
