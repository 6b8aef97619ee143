#include "output/similar_name.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

#include "output/names.h"

namespace onnx_tool {
namespace {

// Longest word to compare, in bytes: the time of a comparison is quadratic.
constexpr std::size_t kLongest = 256;

// Returns the edit distance: the number of letters to insert, delete, replace or exchange with their neighbour to turn
// `b` into `a`. Returns any number of at least `limit` if it is not below `limit`.
std::size_t distance(std::string_view a, std::string_view b, std::size_t limit) {
  if (std::max(a.size(), b.size()) - std::min(a.size(), b.size()) >= limit) return limit;
  std::vector<std::size_t> two_above;
  std::vector<std::size_t> above(b.size() + 1);
  std::iota(above.begin(), above.end(), std::size_t{0});
  for (std::size_t i = 1; i <= a.size(); ++i) {
    std::vector<std::size_t> row(b.size() + 1, i);
    for (std::size_t j = 1; j <= b.size(); ++j) {
      row[j] = std::min({above[j] + 1, row[j - 1] + 1, above[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)});
      if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
        row[j] = std::min(row[j], two_above[j - 2] + 1);
    }
    if (*std::min_element(row.begin(), row.end()) >= limit) return limit;
    two_above = std::move(above);
    above = std::move(row);
  }
  return above.back();
}

}  // namespace

SimilarName::SimilarName(std::string_view word) : word_(word), limit_(std::max<std::size_t>(1, word.size() / 3) + 1) {}

void SimilarName::consider(std::string_view candidate) {
  if (word_.size() < 2 || word_.size() > kLongest || candidate.empty()) return;
  const bool is_beginning = word_.size() > 2 && candidate.substr(0, word_.size()) == word_;
  const std::size_t apart = is_beginning ? 1 : distance(word_, candidate, limit_);
  if (apart >= limit_) return;
  limit_ = apart;
  found_ = candidate;
}

std::string SimilarName::question() const {
  return found_.empty() ? "" : fmt::format("; did you mean '{}'?", shown(found_));
}

std::string similar_ending(std::string_view name, std::initializer_list<std::string_view> endings) {
  const std::size_t dot = name.find_last_of("./");
  if (dot == std::string_view::npos || name[dot] != '.') return {};
  SimilarName similar(name.substr(dot));
  for (const std::string_view ending : endings) similar.consider(ending);
  return similar.found();
}

}  // namespace onnx_tool
