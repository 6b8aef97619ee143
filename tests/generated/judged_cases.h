// Inputs and libprotobuf's results for them, stored in a file. Classes of libprotobuf and of the protobuf profile have
// the same names, so a program cannot contain both.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <map>
#include <string>
#include <vector>

namespace onnxgen::tests {

struct JudgedCase {
  enum class Kind {
    kRead,     // one message
    kMerge,    // two messages; the second is merged into the first
    kDamaged,  // one message with a few bytes changed
  };

  Kind kind = Kind::kRead;
  std::string input;
  std::string more;       // second message of kMerge
  bool accepted = false;  // parsed without an error
  std::string expected;   // libprotobuf's output; empty if not accepted
  // Whether the class, or a message below it, has extensions or maps. MessageSets count as extensions. In `expected`,
  // unknown items of MessageSets come after the others, and map entries may occur twice.
  bool has_extensions = false;
  bool has_maps = false;

  // Returns whether the protobuf profile must write exactly `expected`.
  bool is_expected_exact() const { return !has_extensions && !has_maps; }
};

// Cases by the full name of the message.
using JudgedCases = std::map<std::string, std::vector<JudgedCase>>;

void write_judged_cases(const JudgedCases& cases, std::ostream& out);

// Throws std::runtime_error if the file cannot be read.
JudgedCases read_judged_cases(const std::filesystem::path& path);

}  // namespace onnxgen::tests
