// Prints any bytes as JSON. If there is no error, every bracket is closed.
#include <string>
#include <string_view>

#include "check.h"
#include "onnxgen/text/print_json.h"
#include "target.h"
#include "text_samples.pb.h"
#include "text_samples3.pb.h"

namespace {

namespace text = onnxgen::text;

bool is_balanced(std::string_view json) {
  std::string open;
  bool is_quoted = false;
  for (std::size_t i = 0; i < json.size(); ++i) {
    const char c = json[i];
    if (is_quoted) {
      if (c == '\\') ++i;
      if (c == '"') is_quoted = false;
    } else if (c == '"') {
      is_quoted = true;
    } else if (c == '{' || c == '[') {
      open += c == '{' ? '}' : ']';
    } else if (c == '}' || c == ']') {
      if (open.empty() || open.back() != c) return false;
      open.pop_back();
    }
  }
  return open.empty() && !is_quoted;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  text::PrintJsonOptions options;
  options.add_whitespace = (data[0] & 4) != 0;
  options.always_print_primitive_fields = (data[0] & 8) != 0;
  options.always_print_enums_as_ints = (data[0] & 16) != 0;
  options.preserve_proto_field_names = (data[0] & 32) != 0;
  const onnxgen::MessageDescriptor* const tables[] = {
      &onnxgen::descriptor_of<sample_text::WellKnown>(),
      &onnxgen::descriptor_of<sample_text::Proto3>(),
      &onnxgen::descriptor_of<sample_text::Names>(),
      &onnxgen::descriptor_of<sample_text::Maps>(),
  };
  std::string out;
  const text::TextStatus status =
      text::print_json(onnxgen::fuzz::view(data + 1, size - 1), *tables[data[0] & 3], out, options);
  FUZZ_CHECK(!status || is_balanced(out));
  return 0;
}
