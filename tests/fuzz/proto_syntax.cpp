// The generator's parser. Any bytes produce a syntax tree or diagnostics.
#include <optional>
#include <string>

#include "check.h"
#include "source/diagnostics.h"
#include "source/render.h"
#include "source/source_file.h"
#include "syntax/parse.h"
#include "target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const onnxgen::source::SourceFile file("a.proto", "a.proto", std::string(onnxgen::fuzz::view(data, size)));
  onnxgen::source::Diagnostics diagnostics;
  const std::optional<onnxgen::syntax::File> tree = onnxgen::syntax::parse(file, diagnostics);
  FUZZ_CHECK(tree.has_value() || diagnostics.has_errors());
  FUZZ_CHECK(onnxgen::source::render(diagnostics).empty() == diagnostics.entries().empty());
  return 0;
}
