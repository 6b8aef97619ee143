// The outcome of an operation on a message or a file: an error code and, for a failure, its position in the input and
// the field, file or tensor concerned.
//
//   onnxgen::Status status = model.ParseFromString(bytes);
//   if (!status) std::cerr << status.message() << '\n';  // ModelProto.graph.node[3].name: truncated at byte 918

// Xlib.h defines `Status` as a macro for int. Every inclusion of this header turns it into a type again, so that code
// for X11 stays valid, whichever header comes first.
#if defined(Status) && defined(_X11_XLIB_H_)
#undef Status
typedef int Status;  // NOLINT(modernize-use-using): as in Xlib.h
#endif

#ifndef ONNXGEN_ERROR_STATUS_H
#define ONNXGEN_ERROR_STATUS_H

#include <cstdint>
#include <iosfwd>
#include <memory>
#include <string>

#include "onnxgen/error/cxx17.h"

namespace onnxgen {

// Kind of a failure. The groups below name the component that a code was made for; other components use it in the same
// sense.
enum class ErrorCode : std::uint8_t {
  kOk = 0,
  kTruncated,        // the input ends inside a value, or a length exceeds the input
  kMalformedVarint,  // more than 10 bytes, or a tag of more than 32 bits
  kInvalidTag,       // field number 0 or wire type 6 or 7
  kUnmatchedGroup,   // a group end without its start, or a group that never ends
  kDepthExceeded,    // messages nested deeper than the options allow, such as ParseOptions::max_depth
  kInvalidUtf8,      // a proto3 `string` that is not UTF-8
  kInputTooLarge,    // more input than a limit allows, such as ParseOptions::max_total_bytes
  kAllocationLimit,  // more memory needed than a limit allows, such as ParseOptions::max_allocated_bytes
  kOutOfMemory,      // the system has no more memory
  kMissingRequired,  // a proto2 `required` field is not set
  kBufferTooSmall,   // the caller's buffer is too small for the output
  kReadFailed,       // reading a stream, a file or a server's response failed
  kWriteFailed,      // writing to a stream, a sink, a file or a server failed

  // Errors of onnxgen::io.
  kOpenFailed,           // a file or folder could not be opened, created or locked; see system_error()
  kMapFailed,            // a file could not be mapped
  kPathRefused,          // a model names a location that the path policy does not allow
  kInvalidExternalData,  // a tensor's external_data entries are missing, repeated or not numbers
  kOutOfFile,            // an offset and length exceed the size of their file
  kChecksumMismatch,     // a file or archive member does not match the checksum stated for it
  kFileChanged,          // a file was replaced or modified while it was in use
  kInvalidTensor,        // a tensor's type, shape and data disagree
  kTypeMismatch,         // a tensor's elements or an attribute were requested or set with a type that they cannot have
  kOutOfRange,           // an element or name that does not exist, or a number that its type cannot represent
  kUnsupported,          // not supported by this build or system, by the class, or for a model like this one

  kInvalidArchive,  // a zip archive that is damaged, contradicts itself or lacks required parts

  // Errors of encrypted models.
  kEncrypted,         // the model is encrypted, but an unencrypted one was expected
  kFormatRefused,     // the first bytes are of no known format, or of one that the caller does not accept
  kInvalidKey,        // a key that cannot be used, such as one of the wrong length
  kDecryptionFailed,  // the key is wrong or the data is damaged; the two cannot be distinguished

  kCancelled,  // the progress callback requested cancellation
};

// Returns a short phrase such as "truncated", in static storage.
const char* error_text(ErrorCode code) noexcept;

// Details of a failure in onnxgen::io. An empty member does not apply.
struct FileContext {
  std::string file;      // path of the file, as given
  std::string tensor;    // name of the tensor
  std::string detail;    // the exact problem, in words
  int system_error = 0;  // errno, or GetLastError() on Windows
};

// Success, or a failure with the byte offset in the input at which it was detected and the path of the field concerned
// ("ModelProto.graph.node[3].name"). Converts to bool, so that code written for libprotobuf's bool results
// compiles unchanged: `if (!model.ParseFromString(text)) ...`.
//
// The text of a failure may quote a hostile model. All of it except file() is made printable and shortened when the
// status is created (see printable.h). If there is no memory for the text, it is empty; the code is always set. Copying
// a Status never fails.
class [[nodiscard]] Status {
 public:
  // Construct success, a failure at byte `offset` of the input, such a failure in the field with this path, or a
  // failure in onnxgen::io. An empty `path` means no field.
  Status() noexcept = default;
  explicit Status(ErrorCode code, std::uint64_t offset = 0) noexcept : code_(code), offset_(offset) {}
  Status(ErrorCode code, std::uint64_t offset, const std::string& path) noexcept;
  Status(ErrorCode code, FileContext context) noexcept;

  operator bool() const noexcept { return code_ == ErrorCode::kOk; }
  bool ok() const noexcept { return code_ == ErrorCode::kOk; }

  // offset() is in bytes, and 0 if it does not apply. path() is empty if no field is concerned. References returned
  // here and below are valid as long as this object is neither changed nor destroyed.
  ErrorCode code() const noexcept { return code_; }
  std::uint64_t offset() const noexcept { return offset_; }
  const std::string& path() const noexcept { return words().path; }

  // Empty, and system_error() is 0, unless the failure comes from onnxgen::io. file() is the path as it was given, so
  // that a program can open it. A path that a model named may contain any characters: do not print file(), print
  // message() instead.
  const std::string& file() const noexcept { return words().file; }
  const std::string& tensor() const noexcept { return words().tensor; }
  const std::string& detail() const noexcept { return words().detail; }
  int system_error() const noexcept { return system_error_; }

  // Return a copy of this failure that names the file or the tensor. If the failure already has a file or tensor, that
  // name is kept. A successful status is returned unchanged.
  Status in_file(const std::string& file) const noexcept;
  Status in_tensor(const std::string& tensor) const noexcept;

  // Returns one line of printable text: "ModelProto.graph.node[3].name: truncated at byte 918", "model.onnx: tensor
  // 'w': ..." with a file and a tensor, or "ok". Throws std::bad_alloc if memory is exhausted.
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
  std::shared_ptr<const Words> words_;  // null if there is no text
};

// Prints the message.
template <class Traits>
std::basic_ostream<char, Traits>& operator<<(std::basic_ostream<char, Traits>& out, const Status& status) {
  return out << status.message();
}

// Reports that a setter could not allocate: throws std::bad_alloc, or aborts in a build without exceptions. Parsing
// never calls this; it returns kOutOfMemory.
[[noreturn]] void out_of_memory();

}  // namespace onnxgen

#endif
