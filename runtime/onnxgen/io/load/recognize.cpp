#include "onnxgen/io/load/recognize.h"

#include <algorithm>
#include <cstddef>
#include <iterator>
#include <utility>
#include <vector>

#include "onnxgen/error/printable.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/io/load/recognize_pickle.h"
#include "onnxgen/wire/fixed.h"
#include "onnxgen/wire/utf8.h"
#include "onnxgen/wire/varint.h"

namespace onnxgen::io {
namespace {

struct Magic {
  std::size_t offset;
  std::string_view bytes;
  const char* description;
};
constexpr const char* kExecutable = "a program or a shared library, not a model; check the path";
constexpr const char* kPickle =
    "a Python pickle, as written by torch.save or joblib, which contains no graph; export the model from the program "
    "that wrote it, for example with torch.onnx.export";
constexpr const char* kUtf16 = "text in UTF-16; convert it to UTF-8 with iconv -f UTF-16 -t UTF-8";
constexpr Magic kMagics[] = {
    {0, kPointerStart, kPointerDescription},
    {0,
     {"\x80\x02\x8a\x0a", 4},
     "a PyTorch checkpoint, which contains no graph; export the model with torch.onnx.export"},
    {4, "ORTM", "a model in ONNX Runtime's own format (.ort); use the .onnx file from which it was created"},
    {4, "TFL3", "a TensorFlow Lite model; convert it with tf2onnx"},
    {0, "GGUF", "a GGUF file, which contains no ONNX graph; export the original model to ONNX"},
    {0, "\x89HDF", "an HDF5 file, as written by Keras; convert the model with tf2onnx"},
    {0, "\x93NUMPY", "a NumPy array, not a model"},
    {0, {"PK\5\6", 4}, "an empty zip file"},
    {0, {"\x1f\x8b", 2}, "a gzip file; decompress it with gunzip"},
    {0,
     {"\xFD"
      "7zXZ\0",
      6},
     "an xz file; decompress it with unxz"},
    {0, {"\x28\xB5\x2F\xFD", 4}, "a Zstandard file; decompress it with unzstd"},
    {0, {"\x04\x22\x4D\x18", 4}, "an LZ4 file; decompress it with unlz4"},
    {0, "7z\xBC\xAF\x27\x1C", "a 7-Zip archive; extract the model from it with 7z x"},
    {0, "Rar!\x1A\x07", "a RAR archive; extract the model from it with unrar"},
    {257, "ustar", "a tar archive; extract the model from it with tar -x"},
    {0,
     "\x7F"
     "ELF",
     kExecutable},
    {0, "\xCF\xFA\xED\xFE", kExecutable},
    {0, "\xCE\xFA\xED\xFE", kExecutable},
    {0, "\x89PNG", "a PNG image, not a model"},
    {0, "%PDF-", "a PDF document, not a model"},
    {0, "\xFF\xFE", kUtf16},
    {0, "\xFE\xFF", kUtf16},
};
constexpr std::string_view kArchiveMagic("PK\3\4", 4);

bool begins(std::string_view text, std::string_view prefix) {
  return text.substr(0, prefix.size()) == prefix;
}

bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_';
}

bool is_of_word(char c) {
  return is_letter(c) || (c >= '0' && c <= '9');
}

Recognized other(std::string description) {
  return {FileKind::kOther, std::move(description), false};
}

// Returns whether `bytes` can be the beginning of an encoded message of `size` bytes. The message may have any fields.
bool can_begin_message(std::string_view bytes, std::uint64_t size) {
  const bool is_whole = size <= bytes.size();
  const char* at = bytes.data();
  const char* const end = at + bytes.size();
  std::vector<std::uint32_t> groups;
  while (at < end) {
    if (!is_whole && end - at < static_cast<std::ptrdiff_t>(wire::kMaxVarintBytes)) return true;
    std::uint32_t tag = 0;
    std::uint64_t number = 0;
    at = wire::read_tag(at, end, tag);
    const std::uint32_t field = tag >> 3;
    const std::uint32_t type = tag & 7;
    if (at == nullptr || field == 0) return false;
    std::uint64_t skipped = 0;
    if (type == 0 || type == 2) {
      if (!is_whole && end - at < static_cast<std::ptrdiff_t>(wire::kMaxVarintBytes)) return true;
      at = wire::read_varint(at, end, number);
      if (at == nullptr) return false;
      skipped = type == 2 ? number : 0;
      if (skipped > size - static_cast<std::uint64_t>(at - bytes.data())) return false;
    } else if (type == 1 || type == 5) {
      skipped = type == 1 ? 8 : 4;
    } else if (type == 3) {
      groups.push_back(field);
    } else if (type == 4 && !groups.empty() && groups.back() == field) {
      groups.pop_back();
    } else {
      return false;
    }
    if (skipped > static_cast<std::uint64_t>(end - at)) return !is_whole;
    at += skipped;
  }
  return !is_whole || groups.empty();
}

// Returns whether the bytes are text: no control characters except white space, and valid UTF-8, except for a character
// cut off at the end.
bool is_text(std::string_view bytes) {
  const auto is_laid_out = [](char c) { return c == '\n' || c == '\r' || c == '\t' || c == '\f'; };
  for (std::size_t at = 0; at < bytes.size();) {
    const auto byte = static_cast<unsigned char>(bytes[at]);
    if ((byte < 0x20 && !is_laid_out(bytes[at])) || byte == 0x7F) return false;
    const std::size_t length = wire::utf8_sequence_length(bytes.substr(at));
    constexpr std::size_t kLongestCharacter = 4;
    if (length == 0) return bytes.size() == kRecognizedBytes && bytes.size() - at < kLongestCharacter;
    at += length;
  }
  return true;
}

// Returns the start of the next word or symbol, after blanks and comments.
std::size_t next_word(std::string_view text, std::size_t at) {
  while (true) {
    at = std::min(text.find_first_not_of(" \t\r\n\f", at), text.size());
    if (at == text.size() || text[at] != '#') return at;
    at = std::min(text.find('\n', at), text.size());
  }
}

// Returns the end of the word at `at`, or `at` if there is none.
std::size_t end_of_word(std::string_view text, std::size_t at) {
  while (at < text.size() && is_of_word(text[at])) ++at;
  return at;
}

// Returns the end of the name at `at`, which may be in quotes, or `at` if there is no name.
std::size_t end_of_name(std::string_view text, std::size_t at) {
  if (text.substr(at, 1) != "\"") return end_of_word(text, at);
  for (++at; at < text.size() && text[at] != '"'; ++at) {
    if (text[at] == '\\') ++at;
  }
  return std::min(at + 1, text.size());
}

// Models in this syntax start with "<ir_version:" or "graph (". Neither protobuf's text format nor JSON does.
bool is_syntax(std::string_view text) {
  const std::size_t first = next_word(text, 0);
  const bool has_properties = text.substr(first, 1) == "<";
  const std::size_t name = has_properties ? next_word(text, first + 1) : first;
  const std::size_t end = end_of_name(text, name);
  const std::string_view rest = text.substr(next_word(text, end));
  if (end == name || rest.empty()) return false;
  return has_properties ? rest[0] == ':' : rest[0] == '(' || begins(rest, "=>");
}

// Returns the text in quotes and in a form that is safe to print in an error message: on one line and truncated if it
// is long.
std::string excerpt(std::string_view text) {
  constexpr std::size_t kLongest = 100;
  std::string line;
  for (const char c : text) {
    const bool is_blank = c == ' ' || c == '\t' || c == '\r' || c == '\n' || c == '\f';
    if (!is_blank) line += c;
    if (is_blank && !line.empty() && line.back() != ' ') line += ' ';
  }
  if (!line.empty() && line.back() == ' ') line.pop_back();
  std::size_t end = std::min(line.size(), kLongest);
  while (end < line.size() && end > 0 && (line[end] & '\xC0') == '\x80') --end;  // not within a character
  return "'" + printable(line.substr(0, end), kLongestSentence) + (end < line.size() ? " ...'" : "'");
}

// Returns the first line that is not empty.
std::string first_line(std::string_view text) {
  const std::size_t begin = std::min(text.find_first_not_of(" \t\r\n\f"), text.size());
  return excerpt(text.substr(begin, text.find_first_of("\r\n", begin) - begin));
}

bool has_one_line(std::string_view text) {
  const std::size_t last = text.find_last_not_of(" \t\r\n\f");
  return last == std::string_view::npos || text.substr(0, last).find('\n') == std::string_view::npos;
}

std::string lower_case(std::string_view text) {
  std::string lower(text);
  for (char& c : lower) {
    if (c >= 'A' && c <= 'Z') c = static_cast<char>(c - 'A' + 'a');
  }
  return lower;
}

Recognized recognize_markup(std::string_view text) {
  const std::string lower = lower_case(text);
  if (begins(lower, "<!doctype html") || lower.find("<html") != std::string::npos) {
    return other(
        "an HTML page, as a server sends in place of a file; download the file itself, not the page that describes it "
        "(on GitHub and Hugging Face, /raw/ or /resolve/ in place of /blob/)");
  }
  return other("an XML document, as a server sends with an error: " + excerpt(text) + "; download the file again");
}

// Returns the first key of a JSON object, without escapes.
std::string_view first_key(std::string_view text) {
  const std::size_t begin = text.find('"');
  if (begin == std::string_view::npos) return {};
  return text.substr(begin + 1, text.find('"', begin + 1) - begin - 1);
}

Recognized recognize_json(std::string_view text) {
  const std::string key = lower_case(first_key(text));
  for (const char* const word : {"error", "errors", "message", "detail", "error_code", "statuscode", "status"}) {
    if (key == word) {
      return other("an error message in JSON, as a server sends in place of a file: " + excerpt(text) +
                   "; download the file again");
    }
  }
  return {FileKind::kJson, {}, false};
}

// Returns whether the name is a field of ModelProto, with which a model in protobuf's text format begins.
bool is_model_field(std::string_view name) {
  static constexpr std::string_view kFields[] = {
      "ir_version", "producer_name", "producer_version", "domain",        "model_version", "doc_string",
      "graph",      "opset_import",  "metadata_props",   "training_info", "functions",     "configuration"};
  return std::find(std::begin(kFields), std::end(kFields), name) != std::end(kFields);
}

// Text format starts with a field: "ir_version: 8", "graph {" or "[extension] {". A single line of other text is
// reported as the result of a failed download, for example "404: Not Found".
Recognized recognize_plain_text(std::string_view text, bool is_whole) {
  const std::size_t first = next_word(text, 0);
  if (first == text.size()) {
    return is_whole ? other("empty, except for white space and comments") : Recognized{FileKind::kText, {}, false};
  }
  const std::size_t end = end_of_word(text, first);
  const std::string_view rest = text.substr(next_word(text, end));
  const bool is_field = is_letter(text[first]) && !rest.empty() && (rest[0] == ':' || rest[0] == '{' || rest[0] == '<');
  const bool is_one_line = is_whole && has_one_line(text);
  const bool is_known = is_field && is_model_field(text.substr(first, end - first));
  if (text[first] == '[' || is_known || (is_field && !is_one_line)) return {FileKind::kText, {}, false};
  if (is_one_line) {
    return other("one line of text, as a failed download leaves it: " + first_line(text) + "; download the file again");
  }
  return other("text, but not a model: it begins with " + first_line(text));
}

Recognized recognize_text(std::string_view text, bool is_whole) {
  if (is_syntax(text)) return {FileKind::kSyntax, {}, false};  // its quoted strings may contain any bytes
  if (!is_text(text)) return {};
  const std::string_view content = text.substr(std::min(text.find_first_not_of(" \t\r\n\f"), text.size()));
  if (begins(content, "<")) return recognize_markup(content);
  if (begins(content, "{")) return recognize_json(content);
  return recognize_plain_text(text, is_whole);
}

// Header of a safetensors file: its length as a 64-bit number, and JSON.
bool is_safetensors(std::string_view bytes) {
  constexpr std::uint64_t kLongestHeader = 100'000'000;
  if (bytes.size() < 10 || bytes[8] != '{') return false;
  const auto length = wire::load_fixed<std::uint64_t>(bytes.data());
  return length >= 2 && length <= kLongestHeader && (bytes[9] == '"' || bytes[9] == ' ' || bytes[9] == '}');
}

// A zlib stream with a window of 32 KiB, as zlib itself writes it, and a first block of a valid type.
bool is_zlib(std::string_view bytes) {
  if (bytes.size() < 3 || bytes[0] != '\x78' || is_text(bytes)) return false;
  constexpr std::string_view kLevels = "\x01\x5e\x9c\xda";
  return kLevels.find(bytes[1]) != std::string_view::npos && (bytes[2] & 6) != 6;
}

// Text in UTF-16 without a byte order mark: the first characters are ASCII, so every second byte is zero.
bool is_utf16(std::string_view bytes) {
  constexpr std::size_t kMostChecked = 32;
  const std::string_view pairs = bytes.substr(0, std::min(kMostChecked, bytes.size() & ~std::size_t{1}));
  if (pairs.size() < 4) return false;
  std::string text[2];
  for (std::size_t i = 0; i < pairs.size(); ++i) text[i % 2] += pairs[i];
  const std::string zeros(pairs.size() / 2, '\0');
  return (text[0] == zeros && is_text(text[1])) || (text[1] == zeros && is_text(text[0]));
}

bool is_windows_program(std::string_view bytes) {
  return begins(bytes, "MZ") && bytes.find("DOS mode") != std::string_view::npos;
}

Recognized recognize_any(std::string_view bytes, bool is_whole) {
  for (const Magic& magic : kMagics) {
    if (bytes.size() > magic.offset && begins(bytes.substr(magic.offset), magic.bytes)) return other(magic.description);
  }
  if (begins(bytes, kArchiveMagic)) return {FileKind::kArchive, {}, false};
  if (begins(bytes, kEncryptedPrefix)) return {FileKind::kEncrypted, {}, false};
  if (begins(bytes, "BZh") && bytes.size() > 4 && begins(bytes.substr(4), "1AY&SY")) {
    return other("a bzip2 file; decompress it with bunzip2");
  }
  if (is_safetensors(bytes)) {
    return other("a safetensors file, which contains weights but no graph; export the model to ONNX");
  }
  if (is_pickle(bytes, is_whole)) return other(kPickle);
  if (is_zlib(bytes)) {
    return other(
        "zlib data, as joblib writes it with compression; if it holds a model, export it to ONNX from the program that "
        "wrote it");
  }
  if (is_utf16(bytes)) return other(kUtf16);
  if (is_windows_program(bytes)) return other(kExecutable);
  return recognize_text(bytes.substr(byte_order_mark_size(bytes)), is_whole);
}

}  // namespace

Recognized recognize(std::string_view first_bytes, std::uint64_t size) {
  const std::string_view bytes = first_bytes.substr(0, kRecognizedBytes);
  if (bytes.empty()) return {};
  Recognized found = recognize_any(bytes, size <= bytes.size());
  found.may_be_message = found.kind == FileKind::kMessage || can_begin_message(bytes, size);
  // An encoded opset_import of 40 bytes begins with "B(", as does a graph "B".
  if (found.kind == FileKind::kSyntax && found.may_be_message && !is_text(bytes)) return {};
  return found;
}

std::size_t byte_order_mark_size(std::string_view text) noexcept {
  constexpr std::string_view kMark = "\xEF\xBB\xBF";
  return begins(text, kMark) ? kMark.size() : 0;
}

}  // namespace onnxgen::io
