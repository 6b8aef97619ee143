#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace onnxgen::tests {

// Class of the message in a file.
enum class FileKind { kModel, kTensor, kSequence, kOptional };

struct CorpusFile {
  std::filesystem::path path;
  FileKind kind = FileKind::kModel;
};

// Returns Debian's test models and their data sets; empty if they are not installed.
std::vector<CorpusFile> debian_files();

// Returns the models and data sets in the corpora folder; empty if there is none.
std::vector<CorpusFile> corpora_files();

std::string read_file(const std::filesystem::path& path);

// Calls visit with the class for this kind, which is one of the members Model, Tensor, Sequence and Optional of
// Classes.
template <class Classes, class Visit>
void with_class_of(FileKind kind, Visit visit) {
  switch (kind) {
    case FileKind::kModel:
      return visit(typename Classes::Model{});
    case FileKind::kTensor:
      return visit(typename Classes::Tensor{});
    case FileKind::kSequence:
      return visit(typename Classes::Sequence{});
    case FileKind::kOptional:
      return visit(typename Classes::Optional{});
  }
}

}  // namespace onnxgen::tests
