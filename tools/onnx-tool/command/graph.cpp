#include "command/graph.h"

#include <algorithm>
#include <string_view>

#include "failure.h"
#include "graph/dot.h"
#include "graph/layout.h"
#include "graph/page.h"
#include "graph/picture.h"
#include "graph/structure_json.h"
#include "model/open.h"
#include "onnxgen/io/load/kind_of_name.h"
#include "output/names.h"
#include "output/numbers.h"
#include "output/output_file.h"
#include "output/similar_name.h"

namespace onnx_tool {
namespace {

constexpr std::size_t kMostNodes = 300;  // default of --most-nodes

std::string ending_of(const std::string& path) {
  if (is_stream_output(path)) {
    throw WrongUsage(fmt::format("{}: the name does not select a format; set it with --format", shown_output(path)));
  }
  for (const char* const ending : {"svg", "png", "html", "dot"}) {
    if (onnxgen::io::has_ending(path, std::string(".") + ending)) return ending;
  }
  const std::string similar = similar_ending(path, {".svg", ".png", ".html", ".dot"});
  throw WrongUsage(fmt::format("{}: cannot derive the format from the name; {}", shown_path(path),
                               similar.empty() ? "use .svg, .png, .html or .dot" : "did you mean " + similar + "?"));
}

// Returns the last component of a path or URL. The path of an archive's folder may end with '/'.
std::string title_of(const std::string& source) {
  const std::string path = source.substr(0, source.find_last_not_of('/') + 1);
  return shown_path(path.substr(path.rfind('/') + 1));
}

// Returns the beginning of a node's name that has as many parts as `scope`.
std::string_view beginning_like(std::string_view name, std::string_view scope) {
  constexpr std::string_view kSeparators = "/.";
  std::size_t end = name.find_first_of(kSeparators, 1);
  for (const char c : scope.substr(std::min<std::size_t>(1, scope.size()))) {
    if (kSeparators.find(c) != std::string_view::npos && end < name.size())
      end = name.find_first_of(kSeparators, end + 1);
  }
  return name.substr(0, end);
}

[[noreturn]] void fail_without_nodes(const GraphOptions& options, const onnx::GraphProto& graph) {
  if (options.scope.empty()) throw Failure(fmt::format("{}: nothing to draw", shown_input(options.model)));
  const std::string scope = options.scope.substr(0, options.scope.find_last_not_of("/.") + 1);
  SimilarName similar(scope);
  for (const auto& node : graph.node()) similar.consider(beginning_like(node.name(), scope));
  const std::string remedy = similar.question();
  throw Failure(fmt::format("{}: nothing to draw: no node name begins with '{}'{}", shown_input(options.model),
                            shown(options.scope), remedy.empty() ? "; constants are not drawn" : remedy));
}

// Returns the model without its weights, but with the elements of small tensors, which are shown.
OpenedModel open_structure(const GraphOptions& options) {
  const Source source(options.model);
  return open_model(source, source.format() == Format::kOnnx ? Weights::kOwn : Weights::kStructure, options.access);
}

// Returns the content of an HTML file. It contains the whole model, so there is nothing to choose.
std::string page_of(const GraphOptions& options) {
  if (!options.scope.empty() || options.most_nodes) {
    throw WrongUsage("--scope and --most-nodes are for images; in the HTML page, groups are opened and closed");
  }
  const OpenedModel opened =
      options.values ? open_model(Source(options.model), Weights::kAll, options.access) : open_structure(options);
  return make_page(opened.model, title_of(options.model), options.values);
}

// Returns the content of an image, and reports if nodes were grouped.
std::string image_of(const GraphOptions& options, const std::string& ending, Output& output) {
  if (options.values) throw WrongUsage("--values is for the HTML page, which shows statistics of weights");
  const OpenedModel opened = open_model(Source(options.model), Weights::kStructure, options.access);
  const onnx::GraphProto& graph = opened.model.graph();
  const Picture picture = make_picture(graph, options.scope, options.most_nodes.value_or(kMostNodes));
  if (picture.boxes.empty()) fail_without_nodes(options, graph);
  std::string content =
      ending == "dot" ? dot_text(picture, {picture.arrows.begin(), picture.arrows.end()}) : lay_out(picture, ending);
  std::size_t groups = 0;
  for (const Box& box : picture.boxes) groups += box.kind == BoxKind::kGroup ? 1 : 0;
  if (groups != 0 && !is_stream_output(options.output)) {
    output.print("{} in {}; use --scope NAME to draw the nodes of one group\n", counted(graph.node_size(), "node"),
                 counted(groups, "group"));
  }
  return content;
}

}  // namespace

void run_graph(const GraphOptions& options, Output& output) {
  if (options.json) {
    if (!options.scope.empty() || options.most_nodes || options.values || !options.format.empty()) {
      throw WrongUsage("--format, --scope, --most-nodes and --values are for pictures; --json prints the whole model");
    }
    const OpenedModel opened = open_structure(options);
    return output.write(structure_json(opened.model, options.model));
  }
  if (options.output.empty()) {
    throw WrongUsage("--output is missing; name a file to draw, or print the structure with --json");
  }
  const std::string ending = options.format.empty() ? ending_of(options.output) : options.format;
  if (ending == "png") check_is_no_terminal(options.output);
  check_is_not_input(options.output, options.model);
  const std::string content = ending == "html" ? page_of(options) : image_of(options, ending, output);
  write_file(options.output, content.size(), [&](FileSink& sink) {
    (void)sink.write(content);
    return onnxgen::Status();
  });
}

}  // namespace onnx_tool
