// Descriptors from other programs. Whatever a descriptor contains, the parser can read its text to the end.
#include <cstdint>

#include "decompile/file_text.h"
#include "source/diagnostics.h"
#include "syntax/parse.h"
#include "target.h"

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const onnxgen::decompile::FileText text = onnxgen::decompile::file_text(onnxgen::fuzz::view(data, size), nullptr);
  if (!text.error.empty()) return 0;
  const onnxgen::source::SourceFile file(text.file);
  onnxgen::source::Diagnostics diagnostics;
  (void)onnxgen::syntax::parse(file, diagnostics);
  return 0;
}
