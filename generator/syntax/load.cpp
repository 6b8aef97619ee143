#include "syntax/load.h"

#include <algorithm>
#include <cstddef>
#include <map>
#include <memory>
#include <optional>
#include <string_view>
#include <unordered_map>
#include <utility>

#include "source/source_file.h"
#include "syntax/parse.h"

namespace onnxgen::syntax {
namespace {

using source::Diagnostics;
using source::SourceFile;
using source::SourceTree;
using source::Span;

constexpr const char* kDescriptorFile = "google/protobuf/descriptor.proto";

// Number of files in a chain of imports. Functions that follow imports use recursion.
constexpr std::size_t kMaxImportDepth = 1000;

class Loader {
 public:
  Loader(SourceTree& sources, Diagnostics& diagnostics) : sources_(sources), diagnostics_(diagnostics) {}

  void add_input(const std::string& path) {
    std::string why;
    const std::string name = sources_.name_of_input(path, why);
    if (name.empty()) {
      diagnostics_.error({}, "'{}' {}", path, why);
      return;
    }
    const SourceFile* source = sources_.open(name, why);
    if (source == nullptr) {
      diagnostics_.error({}, "'{}' {}", path, why);
      return;
    }
    const LoadedFile* file = add(*source);
    if (file != nullptr && std::count(result_.inputs.begin(), result_.inputs.end(), file) == 0) {
      result_.inputs.push_back(file);
    }
  }

  void add_standard_options() {
    const auto is_descriptor = [](const auto& file) { return file->tree.source->name() == kDescriptorFile; };
    if (std::any_of(result_.files.begin(), result_.files.end(), is_descriptor)) return;
    std::optional<File> tree = parse(sources_.open_built_in(kDescriptorFile), diagnostics_);
    if (!tree) return;
    result_.standard_options = std::make_unique<LoadedFile>();
    result_.standard_options->tree = std::move(*tree);
  }

  LoadedFiles take() { return std::move(result_); }

 private:
  // An import statement whose file is being loaded.
  struct Step {
    const SourceFile* importer;
    Span span;
  };

  // Loads the file and its imports. Returns nullptr if it cannot be used. Not called for a file that is still being
  // loaded: import() detects that.
  LoadedFile* add(const SourceFile& source) {
    const auto known = known_.find(&source);
    if (known != known_.end()) return known->second;
    std::optional<File> tree = parse(source, diagnostics_);
    if (!tree) return known_[&source] = nullptr;
    auto file = std::make_unique<LoadedFile>();
    file->tree = std::move(*tree);
    file->complete = file->tree.complete;
    report_repeated_imports(file->tree);
    for (std::size_t i = 0; i < file->tree.imports.size(); ++i) {
      const LoadedFile* const imported = import(file->tree, i);
      file->imports.push_back(imported);
      if (imported != nullptr) file->import_depth = std::max(file->import_depth, imported->import_depth + 1);
      if (may_be_missing(file->tree, i) && imported == nullptr) continue;
      if (imported == nullptr || !imported->complete) file->complete = false;
    }
    result_.files.push_back(std::move(file));
    return known_[&source] = result_.files.back().get();
  }

  // Descriptor sets and requests of protoc contain the option imports of the input files only.
  static bool may_be_missing(const File& importer, std::size_t index) {
    return importer.imports[index].kind == Import::Kind::kOption && importer.source->locations().has_value();
  }

  void report_repeated_imports(const File& importer) {
    std::unordered_map<std::string_view, Span> imported;
    for (const Import& import : importer.imports) {
      const auto [first, is_new] = imported.emplace(import.name.text, import.name.span);
      if (is_new) continue;
      diagnostics_.error(import.name.span, "\"{}\" is already imported", import.name.text)
          .note(first->second, "first imported here");
    }
  }

  const LoadedFile* import(const File& importer, std::size_t index) {
    const Import& import = importer.imports[index];
    std::string why;
    const SourceFile* source = sources_.open(import.name.text, why);
    if (source == nullptr && may_be_missing(importer, index)) return nullptr;
    if (source == nullptr) {
      diagnostics_.error(import.name.span, "import \"{}\" {}", import.name.text, why);
      return nullptr;
    }
    steps_.push_back({importer.source, import.name.span});
    const LoadedFile* file = is_under_way(*source) || is_too_deep(steps_.size()) ? nullptr : add(*source);
    const bool is_usable = file != nullptr && !is_too_deep(file->import_depth);
    steps_.pop_back();
    return is_usable ? file : nullptr;
  }

  // Returns whether a chain of `files` files before or after the current import leaves no room for one more. Reports an
  // error in that case.
  bool is_too_deep(std::size_t files) {
    if (files < kMaxImportDepth) return false;
    diagnostics_.error(steps_.back().span, "imports are nested more than {} files deep", kMaxImportDepth);
    return true;
  }

  // Returns whether the file is still being loaded by an enclosing call. This is an import cycle, which is reported.
  bool is_under_way(const SourceFile& source) {
    const auto first = std::find_if(steps_.begin(), steps_.end(), [&](const Step& s) { return s.importer == &source; });
    if (first == steps_.end()) return false;
    const auto length = static_cast<std::size_t>(steps_.end() - first);
    if (length == 1) {
      diagnostics_.error(first->span, "\"{}\" imports itself", source.name());
      return true;
    }
    auto report = diagnostics_.error(first->span, "\"{}\" imports itself through other files", source.name());
    const auto end = first + static_cast<std::ptrdiff_t>(std::min(length, 1 + source::kMaxCycleNotes));
    for (auto step = first + 1; step != end; ++step) {
      const bool last = step + 1 == steps_.end();
      report.note(step->span, "\"{}\" imports \"{}\" here", step->importer->name(),
                  last ? source.name() : (step + 1)->importer->name());
    }
    if (end != steps_.end()) {
      report.note(end->span, "{} more steps of the cycle are not shown", steps_.end() - end);
    }
    return true;
  }

  SourceTree& sources_;
  Diagnostics& diagnostics_;
  std::vector<Step> steps_;
  std::map<const SourceFile*, LoadedFile*> known_;
  LoadedFiles result_;
};

}  // namespace

LoadedFiles load(const std::vector<std::string>& inputs, SourceTree& sources, Diagnostics& diagnostics) {
  Loader loader(sources, diagnostics);
  for (const std::string& input : inputs) loader.add_input(input);
  loader.add_standard_options();
  return loader.take();
}

}  // namespace onnxgen::syntax
