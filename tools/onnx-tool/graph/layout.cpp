#include "graph/layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

#include "failure.h"

namespace onnx_tool {
namespace {

struct RankedArrow {
  std::pair<std::size_t, std::size_t> arrow;
  std::size_t ranks;       // number of rows that it spans
  bool is_needed = false;  // whether this is the shortest arrow to its target, which determines the target's position
};

// Returns the row of each box: below all boxes with an arrow to it. Nodes are in topological order. Between groups
// there may be backward arrows, which are ignored here.
std::vector<std::size_t> ranks_of(const Picture& picture) {
  std::vector<std::size_t> ranks(picture.boxes.size());
  std::vector<std::pair<std::size_t, std::size_t>> arrows(picture.arrows.begin(), picture.arrows.end());
  std::sort(arrows.begin(), arrows.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  for (const auto& [from, to] : arrows) {
    if (from < to) ranks[to] = std::max(ranks[to], ranks[from] + 1);
  }
  return ranks;
}

// Returns the arrows sorted: needed arrows first, then by length.
std::vector<RankedArrow> ranked_arrows(const Picture& picture) {
  const std::vector<std::size_t> ranks = ranks_of(picture);
  std::vector<RankedArrow> arrows;
  for (const auto& arrow : picture.arrows) {
    const std::size_t from = ranks[arrow.first];
    const std::size_t to = ranks[arrow.second];
    arrows.push_back({arrow, from < to ? to - from : picture.boxes.size()});
  }
  const auto is_shorter = [](const RankedArrow& a, const RankedArrow& b) { return a.ranks < b.ranks; };
  std::stable_sort(arrows.begin(), arrows.end(), is_shorter);
  std::vector<bool> is_reached(picture.boxes.size());
  for (RankedArrow& arrow : arrows) {
    arrow.is_needed = !is_reached[arrow.arrow.second];
    is_reached[arrow.arrow.second] = true;
  }
  std::stable_partition(arrows.begin(), arrows.end(), [](const RankedArrow& arrow) { return arrow.is_needed; });
  return arrows;
}

// Separates arrows that determine the positions of boxes from arrows that are drawn after the boxes are placed. The
// running time of dot grows at least quadratically with the total number of rows that all arrows span: 2000 rows need
// one or two seconds, 5000 rows ten seconds. The arrows of a single mask that every layer uses can span that many rows.
// Long arrows are therefore drawn afterwards, as straight lines between the boxes.
struct Division {
  Arrows placing;
  Arrows later;
};

Division divide(const Picture& picture) {
  constexpr std::size_t kMaxRows = 2000;
  Division division;
  std::size_t rows = 0;
  for (const RankedArrow& arrow : ranked_arrows(picture)) {
    rows += arrow.ranks;
    const bool is_placing = arrow.is_needed || rows <= kMaxRows;
    (is_placing ? division.placing : division.later).push_back(arrow.arrow);
  }
  return division;
}

}  // namespace

std::string lay_out(const Picture& picture, const std::string& format) {
  const Division division = divide(picture);
  const std::string text = dot_text(picture, division.placing);
  if (division.later.empty()) return run_dot({"-T" + format}, text);
  std::string placed = run_dot({"-Tdot"}, text);
  const std::size_t end = placed.rfind('}');
  if (end == std::string::npos) throw Failure("Graphviz returned no layout");
  placed.resize(end);
  for (const auto& [from, to] : division.later) {
    fmt::format_to(std::back_inserter(placed), "b{} -> b{} [color=\"#d8d8d8\"]\n", from, to);
  }
  return run_dot({"-Kneato", "-n2", "-Gsplines=line", "-T" + format}, placed + "}\n");
}

}  // namespace onnx_tool
