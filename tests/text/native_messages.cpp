#include "native_messages.h"

#include <map>
#include <sstream>

#include "kinds.pb.h"
#include "kinds3.pb.h"
#include "message_sets.pb.h"
#include "onnx/onnx-data.pb.h"
#include "onnx/onnx-ml.pb.h"
#include "onnx/onnx-operators-ml.pb.h"
#include "text_samples.pb.h"
#include "text_samples3.pb.h"
// After the other headers: it declares an extension `data`, which parameters in them would shadow.
#include "extensions.pb.h"
#ifdef ONNXGEN_TEST_MESSAGES
#include "google/protobuf/test_messages_proto2.pb.h"
#include "google/protobuf/test_messages_proto3.pb.h"
#endif

namespace onnxgen::tests {
namespace {

template <class M>
NativeMessage native() {
  return {
      &descriptor_of<M>(),
      [](const std::string& bytes, const text::PrintTextOptions& options, std::string& out) {
        M message;
        if (!message.ParsePartialFromString(bytes)) return false;
        out.clear();
        return text::print_text(message, out, options).ok();
      },
      [](const std::string& bytes, const text::PrintJsonOptions& options, std::string& out, text::TextStatus& status) {
        M message;
        if (!message.ParsePartialFromString(bytes)) return false;
        std::ostringstream stream;
        status = text::print_json(message, stream, options);
        out = stream.str();
        return true;
      }};
}

template <class... M>
std::vector<NativeMessage> natives() {
  return {native<M>()...};
}

using Tables = std::map<std::string, const MessageDescriptor*>;

// Adds all types except map entries.
void collect(const MessageDescriptor& table, Tables& tables) {
  if (!table.map_entry && !tables.emplace(table.full_name, &table).second) return;
  for (std::uint32_t i = 0; i < table.field_count; ++i) {
    if (is_message(table.fields[i])) collect(*table.fields[i].descriptor.message, tables);
  }
}

}  // namespace

const std::vector<NativeMessage>& native_messages() {
  static const std::vector<NativeMessage> messages = [] {
    std::vector<NativeMessage> all =
        natives<onnx::ModelProto, onnx::TensorProto, onnx::SequenceProto, onnx::OptionalProto, onnx::MapProto,
                onnx::OperatorSetProto, sample::Scalars, sample::Defaults, sample::Unpacked, sample::Packed,
                sample::Extended, sample::SetHolder, sample_sets::Holder, sample_text::Parcel, sample_text::Aliases,
                sample_text::Names, sample_text::Maps, sample_text::Proto3, sample_text::WellKnown>();
#ifdef ONNXGEN_TEST_MESSAGES
    for (NativeMessage& message :
         natives<protobuf_test_messages::proto2::TestAllTypesProto2, protobuf_test_messages::proto3::TestAllTypesProto3,
                 protobuf_test_messages::proto2::UnknownToTestAllTypes>()) {
      all.push_back(std::move(message));
    }
#endif
    return all;
  }();
  return messages;
}

const MessageDescriptor* find_table(const std::string& full_name) {
  static const Tables tables = [] {
    Tables all;
    for (const NativeMessage& message : native_messages()) collect(*message.table, all);
    return all;
  }();
  const auto found = tables.find(full_name);
  return found != tables.end() ? found->second : nullptr;
}

}  // namespace onnxgen::tests
