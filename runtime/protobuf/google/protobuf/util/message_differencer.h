// Compares messages and reports differences in libprotobuf's format.
//
//   MessageDifferencer differencer;
//   std::string report;
//   differencer.ReportDifferencesToString(&report);
//   if (!differencer.Compare(a, b)) std::cerr << report;  // modified: graph.node[3].op_type: "Conv" -> "Relu"
//
// Messages of different classes are not equal. By default, floats are compared with operator ==. Unknown fields are
// compared as they were read, and an Any by its bytes.
#pragma once

#include <string>
#include <unordered_map>
#include <unordered_set>

#include "google/protobuf/message.h"
#include "google/protobuf/util/field_comparator.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {
class Printer;
class ZeroCopyOutputStream;
}  // namespace io

namespace util ONNXGEN_HIDDEN {

class MessageDifferencer {
 public:
  enum MessageFieldComparison {
    EQUAL,       // a field must be set in both messages or in neither
    EQUIVALENT,  // an unset field equals its default; unknown fields are ignored
  };
  enum FloatComparison { EXACT, APPROXIMATE };
  enum RepeatedFieldComparison { AS_LIST, AS_SET };

  // Writes reports to a stream or printer, which must outlive it. Not derived from a class Reporter, which does not
  // exist. Errors of a stream are ignored, as by libprotobuf.
  class StreamReporter {
   public:
    explicit StreamReporter(io::ZeroCopyOutputStream* output) : output_(output) {}
    explicit StreamReporter(io::Printer* printer) : printer_(printer) {}
    StreamReporter(const StreamReporter&) = delete;
    StreamReporter& operator=(const StreamReporter&) = delete;

   private:
    friend class MessageDifferencer;

    void write(const std::string& line);

    io::ZeroCopyOutputStream* output_ = nullptr;
    io::Printer* printer_ = nullptr;
  };

  MessageDifferencer() = default;
  MessageDifferencer(const MessageDifferencer&) = delete;
  MessageDifferencer& operator=(const MessageDifferencer&) = delete;

  static bool Equals(const Message& message1, const Message& message2);
  static bool Equivalent(const Message& message1, const Message& message2);
  static bool ApproximatelyEquals(const Message& message1, const Message& message2);
  static bool ApproximatelyEquivalent(const Message& message1, const Message& message2);

  bool Compare(const Message& message1, const Message& message2);

  // Make Compare() append one line per difference to `output` or `reporter`, which must outlive the comparisons. Null
  // turns this off. The last call applies. The first function clears `output`.
  void ReportDifferencesToString(std::string* output);
  void ReportDifferencesTo(StreamReporter* reporter);

  // Ignores a field and everything below it, in every message in which it occurs.
  void IgnoreField(const FieldDescriptor* field);

  // Set how one repeated field is compared, in every message in which it occurs. The last call for a field applies.
  void TreatAsSet(const FieldDescriptor* field) { treat(field, AS_SET); }
  void TreatAsList(const FieldDescriptor* field) { treat(field, AS_LIST); }

  void set_message_field_comparison(MessageFieldComparison comparison) { message_fields_ = comparison; }
  MessageFieldComparison message_field_comparison() const { return message_fields_; }
  void set_repeated_field_comparison(RepeatedFieldComparison comparison) { repeated_fields_ = comparison; }
  RepeatedFieldComparison repeated_field_comparison() const { return repeated_fields_; }
  // Set whether reports list ignored fields, and elements with a different index in a set. Both are true by default.
  void set_report_ignores(bool report) { report_ignores_ = report; }
  void set_report_moves(bool report) { report_moves_ = report; }
  // Configure the differencer's own comparator, or replace it with one that must outlive the comparisons.
  void set_float_comparison(FloatComparison comparison);
  void set_field_comparator(DefaultFieldComparator* comparator) { comparator_ = comparator; }

 private:
  void treat(const FieldDescriptor* field, RepeatedFieldComparison comparison);

  MessageFieldComparison message_fields_ = EQUAL;
  RepeatedFieldComparison repeated_fields_ = AS_LIST;
  DefaultFieldComparator own_comparator_;
  const DefaultFieldComparator* comparator_ = nullptr;  // null for own_comparator_
  std::unordered_set<const onnxgen::FieldDescriptor*> ignored_;
  std::unordered_map<const onnxgen::FieldDescriptor*, RepeatedFieldComparison> treated_;
  std::string* output_ = nullptr;
  StreamReporter* reporter_ = nullptr;
  bool report_ignores_ = true;
  bool report_moves_ = true;
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
