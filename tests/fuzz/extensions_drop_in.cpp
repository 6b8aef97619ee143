// Extensions and message sets in the protobuf profile. Reflection, text and JSON must agree with those of the native
// classes.
#include <string>
#include <string_view>

#include "check.h"
#include "drop_in_checks.h"
#include "drop_in_extensions.pb.h"
#include "extensions.pb.h"
#include "onnxgen/reflection/compare.h"
#include "onnxgen/reflection/mutable_message.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/print.h"
#include "profile_checks.h"
#include "target.h"

namespace {

namespace text = onnxgen::text;

// Clearing all listed fields leaves none.
template <class M>
void check_clearing(const M& message) {
  M changed = message;
  const onnxgen::MutableMessage view = changed;
  onnxgen::ConstMessage(message).ListFields([&](const onnxgen::FieldDescriptor& field) {
    FUZZ_CHECK(view.has_any(field));
    view.ClearField(field);
    FUZZ_CHECK(!view.has_any(field));
  });
  onnxgen::fuzz::check_drop_in_writing(changed);
  changed.MergeFrom(message);
  onnxgen::fuzz::check_drop_in_writing(changed);
}

// If the text can be parsed, it survives a round trip. Unknown fields are printed with numbers as names, which cannot
// be parsed.
template <class M>
void check_text(const std::string& printed) {
  text::ParseTextOptions options;
  options.allow_partial = true;
  M read;
  if (text::parse_text(printed, &read, options)) FUZZ_CHECK(text::debug_string(read) == printed);
}

template <class Native, class DropIn>
void check(std::string_view bytes) {
  DropIn any;
  if (any.ParsePartialFromString(bytes)) onnxgen::fuzz::check_drop_in_value(any);
  onnxgen::fuzz::check_drop_in_writing(any);
  check_clearing(any);
  Native native;
  DropIn drop_in;
  if (!onnxgen::fuzz::read_by_both(bytes, native, drop_in)) return;
  // The profiles store unknown fields in different places.
  onnxgen::CompareOptions options;
  options.ignore_unknown_fields = true;
  FUZZ_CHECK(onnxgen::equal(native, drop_in, options));
  const onnxgen::fuzz::Prints prints = onnxgen::fuzz::check_prints(native, drop_in);
  if (!onnxgen::fuzz::has_nan(prints.text)) check_text<DropIn>(prints.text);
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  const std::string_view input = onnxgen::fuzz::view(data + 1, size - 1);
  switch (data[0] % 4) {
    case 0:
      check<fuzz::Shape, drop_in_fuzz::Shape>(input);
      break;
    case 1:
      check<fuzz::Set, drop_in_fuzz::Set>(input);
      break;
    case 2:
      check<fuzz::Needy, drop_in_fuzz::Needy>(input);
      break;
    default:
      check<fuzz::Holder, drop_in_fuzz::Holder>(input);
      break;
  }
  return 0;
}
