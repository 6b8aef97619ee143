#include "onnxgen/onnx/topology.h"

namespace onnxgen::io {
namespace {

struct Row {
  WireKind parent;
  WireField field;
};

// Names in the table for whether a field is repeated.
constexpr bool SINGULAR = false;
constexpr bool REPEATED = true;

constexpr Row kRows[] = {
#define ONNXGEN_ROW(parent, number, accessor, child, count, role_name) \
  {WireKind::k##parent, {number, WireKind::k##child, #accessor, count, walk::role::role_name}},
    ONNXGEN_ONNX_TOPOLOGY(ONNXGEN_ROW)
#undef ONNXGEN_ROW
};

constexpr std::size_t kKinds = static_cast<std::size_t>(WireKind::kOther) + 1;

// Fields of all messages, indexed by number, so that a walk over a file finds a field without searching.
struct Lookup {
  const WireField* fields[kKinds][kHighestWireField + 1] = {};

  constexpr Lookup() noexcept {
    for (const Row& row : kRows) fields[static_cast<std::size_t>(row.parent)][row.field.number] = &row.field;
  }
};

constexpr Lookup kLookup;

}  // namespace

const WireField* find_wire_field(WireKind parent, std::uint32_t number) noexcept {
  return number <= kHighestWireField ? kLookup.fields[static_cast<std::size_t>(parent)][number] : nullptr;
}

}  // namespace onnxgen::io
