// Prints every model as text and as JSON, and parses both. The result must equal the original bytes. Large models are
// skipped, because emulators are slow.
#include "model_files.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/print_json.h"

namespace {

constexpr std::uintmax_t kLargest = 1 << 16;

std::string round_trip(const std::filesystem::path& path) {
  if (std::filesystem::file_size(path) > kLargest) return "";
  const std::string bytes = cross::read(path);
  onnx::ModelProto model;
  if (!model.ParseFromString(bytes)) return "does not parse";
  onnx::ModelProto read;
  const std::string text = onnxgen::text::debug_string(model);
  if (const auto status = onnxgen::text::parse_text(text, &read); !status) return "as text: " + status.message();
  if (read.SerializeAsString() != bytes) return "comes back otherwise from text";
  std::string json;
  if (const auto status = onnxgen::text::print_json(model, json); !status) return "as JSON: " + status.message();
  if (const auto status = onnxgen::text::parse_json(json, &read); !status) return "from JSON: " + status.message();
  return read.SerializeAsString() == bytes ? "" : "comes back otherwise from JSON";
}

}  // namespace

int main(int argc, char** argv) {
  return argc >= 2 ? cross::check_models(argv + 1, round_trip) : 2;
}
