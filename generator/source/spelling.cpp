#include "source/spelling.h"

#include <algorithm>
#include <string>
#include <utility>
#include <vector>

#include "source/ascii.h"

namespace onnxgen::source {

std::size_t spelling_distance(std::string_view a, std::string_view b, std::size_t limit) {
  const std::size_t difference = a.size() < b.size() ? b.size() - a.size() : a.size() - b.size();
  if (difference > limit) return limit + 1;
  const std::string from = lower_case(a);
  const std::string to = lower_case(b);
  // The last three rows of the table of distances between prefixes of both names. Each row belongs to one prefix of
  // `from`: `row` to the current one, `before` and `two_before` to those that are one and two letters shorter.
  std::vector<std::size_t> two_before(to.size() + 1);
  std::vector<std::size_t> before(to.size() + 1);
  std::vector<std::size_t> row(to.size() + 1);
  for (std::size_t j = 0; j <= to.size(); ++j) row[j] = j;
  for (std::size_t i = 1; i <= from.size(); ++i) {
    std::swap(two_before, before);
    std::swap(before, row);
    row[0] = i;
    for (std::size_t j = 1; j <= to.size(); ++j) {
      const std::size_t changed = before[j - 1] + (from[i - 1] == to[j - 1] ? 0 : 1);
      row[j] = std::min({before[j] + 1, row[j - 1] + 1, changed});
      const bool exchanged = i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1];
      if (exchanged) row[j] = std::min(row[j], two_before[j - 2] + 1);
    }
  }
  return row.back();
}

std::size_t max_typo_distance(std::string_view name) {
  constexpr std::size_t kLongest = 64;  // comparing longer names is too expensive
  return name.size() > kLongest ? 0 : name.size() / 3;
}

}  // namespace onnxgen::source
