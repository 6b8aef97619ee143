// The outcome of an operation on a message: a code and, for a failure, where in the input and in which field.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "onnxgen/error/cxx17.h"

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

  // Of onnxgen::io.
  kOpenFailed,           // a file or folder could not be opened or made; system_error() says why
  kMapFailed,            // a file could not be mapped
  kPathRefused,          // the path policy does not allow a location that a model names
  kInvalidExternalData,  // a tensor's external_data entries are missing, repeated or no numbers
  kOutOfFile,            // an offset and length reach past the end of their file
  kChecksumMismatch,     // a file differs from the checksum that the model gives
  kFileChanged,          // a file was replaced or written to while it was in use
  kInvalidTensor,        // a tensor's type, shape and data disagree
  kTypeMismatch,         // a tensor was asked for elements of another type
  kOutOfRange,           // a tensor was asked for an element that it does not have
  kUnsupported,          // something that this build or system cannot do

  kInvalidArchive,  // of archives: a zip file that is damaged, contradicts itself or lacks what it needs

  // Of encrypted models.
  kEncrypted,         // an encrypted model where a plain one was expected
  kFormatRefused,     // the first bytes are of no format that is known, or that the caller accepts
  kInvalidKey,        // a key that cannot be used, such as one of the wrong length
  kDecryptionFailed,  // the key is wrong or the data damaged, which cannot be told apart

  kCancelled,  // the progress callback said stop
};

// A short phrase such as "truncated"; static storage.
const char* error_text(ErrorCode code) noexcept;

// What a failure of onnxgen::io concerns. A part that is empty does not apply.
struct FileContext {
  std::string file;      // path of the file, as it was given
  std::string tensor;    // name of the tensor
  std::string detail;    // what exactly, in words
  int system_error = 0;  // errno, on Windows what GetLastError() says
};

// Ok, or a failure with the byte offset in the input where it was found and the path of the field it concerns
// ("onnx.ModelProto.graph.node[3].name"). Converts to bool so that code written for libprotobuf's bool results
// compiles unchanged: `if (!model.ParseFromString(text)) ...`.
//
// The words of a failure may quote a hostile model. When the status is made, all of them except file() are made fit to
// be printed and are shortened for a log (see printable.h). If there is no memory for the words, they are missing, but
// the code is always there. Copying a Status never fails.
class [[nodiscard]] Status {
 public:
  Status() noexcept = default;
  explicit Status(ErrorCode code, std::uint64_t offset = 0) noexcept : code_(code), offset_(offset) {}
  Status(ErrorCode code, std::uint64_t offset, const std::string& path) noexcept;
  Status(ErrorCode code, FileContext context) noexcept;

  operator bool() const noexcept { return code_ == ErrorCode::kOk; }
  bool ok() const noexcept { return code_ == ErrorCode::kOk; }

  ErrorCode code() const noexcept { return code_; }
  std::uint64_t offset() const noexcept { return offset_; }
  const std::string& path() const noexcept { return words().path; }

  // These are empty, and system_error() is 0, unless the failure comes from onnxgen::io. file() is the path as it was
  // given, so that a program can open it. If a model named the file, the path may hold anything and should not be
  // printed; print message() instead.
  const std::string& file() const noexcept { return words().file; }
  const std::string& tensor() const noexcept { return words().tensor; }
  const std::string& detail() const noexcept { return words().detail; }
  int system_error() const noexcept { return system_error_; }

  // A copy of this failure that also names the file, or the tensor. A failure that names one already keeps that name.
  Status in_file(const std::string& file) const noexcept;
  Status in_tensor(const std::string& tensor) const noexcept;

  // "ModelProto.graph.node[3].name: truncated at byte 918"; with a file and a tensor "model.onnx: tensor 'w': ...";
  // "ok" without an error. One line of printable text, whatever the model holds.
  std::string message() const;

 private:
  struct Words {
    std::string path;
    std::string file;
    std::string tensor;
    std::string detail;
  };

  const Words& words() const noexcept;
  template <class Edit>
  void edit_words(Edit&& edit) noexcept;

  ErrorCode code_ = ErrorCode::kOk;
  int system_error_ = 0;
  std::uint64_t offset_ = 0;
  std::shared_ptr<const Words> words_;  // null without any
};

// Called when a setter cannot get memory: throws std::bad_alloc, or aborts in a build without exceptions. Parsing never
// calls it, but returns kOutOfMemory.
[[noreturn]] void out_of_memory();

}  // namespace onnxgen
