#include "command/write_report.h"

#include "output/json_text.h"
#include "output/names.h"
#include "output/numbers.h"

namespace onnx_tool {

void WriteReport::print(Output& out) const {
  if (is_dry_run) {
    out.print("would write {} ({}), model size {}{}\n", shown_output(output), format, size_text(model_size),
              replaces_file ? ", replacing the existing file" : "");
  }
  for (const File& file : files) out.print("{:>12}  {}\n", size_text(file.size), shown_path(file.path));
  for (const TensorGroup& group : tensor_groups) {
    const std::string bytes = group.tensors.bytes == 0 ? "" : fmt::format(" ({})", size_text(group.tensors.bytes));
    out.print("{}{} {}\n", counted(group.tensors.count, "tensor"), bytes, group.text);
  }
  if (omitted != 0) {
    out.print("{} omitted, because the syntax cannot express them; first: {}\n", counted(omitted, "field"),
              shown(first_omitted));
  }
  for (const std::string& remark : remarks) out.print("{}\n", remark);
}

std::string WriteReport::json() const {
  JsonText json = begin_json(command);
  json.member("input", input).member("output", output).member("format", format).member("dry_run", is_dry_run);
  if (is_dry_run) json.member("model_size", model_size).member("replaces_file", replaces_file);
  json.key("files").begin_array();
  for (const File& file : files) {
    json.begin_object().member("path", file.path).member("size", file.size).end_object();
  }
  json.end_array().key("tensors").begin_array();
  for (const TensorGroup& group : tensor_groups) {
    json.begin_object().member("kind", group.kind).member("count", std::uint64_t{group.tensors.count});
    json.member("bytes", group.tensors.bytes).end_object();
  }
  json.end_array().member("omitted_fields", std::uint64_t{omitted});
  if (omitted != 0) json.member("first_omitted_field", first_omitted);
  json.key("remarks").begin_array();
  for (const std::string& remark : remarks) json.value(remark);
  json.end_array().end_object();
  return json.text();
}

}  // namespace onnx_tool
