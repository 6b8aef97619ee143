// Whether two messages are equal, and where they differ, whatever their classes: a message of the native profile may be
// compared with one of the protobuf profile. Fields are matched by number.
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "onnxgen/reflection/const_message.h"

namespace onnxgen {

struct CompareOptions {
  enum class Floats {
    kByBits,   // every value equals itself: NaN too, and 0 differs from -0
    kByValue,  // as ==, and within the tolerance below
  };
  enum class Repeated {
    kAsLists,  // element by element
    kAsSets,   // in any order, as often as it stands there
  };

  Floats floats = Floats::kByBits;
  // Of kByValue: two numbers are equal where they differ by at most `margin`, or by at most `fraction` of the larger
  // one.
  double margin = 0;
  double fraction = 0;
  Repeated repeated = Repeated::kAsLists;
  bool ignore_unknown_fields = false;
  // Where it is set: the fields for which it is true are passed over, with all below them.
  std::function<bool(const FieldDescriptor&)> ignore;
};

enum class DifferenceKind {
  kAdded,     // only the second message has it
  kDeleted,   // only the first
  kModified,  // both, with different values
};

struct Difference {
  DifferenceKind kind;
  std::string path;              // graph.node[3].op_type, metadata["author"], graph.<unknown fields>
  const FieldDescriptor* field;  // null: the unknown fields and extensions of a message; the path ends so
  FieldValue first;              // where it is there; its text and message are those of the message compared
  FieldValue second;
};

// Same presence, values, unknown fields and extensions.
bool equal(ConstMessage first, ConstMessage second, const CompareOptions& options = {});

// The differences in the order of the fields, `limit` of them at most. Lists are compared index by index.
std::vector<Difference> diff(ConstMessage first, ConstMessage second, const CompareOptions& options = {},
                             std::size_t limit = static_cast<std::size_t>(-1));

}  // namespace onnxgen
