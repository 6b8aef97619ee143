// Command line options. Where protoc has the same option, its spelling is used.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plan/cpp_options.h"
#include "plugin/plugin.h"
#include "source/render.h"
#include "source/source_tree.h"

namespace onnxgen {

// Role of the program, derived from its name. With kProtoc, the program defaults to the classes of the protobuf
// profile, makes them visible to other shared objects, and reports the protoc version that it replaces. With kPlugin,
// it answers requests of protoc.
enum class Role { kOnnxgen, kProtoc, kPlugin };

// Derives the role from the file name: protoc or onnxgen-protoc, optionally followed by a version or .exe, is kProtoc;
// protoc-gen-onnxgen is kPlugin.
Role role_of(std::string_view program);

// Restriction of the files that inputs may import.
struct AllowedImports {
  std::optional<std::vector<std::string>> files;  // unset: any
  std::string violation;                          // error text for other imports; %s is the file; empty: default text
};

struct Options {
  enum class Action { kGenerate, kShowHelp, kShowVersion };
  Action action = Action::kGenerate;
  std::vector<source::ImportPath> import_paths;  // in search order; empty only with descriptor_sets_in
  std::vector<std::string> inputs;
  std::vector<std::string> descriptor_sets_in;  // files with descriptors of inputs and imports
  std::string out_dir;
  plan::CppOptions cpp;
  std::string python_out;     // folder for Python modules; empty: none are written
  std::string python_module;  // module for all inputs; empty: one per input, named after it
  std::vector<plugin::Plugin> plugins;
  std::string descriptor_set_out;        // file for the schemas, as a FileDescriptorSet; empty: none is written
  bool include_imports = false;          // add imports to the descriptor set
  bool include_source_info = false;      // add locations and comments to the descriptor set
  bool retain_options = false;           // keep options with RETENTION_SOURCE in the descriptor set
  std::string edition_defaults_out;      // file for the defaults of features; empty: none is written
  std::string edition_defaults_minimum;  // EDITION_..., without this prefix; empty: PROTO2
  std::string edition_defaults_maximum;  // empty: the newest edition that is final
  std::string dependency_out;            // file for the dependency rule; empty: none is written
  std::string dependency_target;         // target of the dependency rule; empty: all written files
  // Converts one message from standard input to standard output instead of writing files.
  enum class Conversion { kNone, kDecode, kDecodeRaw, kEncode };
  Conversion conversion = Conversion::kNone;
  std::string message_type;  // for kDecode and kEncode
  bool check = false;
  bool fatal_warnings = false;
  source::ErrorFormat error_format = source::ErrorFormat::kGcc;
  AllowedImports direct_dependencies;
  AllowedImports option_dependencies;  // of `import option`
  bool disallow_services = false;
  bool experimental_editions = false;  // permit editions that are not final
};

struct CommandLine {
  Options options;
  std::vector<std::string> errors;  // if not empty, `options` must not be used
  std::vector<std::string> warnings;
};

// Parses the command line. `arguments` excludes the program name.
CommandLine read_command_line(const std::vector<std::string>& arguments, Role role = Role::kOnnxgen);

}  // namespace onnxgen
