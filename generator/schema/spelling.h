// How far names are from one another, to suggest the one that was meant.
#pragma once

#include <cstddef>
#include <string_view>

namespace onnxgen::schema {

// Letters that must be changed, added, left out or exchanged with their neighbour to make one name of the other. Case
// does not count. More than `limit` is returned as some larger number.
std::size_t spelling_distance(std::string_view a, std::string_view b, std::size_t limit);

// The largest distance at which one may have been meant by the other.
std::size_t distance_of_a_slip(std::string_view name);

}  // namespace onnxgen::schema
