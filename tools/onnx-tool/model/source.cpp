#include "model/source.h"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cstddef>

#include "failure.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/wire/utf8.h"
#include "output/names.h"

namespace onnx_tool {
namespace {

namespace io = onnxgen::io;

constexpr std::size_t kFirstBytes = 512;

// Files that users mistake for ONNX models: their first bytes, and the message for each.
struct Foreign {
  std::size_t offset;
  std::string_view magic;
  const char* what;
};
constexpr Foreign kForeign[] = {
    {0,
     {"\x80\x02\x8a\x0a", 4},
     "a PyTorch checkpoint, which contains no graph; export the model with torch.onnx.export"},
    {0,
     {"\x80\x02", 2},
     "a Python pickle, as written by old PyTorch versions; export the model with torch.onnx.export"},
    {4, "ORTM", "a model in ONNX Runtime's own format (.ort); use the .onnx file from which it was created"},
    {4, "TFL3", "a TensorFlow Lite model; convert it with tf2onnx"},
    {0, "GGUF", "a GGUF file, which contains no ONNX graph"},
    {0, "\x89HDF", "an HDF5 file, as written by Keras; convert the model with tf2onnx"},
    {0, {"\x1f\x8b", 2}, "a gzip file; decompress it with gunzip"},
    {0, "version https://git-lfs.github.com/spec/",
     "a Git LFS pointer, not the model itself; run `git lfs pull` to download it"},
    {0, "\x93NUMPY", "a NumPy array, not a model"},
};

[[noreturn]] void fail(const std::string& path, std::string_view what) {
  throw Failure(fmt::format("{}: {}", shown_path(path), what));
}

std::string first_bytes(const std::string& path) {
  const io::File file(io::system::open_to_read(path), path);
  if (!file.is_open()) {
    fail(path, fmt::format("cannot be opened: {}", io::system::error_text(io::system::last_error())));
  }
  std::array<char, kFirstBytes> bytes;
  std::size_t size = 0;
  check(file.read_some_at(0, bytes.data(), bytes.size(), size));
  return {bytes.data(), size};
}

// Returns whether the bytes are text: no control characters except white space, and valid UTF-8, except for a character
// cut off at the end. A binary model starts with the tag of its IR version, which is another control character.
bool is_text(std::string_view bytes) {
  const auto is_laid_out = [](char c) { return c == '\n' || c == '\r' || c == '\t' || c == '\f'; };
  for (std::size_t at = 0; at < bytes.size();) {
    const auto byte = static_cast<unsigned char>(bytes[at]);
    if ((byte < 0x20 && !is_laid_out(bytes[at])) || byte == 0x7F) return false;
    const std::size_t length = onnxgen::wire::utf8_sequence_length(bytes.substr(at));
    constexpr std::size_t kLongestCharacter = 4;
    if (length == 0) return bytes.size() == kFirstBytes && bytes.size() - at < kLongestCharacter;
    at += length;
  }
  return true;
}

Format format_of_folder(const std::string& path) {
  io::FileAttributes graph;
  if (io::attributes_of(path + "/__MODEL_PROTO", graph)) return Format::kFolder;
  fail(path, "this is a folder; specify the model file in it");
}

// Returns the start of the next word or symbol, after blanks and comments.
std::size_t next_word(std::string_view text, std::size_t at) {
  while (true) {
    at = std::min(text.find_first_not_of(" \t\r\n\f", at), text.size());
    if (at == text.size() || text[at] != '#') return at;
    at = std::min(text.find('\n', at), text.size());
  }
}

// Returns the end of the name at `at`, which may be in quotes, or `at` if there is no name.
std::size_t end_of_name(std::string_view text, std::size_t at) {
  if (text.substr(at, 1) != "\"") {
    const auto is_of_name = [](char c) {
      return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
    };
    while (at < text.size() && is_of_name(text[at])) ++at;
    return at;
  }
  for (++at; at < text.size() && text[at] != '"'; ++at) {
    if (text[at] == '\\') ++at;
  }
  return std::min(at + 1, text.size());
}

// Models in this syntax start with "<ir_version:" or "graph (". Neither protobuf's text format nor JSON does.
bool is_syntax(std::string_view bytes) {
  const std::size_t first = next_word(bytes, 0);
  const bool has_properties = bytes.substr(first, 1) == "<";
  const std::size_t name = has_properties ? next_word(bytes, first + 1) : first;
  const std::size_t end = end_of_name(bytes, name);
  const std::string_view rest = bytes.substr(next_word(bytes, end));
  if (end == name || rest.empty()) return false;
  return has_properties ? rest[0] == ':' : rest[0] == '(' || rest.substr(0, 2) == "=>";
}

Format format_of_text(std::string_view bytes) {
  const std::size_t first = bytes.find_first_not_of(" \t\r\n\f");
  return first != std::string_view::npos && bytes[first] == '{' ? Format::kJson : Format::kText;
}

}  // namespace

std::string_view format_text(Format format) noexcept {
  switch (format) {
    case Format::kOnnx:
      return "ONNX";
    case Format::kArchive:
      return "zip archive";
    case Format::kFolder:
      return "archive folder";
    case Format::kEncrypted:
      return "encrypted";
    case Format::kText:
      return "text format";
    case Format::kJson:
      return "JSON";
    case Format::kSyntax:
      return "ONNX's textual syntax";
    case Format::kRemote:
      return "on a server";
  }
  return "";
}

bool has_external_files(Format format) noexcept {
  switch (format) {
    case Format::kOnnx:
    case Format::kText:
    case Format::kJson:
    case Format::kSyntax:
      return true;
    case Format::kArchive:
    case Format::kFolder:
    case Format::kEncrypted:
    case Format::kRemote:
      return false;
  }
  return false;
}

bool is_url(std::string_view source) noexcept {
  for (const std::string_view scheme : {"https://", "http://", "s3://"}) {
    if (source.substr(0, scheme.size()) == scheme) return true;
  }
  return false;
}

Format format_of(const std::string& source) {
  if (is_url(source)) return Format::kRemote;
  io::FileAttributes attributes;
  if (!io::attributes_of(source, attributes)) {
    const int error = io::system::last_error();
    if (io::system::cause_of(error) == io::system::Cause::kMissing) {
      fail(source, "no such file; check the path");
    }
    fail(source, fmt::format("cannot be opened: {}", io::system::error_text(error)));
  }
  if (attributes.is_folder) return format_of_folder(source);
  if (!attributes.is_regular) fail(source, "not a regular file; copy its contents to a file first");
  const std::string bytes = first_bytes(source);
  if (bytes.empty()) fail(source, "the file is empty; a copy or download may have failed, get it again");
  for (const Foreign& foreign : kForeign) {
    if (bytes.size() >= foreign.offset && bytes.compare(foreign.offset, foreign.magic.size(), foreign.magic) == 0) {
      fail(source, fmt::format("this is {}", foreign.what));
    }
  }
  if (bytes.compare(0, 4, "PK\3\4", 4) == 0) return Format::kArchive;
  if (bytes.compare(0, 7, "ONNXCRY") == 0) return Format::kEncrypted;
  if (is_syntax(bytes)) return Format::kSyntax;  // its quoted strings may contain any bytes
  return is_text(bytes) ? format_of_text(bytes) : Format::kOnnx;
}

}  // namespace onnx_tool
