// The complete generator. Any syntactically valid file produces classes and a descriptor set, or diagnostics. The part
// of the input after the line "=== b.proto" is a second file, which the first may import.
#include <unistd.h>

#include <cstddef>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

#include "check.h"
#include "pipeline.h"
#include "source/render.h"
#include "source/source_file.h"
#include "syntax/parse.h"
#include "target.h"

namespace {

namespace fs = std::filesystem;

class TemporaryFolder {
 public:
  TemporaryFolder() {
    std::string pattern = (fs::temp_directory_path() / "onnxgen-fuzz-XXXXXX").string();
    FUZZ_CHECK(::mkdtemp(pattern.data()) != nullptr);
    path_ = pattern;
  }
  TemporaryFolder(const TemporaryFolder&) = delete;
  TemporaryFolder& operator=(const TemporaryFolder&) = delete;
  ~TemporaryFolder() {
    std::error_code ignored;
    fs::remove_all(path_, ignored);
  }

  void write(const char* name, std::string_view text) const {
    std::ofstream stream(path_ / name, std::ios::binary | std::ios::trunc);
    stream << text;
    stream.close();
    FUZZ_CHECK(stream.good());
  }
  std::string path_of(const char* name) const { return path_ / name; }
  std::string path() const { return path_; }

 private:
  fs::path path_;
};

void check_diagnostics(const onnxgen::source::Diagnostics& diagnostics) {
  const auto check_span = [](const onnxgen::source::Span& span) {
    if (span.file == nullptr) return;
    FUZZ_CHECK(span.begin <= span.end && span.end <= span.file->bytes().size());
  };
  for (const onnxgen::source::Diagnostic& diagnostic : diagnostics.entries()) {
    FUZZ_CHECK(!diagnostic.text.empty());
    check_span(diagnostic.span);
    for (const onnxgen::source::Note& note : diagnostic.notes) check_span(note.span);
  }
  FUZZ_CHECK(onnxgen::source::render(diagnostics).empty() == diagnostics.entries().empty());
}

bool has_syntax_errors(std::string_view text) {
  const onnxgen::source::SourceFile file("a.proto", "a.proto", std::string(text));
  onnxgen::source::Diagnostics diagnostics;
  onnxgen::syntax::parse(file, diagnostics);
  return diagnostics.has_errors();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  static const TemporaryFolder folder;
  const std::string_view input = onnxgen::fuzz::view(data, size);
  constexpr std::string_view kSeparator = "\n=== b.proto\n";
  const std::size_t end = input.find(kSeparator);
  // proto_syntax tests syntax errors. Here they would use most of the time, because every run also reads
  // descriptor.proto.
  if (has_syntax_errors(input.substr(0, end))) return 0;
  folder.write("a.proto", input.substr(0, end));
  folder.write("b.proto", end != std::string_view::npos ? input.substr(end + kSeparator.size()) : std::string_view());

  onnxgen::Options options;
  options.import_paths = {{"", folder.path()}};
  options.inputs = {folder.path_of("a.proto")};
  onnxgen::source::SourceTree sources(options.import_paths);
  onnxgen::source::Diagnostics diagnostics;
  options.out_dir = folder.path();
  options.descriptor_set_out = folder.path_of("set.bin");
  options.experimental_editions = true;
  options.include_imports = true;
  options.include_source_info = true;
  const onnxgen::Outputs outputs = onnxgen::run(options, sources, diagnostics);
  FUZZ_CHECK(outputs.folders.empty() == diagnostics.has_errors());
  FUZZ_CHECK(outputs.descriptor_set.empty() == diagnostics.has_errors());
  check_diagnostics(diagnostics);
  return 0;
}
