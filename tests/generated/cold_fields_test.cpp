// Classes optimized for speed store fields that few messages set in a separate block, to save memory. Unknown fields
// are stored there as well. The behaviour must be the same as for other fields.
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/message/fixed_memory.h"
#include "onnxgen/reflection/compare.h"
#include "onnxgen/reflection/mutable_message.h"
#include "onnxgen/text/differences.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/print.h"

namespace {

using onnx::AttributeProto;
using onnx::GraphProto;
using onnx::NodeProto;
using onnx::TensorProto;
using std::string_view_literals::operator""sv;

// Fields 3 (cold), 8, 12 (cold), and an unknown field.
constexpr auto kTensor =
    "\x1a\x02\x08\x05\x42\x01n\x62\x03"
    "doc\xc0\x3e\x07"sv;

TensorProto parsed_tensor(std::string_view bytes) {
  TensorProto tensor;
  EXPECT_TRUE(tensor.ParseFromString(bytes));
  return tensor;
}

template <class Message>
const onnxgen::FieldDescriptor& field(const Message&, std::string_view name) {
  return *onnxgen::find_field(onnxgen::descriptor_of<Message>(), name);
}

TEST(ColdFields, AreReadAndWrittenInFieldOrder) {
  const TensorProto tensor = parsed_tensor(
      "\x62\x03"
      "doc\xc0\x3e\x07\x42\x01n\x1a\x02\x08\x05"sv);
  EXPECT_EQ(tensor.doc_string(), "doc");
  EXPECT_EQ(tensor.segment().begin(), 5);
  EXPECT_EQ(tensor.unknown_fields(), "\xc0\x3e\x07"sv);
  EXPECT_EQ(tensor.SerializeAsString(), kTensor);
  EXPECT_EQ(tensor.ByteSizeLong(), kTensor.size());
}

TEST(ColdFields, AreUnsetByDefault) {
  const AttributeProto attribute;
  EXPECT_FALSE(attribute.has_doc_string());
  EXPECT_EQ(attribute.doc_string(), "");
  EXPECT_FALSE(attribute.has_tp());
  EXPECT_EQ(&attribute.tp(), &onnx::TypeProto::default_instance());
  EXPECT_EQ(attribute.strings_size(), 0U);
  EXPECT_TRUE(attribute.graphs().empty());
  EXPECT_EQ(attribute.graphs().begin(), attribute.graphs().end());
  EXPECT_EQ(attribute.ByteSizeLong(), 0U);
}

TEST(ColdFields, ClearingAnAbsentOneDoesNothing) {
  AttributeProto attribute;
  attribute.clear_doc_string();
  attribute.clear_tp();
  attribute.clear_strings();
  attribute.clear_graphs();
  EXPECT_EQ(attribute.ByteSizeLong(), 0U);
}

TEST(ColdFields, AreSetChangedAndCleared) {
  AttributeProto attribute;
  attribute.set_doc_string("doc");
  attribute.mutable_tp()->set_denotation("IMAGE");
  attribute.add_strings("first");
  attribute.add_strings("second");
  attribute.set_strings(0, "other");
  attribute.add_graphs()->set_name("graph");
  attribute.mutable_graphs(0)->set_doc_string("its own");
  attribute.mutable_tensors()->Add()->add_double_data(1.5);
  attribute.mutable_tensors(0)->set_double_data(0, 2.5);

  EXPECT_EQ(attribute.doc_string(), "doc");
  EXPECT_EQ(attribute.tp().denotation(), "IMAGE");
  EXPECT_EQ(attribute.strings(0), "other");
  EXPECT_EQ(attribute.strings(1), "second");
  EXPECT_EQ(attribute.graphs(0).doc_string(), "its own");
  EXPECT_EQ(attribute.tensors(0).double_data(0), 2.5);
  AttributeProto again;
  ASSERT_TRUE(again.ParseFromString(attribute.SerializeAsString()));
  EXPECT_EQ(again, attribute);

  attribute.clear_doc_string();
  attribute.clear_tp();
  attribute.clear_strings();
  attribute.clear_graphs();
  attribute.clear_tensors();
  EXPECT_FALSE(attribute.has_doc_string());
  EXPECT_FALSE(attribute.has_tp());
  EXPECT_EQ(attribute.ByteSizeLong(), 0U);
  EXPECT_EQ(attribute, AttributeProto()) << "whether there once were some makes no difference";
  EXPECT_EQ(AttributeProto(), attribute);
}

TEST(ColdFields, AreCompared) {
  AttributeProto a;
  AttributeProto b;
  a.set_doc_string("");
  EXPECT_FALSE(a == b) << "one is set, though it is empty";
  b.set_doc_string("");
  EXPECT_TRUE(a == b);
  b.mutable_tp();
  EXPECT_FALSE(a == b);
}

TEST(ColdFields, KeepTheirAddressesWhileOthersAreSet) {
  NodeProto node;
  auto* const properties = node.mutable_metadata_props();
  node.set_doc_string("doc");
  node.set_overload("other");
  properties->Add()->set_key("key");
  EXPECT_EQ(node.metadata_props(0).key(), "key");
}

// As with a submessage that is not set, the value that a getter returned before is not part of the message.
TEST(ColdFields, EarlierResultsOfGettersStayEmpty) {
  TensorProto tensor;
  const auto& before = tensor.double_data();
  tensor.add_double_data(1.5);
  EXPECT_TRUE(before.empty() || before.size() == 1) << "classes for size keep the field with all others";
  EXPECT_EQ(tensor.double_data().size(), 1U);
  EXPECT_TRUE(TensorProto().double_data().empty());
}

// Unknown fields and cold fields share a block, regardless of which is set first.
TEST(ColdFields, UnknownFieldsAreClearedAlone) {
  TensorProto tensor = parsed_tensor(kTensor);
  tensor.clear_unknown_fields();
  EXPECT_EQ(tensor.unknown_fields(), "");
  EXPECT_EQ(tensor.doc_string(), "doc");
  EXPECT_EQ(tensor.SerializeAsString(), kTensor.substr(0, kTensor.size() - 3));
  ASSERT_TRUE(tensor.MergeFromString("\xc0\x3e\x08"sv));
  EXPECT_EQ(tensor.unknown_fields(), "\xc0\x3e\x08"sv);
  EXPECT_EQ(tensor.segment().begin(), 5);
}

TEST(ColdFields, AreClearedAlone) {
  TensorProto tensor = parsed_tensor(kTensor);
  tensor.clear_doc_string();
  tensor.clear_segment();
  EXPECT_EQ(tensor.unknown_fields(), "\xc0\x3e\x07"sv);
  EXPECT_EQ(tensor.SerializeAsString(), "\x42\x01n\xc0\x3e\x07"sv);
}

TEST(ColdFields, AreClearedWithTheMessage) {
  TensorProto tensor = parsed_tensor(kTensor);
  tensor.Clear();
  EXPECT_FALSE(tensor.has_doc_string());
  EXPECT_EQ(tensor.unknown_fields(), "");
  EXPECT_EQ(tensor.ByteSizeLong(), 0U);

  GraphProto graph;
  *graph.add_initializer() = parsed_tensor(kTensor);
  graph.mutable_initializer(0)->Clear();
  EXPECT_EQ(graph.initializer(0).SerializeAsString(), "");
  graph.mutable_initializer(0)->set_doc_string("new");
  EXPECT_EQ(graph.initializer(0).doc_string(), "new");
}

TEST(ColdFields, AreCopiedMovedAndSwappedBetweenRoots) {
  TensorProto a = parsed_tensor(kTensor);
  const TensorProto copy = a;
  EXPECT_EQ(copy.SerializeAsString(), kTensor);
  TensorProto b;
  b.set_name("b");
  a.Swap(&b);
  EXPECT_EQ(a.SerializeAsString(),
            "\x42\x01"
            "b"sv);
  EXPECT_EQ(b.SerializeAsString(), kTensor);
  const TensorProto moved = std::move(b);
  EXPECT_EQ(moved.SerializeAsString(), kTensor);
  a = copy;
  a.MergeFrom(copy);
  EXPECT_EQ(a.SerializeAsString(), std::string(kTensor) + "\xc0\x3e\x07") << "the unknown field twice";
}

TEST(ColdFields, AreCopiedMovedAndSwappedWithinAMessage) {
  GraphProto graph;
  TensorProto& a = *graph.add_initializer();
  TensorProto& b = *graph.add_initializer();
  ASSERT_TRUE(a.ParseFromString(kTensor));
  b.set_name("b");
  a.Swap(&b);
  EXPECT_EQ(a.doc_string(), "");
  EXPECT_EQ(a.unknown_fields(), "");
  EXPECT_EQ(b.SerializeAsString(), kTensor);
  a = b;
  a.set_doc_string("other");
  EXPECT_EQ(b.SerializeAsString(), kTensor) << "it shares nothing with its copy";
  a = std::move(b);
  EXPECT_EQ(a.SerializeAsString(), kTensor);
  a.CopyFrom(a);
  a.MergeFrom(a);
  EXPECT_EQ(a.doc_string(), "doc");
}

TEST(ColdFields, LiveAsLongAsTheirRoot) {
  auto graph = std::make_unique<GraphProto>();
  ASSERT_TRUE(graph->add_initializer()->ParseFromString(kTensor));
  const TensorProto copy = graph->initializer(0);
  graph.reset();
  EXPECT_EQ(copy.SerializeAsString(), kTensor);
}

TEST(ColdFields, AreSeenByReflection) {
  AttributeProto attribute;
  const onnxgen::MutableMessage view(attribute);
  const auto& doc = field(attribute, "doc_string");
  const auto& tp = field(attribute, "tp");
  const auto& strings = field(attribute, "strings");
  const auto& graphs = field(attribute, "graphs");
  EXPECT_FALSE(view.HasField(doc));
  EXPECT_EQ(view.GetString(doc), "");
  EXPECT_EQ(view.FieldSize(strings), 0U);
  for (const auto* each : {&doc, &tp, &strings, &graphs}) view.ClearField(*each);
  EXPECT_EQ(attribute.ByteSizeLong(), 0U);

  view.SetString(doc, "doc");
  view.MutableSubmessage(tp).SetString(field(attribute.tp(), "denotation"), "IMAGE");
  view.AddString(strings, "first");
  view.AddString(strings, "second");
  view.SwapElements(strings, 0, 1);
  view.AddMessage(graphs).SetString(field(GraphProto(), "name"), "graph");
  EXPECT_EQ(attribute.doc_string(), "doc");
  EXPECT_EQ(attribute.tp().denotation(), "IMAGE");
  EXPECT_EQ(attribute.strings(0), "second");
  EXPECT_EQ(attribute.graphs(0).name(), "graph");
  EXPECT_EQ(view.FieldSize(strings), 2U);

  view.RemoveLast(strings);
  view.ClearField(doc);
  view.ClearField(tp);
  view.ClearField(graphs);
  EXPECT_EQ(attribute.strings_size(), 1U);
  view.ClearField(strings);
  EXPECT_EQ(attribute.ByteSizeLong(), 0U);
}

TEST(ColdFields, ArePrintedAndParsedAsText) {
  const std::string text = "segment {\n  begin: 5\n}\nname: \"n\"\ndoc_string: \"doc\"\n";
  TensorProto tensor = parsed_tensor(kTensor);
  tensor.clear_unknown_fields();
  EXPECT_EQ(onnxgen::text::debug_string(tensor), text);
  TensorProto again;
  ASSERT_TRUE(onnxgen::text::parse_text(text, &again));
  EXPECT_EQ(again, tensor);
  EXPECT_TRUE(onnxgen::diff(again, tensor).empty());
  again.clear_segment();
  ASSERT_EQ(onnxgen::diff(again, tensor).size(), 1U);
}

// Reaching a limit anywhere is an error. The fields parsed so far remain readable.
TEST(ColdFields, AreNotAllocatedBeyondALimit) {
  std::string bytes;
  for (int i = 0; i < 400; ++i) bytes += "\x2a\x0f" + std::string(kTensor);  // GraphProto.initializer
  int refused = 0;
  for (std::uint64_t limit = 1024; limit < 160 * 1024; limit += 1000) {
    onnxgen::ParseOptions options;
    options.max_allocated_bytes = limit;
    GraphProto graph;
    const onnxgen::Status status = graph.ParseFromString(bytes, options);
    if (status) {
      EXPECT_EQ(graph.SerializeAsString(), bytes);
      continue;
    }
    ++refused;
    EXPECT_EQ(status.code(), onnxgen::ErrorCode::kAllocationLimit);
    for (const TensorProto& tensor : graph.initializer()) EXPECT_LE(tensor.ByteSizeLong(), kTensor.size());
  }
  EXPECT_GT(refused, 10);
}

TEST(ColdFields, AreAllocatedInFixedMemory) {
  alignas(std::max_align_t) static char memory[4096];
  TensorProto tensor;
  ASSERT_TRUE(onnxgen::fixed_memory::use(tensor, memory, sizeof memory));
  ASSERT_TRUE(tensor.ParseFromString(kTensor));
  EXPECT_EQ(tensor.SerializeAsString(), kTensor);
  tensor.set_doc_string("other");
  EXPECT_EQ(tensor.doc_string(), "other");
}

}  // namespace
