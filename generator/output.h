// What leaves the generator: files, written only where they would change.
#pragma once

#include <string>
#include <vector>

#include "emit/emit.h"

namespace onnxgen {

// Each function returns what went wrong, one message a line of the result; empty if nothing did.

// Writes the files below `out_dir`, which must exist; folders in between are made. A file that is up to date keeps its
// time stamp, any other is replaced in one step: a reader sees the old text or the new one.
std::vector<std::string> write_files(const std::string& out_dir, const std::vector<emit::OutputFile>& files);

// Writes one file whose path says where. What is no plain file, such as /dev/stdout, is written to, and not replaced.
std::vector<std::string> write_file(const std::string& path, const std::string& bytes);

// Names each file on disk that is not what write_files would write.
std::vector<std::string> find_stale(const std::string& out_dir, const std::vector<emit::OutputFile>& files);

// The paths of the files below `out_dir`.
std::vector<std::string> paths_on_disk(const std::string& out_dir, const std::vector<emit::OutputFile>& files);

// Writes a rule of make to the file `path`: every target depends on every file read.
std::vector<std::string> write_dependencies(const std::string& path, const std::vector<std::string>& targets,
                                            const std::vector<std::string>& sources);

// The rule's text. Blanks, '#', '\\' and '$' in paths are escaped as make and Ninja want them.
std::string dependency_rule(const std::vector<std::string>& targets, const std::vector<std::string>& sources);

}  // namespace onnxgen
