#include "graph/dot.h"

#include <fmt/format.h>

#include <iterator>
#include <optional>
#include <string_view>

#include "failure.h"
#include "output/activity.h"
#include "output/names.h"
#include "system/process.h"

namespace onnx_tool {
namespace {

struct Style {
  const char* shape;
  const char* fill;
  const char* line;
};

Style style_of(BoxKind kind) {
  switch (kind) {
    case BoxKind::kNode:
      return {"box", "#eef3fb", "#5b7db1"};
    case BoxKind::kGroup:
      return {"folder", "#fdf3dc", "#b98a1f"};
    case BoxKind::kInput:
      return {"ellipse", "#e4f5e6", "#4a9157"};
    case BoxKind::kOutput:
      return {"ellipse", "#fbe6e6", "#b15b5b"};
  }
  return {"box", "#ffffff", "#000000"};
}

// Shortens a long name at its start, because names usually differ at the end.
std::string shortened(std::string_view name) {
  constexpr std::size_t kLongest = 40;
  if (name.size() <= kLongest) return shown(name);
  std::size_t begin = name.size() - kLongest;
  while ((static_cast<unsigned char>(name[begin]) & 0xC0) == 0x80) ++begin;  // do not split a character
  return "..." + shown(name.substr(begin));
}

// Appends text for a quoted string, in which Graphviz interprets backslashes and character references.
void append_escaped(std::string& out, std::string_view text) {
  for (const char c : text) {
    if (c == '"' || c == '\\') out += '\\';
    if (c == '&') {
      out += "&amp;";
    } else {
      out += c;
    }
  }
}

}  // namespace

std::string dot_text(const Picture& picture, const Arrows& arrows) {
  std::string out =
      "digraph model {\n"
      "  graph [rankdir=TB, nodesep=0.25, ranksep=0.4, splines=polyline, outputorder=edgesfirst]\n"
      "  node [fontname=\"Helvetica,Arial,sans-serif\", fontsize=11, style=\"filled,rounded\", margin=\"0.12,0.06\"]\n"
      "  edge [color=\"#888888\", arrowsize=0.6]\n";
  for (std::size_t i = 0; i < picture.boxes.size(); ++i) {
    const Box& box = picture.boxes[i];
    const Style style = style_of(box.kind);
    fmt::format_to(std::back_inserter(out),
                   "  b{0} [id=\"b{0}\", shape={1}, fillcolor=\"{2}\", color=\"{3}\", label=\"", i, style.shape,
                   style.fill, style.line);
    append_escaped(out, shortened(box.title));
    if (!box.subtitle.empty()) {
      out += "\\n";
      append_escaped(out, shortened(box.subtitle));
    }
    out += "\", tooltip=\"";
    append_escaped(out, shown(box.subtitle.empty() || box.kind == BoxKind::kGroup ? box.title : box.subtitle));
    out += "\"]\n";
  }
  for (const auto& [from, to] : arrows) {
    fmt::format_to(std::back_inserter(out), "  b{} -> b{}\n", from, to);
  }
  return out + "}\n";
}

std::string run_dot(const std::vector<std::string>& options, const std::string& text) {
  const Activity activity("laying out the picture");
  std::vector<std::string> words = {"dot"};
  words.insert(words.end(), options.begin(), options.end());
  const std::optional<system::Finished> dot = system::run_program(words, text);
  if (!dot) {
    throw Failure("Graphviz's program 'dot' is not installed; install the package graphviz");
  }
  if (dot->status != 0) throw Failure("Graphviz failed: " + shown(dot->errors));
  return dot->output;
}

}  // namespace onnx_tool
