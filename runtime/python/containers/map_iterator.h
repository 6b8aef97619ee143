// Iterators of maps, which notice that the map has changed.
#pragma once

#include <cstddef>

#include "interpreter/python.h"

namespace onnxgen::python {

// Changes whenever entries are added to or removed from a map, or the map parts from its message.
struct MapState {
  const void* parent;
  std::size_t size;

  friend bool operator==(const MapState& a, const MapState& b) noexcept {
    return a.parent == b.parent && a.size == b.size;
  }
};

void make_map_iterator_type();

// Goes through `keys`, a list. RuntimeError once the state of `map`, as state_of() gives it, is another than now.
Ref make_map_iterator(PyObject* map, const Ref& keys, MapState (*state_of)(PyObject* map));

}  // namespace onnxgen::python
