#include "google/protobuf/util/message_differencer.h"

#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/io/printer.h"
#include "google/protobuf/stubs/logging.h"
#include "onnxgen/reflection/compare.h"
#include "onnxgen/text/differences.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace util ONNXGEN_HIDDEN {
namespace {

void set_floats(const DefaultFieldComparator& comparator, onnxgen::CompareOptions& options) {
  using Floats = onnxgen::CompareOptions::Floats;
  const bool is_approximate = comparator.float_comparison() == DefaultFieldComparator::APPROXIMATE;
  options.equal_nans = comparator.treat_nan_as_equal();
  options.floats = is_approximate && !comparator.has_default_tolerance() ? Floats::kNearly : Floats::kByValue;
  if (!is_approximate) return;
  options.fraction = comparator.default_fraction();
  options.margin = comparator.default_margin();
}

onnxgen::CompareOptions::Repeated how(MessageDifferencer::RepeatedFieldComparison comparison) {
  return comparison == MessageDifferencer::AS_SET ? onnxgen::CompareOptions::Repeated::kAsSets
                                                  : onnxgen::CompareOptions::Repeated::kAsLists;
}

bool is_report_only(onnxgen::DifferenceKind kind) {
  return kind == onnxgen::DifferenceKind::kIgnored || kind == onnxgen::DifferenceKind::kMoved;
}

}  // namespace

bool MessageDifferencer::Equals(const Message& message1, const Message& message2) {
  return MessageDifferencer().Compare(message1, message2);
}

bool MessageDifferencer::Equivalent(const Message& message1, const Message& message2) {
  MessageDifferencer differencer;
  differencer.set_message_field_comparison(EQUIVALENT);
  return differencer.Compare(message1, message2);
}

bool MessageDifferencer::ApproximatelyEquals(const Message& message1, const Message& message2) {
  MessageDifferencer differencer;
  differencer.set_float_comparison(APPROXIMATE);
  return differencer.Compare(message1, message2);
}

bool MessageDifferencer::ApproximatelyEquivalent(const Message& message1, const Message& message2) {
  MessageDifferencer differencer;
  differencer.set_message_field_comparison(EQUIVALENT);
  differencer.set_float_comparison(APPROXIMATE);
  return differencer.Compare(message1, message2);
}

bool MessageDifferencer::Compare(const Message& message1, const Message& message2) {
  const onnxgen::ConstMessage first = internal::view_of(message1);
  const onnxgen::ConstMessage second = internal::view_of(message2);
  if (&first.descriptor() != &second.descriptor()) {
    GOOGLE_LOG(DFATAL) << "Comparison between two messages with different descriptors. " << first.descriptor().full_name
                       << " vs " << second.descriptor().full_name;
    return false;
  }
  onnxgen::CompareOptions options;
  set_floats(comparator_ != nullptr ? *comparator_ : own_comparator_, options);
  options.unset_is_default = message_fields_ == EQUIVALENT;
  options.ignore_unknown_fields = message_fields_ == EQUIVALENT;
  options.repeated = how(repeated_fields_);
  if (!treated_.empty()) {
    options.repeated_of = [this](const onnxgen::FieldDescriptor& field) {
      const auto found = treated_.find(&field);
      return how(found != treated_.end() ? found->second : repeated_fields_);
    };
  }
  if (!ignored_.empty()) {
    options.ignore = [this](const onnxgen::FieldDescriptor& field) { return ignored_.count(&field) != 0; };
  }
  if (output_ == nullptr && reporter_ == nullptr) return onnxgen::equal(first, second, options);
  options.quote_map_keys = false;
  options.report_ignored = report_ignores_;
  options.report_moved = report_moves_;
  bool are_equal = true;
  for (const onnxgen::Difference& difference : onnxgen::diff(first, second, options)) {
    const std::string line = onnxgen::text::to_string(difference);
    if (output_ != nullptr) *output_ += line + "\n";
    if (reporter_ != nullptr) reporter_->write(line);
    are_equal = are_equal && is_report_only(difference.kind);
  }
  return are_equal;
}

void MessageDifferencer::StreamReporter::write(const std::string& line) {
  if (printer_ != nullptr) {
    printer_->PrintRaw(line);
    printer_->Print("\n");
  } else {
    io::CodedOutputStream(output_).WriteString(line + "\n");
  }
}

void MessageDifferencer::ReportDifferencesToString(std::string* output) {
  output_ = output;
  reporter_ = nullptr;
  if (output_ != nullptr) output_->clear();
}

void MessageDifferencer::ReportDifferencesTo(StreamReporter* reporter) {
  reporter_ = reporter;
  output_ = nullptr;
}

void MessageDifferencer::IgnoreField(const FieldDescriptor* field) {
  ignored_.insert(&internal::data_of(*field));
}

void MessageDifferencer::treat(const FieldDescriptor* field, RepeatedFieldComparison comparison) {
  GOOGLE_CHECK(field->is_repeated()) << "Field must be repeated: " << field->full_name();
  treated_[&internal::data_of(*field)] = comparison;
}

void MessageDifferencer::set_float_comparison(FloatComparison comparison) {
  own_comparator_.set_float_comparison(comparison == APPROXIMATE ? DefaultFieldComparator::APPROXIMATE
                                                                 : DefaultFieldComparator::EXACT);
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
