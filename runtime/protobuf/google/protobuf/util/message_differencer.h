// Whether two messages are equal, and where they differ, as libprotobuf says it.
//
//   MessageDifferencer differencer;
//   std::string report;
//   differencer.ReportDifferencesToString(&report);
//   if (!differencer.Compare(a, b)) std::cerr << report;  // modified: graph.node[3].op_type: "Conv" -> "Relu"
//
// Messages of different classes are not equal. Floats are equal as == says. Unknown fields are compared as they were
// read, an Any by its bytes.
#pragma once

#include <string>
#include <unordered_set>

#include "google/protobuf/message.h"
#include "google/protobuf/util/field_comparator.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {

class MessageDifferencer {
 public:
  enum MessageFieldComparison {
    EQUAL,       // a field is set in both or in none
    EQUIVALENT,  // one that is not set equals its default; unknown fields do not count
  };
  enum FloatComparison { EXACT, APPROXIMATE };
  enum RepeatedFieldComparison { AS_LIST, AS_SET };

  MessageDifferencer() = default;
  MessageDifferencer(const MessageDifferencer&) = delete;
  MessageDifferencer& operator=(const MessageDifferencer&) = delete;

  static bool Equals(const Message& message1, const Message& message2);
  static bool Equivalent(const Message& message1, const Message& message2);
  static bool ApproximatelyEquals(const Message& message1, const Message& message2);
  static bool ApproximatelyEquivalent(const Message& message1, const Message& message2);

  bool Compare(const Message& message1, const Message& message2);

  // Compare() adds a line for each difference from now on; null: no more. Empties `output`, which must outlive the
  // comparisons.
  void ReportDifferencesToString(std::string* output);

  // It, and what is below it, is passed over, in whatever message it is.
  void IgnoreField(const FieldDescriptor* field);

  void set_message_field_comparison(MessageFieldComparison comparison) { message_fields_ = comparison; }
  MessageFieldComparison message_field_comparison() const { return message_fields_; }
  void set_repeated_field_comparison(RepeatedFieldComparison comparison) { repeated_fields_ = comparison; }
  RepeatedFieldComparison repeated_field_comparison() const { return repeated_fields_; }
  // Whether reports list what was ignored, and what has another index in a set; at first they do.
  void set_report_ignores(bool report) { report_ignores_ = report; }
  void set_report_moves(bool report) { report_moves_ = report; }
  // Of the differencer's own comparator, which a program may replace by one that outlives the comparisons.
  void set_float_comparison(FloatComparison comparison);
  void set_field_comparator(DefaultFieldComparator* comparator) { comparator_ = comparator; }

 private:
  MessageFieldComparison message_fields_ = EQUAL;
  RepeatedFieldComparison repeated_fields_ = AS_LIST;
  DefaultFieldComparator own_comparator_;
  const DefaultFieldComparator* comparator_ = nullptr;  // null: the own one
  std::unordered_set<const onnxgen::FieldDescriptor*> ignored_;
  std::string* output_ = nullptr;
  bool report_ignores_ = true;
  bool report_moves_ = true;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
