// Runs plugins of protoc.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "plugin/response.h"
#include "schema/schema.h"
#include "source/diagnostics.h"

namespace onnxgen::plugin {

// One --NAME_out option of the command line.
struct Plugin {
  std::string name;    // "protoc-gen-NAME"
  std::string option;  // "--NAME_out"
  std::string path;    // path of the program; empty: search PATH for `name`
  std::string parameter;
  std::string out_dir;
  bool checks_editions = true;  // refuse files with an edition that the plugin does not support
};

// Runs the plugin for the input files of a valid schema. Returns nullopt and reports an error if the plugin cannot be
// run, fails, answers with an error, or does not support a feature that the files use.
std::optional<Response> run(const Plugin& plugin, const schema::Schema& schema, source::Diagnostics& diagnostics);

}  // namespace onnxgen::plugin
