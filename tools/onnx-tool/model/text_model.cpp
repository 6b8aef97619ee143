#include "model/text_model.h"

#include <fmt/format.h>

#include <ostream>
#include <streambuf>

#include "failure.h"
#include "onnxgen/text/losses.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/print_json.h"
#include "output/names.h"

namespace onnx_tool {
namespace {

// Stream buffer that passes its output to a function.
class ChunkBuffer : public std::streambuf {
 public:
  explicit ChunkBuffer(const WriteChunk& write) : write_(write) {}

 protected:
  std::streamsize xsputn(const char* text, std::streamsize size) override {
    return write_({text, static_cast<std::size_t>(size)}) ? size : 0;
  }
  int_type overflow(int_type c) override {
    const char one = traits_type::to_char_type(c);
    return write_({&one, 1}) ? c : traits_type::eof();
  }

 private:
  const WriteChunk& write_;
};

}  // namespace

onnxgen::Status write_text(onnxgen::ConstMessage message, TextForm form, const WriteChunk& write) {
  ChunkBuffer buffer(write);
  std::ostream stream(&buffer);
  onnxgen::text::PrintJsonOptions options;
  options.add_whitespace = true;
  const onnxgen::text::TextStatus status = form == TextForm::kText
                                               ? onnxgen::text::print_text_to(message, write)
                                               : onnxgen::text::print_json(message, stream, options);
  if (status) return onnxgen::Status();
  if (status.code() == onnxgen::text::TextError::kWriteFailed) {
    return onnxgen::Status(onnxgen::ErrorCode::kWriteFailed);
  }
  const bool has_no_form = status.code() == onnxgen::text::TextError::kNoForm;
  throw Failure(status.message() + (has_no_form ? "; use protobuf's text format (.txt, --format text)" : ""));
}

void check_has_text_form(const onnx::ModelProto& model, const std::string& source) {
  const onnxgen::text::FoundLoss found = onnxgen::text::find_loss(model);
  switch (found.loss) {
    case onnxgen::text::Loss::kNone:
      return;
    case onnxgen::text::Loss::kUnknownFields:
      throw Failure(fmt::format("{}: the model has unknown fields, which text and JSON would lose; write .onnx or .zip",
                                shown_path(source)));
    case onnxgen::text::Loss::kNanBits:
      throw Failure(fmt::format("{}: {} is a NaN whose bits text and JSON would lose; write .onnx or .zip",
                                shown_path(source), shown(found.path)));
  }
}

}  // namespace onnx_tool
