// The options of the command line that select plugins: --NAME_out, --NAME_opt and --plugin.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "plugin/plugin.h"

namespace onnxgen {

// Appends an error if `folder`, the value of an option, cannot be an output folder.
void check_output_folder(std::string_view option, const std::string& folder, std::vector<std::string>& errors);

class PluginOptions {
 public:
  // Returns whether the option, without '=' and value, is one of these.
  static bool is_known(std::string_view option);

  // Reads one option. Appends to `errors` and `warnings`.
  void read(const std::string& option, const std::string& value, std::vector<std::string>& errors,
            std::vector<std::string>& warnings);

  // Returns the plugins in the order of --NAME_out, with the programs and parameters of the other options, which may
  // precede or follow --NAME_out. Like protoc, ignores the parameters of a plugin that only --plugin names.
  std::vector<plugin::Plugin> finish(std::vector<std::string>& errors);

 private:
  void add_program(const std::string& value, std::vector<std::string>& warnings);
  void add_plugin(std::string_view name, const std::string& option, const std::string& value,
                  std::vector<std::string>& errors);

  std::vector<plugin::Plugin> plugins_;
  std::map<std::string, std::string> programs_;    // paths, by plugin name
  std::map<std::string, std::string> parameters_;  // values of --NAME_opt, by plugin name
};

}  // namespace onnxgen
