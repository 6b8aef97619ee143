// Descriptors from other programs. The text of a descriptor has the same descriptor, or an error is reported.
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "check.h"
#include "decompile/difference.h"
#include "decompile/record.h"
#include "descriptor/descriptor_set.h"
#include "pipeline.h"
#include "target.h"

namespace {

// Converts the descriptor to text and describes the text. Returns nullopt if an error is reported.
std::optional<std::string> described(std::string_view descriptor) {
  onnxgen::Options options;
  options.inputs = {onnxgen::decompile::Record(descriptor).text(1)};
  onnxgen::source::SourceTree sources({});
  onnxgen::source::Diagnostics diagnostics;
  onnxgen::add_described_files({descriptor}, options, sources, diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  const onnxgen::schema::Schema schema = onnxgen::load_schema(options, sources, diagnostics);
  if (diagnostics.has_errors()) return std::nullopt;
  const onnxgen::schema::File& file = *schema.inputs.front();
  std::string result = onnxgen::descriptor::describe(
      file, {onnxgen::descriptor::JsonNames::kAll, onnxgen::descriptor::Retention::kAll, true});
  const onnxgen::convert::DynamicTypes types(schema);
  // Options of standard messages can have several encodings, which are known only if a file declares these messages.
  const bool declares_options = types.find("google.protobuf.FileOptions") != nullptr;
  if (declares_options) FUZZ_CHECK(onnxgen::decompile::difference(descriptor, result, &types).empty());
  return result;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::optional<std::string> first = described(onnxgen::fuzz::view(data, size));
  if (!first) return 0;
  const std::optional<std::string> second = described(*first);
  FUZZ_CHECK(second == first);
  return 0;
}
