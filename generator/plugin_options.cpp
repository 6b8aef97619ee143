#include "plugin_options.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "argument_paths.h"

namespace onnxgen {
namespace {

constexpr std::string_view kPrefix = "protoc-gen-";
constexpr std::string_view kProgram = "--plugin";
constexpr std::string_view kOutput = "_out";
constexpr std::string_view kParameter = "_opt";

// Returns NAME from `--NAME_out` or `--NAME_opt`, where `end` is the part after NAME. Returns an empty string for other
// options.
std::string_view plugin_of(std::string_view option, std::string_view end) {
  constexpr std::string_view kStart = "--";
  if (option.size() <= kStart.size() + end.size() || option.substr(0, kStart.size()) != kStart) return {};
  if (option.substr(option.size() - end.size()) != end) return {};
  return option.substr(kStart.size(), option.size() - kStart.size() - end.size());
}

void append_parameter(std::string& parameters, const std::string& parameter) {
  if (!parameters.empty()) parameters += ',';
  parameters += parameter;
}

}  // namespace

void check_output_folder(std::string_view option, const std::string& folder, std::vector<std::string>& errors) {
  const std::string extension = folder.substr(std::min(folder.rfind('.'), folder.size()));
  if (extension == ".zip" || extension == ".jar") {
    errors.push_back(fmt::format("'{}': onnxgen does not write archives; specify a folder", folder));
  }
  if (folder.empty()) errors.push_back(fmt::format("{} requires a folder", option));
}

bool PluginOptions::is_known(std::string_view option) {
  return option == kProgram || !plugin_of(option, kOutput).empty() || !plugin_of(option, kParameter).empty();
}

void PluginOptions::read(const std::string& option, const std::string& value, std::vector<std::string>& errors,
                         std::vector<std::string>& warnings) {
  if (option == kProgram) return add_program(value, warnings);
  if (const std::string_view name = plugin_of(option, kOutput); !name.empty()) {
    return add_plugin(name, option, value, errors);
  }
  append_parameter(parameters_[std::string(kPrefix).append(plugin_of(option, kParameter))], value);
}

// Parses [NAME=]PATH. The default of NAME is the file name of PATH.
void PluginOptions::add_program(const std::string& value, std::vector<std::string>& warnings) {
  const std::size_t equals = value.find('=');
  std::string name = value.substr(0, equals);
  const std::string path = equals == std::string::npos ? value : value.substr(equals + 1);
  if (equals == std::string::npos) {
    name.erase(0, name.find_last_of("/\\") + 1);
    name.erase(std::min(name.rfind(".exe"), name.size()));
  }
  if (name.compare(0, kPrefix.size(), kPrefix) != 0) {
    warnings.push_back(fmt::format("--plugin={} has no effect: the name does not begin with protoc-gen-", value));
  }
  programs_[name] = path;
}

// Parses [PARAMETER:]DIR.
void PluginOptions::add_plugin(std::string_view name, const std::string& option, const std::string& value,
                               std::vector<std::string>& errors) {
  plugin::Plugin plugin;
  plugin.name = std::string(kPrefix).append(name);
  plugin.option = option;
  const std::size_t colon = begins_with_drive(value) ? std::string::npos : value.find(':');
  if (colon != std::string::npos) plugin.parameter = value.substr(0, colon);
  plugin.out_dir = colon == std::string::npos ? value : value.substr(colon + 1);
  check_output_folder(option, plugin.out_dir, errors);
  plugins_.push_back(std::move(plugin));
}

std::vector<plugin::Plugin> PluginOptions::finish(std::vector<std::string>& errors) {
  for (plugin::Plugin& plugin : plugins_) {
    if (const auto program = programs_.find(plugin.name); program != programs_.end()) plugin.path = program->second;
    const auto parameters = parameters_.find(plugin.name);
    if (parameters != parameters_.end()) append_parameter(plugin.parameter, parameters->second);
  }
  for (const auto& [name, parameters] : parameters_) {
    const auto is_meant = [&wanted = name](const plugin::Plugin& plugin) { return plugin.name == wanted; };
    if (programs_.count(name) != 0 || std::any_of(plugins_.begin(), plugins_.end(), is_meant)) continue;
    errors.push_back(fmt::format("--{0}_opt requires --{0}_out=DIR", name.substr(kPrefix.size())));
  }
  return std::move(plugins_);
}

}  // namespace onnxgen
