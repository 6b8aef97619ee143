#include "options.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <fstream>
#include <iterator>
#include <optional>
#include <string_view>
#include <utility>

#include "argument_paths.h"
#include "cpp_options.h"
#include "plugin_options.h"

namespace onnxgen {
namespace {

bool starts_with(std::string_view text, std::string_view start) {
  return text.substr(0, start.size()) == start;
}

// Replaces each `@FILE` by the lines of that file, one argument per line, as protoc does.
std::vector<std::string> expanded(const std::vector<std::string>& arguments, std::vector<std::string>& errors) {
  std::vector<std::string> result;
  for (const std::string& argument : arguments) {
    if (!starts_with(argument, "@")) {
      result.push_back(argument);
      continue;
    }
    std::ifstream file(argument.substr(1));
    for (std::string line; std::getline(file, line);) {
      if (!line.empty()) result.push_back(line);
    }
    if (!file.eof()) errors.push_back(fmt::format("cannot read '{}'", argument.substr(1)));
  }
  return result;
}

struct Refusal {
  std::string_view option;  // without '=' and value
  std::string_view instead;
};

// protoc options that are rejected, and the remedy for each.
constexpr Refusal kRefusals[] = {
    {"--notices", "see the file NOTICE"},
    {"--print_free_field_numbers", "use protoc"},
    {"--unsafe_allow_out_dir_escape", "plugins write only below the output folder"},
};

class Reader {
 public:
  explicit Reader(Role role) : role_(role) {
    if (role == Role::kProtoc) out_.options.cpp.profile = plan::Profile::kProtobuf;
    out_.options.cpp.visible = role == Role::kProtoc;
  }

  CommandLine read(const std::vector<std::string>& given) {
    if (given.empty() && role_ == Role::kProtoc) out_.options.action = Options::Action::kShowHelp;  // as protoc does
    arguments_ = expanded(given, out_.errors);
    while (next_ < arguments_.size()) read_argument(arguments_[next_++]);
    finish();
    return std::move(out_);
  }

 private:
  template <class... Args>
  void fail(fmt::format_string<Args...> format, Args&&... args) {
    out_.errors.push_back(fmt::format(format, std::forward<Args>(args)...));
  }

  void read_argument(const std::string& argument) {
    Options& options = out_.options;
    if (argument == "-h" || argument == "--help") {
      options.action = Options::Action::kShowHelp;
    } else if (argument == "--version") {
      options.action = Options::Action::kShowVersion;
    } else if (argument == "--check") {
      options.check = true;
    } else if (const auto path = value_of(argument, "--proto_path")) {
      add_import_path(*path);
    } else if (const auto output = value_of(argument, "--cpp_out")) {
      read_cpp_out(*output);
    } else if (const auto cpp_options = value_of(argument, "--cpp_opt")) {
      read_cpp_options(*cpp_options);
    } else if (const auto python = value_of(argument, "--python_out")) {
      read_python_out(*python);
    } else if (const auto dependencies = value_of(argument, "--dependency_out")) {
      options.dependency_out = *dependencies;
    } else if (const auto target = value_of(argument, "--dependency_target")) {
      options.dependency_target = *target;
    } else if (starts_with(argument, "-I")) {
      const std::optional<std::string> joined =
          argument.size() > 2 ? std::optional(argument.substr(2)) : next_value("-I");
      if (joined) add_import_path(*joined);
    } else if (read_protoc_argument(argument) || refuse(argument) || read_plugin_argument(argument)) {
      // handled
    } else if (starts_with(argument, "-")) {
      fail("unknown option '{}'; see onnxgen --help", argument);
    } else {
      options.inputs.push_back(argument);
    }
  }

  // Handles options that only builds written for protoc pass.
  bool read_protoc_argument(const std::string& argument) {
    Options& options = out_.options;
    if (argument == "--fatal_warnings") {
      options.fatal_warnings = true;
    } else if (argument == "--include_imports") {
      options.include_imports = true;
    } else if (argument == "--include_source_info") {
      options.include_source_info = true;
    } else if (argument == "--retain_options") {
      options.retain_options = true;
    } else if (const auto set = value_of(argument, "--descriptor_set_out")) {
      read_descriptor_set_out(*set);
    } else if (starts_with(argument, "-o")) {
      const std::optional<std::string> joined =
          argument.size() > 2 ? std::optional(argument.substr(2)) : next_value("-o");
      if (joined) read_descriptor_set_out(*joined);
    } else if (const auto sets = value_of(argument, "--descriptor_set_in")) {
      options.descriptor_sets_in = split_paths(*sets);
    } else if (argument == "--decode_raw") {
      convert(Options::Conversion::kDecodeRaw);
    } else if (const auto decoded = value_of(argument, "--decode")) {
      convert(Options::Conversion::kDecode, *decoded);
    } else if (const auto encoded = value_of(argument, "--encode")) {
      convert(Options::Conversion::kEncode, *encoded);
    } else if (argument == "--deterministic_output") {
      deterministic_output_ = true;
    } else if (const auto format = value_of(argument, "--error_format")) {
      read_error_format(*format);
    } else if (argument == "--disallow_services") {
      options.disallow_services = true;
    } else if (starts_with(argument + '=', "--enable_codegen_trace=")) {
      out_.warnings.emplace_back("--enable_codegen_trace has no effect");
    } else if (read_allowed_imports(argument, "--direct_dependencies", options.direct_dependencies) ||
               read_allowed_imports(argument, "--option_dependencies", options.option_dependencies)) {
      // handled
    } else if (argument == "--experimental_editions") {
      options.experimental_editions = true;
    } else if (const auto defaults = value_of(argument, "--edition_defaults_out")) {
      if (!options.edition_defaults_out.empty()) fail("--edition_defaults_out is given twice");
      options.edition_defaults_out = *defaults;
    } else if (const auto minimum = value_of(argument, "--edition_defaults_minimum")) {
      options.edition_defaults_minimum = *minimum;
    } else if (const auto maximum = value_of(argument, "--edition_defaults_maximum")) {
      options.edition_defaults_maximum = *maximum;
    } else {
      return argument == "--experimental_allow_proto3_optional";  // always enabled here
    }
    return true;
  }

  bool read_plugin_argument(const std::string& argument) {
    const std::string option = argument.substr(0, argument.find('='));
    if (!PluginOptions::is_known(option)) return false;
    if (const auto value = value_of(argument, option)) plugins_.read(option, *value, out_.errors, out_.warnings);
    return true;
  }

  void convert(Options::Conversion conversion, const std::string& type = {}) {
    if (out_.options.conversion != Options::Conversion::kNone) {
      fail("only one of --decode, --decode_raw and --encode is allowed");
    }
    out_.options.conversion = conversion;
    out_.options.message_type = type;
  }

  void read_descriptor_set_out(const std::string& path) {
    if (!out_.options.descriptor_set_out.empty()) fail("--descriptor_set_out is given twice");
    out_.options.descriptor_set_out = path;
  }

  void read_error_format(const std::string& format) {
    if (format != "gcc" && format != "msvs") return fail("unknown error format '{}'; use gcc or msvs", format);
    out_.options.error_format = format == "gcc" ? source::ErrorFormat::kGcc : source::ErrorFormat::kMsvs;
  }

  // Reads `option`, of the form NAME[:NAME...], and the option for its error text.
  bool read_allowed_imports(const std::string& argument, const std::string& option, AllowedImports& allowed) {
    if (argument == option + '=') {
      allowed.files.emplace();  // no import is allowed
    } else if (const auto names = value_of(argument, option)) {
      allowed.files = split(*names, ':');
    } else if (const auto words = value_of(argument, option + "_violation_msg")) {
      allowed.violation = *words;
    } else {
      return false;
    }
    return true;
  }

  // Rejects options of protoc for which there is a remedy.
  bool refuse(const std::string& argument) {
    const std::string option = argument.substr(0, argument.find('='));
    const auto refusal = std::find_if(std::begin(kRefusals), std::end(kRefusals),
                                      [&](const Refusal& each) { return each.option == option; });
    if (refusal == std::end(kRefusals)) return false;
    fail("'{}' is not supported: {}", option, refusal->instead);
    return true;
  }

  // Returns VALUE from `--name=VALUE` or `--name VALUE`.
  std::optional<std::string> value_of(const std::string& argument, const std::string& name) {
    if (argument == name) return next_value(name);
    if (!starts_with(argument, name + '=')) return std::nullopt;
    std::string value = argument.substr(name.size() + 1);
    if (value.empty()) fail("{} requires a value", name);
    return value;
  }

  std::optional<std::string> next_value(const std::string& name) {
    if (next_ < arguments_.size()) return arguments_[next_++];
    fail("{} requires a value", name);
    return std::string();
  }

  // Parses DIR[:DIR...], on Windows DIR[;DIR...], where each DIR may also be PREFIX=DIR.
  void add_import_path(const std::string& value) {
    for (const std::string& path : split_paths(value)) {
      out_.options.import_paths.push_back(import_path_of(path));
      if (out_.options.import_paths.back().disk.empty()) fail("'-I{}' names no folder", path);
    }
  }

  // Parses [OPTION[,OPTION...]:]DIR.
  void read_cpp_out(const std::string& value) {
    if (!out_.options.out_dir.empty()) fail("--cpp_out is given twice");
    const std::size_t colon = find_last_colon(value);
    out_.options.out_dir = colon == std::string::npos ? value : value.substr(colon + 1);
    check_output_folder("--cpp_out", out_.options.out_dir, out_.errors);
    if (colon != std::string::npos) read_cpp_options(value.substr(0, colon));
  }

  // Parses [module=NAME:]DIR.
  void read_python_out(const std::string& value) {
    if (!out_.options.python_out.empty()) fail("--python_out is given twice");
    constexpr std::string_view kModule = "module=";
    const std::size_t colon = starts_with(value, kModule) ? value.find(':') : std::string::npos;
    out_.options.python_out = colon == std::string::npos ? value : value.substr(colon + 1);
    if (out_.options.python_out.empty() || starts_with(out_.options.python_out, kModule)) {
      return fail("--python_out requires a folder");
    }
    if (colon == std::string::npos) return;
    out_.options.python_module = value.substr(kModule.size(), colon - kModule.size());
    if (!is_name(out_.options.python_module, ".")) {
      fail("'{}' is not the name of a Python module", out_.options.python_module);
    }
  }

  // Returns the name of the option that contains the options for C++.
  std::string_view cpp_option() const { return role_ == Role::kPlugin ? "--onnxgen_opt" : "--cpp_out"; }

  void read_cpp_options(const std::string& text) {
    onnxgen::read_cpp_options(text, cpp_option(), out_.options.cpp, out_.errors, out_.warnings);
  }

  void finish() {
    Options& options = out_.options;
    if (options.import_paths.empty() && options.descriptor_sets_in.empty()) options.import_paths.push_back({"", "."});
    if (options.action != Options::Action::kGenerate || !out_.errors.empty()) return;
    options.plugins = plugins_.finish(out_.errors);
    for (plugin::Plugin& plugin : options.plugins) plugin.checks_editions = !options.experimental_editions;
    check_conversion();
    if (options.conversion == Options::Conversion::kDecodeRaw) return;
    if (options.inputs.empty()) fail("no input file; see onnxgen --help");
    if (options.conversion != Options::Conversion::kNone) return;
    if (options.cpp.parse_only && options.cpp.profile == plan::Profile::kProtobuf) {
      fail("'parse_only' in {} requires the native profile", cpp_option());
    }
    if (options.cpp.protobuf_api != plan::ProtobufApi::k21 && options.cpp.profile == plan::Profile::kNative) {
      fail("'protobuf_api' in {} requires profile=protobuf", cpp_option());
    }
    if (options.descriptor_set_out.empty()) {
      if (options.include_imports) warn_of_idle("--include_imports", "--descriptor_set_out");
      if (options.include_source_info) warn_of_idle("--include_source_info", "--descriptor_set_out");
      if (options.retain_options) warn_of_idle("--retain_options", "--descriptor_set_out");
    }
    check_edition_defaults();
    if (!options.python_out.empty() && options.cpp.profile == plan::Profile::kProtobuf) {
      fail("--python_out requires the native profile");
    }
    if (!writes()) {
      fail("no output requested; use --cpp_out=DIR, --python_out=DIR, --NAME_out=DIR or --descriptor_set_out=FILE");
    }
  }

  void check_edition_defaults() {
    const Options& options = out_.options;
    if (options.edition_defaults_out.empty()) {
      if (!options.edition_defaults_minimum.empty()) {
        warn_of_idle("--edition_defaults_minimum", "--edition_defaults_out");
      }
      if (!options.edition_defaults_maximum.empty()) {
        warn_of_idle("--edition_defaults_maximum", "--edition_defaults_out");
      }
    } else if (options.edition_defaults_out == options.descriptor_set_out) {
      fail("--descriptor_set_out and --edition_defaults_out name the same file, {}", options.descriptor_set_out);
    }
  }

  void warn_of_idle(std::string_view option, std::string_view needed) {
    out_.warnings.push_back(fmt::format("{} has no effect without {}=FILE", option, needed));
  }

  bool writes() const {
    const Options& options = out_.options;
    return !options.out_dir.empty() || !options.python_out.empty() || !options.plugins.empty() ||
           !options.descriptor_set_out.empty() || !options.edition_defaults_out.empty();
  }

  void check_conversion() {
    const Options& options = out_.options;
    if (options.conversion == Options::Conversion::kNone) {
      if (deterministic_output_) fail("--deterministic_output requires --encode");
    } else if (writes() || !options.dependency_out.empty() || options.check) {
      fail("--decode, --decode_raw and --encode write no files; remove the options for output files");
    }
    if (options.conversion == Options::Conversion::kDecodeRaw && !options.inputs.empty()) {
      fail("--decode_raw accepts no .proto files");
    }
  }

  Role role_;
  std::vector<std::string> arguments_;
  std::size_t next_ = 0;
  PluginOptions plugins_;
  bool deterministic_output_ = false;  // no effect: output is always deterministic
  CommandLine out_;
};

}  // namespace

Role role_of(std::string_view program) {
  program.remove_prefix(std::min(program.find_last_of("/\\") + 1, program.size()));
  if (starts_with(program, "onnxgen-")) program.remove_prefix(std::string_view("onnxgen-").size());
  if (starts_with(program, "protoc-gen-onnxgen")) return Role::kPlugin;
  if (!starts_with(program, "protoc")) return Role::kOnnxgen;
  const std::string_view rest = program.substr(std::string_view("protoc").size());
  return rest.empty() || rest.front() == '-' || rest.front() == '.' ? Role::kProtoc : Role::kOnnxgen;
}

CommandLine read_command_line(const std::vector<std::string>& arguments, Role role) {
  return Reader(role).read(arguments);
}

}  // namespace onnxgen
