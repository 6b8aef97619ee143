// Inputs with libprotobuf's verdict on them, in a file: libprotobuf's classes and those of the protobuf profile have
// the same names, so no program holds both.
#pragma once

#include <filesystem>
#include <iosfwd>
#include <map>
#include <string>
#include <vector>

namespace onnxgen::tests {

struct JudgedCase {
  enum class Kind {
    kRead,     // a message
    kMerge,    // two messages, the second merged into the first
    kDamaged,  // a message with a few bytes changed
  };

  Kind kind = Kind::kRead;
  std::string input;
  std::string more;       // kMerge's second message
  bool accepted = false;  // parsed without an error
  std::string expected;   // what libprotobuf writes; empty where nothing was accepted
  // Whether the class, or one below it, has extensions, as message sets do, whose unknown items stand behind the others
  // in `expected`, or maps, whose entries may come twice there.
  bool has_extensions = false;
  bool has_maps = false;

  // Whether the protobuf profile writes `expected` to the letter.
  bool is_expected_exact() const { return !has_extensions && !has_maps; }
};

// By the full name of the message.
using JudgedCases = std::map<std::string, std::vector<JudgedCase>>;

void write_judged_cases(const JudgedCases& cases, std::ostream& out);

// Throws std::runtime_error where the file cannot be read.
JudgedCases read_judged_cases(const std::filesystem::path& path);

}  // namespace onnxgen::tests
