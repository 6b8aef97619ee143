#include "command/graph.h"

#include <string_view>

#include "failure.h"
#include "graph/dot.h"
#include "graph/layout.h"
#include "graph/page.h"
#include "graph/picture.h"
#include "model/open.h"
#include "output/names.h"
#include "output/numbers.h"
#include "output/output_file.h"

namespace onnx_tool {
namespace {

std::string ending_of(const std::string& path) {
  const std::size_t dot = path.rfind('.');
  const std::string ending = dot == std::string::npos ? std::string() : path.substr(dot + 1);
  if (ending == "svg" || ending == "png" || ending == "html" || ending == "dot") return ending;
  throw WrongUsage(
      fmt::format("{}: cannot derive the format from the name; use .svg, .png, .html or .dot", shown_path(path)));
}

std::string title_of(const std::string& source) {
  return shown_path(source.substr(source.rfind('/') + 1));
}

}  // namespace

void run_graph(const GraphOptions& options, Output& output) {
  const std::string ending = ending_of(options.output);
  check_is_not_input(options.output, options.model);
  const OpenedModel opened = open_model(options.model, Weights::kStructure, options.access);
  const onnx::GraphProto& graph = opened.model.graph();
  const Picture picture = make_picture(graph, options.scope, options.most_nodes);
  if (picture.boxes.empty()) {
    throw Failure(
        fmt::format("{}: nothing to draw{}", shown_path(options.model),
                    options.scope.empty() ? "" : ": no node name begins with '" + shown(options.scope) + "'"));
  }
  std::string content;
  if (ending == "html") {
    content = make_page(graph, picture, lay_out_sparsely(picture), title_of(options.model));
  } else if (ending == "dot") {
    content = dot_text(picture, {picture.arrows.begin(), picture.arrows.end()});
  } else {
    content = lay_out(picture, ending);
  }
  write_file(options.output, content.size(), [&](FileSink& sink) {
    (void)sink.write(content);
    return onnxgen::Status();
  });
  std::size_t groups = 0;
  for (const Box& box : picture.boxes) groups += box.kind == BoxKind::kGroup ? 1 : 0;
  if (groups == 0) return;
  output.print("{} in {}; use --scope NAME to draw the nodes of one group\n", counted(graph.node_size(), "node"),
               counted(groups, "group"));
}

}  // namespace onnx_tool
