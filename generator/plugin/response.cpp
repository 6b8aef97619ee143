#include "plugin/response.h"

#include <fmt/format.h>

#include <algorithm>
#include <cstddef>
#include <filesystem>
#include <unordered_map>
#include <utility>

#include "onnxgen/text/field_reader.h"

namespace onnxgen::plugin {
namespace {

using text::FieldReader;
using text::WireField;
using wire::WireType;

bool read_chunk(std::string_view bytes, Chunk& chunk) {
  FieldReader reader(bytes, text::kMaxGroupDepth);
  for (WireField field; reader.next(field);) {
    if (field.type != WireType::kLengthDelimited) continue;
    if (field.number == 1) chunk.name = field.bytes;
    if (field.number == 2) chunk.insertion_point = field.bytes;
    if (field.number == 15) chunk.content = field.bytes;
  }
  return reader.error() == ErrorCode::kOk;
}

void read_number(const WireField& field, Response& response) {
  const auto edition = static_cast<std::int32_t>(field.value);
  if (field.number == 2) response.features = field.value;
  if (field.number == 3) response.minimum_edition = edition;
  if (field.number == 4) response.maximum_edition = edition;
}

// Returns whether the file is in the output folder.
bool is_safe(const std::string& name) {
  const std::filesystem::path path(name);
  return !path.has_root_path() && std::find(path.begin(), path.end(), "..") == path.end();
}

// Returns the offset at which to insert text, given the offset of the insertion point's marker: the start of the
// marker's line or, if the marker begins a comment /* ... */, the start of that comment.
std::size_t place_of(const std::string& text, std::size_t marker) {
  if (marker > 3 && text.compare(marker - 3, 2, "/*") == 0) return marker - 3;
  const std::size_t line_end = text.rfind('\n', marker);
  return line_end == std::string::npos ? 0 : line_end + 1;
}

// Returns the text with all lines indented.
std::string indented(const std::string& text, const std::string& indentation) {
  std::string result;
  for (std::size_t begin = 0; begin < text.size();) {
    const std::size_t end = text.find('\n', begin) + 1;
    result.append(indentation).append(text, begin, end - begin);
    begin = end;
  }
  return result;
}

std::string insert(Chunk chunk, std::string& text) {
  const std::size_t marker = text.find(fmt::format("@@protoc_insertion_point({})", chunk.insertion_point));
  if (marker == std::string::npos) {
    return fmt::format("file '{}' has no insertion point '{}'", chunk.name, chunk.insertion_point);
  }
  if (!chunk.content.empty() && chunk.content.back() != '\n') chunk.content += '\n';
  const std::size_t place = place_of(text, marker);
  const std::size_t blanks = text.find_first_not_of(" \t", place) - place;
  text.insert(place, indented(chunk.content, text.substr(place, blanks)));
  return {};
}

// Appends each chunk without a name to the one before it, which is a file or text to insert. Returns false if the first
// chunk has no name.
bool join_continued(std::vector<Chunk>& chunks) {
  std::vector<Chunk> joined;
  for (Chunk& chunk : chunks) {
    if (!chunk.name.empty()) {
      joined.push_back(std::move(chunk));
    } else if (joined.empty()) {
      return false;
    } else {
      joined.back().content += chunk.content;
    }
  }
  chunks = std::move(joined);
  return true;
}

}  // namespace

std::optional<Response> read_response(std::string_view bytes) {
  Response response;
  FieldReader reader(bytes, text::kMaxGroupDepth);
  for (WireField field; reader.next(field);) {
    if (field.type == WireType::kVarint) read_number(field, response);
    if (field.type != WireType::kLengthDelimited) continue;
    if (field.number == 1) response.error = field.bytes;
    if (field.number == 15 && !read_chunk(field.bytes, response.chunks.emplace_back())) return std::nullopt;
  }
  if (reader.error() != ErrorCode::kOk) return std::nullopt;
  return response;
}

std::string add_files(std::vector<Chunk> chunks, std::vector<emit::OutputFile>& files) {
  if (!join_continued(chunks)) return "the first chunk of the output has no file name";
  std::unordered_map<std::string, std::size_t> indexes;  // in `files`, by path
  for (std::size_t i = 0; i < files.size(); ++i) indexes.emplace(files[i].path, i);
  for (Chunk& chunk : chunks) {
    if (!is_safe(chunk.name)) return fmt::format("file name '{}' is outside the output folder", chunk.name);
    const auto [index, is_new] = indexes.emplace(chunk.name, files.size());
    if (!chunk.insertion_point.empty()) {
      if (is_new) {
        return fmt::format("cannot insert text into '{}', because no plugin generated that file", chunk.name);
      }
      std::string error = insert(std::move(chunk), files[index->second].text);
      if (!error.empty()) return error;
      continue;
    }
    if (!is_new) return fmt::format("file '{}' is generated twice", chunk.name);
    files.push_back({std::move(chunk.name), std::move(chunk.content)});
  }
  return {};
}

}  // namespace onnxgen::plugin
