// Unknown fields as objects.
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/message.h>
#include <google/protobuf/text_format.h>
#include <google/protobuf/unknown_field_set.h>

#include <ostream>
#include <string>

#include "extensions.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnx_second-ml.pb.h"
#include "passes.h"

namespace client {
namespace {

using google::protobuf::TextFormat;
using google::protobuf::UnknownField;
using google::protobuf::UnknownFieldSet;

void show(const UnknownFieldSet& set, std::ostream& out) {
  out << "(";
  for (int i = 0; i < set.field_count(); ++i) {
    const UnknownField& field = set.field(i);
    out << field.number() << ":" << field.type() << "=";
    switch (field.type()) {
      case UnknownField::TYPE_VARINT:
        out << field.varint();
        break;
      case UnknownField::TYPE_FIXED32:
        out << field.fixed32();
        break;
      case UnknownField::TYPE_FIXED64:
        out << field.fixed64();
        break;
      case UnknownField::TYPE_LENGTH_DELIMITED:
        out << field.length_delimited() << field.GetLengthDelimitedSize();
        break;
      case UnknownField::TYPE_GROUP:
        show(field.group(), out);
        break;
    }
    out << " ";
  }
  out << ")";
}

void fill(UnknownFieldSet* set) {
  set->AddVarint(1000, 300);
  set->AddFixed32(1001, 32);
  set->AddFixed64(1002, 64);
  set->AddLengthDelimited(1003, "text");
  set->AddLengthDelimited(1004)->assign("\xff\n");
  UnknownFieldSet* const group = set->AddGroup(1005);
  group->AddVarint(1, 2);
  group->AddGroup(2)->AddLengthDelimited(3, "");
}

void use_set(std::ostream& out) {
  UnknownFieldSet set;
  out << set.empty() << UnknownFieldSet::default_instance().empty();
  fill(&set);
  set.mutable_field(0)->set_varint(301);
  set.mutable_field(3)->mutable_length_delimited()->append(" more");
  set.mutable_field(5)->mutable_group()->AddFixed32(9, 9);
  show(set, out);
  std::string bytes;
  std::string text;
  out << set.SerializeToString(&bytes) << bytes << TextFormat::PrintUnknownFieldsToString(set, &text) << text << "\n";
  TextFormat::Printer printer;
  printer.SetSingleLineMode(true);
  printer.SetHideUnknownFields(true);
  out << printer.PrintUnknownFieldsToString(set, &text) << text << "\n";

  UnknownFieldSet other;
  out << other.ParseFromString(bytes) << other.field_count() << other.ParseFromString("\x08") << other.field_count();
  google::protobuf::io::ArrayInputStream stream(bytes.data(), static_cast<int>(bytes.size()), 7);
  out << other.ParseFromZeroCopyStream(&stream) << other.field_count() << "\n";
  for (const char* const malformed : {"\x0b\x08\x01", "\x0c", "\x02\x01", "\x0a\x7f", "\x0f"}) {
    out << other.ParseFromString(malformed) << other.field_count();
  }
  for (const std::size_t depth : {50u, 99u, 150u})
    out << other.ParseFromString(std::string(depth, '\x0b') + std::string(depth, '\x0c'));
  other.Clear();
  other.MergeFrom(set);
  other.MergeFrom(set);
  other.AddField(set.field(5));
  other.DeleteSubrange(1, 3);
  other.DeleteByNumber(1002);
  show(other, out);
  UnknownFieldSet third;
  third.Swap(&other);
  third.MergeFromAndDestroy(&set);
  out << other.empty() << set.field_count() << third.field_count() << (third.SpaceUsedLong() > sizeof third) << "\n";
}

template <class Message>
void use_fields_of(Message* message, std::ostream& out) {
  const google::protobuf::Reflection& reflection = *message->GetReflection();
  out << reflection.GetUnknownFields(*message).field_count();
  UnknownFieldSet* const set = reflection.MutableUnknownFields(message);
  fill(set);
  out << message->SerializePartialAsString() << message->ByteSizeLong() << message->ShortDebugString() << "\n";
  set->AddLengthDelimited(1006)->assign("late");
  set->DeleteByNumber(1005);
  out << message->SerializePartialAsString() << "\n";
  Message copy = *message;
  show(reflection.GetUnknownFields(copy), out);
  std::string text;
  out << (reflection.MutableUnknownFields(message) == set);
  out << copy.MergeFromString(message->SerializePartialAsString());
  show(reflection.GetUnknownFields(copy), out);
  set->Clear();
  out << message->ByteSizeLong() << reflection.GetUnknownFields(*message).empty() << "\n";
  message->Swap(&copy);
  show(reflection.GetUnknownFields(*message), out);
  message->DiscardUnknownFields();
  out << message->ByteSizeLong() << reflection.GetUnknownFields(*message).empty();
  message->Clear();
  out << message->ByteSizeLong() << "\n";
}

}  // namespace

void use_unknown_fields(std::ostream& out) {
  use_set(out);
  onnx::NodeProto node;
  node.set_name("n");
  use_fields_of(&node, out);
  second::NodeProto node3;
  use_fields_of(&node3, out);
  sample::Needs needs;
  needs.mutable_unknown_fields()->AddVarint(7, 8);
  show(needs.unknown_fields(), out);
  onnx::GraphProto graph;
  fill(graph.add_node()->mutable_unknown_fields());
  graph.mutable_unknown_fields()->AddVarint(500, 1);
  out << graph.SerializeAsString().size();
  graph.DiscardUnknownFields();
  out << graph.SerializeAsString().size() << graph.node_size() << "\n";

  // Fields of a later version of the schema.
  sample::Needs older;
  onnx::NodeProto newer;
  newer.add_input("\x08\x01");
  newer.set_name("name");
  out << older.ParsePartialFromString(newer.SerializeAsString());
  show(older.unknown_fields(), out);
  UnknownFieldSet merged;
  out << merged.MergeFromMessage(older);
  show(merged, out);
  sample::Extended extended;
  fill(extended.GetReflection()->MutableUnknownFields(&extended));
  sample::Extended parsed;
  out << parsed.ParseFromString(extended.SerializeAsString());
  show(parsed.GetReflection()->GetUnknownFields(parsed), out);
  parsed.GetReflection()->MutableUnknownFields(&parsed)->DeleteByNumber(1003);
  show(parsed.GetReflection()->GetUnknownFields(parsed), out);
  out << parsed.ByteSizeLong();
  parsed.DiscardUnknownFields();
  out << parsed.ByteSizeLong() << "\n";
}

}  // namespace client
