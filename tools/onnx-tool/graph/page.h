// A page that shows a picture: with zoom, search and the details of each node. It needs no network.
#pragma once

#include <string>

#include "graph/layout.h"
#include "graph/picture.h"
#include "onnx/onnx-ml.pb.h"

namespace onnx_tool {

// page.html, with $title$, $svg$, $drawing$ and $graph$ to be filled in.
extern const char* const kPage;

// `layout` is that of the picture; `title` is text.
std::string make_page(const onnx::GraphProto& graph, const Picture& picture, const SparseLayout& layout,
                      const std::string& title);

}  // namespace onnx_tool
