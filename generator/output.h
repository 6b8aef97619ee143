// Writes the generated files, but only those whose contents change.
#pragma once

#include <string>
#include <vector>

#include "emit/emit.h"

namespace onnxgen {

// Functions that return errors return one message per element; an empty vector means success.

// Checks that the output folder exists.
std::vector<std::string> check_folder(const std::string& out_dir);

// Writes `files` below `out_dir`, which must exist. Creates missing subfolders. An up-to-date file keeps its time
// stamp. Any other file is replaced atomically, so readers see either the old or the new text.
std::vector<std::string> write_files(const std::string& out_dir, const std::vector<emit::OutputFile>& files);

// Writes one file to `path`. Anything other than a regular file, such as /dev/stdout, is written in place and not
// replaced.
std::vector<std::string> write_file(const std::string& path, const std::string& bytes);

// Returns one message for each file on disk that is missing or differs from what write_files() would write.
std::vector<std::string> find_stale(const std::string& out_dir, const std::vector<emit::OutputFile>& files);

// Returns the paths of `files` below `out_dir`.
std::vector<std::string> paths_on_disk(const std::string& out_dir, const std::vector<emit::OutputFile>& files);

// Writes a make rule to the file `path`. Every target depends on every source.
std::vector<std::string> write_dependencies(const std::string& path, const std::vector<std::string>& targets,
                                            const std::vector<std::string>& sources);

// Returns the text of the rule; empty if there are no targets. Escapes blanks, '#', '\\' and '$' in paths as make and
// Ninja require.
std::string dependency_rule(const std::vector<std::string>& targets, const std::vector<std::string>& sources);

}  // namespace onnxgen
