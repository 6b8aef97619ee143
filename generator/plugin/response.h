// Reads the output of a plugin.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "emit/emit.h"

namespace onnxgen::plugin {

// Bits of Response::features.
inline constexpr std::uint64_t kProto3Optional = 1;
inline constexpr std::uint64_t kEditions = 2;

// A part of a file.
struct Chunk {
  std::string name;             // empty: continues the file of the previous chunk
  std::string insertion_point;  // empty: the chunk begins or continues a file
  std::string content;
};

struct Response {
  std::string error;
  std::uint64_t features = 0;
  std::int32_t minimum_edition = 0;
  std::int32_t maximum_edition = 0;
  std::vector<Chunk> chunks;
};

// Decodes google.protobuf.compiler.CodeGeneratorResponse. Returns nullopt if `bytes` are malformed.
std::optional<Response> read_response(std::string_view bytes);

// Adds the chunks to `files`, which holds all files of one output folder. Returns an error message, or an empty string
// on success.
std::string add_files(std::vector<Chunk> chunks, std::vector<emit::OutputFile>& files);

}  // namespace onnxgen::plugin
