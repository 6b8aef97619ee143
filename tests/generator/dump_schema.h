// A schema as text, for tests to compare.
#pragma once

#include <string>

#include "schema/schema.h"

namespace onnxgen::tests {

std::string dump(const schema::File& file);

}  // namespace onnxgen::tests
