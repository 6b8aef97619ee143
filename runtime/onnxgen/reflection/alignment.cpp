#include "onnxgen/reflection/alignment.h"

#include <algorithm>
#include <string_view>
#include <tuple>

namespace onnxgen::reflection {
namespace {

constexpr std::size_t kNone = Alignment::kNone;

// An element and what it has in common with its counterpart.
struct Element {
  std::size_t gap = 0;  // elements with different numbers do not correspond
  std::string_view name;
  bool is_in_second = false;
  std::size_t index = 0;

  auto group() const { return std::tie(gap, name); }
  auto order() const { return std::tie(gap, name, is_in_second, index); }
};

class Aligner {
 public:
  explicit Aligner(const ListsToAlign& lists)
      : lists_(lists), end_first_(lists.first_size), end_second_(lists.second_size) {
    found_.second_of.assign(lists.first_size, kNone);
    found_.first_of.assign(lists.second_size, kNone);
    found_.is_moved.assign(lists.first_size, false);
  }

  Alignment run() {
    match_ends();
    if (begin_ < end_first_ && begin_ < end_second_) {
      read_identities();
      for (std::size_t level = 0; level < levels_; ++level) match_names(level, Match::kUnique);
      match_neighbours();
      match_names(0, Match::kInOrder);
      mark_moved();
      match_within_gaps();
      mark_moved();
    }
    return std::move(found_);
  }

 private:
  // Which elements of one name are matched: the only one of each list, or all of them in order.
  enum class Match { kUnique, kInOrder };

  void match(std::size_t first, std::size_t second) {
    found_.second_of[first] = second;
    found_.first_of[second] = first;
  }
  bool is_open(std::size_t first, std::size_t second) const {
    return found_.second_of[first] == kNone && found_.first_of[second] == kNone;
  }

  // Matches equal elements at the beginning and at the end.
  void match_ends() {
    while (begin_ < end_first_ && begin_ < end_second_ && lists_.are_equal(begin_, begin_)) {
      match(begin_, begin_);
      ++begin_;
    }
    while (begin_ < end_first_ && begin_ < end_second_ && lists_.are_equal(end_first_ - 1, end_second_ - 1)) {
      match(--end_first_, --end_second_);
    }
  }

  void read_identities() {
    for (std::size_t i = begin_; i < end_first_; ++i) first_.push_back(lists_.first_identity(i));
    for (std::size_t i = begin_; i < end_second_; ++i) second_.push_back(lists_.second_identity(i));
    for (const auto* const identities : {&first_, &second_}) {
      for (const ElementIdentity& identity : *identities) levels_ = (std::max)(levels_, identity.names.size());
    }
  }

  static std::string_view name_of(const ElementIdentity& identity, std::size_t level) {
    return level < identity.names.size() ? std::string_view(identity.names[level]) : std::string_view();
  }

  void match_names(std::size_t level, Match how) {
    std::vector<Element> elements;
    const auto add = [&](const ElementIdentity& identity, bool is_in_second, std::size_t index) {
      const std::string_view name = name_of(identity, level);
      const std::size_t counterpart = is_in_second ? found_.first_of[index] : found_.second_of[index];
      if (!name.empty() && counterpart == kNone) elements.push_back({0, name, is_in_second, index});
    };
    for (std::size_t i = begin_; i < end_first_; ++i) add(first_[i - begin_], false, i);
    for (std::size_t i = begin_; i < end_second_; ++i) add(second_[i - begin_], true, i);
    match_groups(elements, how);
  }

  void match_groups(std::vector<Element>& elements, Match how) {
    std::sort(elements.begin(), elements.end(),
              [](const Element& a, const Element& b) { return a.order() < b.order(); });
    for (auto begin = elements.begin(); begin != elements.end();) {
      const auto end = std::find_if(begin, elements.end(),
                                    [begin](const Element& element) { return element.group() != begin->group(); });
      const auto second = std::find_if(begin, end, [](const Element& element) { return element.is_in_second; });
      const auto pairs = (std::min)(second - begin, end - second);
      if (how == Match::kInOrder || end - begin == 2) {
        for (std::ptrdiff_t i = 0; i < pairs; ++i) match(begin[i].index, second[i].index);
      }
      begin = end;
    }
  }

  bool have_one_name(std::size_t first, std::size_t second) const {
    const std::string_view name = name_of(first_[first - begin_], 0);
    return !name.empty() && name == name_of(second_[second - begin_], 0);
  }

  // Matches elements whose names are not unique, if they follow or precede elements that correspond.
  void match_neighbours() {
    for (std::size_t i = begin_; i < end_first_; ++i) {
      const std::size_t next = i == begin_ ? begin_ : found_.second_of[i - 1] + 1;
      const bool exists = (i == begin_ || found_.second_of[i - 1] != kNone) && next < end_second_;
      if (exists && is_open(i, next) && have_one_name(i, next)) match(i, next);
    }
    for (std::size_t i = end_first_; i-- > begin_;) {
      const std::size_t after = i + 1 == end_first_ ? end_second_ : found_.second_of[i + 1];
      const bool exists = after != kNone && after > begin_;
      if (exists && is_open(i, after - 1) && have_one_name(i, after - 1)) match(i, after - 1);
    }
  }

  // Marks all matched elements except a longest run of them whose counterparts are in the same order.
  void mark_moved() {
    std::vector<std::size_t> ends;  // by length: the last element of the run of this length that ends first
    std::vector<std::size_t> previous(found_.second_of.size(), kNone);
    const auto is_before = [this](std::size_t i, std::size_t second) { return found_.second_of[i] < second; };
    for (std::size_t i = 0; i < found_.second_of.size(); ++i) {
      if (found_.second_of[i] == kNone) continue;
      found_.is_moved[i] = true;
      const auto place = std::lower_bound(ends.begin(), ends.end(), found_.second_of[i], is_before);
      if (place != ends.begin()) previous[i] = *(place - 1);
      if (place == ends.end()) {
        ends.push_back(i);
      } else {
        *place = i;
      }
    }
    for (std::size_t i = ends.empty() ? kNone : ends.back(); i != kNone; i = previous[i]) found_.is_moved[i] = false;
  }

  // Matches the rest by kind, in order, between the same elements that were matched and not moved.
  void match_within_gaps() {
    std::vector<Element> elements;
    std::size_t gap = 0;
    for (std::size_t i = begin_; i < end_first_; ++i) {
      const std::string_view kind = first_[i - begin_].kind;
      if (found_.second_of[i] != kNone) {
        gap += found_.is_moved[i] ? 0 : 1;
      } else if (!kind.empty()) {
        elements.push_back({gap, kind, false, i});
      }
    }
    gap = 0;
    for (std::size_t i = begin_; i < end_second_; ++i) {
      const std::string_view kind = second_[i - begin_].kind;
      if (found_.first_of[i] != kNone) {
        gap += found_.is_moved[found_.first_of[i]] ? 0 : 1;
      } else if (!kind.empty()) {
        elements.push_back({gap, kind, true, i});
      }
    }
    match_groups(elements, Match::kInOrder);
  }

  const ListsToAlign& lists_;
  Alignment found_;
  // The elements that are not matched at the ends: from begin_ in both lists.
  std::size_t begin_ = 0;
  std::size_t end_first_;
  std::size_t end_second_;
  std::vector<ElementIdentity> first_;
  std::vector<ElementIdentity> second_;
  std::size_t levels_ = 0;
};

}  // namespace

Alignment align(const ListsToAlign& lists) {
  return Aligner(lists).run();
}

}  // namespace onnxgen::reflection
