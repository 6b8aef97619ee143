#include "onnxgen/text/parse.h"

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/text/format/text_reader.h"

namespace onnxgen::text {

TextStatus encode_text(std::string_view text, const MessageDescriptor& table, std::string& out,
                       const ParseTextOptions& options) {
  TextStatus status;
  if (try_allocating([&] { status = TextReader(text, table, out, options).read(); })) return status;
  return TextStatus(TextError::kOutOfMemory, "out of memory");
}

}  // namespace onnxgen::text
