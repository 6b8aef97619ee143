// Compares messages, as tests of converters compare models.
#include <google/protobuf/io/printer.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/util/field_comparator.h>
#include <google/protobuf/util/message_differencer.h>

#include <limits>
#include <ostream>
#include <string>

#include "onnx/onnx-ml.pb.h"
#include "onnx_second-ml.pb.h"
#include "passes.h"

namespace client {
namespace {

using google::protobuf::Message;
using google::protobuf::io::StringOutputStream;
using google::protobuf::util::DefaultFieldComparator;
using google::protobuf::util::MessageDifferencer;

void compare(const Message& a, const Message& b, std::ostream& out) {
  out << MessageDifferencer::Equals(a, b) << MessageDifferencer::Equivalent(a, b)
      << MessageDifferencer::ApproximatelyEquals(a, b) << MessageDifferencer::ApproximatelyEquivalent(a, b);
  MessageDifferencer as_sets;
  as_sets.set_repeated_field_comparison(MessageDifferencer::AS_SET);
  out << as_sets.Compare(a, b) << " ";
  std::string sets_report;
  as_sets.ReportDifferencesToString(&sets_report);
  out << as_sets.Compare(a, b) << " " << sets_report << "\n";

  for (const auto how : {MessageDifferencer::EQUAL, MessageDifferencer::EQUIVALENT}) {
    MessageDifferencer differencer;
    differencer.set_message_field_comparison(how);
    std::string report = "gets replaced";
    differencer.ReportDifferencesToString(&report);
    out << differencer.Compare(a, b) << " " << report << "\n";
  }
}

void compare_floats(std::ostream& out) {
  constexpr float kNan = std::numeric_limits<float>::quiet_NaN();
  constexpr float kInfinity = std::numeric_limits<float>::infinity();
  constexpr float kEpsilon = std::numeric_limits<float>::epsilon();
  const float values[] = {
      0.0f,      -0.0f,      1.0f, 1.0f + kEpsilon, 1.0f + 31 * kEpsilon, 1.0f + 32 * kEpsilon, 1e30f, 1.0001e30f,
      kInfinity, -kInfinity, kNan};
  for (const float x : values) {
    for (const float y : values) {
      onnx::AttributeProto a;
      onnx::AttributeProto b;
      a.set_f(x);
      b.add_floats(0);
      b.set_f(y);
      a.add_floats(0);
      DefaultFieldComparator comparator;
      MessageDifferencer differencer;
      differencer.set_field_comparator(&comparator);
      out << MessageDifferencer::Equals(a, b) << MessageDifferencer::ApproximatelyEquals(a, b);
      comparator.set_treat_nan_as_equal(true);
      out << differencer.Compare(a, b);
      comparator.set_float_comparison(DefaultFieldComparator::APPROXIMATE);
      out << differencer.Compare(a, b);
      comparator.SetDefaultFractionAndMargin(0.001, 0.0);
      out << differencer.Compare(a, b) << " ";
    }
    out << "\n";
  }
}

void compare_presence(std::ostream& out) {
  onnx::AttributeProto a;
  onnx::AttributeProto b;
  b.set_name("");
  b.set_type(onnx::AttributeProto_AttributeType_UNDEFINED);
  b.mutable_t();
  compare(a, b, out);
  compare(b, a, out);
  b.mutable_t()->add_dims(1);
  compare(a, b, out);
  a.set_s(std::string("a\0\"b", 4));
  b.set_s("\xff'");
  compare(a, b, out);
  (void)a.MergeFromString("\x98\x06\x05");  // an unknown field
  out << MessageDifferencer::Equals(a, a) << MessageDifferencer::Equals(a, b) << MessageDifferencer::Equivalent(a, b);

  onnx::TensorShapeProto_Dimension number;
  onnx::TensorShapeProto_Dimension text;
  number.set_dim_value(0);
  text.set_dim_param("");
  compare(number, text, out);

  second::TensorProto zero;
  second::TensorProto minus_zero;
  minus_zero.set_data_type(0);
  zero.add_float_data(0.0f);
  minus_zero.add_float_data(-0.0f);
  compare(zero, minus_zero, out);
}

void compare_ignoring(const onnx::ModelProto& a, const onnx::ModelProto& b, std::ostream& out) {
  MessageDifferencer differencer;
  differencer.IgnoreField(onnx::NodeProto::descriptor()->FindFieldByName("op_type"));
  differencer.IgnoreField(onnx::ModelProto::descriptor()->FindFieldByName("producer_name"));
  std::string report;
  differencer.ReportDifferencesToString(&report);
  out << differencer.Compare(a, b) << differencer.Compare(a, b) << " " << report << "\n";
}

void compare_some_as_sets(const onnx::ModelProto& a, const onnx::ModelProto& b, std::ostream& out) {
  for (const auto how : {MessageDifferencer::AS_LIST, MessageDifferencer::AS_SET}) {
    MessageDifferencer differencer;
    differencer.set_repeated_field_comparison(how);
    differencer.TreatAsSet(onnx::NodeProto::descriptor()->FindFieldByName("input"));
    differencer.TreatAsSet(onnx::GraphProto::descriptor()->FindFieldByName("node"));
    differencer.TreatAsSet(onnx::NodeProto::descriptor()->FindFieldByName("attribute"));
    differencer.TreatAsList(onnx::NodeProto::descriptor()->FindFieldByName("attribute"));
    out << differencer.Compare(a, b);
    std::string report;
    differencer.ReportDifferencesToString(&report);
    out << differencer.Compare(a, b) << " " << report << "\n";
  }
}

void report_to_streams(const Message& a, const Message& b, std::ostream& out) {
  std::string report = "before ";
  {
    StringOutputStream stream(&report);
    MessageDifferencer differencer;
    MessageDifferencer::StreamReporter reporter(&stream);
    differencer.ReportDifferencesTo(&reporter);
    out << differencer.Compare(a, b) << differencer.Compare(a, b);
    std::string other = "replaced";
    differencer.ReportDifferencesToString(&other);
    out << differencer.Compare(a, b) << other;
    differencer.ReportDifferencesTo(&reporter);
    out << differencer.Compare(b, a) << other;
    differencer.ReportDifferencesTo(nullptr);
    out << differencer.Compare(a, b);
  }
  out << report << "\n";
  report.clear();
  {
    StringOutputStream stream(&report);
    google::protobuf::io::Printer printer(&stream, '$');
    printer.Indent();
    MessageDifferencer::StreamReporter reporter(&printer);
    MessageDifferencer differencer;
    differencer.ReportDifferencesTo(&reporter);
    out << differencer.Compare(a, b);
    printer.Print("end\n");
  }
  out << report << "\n";
}

}  // namespace

void diff_values(std::ostream& out) {
  compare_floats(out);
  compare_presence(out);
  onnx::NodeProto conv;
  conv.set_op_type("Conv$");
  conv.add_input("x");
  onnx::NodeProto relu;
  relu.set_op_type("Relu\n");
  relu.add_output("y");
  report_to_streams(conv, relu, out);
}

void diff_model(const onnx::ModelProto& model, std::ostream& out) {
  compare(model, model, out);
  compare(model, onnx::ModelProto(), out);
  onnx::ModelProto changed = model;
  changed.set_producer_name("another");
  changed.clear_opset_import();
  for (onnx::NodeProto& node : *changed.mutable_graph()->mutable_node()) {
    node.set_op_type(node.op_type() + "2");
    if (node.input_size() > 1) node.mutable_input()->SwapElements(0, 1);
    if (node.attribute_size() > 0) node.mutable_attribute()->RemoveLast();
    node.add_attribute()->set_f(1.5f);
  }
  compare(model, changed, out);
  compare_ignoring(model, changed, out);
  compare_some_as_sets(model, changed, out);
  onnx::ModelProto swapped = model;
  if (swapped.graph().node_size() > 1) swapped.mutable_graph()->mutable_node()->SwapElements(0, 1);
  compare(model, swapped, out);
  compare_some_as_sets(model, swapped, out);
}

}  // namespace client
