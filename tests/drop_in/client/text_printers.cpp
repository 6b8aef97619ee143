// Prints text with the program's printers of values, fields and messages, which programs use to hide or shorten values.
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/text_format.h>

#include <memory>
#include <ostream>

#include "extensions.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "passes.h"
#include "text_samples.pb.h"

// libprotobuf marks FieldValuePrinter as deprecated.
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

namespace client {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;
using google::protobuf::TextFormat;
using Generator = TextFormat::BaseTextGenerator;

// Marks every value with its type.
class Marked : public TextFormat::FastFieldValuePrinter {
 public:
  void PrintBool(bool value, Generator* out) const override { FastFieldValuePrinter::PrintBool(!value, out); }
  void PrintInt32(int32_t value, Generator* out) const override {
    out->PrintLiteral("i32\n");
    FastFieldValuePrinter::PrintInt32(value, out);
  }
  void PrintUInt32(uint32_t value, Generator* out) const override { print("u32 ", out).PrintUInt32(value, out); }
  void PrintInt64(int64_t value, Generator* out) const override { print("i64 ", out).PrintInt64(value, out); }
  void PrintUInt64(uint64_t value, Generator* out) const override { print("u64 ", out).PrintUInt64(value, out); }
  void PrintFloat(float value, Generator* out) const override { print("float ", out).PrintFloat(value, out); }
  void PrintDouble(double value, Generator* out) const override { print("double ", out).PrintDouble(value, out); }
  void PrintString(const std::string& value, Generator* out) const override {
    print("string ", out).PrintString(value + std::to_string(value.size()), out);
  }
  void PrintBytes(const std::string& value, Generator* out) const override {
    print("bytes ", out).PrintBytes(value, out);
  }
  void PrintEnum(int32_t value, const std::string& name, Generator* out) const override {
    print(std::to_string(value), out).PrintEnum(value, name, out);
  }

 private:
  // Prints `text` and returns the standard printer.
  static const FastFieldValuePrinter& print(const std::string& text, Generator* out) {
    static const FastFieldValuePrinter kStandard;
    out->PrintString(text);
    return kStandard;
  }
};

// Marks names and braces with the arguments of the functions that print them.
class Framed : public TextFormat::FastFieldValuePrinter {
 public:
  using FastFieldValuePrinter::PrintFieldName;
  void PrintFieldName(const Message& message, int index, int count, const Reflection* reflection,
                      const FieldDescriptor* field, Generator* out) const override {
    out->PrintString(std::to_string(index) + "/" + std::to_string(count) + "+" +
                     std::to_string(out->GetCurrentIndentationSize()));
    FastFieldValuePrinter::PrintFieldName(message, index, count, reflection, field, out);
  }
  void PrintMessageStart(const Message& message, int index, int count, bool single_line,
                         Generator* out) const override {
    out->PrintString("<" + message.GetTypeName() + std::to_string(index) + std::to_string(count));
    FastFieldValuePrinter::PrintMessageStart(message, index, count, single_line, out);
  }
  bool PrintMessageContent(const Message& message, int index, int count, bool single_line,
                           Generator* out) const override {
    if (message.GetDescriptor()->name() != "TensorProto") {
      return FastFieldValuePrinter::PrintMessageContent(message, index, count, single_line, out);
    }
    out->PrintLiteral("a\n\nb");
    return true;
  }
  void PrintMessageEnd(const Message& message, int index, int count, bool single_line, Generator* out) const override {
    out->PrintString(std::to_string(index) + std::to_string(count) + ">");
    FastFieldValuePrinter::PrintMessageEnd(message, index, count, single_line, out);
  }
};

// A printer of the older form.
class Older : public TextFormat::FieldValuePrinter {
 public:
  std::string PrintInt32(int32_t value) const override { return "old " + FieldValuePrinter::PrintInt32(value); }
  std::string PrintString(const std::string& value) const override {
    return "old " + FieldValuePrinter::PrintString(value);
  }
  std::string PrintFieldName(const Message& message, const Reflection* reflection,
                             const FieldDescriptor* field) const override {
    return "." + FieldValuePrinter::PrintFieldName(message, reflection, field);
  }
  std::string PrintMessageStart(const Message& message, int index, int count, bool single_line) const override {
    return "<" + FieldValuePrinter::PrintMessageStart(message, index, count, single_line);
  }
  std::string PrintMessageEnd(const Message& message, int index, int count, bool single_line) const override {
    return ">" + FieldValuePrinter::PrintMessageEnd(message, index, count, single_line);
  }
};

class Tensors : public TextFormat::MessagePrinter {
 public:
  void Print(const Message& message, bool single_line, Generator* out) const override {
    out->PrintString(message.GetTypeName() + (single_line ? " " : "\n"));
  }
};

onnx::GraphProto graph_of_all_kinds() {
  onnx::GraphProto graph;
  graph.set_name("gr\xc3\xa4ph");
  onnx::NodeProto* const node = graph.add_node();
  node->add_input("x");
  node->add_input("a \"long\" name");
  for (const float value : {1.5f, 1e10f}) node->add_attribute()->set_f(value);
  node->mutable_attribute(0)->set_type(onnx::AttributeProto::FLOAT);
  node->mutable_attribute(1)->add_ints(-7);
  node->mutable_attribute(1)->add_ints(8);
  node->mutable_attribute(1)->add_floats(0.1f);
  onnx::TensorProto* const tensor = graph.add_initializer();
  tensor->add_dims(3);
  tensor->add_int32_data(-1);
  tensor->add_uint64_data(18);
  tensor->add_double_data(0.1);
  tensor->set_raw_data(std::string("\0\xff\n", 3));
  (void)graph.MergeFromString("\x98\x06\x05\xa2\x06\x02hi\xab\x06\x08\x01\xac\x06");  // unknown fields, one a group
  return graph;
}

sample::Extended extensions_of_all_kinds() {
  sample::Extended message;
  (void)TextFormat::ParseFromString(
      R"(first: 1 last: [1, 2] [sample.early]: 3 [sample.flag]: true [sample.shade]: DARK [sample.texts]: ["a", "b"]
         [sample.packed_numbers]: [4, 5] [sample.needs] { value: 6 } [sample.onegroup] { number: 7 }
         [sample.manygroups] { name: "x" } [sample.manygroups] { })",
      &message);
  return message;
}

sample_text::Names names_of_all_kinds() {
  sample_text::Names names;
  (void)TextFormat::ParseFromString(
      "snake_case_name: 1 Inner { text: 't' } Many { value: 1 } Many { } Chosen { yes: true }", &names);
  return names;
}

sample_text::Maps maps_of_all_kinds() {
  sample_text::Maps maps;
  (*maps.mutable_a_int32())[-3] = "three";
  (*maps.mutable_a_int32())[2] = "two";
  (*maps.mutable_f_sint64())[4] = 5;
  (*maps.mutable_g_fixed32())[6].set_text("six");
  (*maps.mutable_h_fixed64())[7] = sample_text::HIGH;
  (*maps.mutable_l_string())["key"].mutable_b_int64()->insert({8, "bytes"});
  return maps;
}

sample_text::Parcel parcels() {
  sample_text::Parcel parcel;
  sample_text::Parcel inside;
  inside.set_weight(1);
  parcel.mutable_content()->PackFrom(inside);
  parcel.add_contents()->PackFrom(names_of_all_kinds());
  parcel.add_contents()->set_type_url("type.googleapis.com/no.such.Type");
  parcel.add_contents()->set_type_url("type.googleapis.com/sample_text.Parcel");  // has no weight
  onnx::NodeProto node;  // its file is not imported by Parcel's file
  node.set_op_type("Add");
  parcel.add_contents()->PackFrom(node);
  return parcel;
}

template <class Configure>
void print(const Message& message, Configure configure, std::ostream& out) {
  for (int options = 0; options < 64; ++options) {
    TextFormat::Printer printer;
    printer.SetSingleLineMode((options & 1) != 0);
    printer.SetUseShortRepeatedPrimitives((options & 2) != 0);
    printer.SetInitialIndentLevel((options & 4) != 0 ? 2 : 0);
    printer.SetUseUtf8StringEscaping((options & 4) != 0);
    printer.SetHideUnknownFields((options & 8) != 0);
    printer.SetPrintMessageFieldsInIndexOrder((options & 8) != 0);
    printer.SetUseFieldNumber((options & 16) != 0);
    printer.SetTruncateStringFieldLongerThan((options & 16) != 0 ? 4 : 0);
    printer.SetExpandAny((options & 32) != 0);
    configure(printer);
    std::string text;
    out << options << printer.PrintToString(message, &text) << text << "\n";
    std::string streamed;
    {
      google::protobuf::io::StringOutputStream stream(&streamed);
      out << printer.Print(message, &stream);
    }
    out << (streamed == text) << "\n";
  }
}

void print_every_way(const Message& message, std::ostream& out) {
  print(
      message, [](TextFormat::Printer& printer) { printer.SetDefaultFieldValuePrinter(new Marked); }, out);
  print(
      message, [](TextFormat::Printer& printer) { printer.SetDefaultFieldValuePrinter(new Older); }, out);
  print(
      message,
      [](TextFormat::Printer& printer) {
        printer.SetDefaultFieldValuePrinter(new Marked);
        printer.SetUseUtf8StringEscaping(true);  // replaces the printer
      },
      out);
}

void print_frames(const Message& message, std::ostream& out) {
  print(
      message, [](TextFormat::Printer& printer) { printer.SetDefaultFieldValuePrinter(new Framed); }, out);
}

void print_some_fields(const onnx::GraphProto& graph, std::ostream& out) {
  const FieldDescriptor* const inputs = onnx::NodeProto::descriptor()->FindFieldByName("input");
  const FieldDescriptor* const nodes = onnx::GraphProto::descriptor()->FindFieldByName("node");
  const auto configure = [&](TextFormat::Printer& printer) {
    auto second = std::make_unique<Marked>();
    out << printer.RegisterFieldValuePrinter(inputs, new Marked);
    out << printer.RegisterFieldValuePrinter(inputs, second.get());
    out << printer.RegisterFieldValuePrinter(nullptr, second.get());
    out << printer.RegisterFieldValuePrinter(nodes, new Framed);
    out << printer.RegisterFieldValuePrinter(onnx::GraphProto::descriptor()->FindFieldByName("name"), new Older);
    out << printer.RegisterMessagePrinter(onnx::TensorProto::descriptor(), new Tensors);
    const auto other = std::make_unique<Tensors>();
    out << printer.RegisterMessagePrinter(onnx::TensorProto::descriptor(), other.get());
  };
  print(graph, configure, out);

  TextFormat::Printer printer;
  configure(printer);
  std::string text;
  printer.PrintToString(graph.initializer(0), &text);
  out << text;
  printer.PrintFieldValueToString(graph, nodes, 0, &text);
  out << text;
  printer.PrintFieldValueToString(graph.node(0), inputs, 1, &text);
  out << text;
  printer.PrintFieldValueToString(graph, onnx::GraphProto::descriptor()->FindFieldByName("name"), -1, &text);
  out << text << "\n";
}

}  // namespace

void use_text_printers(std::ostream& out) {
  const onnx::GraphProto graph = graph_of_all_kinds();
  print_every_way(graph, out);
  print_frames(graph, out);
  print_some_fields(graph, out);
  print_every_way(extensions_of_all_kinds(), out);
  print_frames(extensions_of_all_kinds(), out);
  print_every_way(names_of_all_kinds(), out);
  print_frames(names_of_all_kinds(), out);
  // In map entries, the drop-in calls only the functions that print values.
  print(
      maps_of_all_kinds(), [](TextFormat::Printer& printer) { printer.SetDefaultFieldValuePrinter(new Marked); }, out);
  print_every_way(parcels(), out);
}

}  // namespace client
