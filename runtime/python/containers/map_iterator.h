// Map iterators that detect changes to the map.
#pragma once

#include <cstddef>

#include "interpreter/python.h"

namespace onnxgen::python {

// State that an iterator compares to detect changes: the number of entries, and the message that the map belongs to.
struct MapState {
  const void* parent;
  std::size_t size;

  friend bool operator==(const MapState& a, const MapState& b) noexcept {
    return a.parent == b.parent && a.size == b.size;
  }
};

void make_map_iterator_type();

// Returns an iterator over the list `keys`. Iteration raises RuntimeError once state_of(map) differs from its value at
// the time of this call.
Ref make_map_iterator(PyObject* map, const Ref& keys, MapState (*state_of)(PyObject* map));

}  // namespace onnxgen::python
