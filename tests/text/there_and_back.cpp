// onnxgen_there_and_back_PROFILE FILE|FOLDER...
//
// Parses each .onnx and .pb file, prints it as text and as JSON, parses both into messages of the class and serializes
// them. The bytes must be those of the file. Prints the name of each file for which they differ, with the reason. The
// last line counts the files for which they are equal. If the class already serializes the parsed file to different
// bytes, for example because the fields of the file have an unusual order, the expected bytes are those that the class
// serializes.
//
// Exits with status 1 if the bytes differ for a file that a class can parse, and with status 77 if there are no files.
#include <onnx/onnx-data.pb.h>
#include <onnx/onnx-ml.pb.h>

#include <algorithm>
#include <cstddef>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

#include "onnxgen/text/parse.h"
#include "onnxgen/text/parse_json.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/print_json.h"

namespace onnxgen::tests {
namespace {

namespace fs = std::filesystem;

struct Counts {
  std::size_t files = 0;
  std::size_t identical = 0;
  std::size_t written_otherwise = 0;  // by the class, without text
  std::size_t no_message = 0;
  std::size_t lost = 0;
};

template <class M>
bool read(const std::string& bytes, M& message) {
  return static_cast<bool>(message.ParsePartialFromString(bytes));
}

template <class M>
std::string written(const M& message) {
  std::string bytes;
  if (!static_cast<bool>(message.SerializePartialToString(&bytes))) return "not written";
  return bytes;
}

// Returns whether printing, parsing and serializing reproduces the expected bytes. Prints the reason if not.
template <class M, class Print, class Parse>
bool comes_back(const M& message, const std::string& expected, const std::string& what, Print print, Parse parse) {
  std::string printed;
  const text::TextStatus printing = print(message, printed);
  M again;
  const text::TextStatus parsing = printing ? parse(printed, &again) : printing;
  if (!parsing) {
    std::printf("%s: %s\n", what.c_str(), parsing.message().c_str());
    return false;
  }
  if (written(again) == expected) return true;
  std::printf("%s: other bytes come back\n", what.c_str());
  return false;
}

template <class M>
bool comes_back(const M& message, const std::string& expected, const std::string& path) {
  const auto print_text = [](const M& printed, std::string& out) { return text::print_text(printed, out); };
  const auto parse_text = [](const std::string& in, M* out) {
    text::ParseTextOptions options;
    options.allow_partial = true;
    return text::parse_text(in, out, options);
  };
  const auto print_json = [](const M& printed, std::string& out) { return text::print_json(printed, out); };
  const auto parse_json = [](const std::string& in, M* out) { return text::parse_json(in, out); };
  const bool as_text = comes_back(message, expected, path + ": text", print_text, parse_text);
  return comes_back(message, expected, path + ": JSON", print_json, parse_json) && as_text;
}

// Returns whether the bytes are a message of the class without unknown fields at any level.
template <class M>
bool is_whole(const std::string& bytes, bool must_be_written_so) {
  M message;
  if (!read(bytes, message) || (must_be_written_so && written(message) != bytes)) return false;
  text::PrintTextOptions options;
  std::string all;
  const bool is_printed = static_cast<bool>(text::print_text(message, all, options));
  options.hide_unknown_fields = true;
  std::string known;
  return is_printed && text::print_text(message, known, options) && known == all;
}

template <class M>
void check(const std::string& bytes, const std::string& path, Counts& counts) {
  M message;
  (void)read(bytes, message);
  const std::string expected = written(message);
  if (!comes_back(message, expected, path)) {
    ++counts.lost;
  } else if (expected == bytes) {
    ++counts.identical;
  } else {
    ++counts.written_otherwise;
    std::printf("%s: not as a serializer writes it; comes back as one does\n", path.c_str());
  }
}

void check(const fs::path& path, Counts& counts) {
  std::ifstream in(path, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  ++counts.files;
  // A .pb file does not state its type, and a file of one class may also parse as another, which would serialize it
  // differently.
  for (const bool must_be_written_so : {true, false}) {
    const auto is_a = [&](auto message) { return is_whole<decltype(message)>(bytes, must_be_written_so); };
    if (path.extension() == ".onnx") {
      if (is_a(onnx::ModelProto())) return check<onnx::ModelProto>(bytes, path.string(), counts);
      continue;
    }
    if (is_a(onnx::TensorProto())) return check<onnx::TensorProto>(bytes, path.string(), counts);
    if (is_a(onnx::SequenceProto())) return check<onnx::SequenceProto>(bytes, path.string(), counts);
    if (is_a(onnx::OptionalProto())) return check<onnx::OptionalProto>(bytes, path.string(), counts);
  }
  ++counts.no_message;
  std::printf("%s: no message of ONNX, or one with unknown fields\n", path.c_str());
}

std::vector<fs::path> files_of(const fs::path& place) {
  std::vector<fs::path> files;
  if (!fs::exists(place)) {
    std::printf("SKIPPED: there is no %s\n", place.c_str());
    return files;
  }
  if (!fs::is_directory(place)) return {place};
  for (const auto& entry : fs::recursive_directory_iterator(place)) {
    const bool is_wanted = entry.path().extension() == ".onnx" || entry.path().extension() == ".pb";
    if (is_wanted && entry.is_regular_file()) files.push_back(entry.path());
  }
  std::sort(files.begin(), files.end());
  return files;
}

int run(int argc, char** argv) {
  Counts counts;
  for (int i = 1; i < argc; ++i) {
    for (const fs::path& path : files_of(argv[i])) check(path, counts);
  }
  std::printf("%zu files: %zu identical, %zu written otherwise, %zu no message, %zu lost\n", counts.files,
              counts.identical, counts.written_otherwise, counts.no_message, counts.lost);
  if (counts.files == 0) return 77;
  return counts.lost == 0 ? 0 : 1;
}

}  // namespace
}  // namespace onnxgen::tests

int main(int argc, char** argv) {
  return onnxgen::tests::run(argc, argv);
}
