// Checks the nodes of a graph or function in order: every value must be defined once, before it is used.
#pragma once

#include <cstdint>

#include "onnxgen/check/rules/context.h"
#include "onnxgen/reflection/located_message.h"

namespace onnxgen::check {

// Checks the nodes in a repeated field of `owner` and defines their outputs in the innermost scope of names.
void check_nodes(const LocatedMessage& owner, std::uint32_t field, const Body& body, Context& context);

}  // namespace onnxgen::check
