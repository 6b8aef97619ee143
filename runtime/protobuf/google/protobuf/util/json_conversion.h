// Parts of the functions in json_util.h, which onnxgen::text implements.
#pragma once

#include <string>
#include <string_view>

#include "google/protobuf/io/coded_stream.h"
#include "google/protobuf/util/json_util.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print_json.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace internal {

onnxgen::text::PrintJsonOptions text_options(const json::PrintOptions& options);
#if ONNXGEN_PROTOBUF_API < 30
onnxgen::text::PrintJsonOptions text_options(const util::JsonPrintOptions& options);
#endif
onnxgen::text::ParseJsonOptions text_options(const json::ParseOptions& options);

util::Status print_status(const onnxgen::text::TextStatus& status);  // with the text of libprotobuf
util::Status parse_status(const onnxgen::text::TextStatus& status);

// Returns convert(contents), given the remaining bytes of the stream.
template <class Convert>
util::Status with_contents(io::ZeroCopyInputStream* input, Convert convert) {
  io::CodedInputStream coded(input);
  std::string storage;
  std::string_view contents;
  bool is_whole = false;
  if (!onnxgen::try_allocating([&] { is_whole = coded.ReadRemaining(contents, storage); })) {
    return util::Status(util::StatusCode::kResourceExhausted, "out of memory");
  }
  return is_whole ? convert(contents) : util::Status(util::StatusCode::kOutOfRange, "the input is too long");
}

// Calls convert(&result) and writes the result to the stream, unless convert() returns an error.
template <class Convert>
util::Status to_stream(io::ZeroCopyOutputStream* output, Convert convert) {
  std::string result;
  const util::Status status = convert(&result);
  if (!status.ok()) return status;
  io::CodedOutputStream coded(output);
  coded.WriteString(result);
  coded.Trim();
  return coded.HadError() ? util::Status(util::StatusCode::kInternal, "cannot write the output") : status;
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
