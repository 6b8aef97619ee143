// Compiled as C++20: the containers satisfy the concepts of ranges, and functions of the standard library accept them.
#include <algorithm>
#include <ranges>
#include <span>
#include <string_view>

#include "onnxgen/storage/map.h"
#include "onnxgen/storage/repeated.h"

namespace onnxgen {
namespace {

struct Node {
  int size;
};

template <class Range>
concept Contiguous = std::ranges::contiguous_range<Range> && std::ranges::contiguous_range<const Range> &&
    std::ranges::sized_range<Range>;
template <class Range>
concept RandomAccess = std::ranges::random_access_range<Range> && std::ranges::random_access_range<const Range> &&
    std::ranges::sized_range<Range> && std::ranges::common_range<Range>;

static_assert(Contiguous<Repeated<float>>);
static_assert(RandomAccess<RepeatedString>);
static_assert(RandomAccess<RepeatedBytes>);
static_assert(RandomAccess<RepeatedMessage<Node>>);
static_assert(std::ranges::forward_range<const Map<int, int>>);
static_assert(std::ranges::forward_range<const Map<std::string_view, std::string_view>>);
static_assert(std::ranges::forward_range<const Map<std::string_view, Node>>);

[[maybe_unused]] std::span<const float> view(const Repeated<float>& numbers) {
  return numbers;
}

[[maybe_unused]] std::span<float> change(Repeated<float>& numbers) {
  return numbers;
}

[[maybe_unused]] bool contains(const RepeatedString& names, std::string_view name) {
  return std::ranges::find(names, name) != names.end();
}

[[maybe_unused]] auto count_large(const RepeatedMessage<Node>& nodes) {
  return std::ranges::count_if(
      nodes, [](int size) { return size > 1; }, &Node::size);
}

}  // namespace
}  // namespace onnxgen
