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
  std::size_t ranks;       // that it passes
  bool is_needed = false;  // the shortest that leads to its box, which keeps that in its place
};

// The rows that the boxes would be in: each below all that lead to it. Nodes come in an order in which they can be
// computed; between groups there may be arrows back, which say nothing about rows.
std::vector<std::size_t> ranks_of(const Picture& picture) {
  std::vector<std::size_t> ranks(picture.boxes.size());
  std::vector<std::pair<std::size_t, std::size_t>> arrows(picture.arrows.begin(), picture.arrows.end());
  std::sort(arrows.begin(), arrows.end(), [](const auto& a, const auto& b) { return a.second < b.second; });
  for (const auto& [from, to] : arrows) {
    if (from < to) ranks[to] = std::max(ranks[to], ranks[from] + 1);
  }
  return ranks;
}

// The needed ones first, then the short ones.
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

// The arrows that boxes are placed by. dot's time grows with the square and more of the rows that all arrows pass: 2000
// take it a second or two, 5000 ten, and a mask that every layer uses comes to that. So the long ones are drawn
// afterwards, straight, between boxes that have their places.
struct Division {
  Arrows placing;
  Arrows later;
};

Division divide(const Picture& picture) {
  constexpr std::size_t kMostRows = 2000;
  Division division;
  std::size_t rows = 0;
  for (const RankedArrow& arrow : ranked_arrows(picture)) {
    rows += arrow.ranks;
    const bool is_placing = arrow.is_needed || rows <= kMostRows;
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
  if (end == std::string::npos) throw Failure("Graphviz made no layout");
  placed.resize(end);
  for (const auto& [from, to] : division.later) {
    fmt::format_to(std::back_inserter(placed), "b{} -> b{} [color=\"#d8d8d8\"]\n", from, to);
  }
  return run_dot({"-Kneato", "-n2", "-Gsplines=line", "-T" + format}, placed + "}\n");
}

SparseLayout lay_out_sparsely(const Picture& picture) {
  Division division = divide(picture);
  return {run_dot({"-Tsvg"}, dot_text(picture, division.placing)), std::move(division.later)};
}

}  // namespace onnx_tool
