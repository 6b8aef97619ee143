#include "plugin/plugin.h"

#include <algorithm>
#include <iterator>
#include <string_view>
#include <utility>

#include "plugin/process.h"
#include "plugin/request.h"
#include "schema/visit.h"

namespace onnxgen::plugin {
namespace {

const schema::Field* find_proto3_optional(const schema::File& file) {
  const schema::Field* found = nullptr;
  schema::for_each_field(file, [&](const schema::Field& field) {
    if (field.proto3_optional && found == nullptr) found = &field;
  });
  return found;
}

// Returns whether protoc itself generates this output.
bool is_built_into_protoc(const std::string& plugin) {
  constexpr std::string_view kNames[] = {"csharp", "java", "kotlin", "objc", "php", "pyi", "ruby"};
  const std::string_view name = std::string_view(plugin).substr(std::string_view("protoc-gen-").size());
  return std::find(std::begin(kNames), std::end(kNames), name) != std::end(kNames);
}

// Checks that the plugin supports the features that the file uses. Like protoc, reports at most one error for it.
void check_features(const Plugin& plugin, const Response& response, const schema::File& file,
                    source::Diagnostics& diagnostics) {
  const schema::Field* optional = find_proto3_optional(file);
  if (optional != nullptr && (response.features & kProto3Optional) == 0) {
    diagnostics.error(optional->label_span,
                      "{}: plugin '{}' does not support 'optional' in proto3; use a newer release of the plugin",
                      plugin.option, plugin.name);
  }
  if (is_legacy(file.edition) || !plugin.checks_editions || syntax::may_use_any_edition(file.name)) return;
  const auto edition = static_cast<std::int32_t>(file.edition);
  if ((response.features & kEditions) == 0) {
    diagnostics.error({},
                      "{}: plugin '{}' does not support editions, which '{}' uses; use a newer release of the plugin",
                      plugin.option, plugin.name, file.name);
  } else if (edition < response.minimum_edition || edition > response.maximum_edition) {
    diagnostics.error({}, "{}: plugin '{}' does not support edition {}, which '{}' uses", plugin.option, plugin.name,
                      name_of(file.edition), file.name);
  }
}

}  // namespace

std::optional<Response> run(const Plugin& plugin, const schema::Schema& schema, source::Diagnostics& diagnostics) {
  const std::string& program = plugin.path.empty() ? plugin.name : plugin.path;
  const Search search = plugin.path.empty() ? Search::kPath : Search::kNone;
  const ProcessResult result = run_process(program, search, request(schema.inputs, plugin.parameter));
  if (!result.error.empty()) {
    auto report = diagnostics.error({}, "{}: plugin '{}' {}", plugin.option, program, result.error);
    if (result.started || search == Search::kNone) return std::nullopt;
    if (is_built_into_protoc(plugin.name)) {
      report.note({}, "this language is part of protoc; use protoc");
    } else {
      report.note({}, "install it, and put its folder into PATH or specify --plugin={}=PATH", plugin.name);
    }
    return std::nullopt;
  }
  std::optional<Response> response = read_response(result.output);
  if (!response) {
    diagnostics.error({}, "{}: plugin '{}' wrote a malformed response", plugin.option, program);
    return std::nullopt;
  }
  if (!response->error.empty()) {
    diagnostics.error({}, "{}: {}", plugin.option, response->error);
    return std::nullopt;
  }
  for (const schema::File* file : schema.inputs) check_features(plugin, *response, *file, diagnostics);
  return response;
}

}  // namespace onnxgen::plugin
