// Returns a schema as text, for comparison in tests.
#pragma once

#include <string>

#include "schema/schema.h"

namespace onnxgen::tests {

std::string dump(const schema::File& file);

}  // namespace onnxgen::tests
