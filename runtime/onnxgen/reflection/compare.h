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
    kNearly,   // less than 32 epsilons of their type apart
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
  // Of kByValue and kNearly: every NaN equals every other.
  bool equal_nans = false;
  // A singular field that is not set equals one that is set to its default.
  bool unset_is_default = false;
  Repeated repeated = Repeated::kAsLists;
  bool ignore_unknown_fields = false;
  // Where it is set: the fields for which it is true are passed over, with all below them.
  std::function<bool(const FieldDescriptor&)> ignore;
  bool report_ignored = false;  // diff() lists them, too, where one of the messages has them
  bool report_moved = false;    // and equal elements of sets that stand at another index
};

enum class DifferenceKind {
  kAdded,     // only the second message has it
  kDeleted,   // only the first
  kModified,  // both, with different values
  // No differences; only where CompareOptions asks for them.
  kIgnored,
  kMoved,
};

struct Difference {
  DifferenceKind kind;
  std::string path;              // graph.node[3].op_type, metadata["author"]
  const FieldDescriptor* field;  // null: the unknown fields of the message at the path, unknown extensions too
  FieldValue first;              // where it is there; its text and message are those of the message compared
  FieldValue second;
  std::string second_path = {};  // of kMoved, where the second message has it
};

// Same presence, values, unknown fields and extensions.
bool equal(ConstMessage first, ConstMessage second, const CompareOptions& options = {});

// The differences in the order of the fields, `limit` of them at most. Lists are compared index by index.
std::vector<Difference> diff(ConstMessage first, ConstMessage second, const CompareOptions& options = {},
                             std::size_t limit = static_cast<std::size_t>(-1));

}  // namespace onnxgen
