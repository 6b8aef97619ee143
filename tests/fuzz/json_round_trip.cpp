// Any bytes as a message, printed as JSON and parsed. The parsed message prints the same text and survives another
// round trip, also within an Any. It may differ from the original message, because JSON has no groups, no extensions,
// and no NaN in a Value.
#include <string>
#include <string_view>
#include <type_traits>

#include "check.h"
#include "onnxgen/reflection/const_message.h"
#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print_json.h"
#include "onnxgen/wire/utf8.h"
#include "target.h"
#include "text_messages.h"

namespace {

namespace text = onnxgen::text;

bool has_only_utf8(onnxgen::ConstMessage message);

bool is_utf8(const onnxgen::FieldDescriptor& field, const onnxgen::FieldValue& value) {
  if (field.type == onnxgen::FieldType::kString) return onnxgen::wire::is_valid_utf8(value.text);
  return !onnxgen::is_message(field) || has_only_utf8({value.message, *field.descriptor.message});
}

bool has_only_utf8(onnxgen::ConstMessage message) {
  bool holds = true;
  message.ListFields([&](const onnxgen::FieldDescriptor& field) {
    if (onnxgen::is_map(field)) {
      const onnxgen::MessageDescriptor& entry = *field.descriptor.message;
      holds = message.VisitMap(field, [&](const onnxgen::FieldValue& key, const onnxgen::FieldValue& value) {
        return is_utf8(entry.fields[0], key) && is_utf8(entry.fields[1], value);
      }) && holds;
    } else if (onnxgen::is_repeated(field)) {
      const onnxgen::ConstList list = message.list(field);
      for (std::size_t i = 0; i < list.size(); ++i) holds = is_utf8(field, list[i]) && holds;
    } else {
      holds = is_utf8(field, message.value(field)) && holds;
    }
  });
  return holds;
}

// An Any that contains serialized bytes of a class survives a round trip.
template <class M>
void check_within_any(const M& message, const text::PrintJsonOptions& print_options,
                      const text::ParseJsonOptions& options) {
  sample_text::WellKnown around;
  sample_text::WellKnown read;
  std::string printed;
  around.mutable_any()->set_type_url(std::string("type.googleapis.com/") + onnxgen::descriptor_of<M>().full_name);
  around.mutable_any()->set_value(message.SerializePartialAsString());
  FUZZ_CHECK(text::print_json(around, printed, print_options));
  const text::TextStatus status = text::parse_json(printed, &read, options);
  FUZZ_CHECK(status || status.code() == text::TextError::kTooDeep);
  FUZZ_CHECK(!status || read == around);
}

template <class M>
void check(std::string_view bytes, const text::PrintJsonOptions& print_options) {
  onnxgen::ParseOptions known;
  known.allow_partial = true;
  known.keep_unknown_fields = false;
  M message;
  std::string printed;
  if (!message.ParseFromString(bytes, known) || !onnxgen::fuzz::has_form_in_json(message)) return;
  if (!text::print_json(message, printed, print_options)) return;
  // proto2 strings may contain invalid UTF-8. Most of it is omitted, but not all, so different map keys may become
  // equal. An Any may also contain such strings.
  if (!has_only_utf8(message) || !onnxgen::wire::is_valid_utf8(printed)) return;
  text::ParseJsonOptions options;
  options.allow_partial = true;
  M read;
  const text::TextStatus status = text::parse_json(printed, &read, options);
  // An Any is printed from its bytes. They may contain a field twice, an unknown enum value, or, if the Any is empty,
  // an unknown type. An Any within an Any is printed at any depth.
  const bool has_any = printed.find("\"@type\"") != std::string::npos;
  FUZZ_CHECK(status || has_any);
  if (!status) return;
  std::string again;
  FUZZ_CHECK(text::print_json(read, again, print_options));
  // Three things change: every NullValue is printed as null, which parses as zero and is not printed again; a list of
  // Values without a kind is printed as [], which parses as an absent list; and an Any is printed in the order of its
  // bytes, but parsing sorts its fields by number.
  const bool may_change =
      printed.find("null") != std::string::npos || printed.find("[]") != std::string::npos || has_any;
  FUZZ_CHECK(again == printed || may_change);
  M once_more;
  FUZZ_CHECK(text::parse_json(again, &once_more, options));
  FUZZ_CHECK(once_more == read);
  check_within_any(read, print_options, options);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  text::PrintJsonOptions options;
  options.add_whitespace = (data[0] & 4) != 0;
  options.always_print_enums_as_ints = (data[0] & 16) != 0;
  options.preserve_proto_field_names = (data[0] & 32) != 0;
  onnxgen::fuzz::with_json_message(data[0], [&](const auto& message) {
    check<std::decay_t<decltype(message)>>(onnxgen::fuzz::view(data + 1, size - 1), options);
  });
  return 0;
}
