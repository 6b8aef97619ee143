#include "answer.h"

#include <cstdint>
#include <utility>
#include <vector>

#include "descriptor/wire_writer.h"
#include "onnxgen/text/field_reader.h"
#include "options.h"
#include "pipeline.h"
#include "plugin/response.h"
#include "source/render.h"

namespace onnxgen {
namespace {

using descriptor::WireWriter;

struct Request {
  std::vector<std::string> files;
  std::string parameter;
  std::vector<std::string_view> complete;  // descriptors of `files` with all options; only from newer protoc releases
  std::vector<std::string_view> descriptors;
  bool is_malformed = false;
};

Request read_request(std::string_view bytes) {
  Request request;
  text::FieldReader reader(bytes, text::kMaxGroupDepth);
  for (text::WireField field; reader.next(field);) {
    if (field.type != wire::WireType::kLengthDelimited) continue;
    if (field.number == 1) request.files.emplace_back(field.bytes);
    if (field.number == 2) request.parameter = field.bytes;
    if (field.number == 15) request.descriptors.push_back(field.bytes);
    if (field.number == 17) request.complete.push_back(field.bytes);
  }
  request.is_malformed = reader.error() != ErrorCode::kOk;
  return request;
}

// Returns the command line that corresponds to the request. Its output folder is not used: protoc writes the files.
CommandLine command_line_of(const Request& request) {
  std::vector<std::string> arguments{"--cpp_out=.", "request"};
  if (!request.parameter.empty()) arguments.push_back("--cpp_opt=" + request.parameter);
  CommandLine command_line = read_command_line(arguments, Role::kPlugin);
  command_line.options.inputs = request.files;
  command_line.options.import_paths.clear();
  command_line.options.experimental_editions = true;  // protoc has already checked them
  return command_line;
}

std::string response_with(const std::string& error, const Outputs& outputs) {
  WireWriter out;
  if (!error.empty()) out.field(1, error);
  out.field(2, static_cast<std::int32_t>(plugin::kProto3Optional | plugin::kEditions));
  out.field(3, static_cast<std::int32_t>(syntax::Edition::kProto2));
  out.field(4, static_cast<std::int32_t>(syntax::kNewestEdition));
  for (const OutputFolder& folder : outputs.folders) {
    for (const emit::OutputFile& file : folder.files) {
      WireWriter chunk;
      chunk.field(1, file.path);
      chunk.field(15, file.text);
      out.field(15, chunk.take());
    }
  }
  return out.take();
}

std::string lines(const std::vector<std::string>& texts) {
  std::string result;
  for (const std::string& text : texts) result += (result.empty() ? "" : "\n") + text;
  return result;
}

std::string without_final_newline(std::string text) {
  if (!text.empty() && text.back() == '\n') text.pop_back();
  return text;
}

}  // namespace

Answer answer(std::string_view bytes) {
  const Request request = read_request(bytes);
  if (request.is_malformed || request.files.empty()) {
    return {"", "",
            "standard input is not a CodeGeneratorRequest; protoc-gen-onnxgen is run by protoc --onnxgen_out=DIR"};
  }
  const CommandLine command_line = command_line_of(request);
  if (!command_line.errors.empty()) return {response_with(lines(command_line.errors), {}), "", ""};
  std::vector<std::string_view> descriptors = request.complete;
  descriptors.insert(descriptors.end(), request.descriptors.begin(), request.descriptors.end());
  source::SourceTree sources({});
  source::Diagnostics diagnostics;
  add_described_files(descriptors, command_line.options, sources, diagnostics);
  Outputs outputs;
  if (!diagnostics.has_errors()) outputs = run(command_line.options, sources, diagnostics);
  std::string messages;
  for (const std::string& warning : command_line.warnings) messages += "protoc-gen-onnxgen: warning: " + warning + '\n';
  messages += source::render(diagnostics);
  if (diagnostics.has_errors()) return {response_with(without_final_newline(std::move(messages)), {}), "", ""};
  return {response_with("", outputs), std::move(messages), ""};
}

}  // namespace onnxgen
