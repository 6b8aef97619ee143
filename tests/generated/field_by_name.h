// Field descriptors for reflection tests.
#pragma once

#include <gtest/gtest.h>

#include <string_view>

#include "onnxgen/reflection/descriptor.h"

namespace onnxgen::tests {

// Returns the field `name` of the message class M, which must exist.
template <class M>
const FieldDescriptor& field(const char* name) {
  const FieldDescriptor* const found = find_field(descriptor_of<M>(), std::string_view(name));
  EXPECT_NE(found, nullptr) << name;
  return *found;
}

}  // namespace onnxgen::tests
