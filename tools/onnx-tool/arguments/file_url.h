// URLs of local files, as file managers and browsers copy them.
#pragma once

#include <CLI/CLI.hpp>
#include <string>

namespace onnx_tool {

// Returns the path of a URL such as "file:///home/me/my%20model.onnx" or "file://localhost/model.onnx". Returns any
// other text as it is, including URLs of files on other computers.
std::string path_of_file_url(const std::string& text);

// Makes all options of all commands whose values are paths accept such URLs.
void accept_file_urls(CLI::App& app);

}  // namespace onnx_tool
