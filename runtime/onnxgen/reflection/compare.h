// Compares two messages of any classes and lists their differences. A message of the native profile can be compared
// with one of the protobuf profile. Fields are matched by number.
//
//   if (!onnxgen::equal(before, after)) {
//     for (const onnxgen::Difference& difference : onnxgen::diff(before, after)) std::cout << difference.path << '\n';
//   }
#pragma once

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

#include "onnxgen/reflection/const_message.h"

namespace onnxgen {

// Properties by which diff() recognizes an element in another version of a list.
struct ElementIdentity {
  // From the most to the least reliable. Elements correspond if each list has exactly one with the name; elements that
  // share the first name also correspond in order. Empty names are ignored.
  std::vector<std::string> names;
  // Elements that remain between the same neighbours correspond if they have the same kind. Empty: none.
  std::string kind;
};

// Options of equal() and diff(). Two fields correspond if they have the same number and type, and if both or
// neither are repeated. Two maps also need the same types of keys and values.
struct CompareOptions {
  // How numbers of type float and double are compared.
  enum class Floats {
    kByBits,   // every value equals itself, even NaN; 0 differs from -0
    kByValue,  // like ==, and within the tolerance below
    kNearly,   // equal if their difference is less than 32 epsilons of their type, regardless of their size
  };
  // How repeated fields are compared.
  enum class Repeated {
    kAsLists,  // element by element
    kAsSets,   // in any order, with equal elements the same number of times
    kAligned,  // as lists of messages in which elements were inserted, removed and moved; identity_of recognizes them
  };

  Floats floats = Floats::kByBits;
  // For kByValue: two numbers are equal if they differ by at most `margin`, or by at most `fraction` of the larger one.
  double margin = 0;
  double fraction = 0;
  // For kByValue and kNearly: all NaNs are equal, or those with the same bits. By default, no NaN equals another value.
  bool equal_nans = false;
  bool same_nans = false;
  // A singular field that is not set equals one that is set to its default.
  bool unset_is_default = false;
  Repeated repeated = Repeated::kAsLists;
  // If set, returns how a repeated field is compared, instead of `repeated`.
  std::function<Repeated(const FieldDescriptor&)> repeated_of;
  // For kAligned, returns the identity of an element.
  std::function<ElementIdentity(ConstMessage)> identity_of;
  bool ignore_unknown_fields = false;
  // If set, skips all fields for which it returns true, with everything below them.
  std::function<bool(const FieldDescriptor&)> ignore;
  bool quote_map_keys = true;      // in paths; without quotes, an empty key is written as ''
  bool report_ignored = false;     // diff() also lists ignored fields that one of the messages has
  bool report_moved = false;       // diff() also lists equal elements of sets with different indices
  bool report_zero_signs = false;  // diff() also lists equal numbers of which one is 0 and the other is -0
};

// Kind of a difference between the first and the second message.
enum class DifferenceKind {
  kAdded,     // only the second message has it
  kDeleted,   // only the first message has it
  kModified,  // both have it, with different values
  // Not a difference; listed only if CompareOptions requests it.
  kIgnored,
  // The element has another place in the list. Not a difference between sets; listed only if CompareOptions requests
  // it.
  kMoved,
  // The numbers are 0 and -0 and count as equal. Not a difference; listed only if CompareOptions requests it.
  kZeroSign,
};

// One difference. Valid as long as both messages exist and are not changed.
struct Difference {
  DifferenceKind kind;
  std::string path;              // such as graph.node[3].op_type or metadata["author"]
  const FieldDescriptor* field;  // null for the unknown fields and unknown extensions of the message at the path
  FieldValue first;              // the value, if present; text and messages refer to the compared messages
  FieldValue second;
  // The path in the second message, if it differs. For kAdded, `path` is the path in the second message.
  std::string second_path = {};
  // ConstMessage::data() of the messages that contain the field, for kAdded, kDeleted and kModified.
  const void* first_message = nullptr;
  const void* second_message = nullptr;
};

// Returns whether presence, values, unknown fields and extensions are equal. Like diff(), may be called from several
// threads for the same messages, and throws std::bad_alloc if memory is exhausted.
bool equal(ConstMessage first, ConstMessage second, const CompareOptions& options = {});

// Returns up to `limit` differences, in the order of the fields. With kAligned, an element that was moved and modified
// is listed for both reasons.
std::vector<Difference> diff(ConstMessage first, ConstMessage second, const CompareOptions& options = {},
                             std::size_t limit = static_cast<std::size_t>(-1));

}  // namespace onnxgen
