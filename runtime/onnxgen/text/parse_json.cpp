#include "onnxgen/text/parse_json.h"

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/text/json/reader.h"

namespace onnxgen::text {

TextStatus encode_json(std::string_view json, const MessageDescriptor& table, std::string& out,
                       const ParseJsonOptions& options) {
  TextStatus status;
  if (try_allocating([&] { status = JsonReader(json, table, out, options).read(); })) return status;
  return TextStatus(TextError::kOutOfMemory, "out of memory");
}

}  // namespace onnxgen::text
