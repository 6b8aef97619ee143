// The outcome of an operation on a message: a code and, for a failure, where in the input and in which field.
#pragma once

#include <cstdint>
#include <string>
#include <utility>

namespace onnxgen {

enum class ErrorCode : std::uint8_t {
  kOk = 0,
  kTruncated,        // the input ends inside a value, or a length reaches past its end
  kMalformedVarint,  // more than 10 bytes, or a tag of more than 32 bits
  kInvalidTag,       // field number 0 or wire type 6 or 7
  kUnmatchedGroup,   // a group end without its start, or a group that never ends
  kDepthExceeded,    // messages nested deeper than ParseOptions::max_depth
  kInvalidUtf8,      // a proto3 `string` that is not UTF-8
  kInputTooLarge,    // more input than ParseOptions::max_total_bytes
  kAllocationLimit,  // more memory needed than ParseOptions::max_allocated_bytes
  kOutOfMemory,      // the system has no more memory
  kMissingRequired,  // a proto2 `required` field is not set
  kBufferTooSmall,   // SerializeToArray: the message needs more bytes
  kReadFailed,       // the input stream reported an error
  kWriteFailed,      // the output stream or sink reported an error
};

// A short phrase such as "truncated"; static storage.
const char* error_text(ErrorCode code) noexcept;

// Ok, or a failure with the byte offset in the input where it was found and the path of the field it concerns
// ("onnx.ModelProto.graph.node[3].name"). Converts to bool so that code written for libprotobuf's bool results
// compiles unchanged: `if (!model.ParseFromString(text)) ...`.
class [[nodiscard]] Status {
 public:
  Status() noexcept = default;
  explicit Status(ErrorCode code, std::uint64_t offset = 0, std::string path = {}) noexcept
      : code_(code), offset_(offset), path_(std::move(path)) {}

  operator bool() const noexcept { return code_ == ErrorCode::kOk; }
  bool ok() const noexcept { return code_ == ErrorCode::kOk; }

  ErrorCode code() const noexcept { return code_; }
  std::uint64_t offset() const noexcept { return offset_; }
  const std::string& path() const noexcept { return path_; }

  // "ModelProto.graph.node[3].name: truncated at byte 918"; "ok" without an error.
  std::string message() const;

 private:
  ErrorCode code_ = ErrorCode::kOk;
  std::uint64_t offset_ = 0;
  std::string path_;
};

// Ends the program's current operation when memory for a setter cannot be had: throws std::bad_alloc, or aborts in
// builds without exceptions. Parsing never comes here; it returns kOutOfMemory.
[[noreturn]] void out_of_memory();

}  // namespace onnxgen
