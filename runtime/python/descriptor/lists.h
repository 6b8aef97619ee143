// Builders of Python lists and dicts of descriptors.
#pragma once

#include "descriptor/descriptor_object.h"

namespace onnxgen::python {

struct MakeDescriptor {
  template <class Described>
  Ref operator()(const Described* each) const {
    return descriptor_of(*each);
  }
};

// Returns a list of make(each) for every pointer in `all`.
template <class All, class Make = MakeDescriptor>
Ref list_of(const All& all, const Make& make = {}) {
  Ref result = checked(PyList_New(0));
  for (const auto* const each : all) check(PyList_Append(result.get(), make(each).get()));
  return result;
}

// Returns a dict that maps key_of(each) to make(each) for every pointer in `all`.
template <class All, class KeyOf, class Make = MakeDescriptor>
Ref dict_of(const All& all, const KeyOf& key_of, const Make& make = {}) {
  Ref result = checked(PyDict_New());
  for (const auto* const each : all) check(PyDict_SetItem(result.get(), key_of(each).get(), make(each).get()));
  return result;
}

}  // namespace onnxgen::python
