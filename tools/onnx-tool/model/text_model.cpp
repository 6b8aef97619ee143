#include "model/text_model.h"

#include <fmt/format.h>

#include <ostream>
#include <streambuf>

#include "failure.h"
#include "onnxgen/reflection/const_message.h"
#include "onnxgen/text/json.h"
#include "onnxgen/text/print.h"
#include "output/names.h"

namespace onnx_tool {
namespace {

// The end of a std::ostream that goes to a file.
class SinkBuffer : public std::streambuf {
 public:
  explicit SinkBuffer(FileSink& sink) : sink_(sink) {}

 protected:
  std::streamsize xsputn(const char* text, std::streamsize size) override {
    return sink_.write({text, static_cast<std::size_t>(size)}) ? size : 0;
  }
  int_type overflow(int_type c) override {
    const char one = traits_type::to_char_type(c);
    return sink_.write({&one, 1}) ? c : traits_type::eof();
  }

 private:
  FileSink& sink_;
};

bool has_unknown_fields(onnxgen::ConstMessage message) {
  if (!message.unknown_fields().empty()) return true;
  bool found = false;
  message.ListFields([&](const onnxgen::FieldDescriptor& field) {
    if (found || field.type != onnxgen::FieldType::kMessage) return;
    if (field.cardinality != onnxgen::Cardinality::kRepeated) {
      found = has_unknown_fields(message.GetMessage(field));
      return;
    }
    for (std::size_t i = 0; i < message.FieldSize(field) && !found; ++i) {
      found = has_unknown_fields(message.GetRepeatedMessage(field, i));
    }
  });
  return found;
}

}  // namespace

onnxgen::Status write_text(const onnx::ModelProto& model, TextForm form, FileSink& sink) {
  SinkBuffer buffer(sink);
  std::ostream stream(&buffer);
  if (form == TextForm::kText) return onnxgen::text::print(model, stream);
  onnxgen::text::JsonOptions options;
  options.add_whitespace = true;
  const onnxgen::text::JsonStatus status = onnxgen::text::to_json(model, stream, options);
  // A failure to write is the sink's to report.
  if (status || status.error() == onnxgen::text::JsonError::kWriteFailed) return onnxgen::Status();
  throw Failure(status.message());
}

void check_has_text_form(const onnx::ModelProto& model, const std::string& source) {
  if (!has_unknown_fields(model)) return;
  throw Failure(fmt::format("{}: it has fields that this program does not know, which text and JSON would lose",
                            shown_path(source)));
}

}  // namespace onnx_tool
