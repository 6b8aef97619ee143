// The command line, with protoc's words.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "plan/cpp_options.h"
#include "source/render.h"
#include "source/source_tree.h"

namespace onnxgen {

// The name that the program goes by. As protoc it makes the classes of the protobuf profile unless told otherwise, lets
// other shared objects see them, and says the version that it stands in for.
enum class Role { kOnnxgen, kProtoc };

// By the file's name: protoc or onnxgen-protoc, with or without a version or .exe behind it.
Role role_of(std::string_view program);

struct Options {
  enum class Action { kGenerate, kShowHelp, kShowVersion };
  Action action = Action::kGenerate;
  std::vector<source::ImportPath> import_paths;  // in the order of the search; never empty
  std::vector<std::string> inputs;
  std::string out_dir;
  plan::CppOptions cpp;
  std::string python_out;          // a folder for Python modules; empty: none are made
  std::string python_module;       // the one of all inputs; empty: one for each, called after it
  std::string descriptor_set_out;  // a file for the schemas as a FileDescriptorSet; empty: none is written
  bool include_imports = false;    // in it
  std::string dependency_out;      // empty: none is written
  std::string dependency_target;   // what depends, in the file dependency_out; empty: all files written
  // A message from the standard input to the standard output, instead of files.
  enum class Conversion { kNone, kDecode, kDecodeRaw, kEncode };
  Conversion conversion = Conversion::kNone;
  std::string message_type;  // of kDecode and kEncode
  bool check = false;
  bool fatal_warnings = false;
  source::ErrorFormat error_format = source::ErrorFormat::kGcc;
  std::optional<std::vector<std::string>> direct_dependencies;  // what inputs may import; any file where not given
  std::string direct_dependencies_violation;  // said of another file, in place of our own words; %s is its name
};

struct CommandLine {
  Options options;
  std::vector<std::string> errors;  // if there are any, `options` means nothing
  std::vector<std::string> warnings;
};

// `arguments` without the program's name.
CommandLine read_command_line(const std::vector<std::string>& arguments, Role role = Role::kOnnxgen);

}  // namespace onnxgen
