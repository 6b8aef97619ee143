// Reads and changes repeated fields through reflection, without the type of a container.
#include <google/protobuf/reflection.h>

#include <ostream>
#include <vector>

#include "extensions.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "passes.h"
#include "text_samples.pb.h"

namespace client {
namespace {

using google::protobuf::FieldDescriptor;
using google::protobuf::Message;
using google::protobuf::MutableRepeatedFieldRef;
using google::protobuf::Reflection;
using google::protobuf::RepeatedFieldRef;

const FieldDescriptor* field_of(const Message& message, const char* name) {
  const FieldDescriptor* const field = message.GetDescriptor()->FindFieldByName(name);
  return field != nullptr ? field : message.GetReflection()->FindKnownExtensionByName(name);
}

template <class T>
void print(const Message& message, const FieldDescriptor* field, std::ostream& out) {
  const RepeatedFieldRef<T> values = message.GetReflection()->GetRepeatedFieldRef<T>(message, field);
  out << field->name() << " " << values.size() << values.empty();
  for (const T& value : values) out << " " << value;
  for (typename RepeatedFieldRef<T>::const_iterator i = values.begin(); i != values.end(); i++) out << "," << *i;
  if (!values.empty()) out << " " << values.Get(0) << (values.begin() == values.begin());
  out << "\n";
}

// `first` and `second` are two values of the field.
template <class T>
void change(Message* message, const char* name, const T& first, const T& second, std::ostream& out) {
  const FieldDescriptor* const field = field_of(*message, name);
  const Reflection& reflection = *message->GetReflection();
  print<T>(*message, field, out);
  const MutableRepeatedFieldRef<T> values = reflection.GetMutableRepeatedFieldRef<T>(message, field);
  values.Add(first);
  values.Add(second);
  values.Add(second);
  values.Set(1, first);
  print<T>(*message, field, out);
  values.SwapElements(0, values.size() - 1);
  values.RemoveLast();
  print<T>(*message, field, out);
  const std::unique_ptr<Message> copy(message->New());
  copy->CopyFrom(*message);
  values.MergeFrom(reflection.GetRepeatedFieldRef<T>(*copy, field));
  print<T>(*message, field, out);
  values.CopyFrom(std::vector<T>{second, first, second});
  out << values.size() << values.empty() << values.Get(1);

  const std::unique_ptr<Message> other(message->New());
  const auto others = reflection.GetMutableRepeatedFieldRef<T>(other.get(), field);
  others.Add(first);
  values.Swap(others);
  values.Swap(values);
  print<T>(*message, field, out);
  print<T>(*other, field, out);
  others.Clear();
  print<T>(*other, field, out);
}

template <class T>
void change_messages(Message* message, const char* name, const T& value, std::ostream& out) {
  const FieldDescriptor* const field = field_of(*message, name);
  const Reflection& reflection = *message->GetReflection();
  const MutableRepeatedFieldRef<T> values = reflection.GetMutableRepeatedFieldRef<T>(message, field);
  const std::unique_ptr<T> scratch(values.NewMessage());
  out << scratch->GetTypeName() << values.size() << values.empty();
  values.Add(value);
  values.Add(*scratch);
  values.SwapElements(0, 1);
  out << message->ShortDebugString() << "\n";
  values.Set(0, value);
  values.RemoveLast();
  out << message->ShortDebugString() << values.Get(0, scratch.get()).ByteSizeLong() << "\n";
  const std::unique_ptr<Message> copy(message->New());
  copy->CopyFrom(*message);
  values.MergeFrom(reflection.GetRepeatedFieldRef<T>(*copy, field));

  const std::unique_ptr<Message> other(message->New());
  const auto others = reflection.GetMutableRepeatedFieldRef<T>(other.get(), field);
  others.Swap(values);
  out << message->ShortDebugString() << "|" << other->ShortDebugString() << "\n";
  const RepeatedFieldRef<T> read = reflection.GetRepeatedFieldRef<T>(*other, field);
  for (const T& each : read) out << each.ShortDebugString() << "; ";
  for (auto i = read.begin(); i != read.end(); ++i) out << i->ByteSizeLong() << " ";
  const std::unique_ptr<T> made(read.NewMessage());
  if (!read.empty()) out << read.Get(read.size() - 1, made.get()).GetTypeName() << "\n";
}

}  // namespace

void use_repeated_fields(std::ostream& out) {
  onnx::TensorProto tensor;
  change<google::protobuf::int64>(&tensor, "dims", 5, -6, out);
  change<google::protobuf::int32>(&tensor, "int32_data", 5, -6, out);
  change<google::protobuf::uint64>(&tensor, "uint64_data", 5, ~google::protobuf::uint64{0}, out);
  change<float>(&tensor, "float_data", 0.5f, -1e30f, out);
  change<double>(&tensor, "double_data", 0.25, 1e300, out);
  change<std::string>(&tensor, "string_data", "some", std::string(100, 'x'), out);
  onnx::StringStringEntryProto entry;
  entry.set_key("k");
  change_messages<onnx::StringStringEntryProto>(&tensor, "external_data", entry, out);
  change_messages<Message>(&tensor, "external_data", entry, out);

  sample_text::Aliases aliases;
  change<sample_text::Level>(&aliases, "levels", sample_text::HIGH, sample_text::LOW, out);
  change<google::protobuf::int32>(&aliases, "levels", sample_text::HIGH, sample_text::LOW, out);

  sample::Extended extended;
  change<google::protobuf::int64>(&extended, "sample.packed_numbers", 1, 2, out);
  change<std::string>(&extended, "sample.texts", "a", "b", out);
  sample::Needs needs;
  needs.set_value(3);
  change_messages<sample::Needs>(&extended, "sample.needs_list", needs, out);
  change_messages<Message>(&extended, "sample.needs_list", needs, out);
}

}  // namespace client
