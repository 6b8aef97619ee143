// Functions of messages and of the library that programs use now and then.
#include <google/protobuf/arena.h>
#include <google/protobuf/descriptor.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/message.h>
#include <google/protobuf/stubs/common.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/util/json_util.h>
#include <google/protobuf/wire_format_lite.h>

#include <memory>
#include <ostream>
#include <string>

#include "extensions.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnx_second-ml.pb.h"
#include "passes.h"

// Programs also use functions that libprotobuf has marked as deprecated.
#pragma GCC diagnostic ignored "-Wdeprecated-declarations"

namespace client {
namespace {

using google::protobuf::Descriptor;
using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::Reflection;
using google::protobuf::TextFormat;
using google::protobuf::io::CodedInputStream;
using google::protobuf::io::CodedOutputStream;

onnx::NodeProto sample_node() {
  onnx::NodeProto node;
  node.set_op_type("Conv");
  node.add_input("x");
  node.add_input("w");
  onnx::AttributeProto* const attribute = node.add_attribute();
  attribute->set_name("pads");
  for (int i = 0; i < 4; ++i) attribute->add_ints(i - 1);
  attribute->mutable_t()->set_raw_data(std::string(1000, 'w'));
  return node;
}

void pass_ownership(std::ostream& out) {
  onnx::ModelProto model;
  onnx::GraphProto* const graph = new onnx::GraphProto;
  graph->set_name("g");
  model.unsafe_arena_set_allocated_graph(graph);
  out << (model.mutable_graph() == graph) << (model.unsafe_arena_release_graph() == graph) << model.has_graph();
  out << (model.unsafe_arena_release_graph() == nullptr) << "\n";
  model.set_allocated_graph(graph);
  model.unsafe_arena_set_allocated_graph(nullptr);
  onnx::TypeProto type;
  type.unsafe_arena_set_allocated_tensor_type(new onnx::TypeProto_Tensor);
  out << type.value_case();
  delete type.unsafe_arena_release_tensor_type();
  out << type.value_case() << (type.unsafe_arena_release_tensor_type() == nullptr) << "\n";
  onnx::ModelProto other;
  other.set_domain("d");
  model.UnsafeArenaSwap(&other);
  out << model.domain() << other.domain().size() << "\n";
}

void describe_classes(std::ostream& out) {
  const onnx::NodeProto node = sample_node();
  const Message& message = node;
  out << (node.GetMetadata().descriptor == onnx::NodeProto::descriptor())
      << (node.GetMetadata().reflection == message.GetReflection())
      << (onnx::NodeProto::GetDescriptor() == message.GetDescriptor())
      << (onnx::NodeProto::GetReflection() == message.GetReflection())
      << (onnx::NodeProto::internal_default_instance() == &onnx::NodeProto::default_instance()) << "\n";

  google::protobuf::MessageFactory* const factory = google::protobuf::MessageFactory::generated_factory();
  const Message* const prototype = factory->GetPrototype(onnx::GraphProto::descriptor());
  out << (prototype == &onnx::GraphProto::default_instance())
      << (message.GetReflection()->GetMessageFactory() == factory);
  std::unique_ptr<Message> made(prototype->New());
  out << made->GetTypeName() << "\n";
  out << (google::protobuf::DynamicCastToGenerated<onnx::NodeProto>(&message) == &node)
      << (google::protobuf::DynamicCastToGenerated<onnx::GraphProto>(&message) == nullptr)
      << (google::protobuf::DynamicCastToGenerated<onnx::GraphProto>(made.get()) == made.get())
      << (google::protobuf::DynamicCastToGenerated<onnx::GraphProto>(static_cast<Message*>(nullptr)) == nullptr)
      << "\n";
  out << (message.SpaceUsedLong() > 1000) << (message.SpaceUsed() > 1000)
      << (onnx::NodeProto().SpaceUsedLong() < message.SpaceUsedLong())
      << (message.GetReflection()->SpaceUsedLong(message) == message.SpaceUsedLong()) << "\n";
  out << onnx::NodeProto::GetReflection()->SupportsUnknownEnumValues()
      << second::NodeProto::GetReflection()->SupportsUnknownEnumValues() << "\n";
  message.CheckInitialized();
}

void use_arena(std::ostream& out) {
  google::protobuf::ArenaOptions options;
  options.start_block_size = 512;
  google::protobuf::Arena arena(options);
  out << arena.SpaceUsed();
  int* const numbers = google::protobuf::Arena::CreateArray<int>(&arena, 100);
  for (int i = 0; i < 100; ++i) numbers[i] = i;
  google::protobuf::Arena::CreateMessage<onnx::NodeProto>(&arena)->set_name("n");
  out << (arena.SpaceUsed() > 400) << (arena.SpaceAllocated() >= arena.SpaceUsed()) << (arena.Reset() > 0)
      << arena.SpaceUsed() << "\n";
}

// Messages of an arena become parts of others, of the same arena and of none.
void use_arena_messages(std::ostream& out) {
  using google::protobuf::Arena;
  onnx::ModelProto outside;
  {
    Arena arena;
    auto* const model = Arena::CreateMessage<onnx::ModelProto>(&arena);
    auto* const graph = Arena::CreateMessage<onnx::GraphProto>(&arena);
    out << (model->GetArena() == &arena) << (Arena::GetArena(graph) == &arena) << (outside.GetArena() == nullptr);
    model->set_allocated_graph(graph);
    model->set_allocated_graph(graph);
    out << (graph->GetArena() == &arena);
    graph->set_name("changed after it was given away");
    onnx::NodeProto* const node = onnx::NodeProto().New(&arena);
    graph->mutable_node()->AddAllocated(node);
    node->set_op_type("Add");
    auto* const type = Arena::CreateMessage<onnx::TypeProto>(&arena);
    type->set_allocated_tensor_type(Arena::CreateMessage<onnx::TypeProto_Tensor>(&arena));
    type->mutable_tensor_type()->set_elem_type(1);
    auto* const other = Arena::CreateMessage<onnx::TypeProto>(&arena);
    other->Swap(type);
    out << model->ShortDebugString() << other->ShortDebugString() << type->value_case();
    const auto* const reflection = model->GetReflection();
    reflection->SetAllocatedMessage(model, Arena::CreateMessage<onnx::GraphProto>(&arena),
                                    model->GetDescriptor()->FindFieldByName("graph"));
    onnx::GraphProto* const released = model->release_graph();
    released->set_name("released");
    outside.set_allocated_graph(released);
    auto* const lent = Arena::CreateMessage<onnx::GraphProto>(&arena);
    model->unsafe_arena_set_allocated_graph(lent);
    out << (model->unsafe_arena_release_graph() == lent) << (lent->GetArena() == &arena);
    outside.mutable_graph()->mutable_node()->AddAllocated(Arena::CreateMessage<onnx::NodeProto>(&arena));
    // A replaced or removed message lives as long as its arena.
    auto* const first = Arena::CreateMessage<onnx::GraphProto>(&arena);
    first->set_name("first");
    model->set_allocated_graph(first);
    model->set_allocated_graph(Arena::CreateMessage<onnx::GraphProto>(&arena));
    model->Clear();
    out << first->name() << (first->GetArena() == &arena);
    {
      onnx::GraphProto passing;
      passing.mutable_node()->AddAllocated(node);
    }
    out << node->op_type();
    // A message may be lent to several others, in an arena, if only they read it.
    auto* const other_model = Arena::CreateMessage<onnx::ModelProto>(&arena);
    model->unsafe_arena_set_allocated_graph(first);
    other_model->unsafe_arena_set_allocated_graph(first);
    auto* const owned = new onnx::GraphProto;
    arena.Own(owned);
    owned->set_name("owned");
    Arena::CreateMessage<onnx::ModelProto>(&arena)->unsafe_arena_set_allocated_graph(owned);
    out << other_model->graph().name() << owned->name() << (owned->GetArena() == nullptr);
    auto* const lent_part = Arena::CreateMessage<onnx::GraphProto>(&arena);
    lent_part->set_name("lent");
    model->unsafe_arena_set_allocated_graph(lent_part);
    const std::unique_ptr<onnx::GraphProto> kept(model->release_graph());
    out << (kept->GetArena() == nullptr);
    arena.Reset();
    out << kept->name();
    onnx::GraphProto borrowed;
    onnx::ModelProto borrower;
    borrower.unsafe_arena_set_allocated_graph(&borrowed);
    out << (borrower.unsafe_arena_release_graph() == &borrowed);
  }
  out << outside.ShortDebugString() << "\n";
}

void use_nested_limits(std::ostream& out) {
  std::string bytes;
  {
    google::protobuf::io::StringOutputStream stream(&bytes);
    CodedOutputStream coded(&stream);
    coded.WriteVarint32(3);
    coded.WriteVarint32(1);
    coded.WriteVarint32(2);
    coded.WriteVarint32(3);
    coded.WriteTag(8);
    coded.WriteVarint32(77);
  }
  CodedInputStream coded(reinterpret_cast<const google::protobuf::uint8*>(bytes.data()),
                         static_cast<int>(bytes.size()));
  coded.SetRecursionLimit(3);
  out << CodedInputStream::GetDefaultRecursionLimit() << coded.RecursionBudget() << coded.IsFlat();
  google::protobuf::uint32 size = 0;
  coded.ReadVarint32(&size);
  const auto nested = coded.IncrementRecursionDepthAndPushLimit(static_cast<int>(size));
  out << nested.second << coded.BytesUntilLimit();
  coded.Skip(3);
  out << coded.ReadTag() << coded.DecrementRecursionDepthAndPopLimit(nested.first) << coded.RecursionBudget();
  const auto tag = coded.ReadTagWithCutoff(127);
  out << " " << tag.first << tag.second << coded.LastTagWas(8);
  const CodedInputStream::Limit limit = coded.ReadLengthAndPushLimit();
  out << coded.BytesUntilLimit() << coded.CheckEntireMessageConsumedAndPopLimit(limit);
  out << coded.IncrementRecursionDepth() << coded.IncrementRecursionDepth() << coded.IncrementRecursionDepth()
      << coded.IncrementRecursionDepth() << "\n";
  google::protobuf::uint8 encoded[16];
  const google::protobuf::uint8* end = CodedOutputStream::WriteTagToArray(1000, encoded);
  out << (CodedInputStream::ExpectTagFromArray(encoded, 1000) == end)
      << (CodedInputStream::ExpectTagFromArray(encoded, 1001) == nullptr)
      << CodedOutputStream::StaticVarintSize32<300>::value << CodedOutputStream::VarintSize32PlusOne(300)
      << (CodedOutputStream::WriteStringWithSizeToArray("abc", encoded) - encoded) << int{encoded[0]} << "\n";
}

void use_wire_format(std::ostream& out) {
  using Wire = google::protobuf::internal::WireFormatLite;
  const onnx::NodeProto node = sample_node();
  const std::size_t size = node.ByteSizeLong();  // libprotobuf stores it for WriteMessage()
  std::string bytes;
  {
    google::protobuf::io::StringOutputStream stream(&bytes);
    CodedOutputStream coded(&stream);
    Wire::WriteInt32(1, -5, &coded);
    Wire::WriteSInt64(2, -6, &coded);
    Wire::WriteDouble(3, 0.5, &coded);
    Wire::WriteString(4, "text", &coded);
    Wire::WriteMessage(5, node, &coded);
    Wire::WriteGroup(6, onnx::NodeProto(), &coded);
    Wire::WriteBool(7, true, &coded);
    Wire::WriteEnum(8, -1, &coded);
    Wire::WriteFloat(9, 1.5F, &coded);
  }
  out << size << " " << bytes.size() << " " << Wire::Int32Size(-5) << Wire::SInt32Size(-5) << Wire::StringSize("text")
      << Wire::MessageSize(sample_node()) << Wire::TagSize(1000, Wire::TYPE_INT32) << Wire::ZigZagEncode32(-1)
      << Wire::ZigZagDecode64(3) << Wire::EncodeFloat(1) << Wire::DecodeDouble(Wire::EncodeDouble(2.5));
  CodedInputStream coded(reinterpret_cast<const google::protobuf::uint8*>(bytes.data()),
                         static_cast<int>(bytes.size()));
  while (const google::protobuf::uint32 tag = coded.ReadTag()) {
    out << " " << Wire::GetTagFieldNumber(tag) << ":" << Wire::GetTagWireType(tag);
    google::protobuf::int64 number = 0;
    double real = 0;
    std::string text;
    if (tag == Wire::MakeTag(2, Wire::WIRETYPE_VARINT)) {
      out << Wire::ReadPrimitive<google::protobuf::int64, Wire::TYPE_SINT64>(&coded, &number) << number;
    } else if (tag == Wire::MakeTag(3, Wire::WIRETYPE_FIXED64)) {
      out << Wire::ReadPrimitive<double, Wire::TYPE_DOUBLE>(&coded, &real) << real;
    } else if (tag == Wire::MakeTag(4, Wire::WIRETYPE_LENGTH_DELIMITED)) {
      out << Wire::ReadBytes(&coded, &text) << text;
    } else {
      out << Wire::SkipField(&coded, tag);
    }
  }
  CodedInputStream again(reinterpret_cast<const google::protobuf::uint8*>(bytes.data()),
                         static_cast<int>(bytes.size()));
  out << Wire::SkipMessage(&again) << again.CurrentPosition() << Wire::WireTypeForFieldType(Wire::TYPE_FLOAT) << "\n";
}

void print_parts(std::ostream& out) {
  onnx::NodeProto node = sample_node();
  const Descriptor* const type = node.GetDescriptor();
  std::string text;
  TextFormat::Printer printer;
  printer.SetInitialIndentLevel(2);
  printer.SetTruncateStringFieldLongerThan(5);
  out << printer.PrintToString(node, &text) << text;
  printer.SetSingleLineMode(true);
  out << printer.PrintToString(node, &text) << text << "\n";
  printer.SetSingleLineMode(false);
  printer.SetPrintMessageFieldsInIndexOrder(true);
  out << printer.PrintToString(node, &text) << text;
  TextFormat::PrintFieldValueToString(node, type->FindFieldByName("op_type"), -1, &text);
  out << text << "|";
  TextFormat::PrintFieldValueToString(node, type->FindFieldByName("input"), 1, &text);
  out << text << "|";
  TextFormat::PrintFieldValueToString(node, type->FindFieldByName("domain"), -1, &text);
  out << text << "|";
  node.mutable_attribute(0)->clear_t();
  node.mutable_attribute(0)->set_type(onnx::AttributeProto::INTS);
  TextFormat::PrintFieldValueToString(node, type->FindFieldByName("attribute"), 0, &text);
  out << text << "|";
  TextFormat::PrintFieldValueToString(node.attribute(0), onnx::AttributeProto::descriptor()->FindFieldByName("type"),
                                      -1, &text);
  out << text << "|\n";
}

void parse_parts(std::ostream& out) {
  struct Value {
    const char* field;
    const char* text;
  };
  const Value values[] = {
      {"name", "'a'"},
      {"name", "\"a\" 'b'"},
      {"name", "a"},
      {"name", "'a' i: 3"},
      {"name", ""},
      {"i", "-3"},
      {"i", "- 3"},
      {"i", "3,"},
      {"i", "0x1F"},
      {"i", "3 4"},
      {"i", "99999999999999999999"},
      {"f", "1.5f"},
      {"f", "-inf"},
      {"f", "nan"},
      {"ints", "7"},
      {"ints", "[7, 8]"},
      {"type", "INTS"},
      {"type", "7"},
      {"type", "NONE_SUCH"},
      {"t", "{ dims: 3 }"},
      {"t", "< dims: 3 >"},
      {"t", ": { }"},
      {"t", "{ dims: 3"},
      {"t", "{} i: 3"},
      {"strings", "'x' # y"},
      {"t", "{ none: 3 }"},
      {"i", "; 3"},
  };
  for (const Value& value : values) {
    onnx::AttributeProto attribute;
    attribute.set_i(100);
    attribute.add_ints(5);
    const FieldDescriptor* const field = onnx::AttributeProto::descriptor()->FindFieldByName(value.field);
    const bool is_parsed = TextFormat::ParseFieldValueFromString(value.text, field, &attribute);
    out << value.field << " " << value.text << " " << is_parsed;
    if (is_parsed) out << " " << attribute.ShortDebugString();
    out << "\n";
  }
}

void pass_by_reflection(std::ostream& out) {
  onnx::GraphProto graph;
  *graph.add_node() = sample_node();
  graph.add_node()->set_op_type("Relu");
  const Reflection& reflection = *graph.GetReflection();
  const FieldDescriptor* const nodes = graph.GetDescriptor()->FindFieldByName("node");
  std::unique_ptr<Message> last(reflection.ReleaseLast(&graph, nodes));
  out << last->ShortDebugString() << graph.node_size();
  const Message* const address = last.get();
  reflection.AddAllocatedMessage(&graph, nodes, last.release());
  out << graph.node_size() << (&graph.node(1) == address) << "\n";

  onnx::AttributeProto attribute;
  const FieldDescriptor* const subgraph = attribute.GetDescriptor()->FindFieldByName("g");
  out << (attribute.GetReflection()->ReleaseMessage(&attribute, subgraph) == nullptr);
  attribute.GetReflection()->SetAllocatedMessage(&attribute, new onnx::GraphProto(graph), subgraph);
  out << attribute.g().node_size();
  std::unique_ptr<Message> released(attribute.GetReflection()->ReleaseMessage(&attribute, subgraph));
  out << attribute.has_g() << released->GetTypeName() << "\n";
  attribute.GetReflection()->SetAllocatedMessage(&attribute, nullptr, subgraph);

  const FieldDescriptor* const inputs = onnx::NodeProto::descriptor()->FindFieldByName("input");
  onnx::NodeProto node = sample_node();
  for (const std::string& input : node.GetReflection()->GetRepeatedPtrField<std::string>(node, inputs)) out << input;
  node.GetReflection()->MutableRepeatedPtrField<std::string>(&node, inputs)->RemoveLast();
  const FieldDescriptor* const dims = onnx::TensorProto::descriptor()->FindFieldByName("dims");
  onnx::TensorProto tensor;
  tensor.GetReflection()->MutableRepeatedField<google::protobuf::int64>(&tensor, dims)->Add(3);
  for (const auto dim : tensor.GetReflection()->GetRepeatedField<google::protobuf::int64>(tensor, dims)) out << dim;
  out << node.input_size() << tensor.dims_size()
      << graph.GetReflection()->GetRepeatedPtrField<onnx::NodeProto>(graph, nodes).Get(0).op_type();
  onnx::NodeProto other;
  node.GetReflection()->Swap(&node, &other);
  out << node.op_type() << other.op_type() << "\n";

  sample::Extended extended;
  const FieldDescriptor* const needs = extended.GetReflection()->FindKnownExtensionByName("sample.needs");
  sample::Needs* const value = new sample::Needs;
  value->set_value(5);
  extended.GetReflection()->SetAllocatedMessage(&extended, value, needs);
  out << extended.ShortDebugString();
  std::unique_ptr<Message> taken(extended.GetReflection()->ReleaseMessage(&extended, needs));
  out << "; " << taken->ShortDebugString() << extended.ShortDebugString().size() << "\n";
}

}  // namespace

void use_everyday_functions(std::ostream& out) {
  out << google::protobuf::internal::VersionString(GOOGLE_PROTOBUF_VERSION) << " "
      << google::protobuf::internal::VersionString(4001002) << GOOGLE_PROTOBUF_VERSION_SUFFIX << "\n";
  pass_ownership(out);
  describe_classes(out);
  use_arena(out);
  use_arena_messages(out);
  use_nested_limits(out);
  use_wire_format(out);
  print_parts(out);
  parse_parts(out);
  pass_by_reflection(out);
  const google::protobuf::util::Status status = google::protobuf::util::NotFoundError("no file");
  out << status << " " << google::protobuf::util::IsNotFound(status) << status.message().ToString()
      << google::protobuf::util::OkStatus().ok() << static_cast<int>(status.code()) << "\n";
}

}  // namespace client
