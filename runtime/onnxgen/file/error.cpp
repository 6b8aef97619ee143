#include "onnxgen/file/error.h"

#include <cstdlib>
#include <utility>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/system/error.h"

namespace onnxgen::io {

Status failure(ErrorCode code, std::string file, std::string detail) {
  FileContext context;
  context.file = std::move(file);
  context.detail = std::move(detail);
  return Status(code, std::move(context));
}

Status system_failure(ErrorCode code, std::string file, int error, std::string detail) {
  FileContext context;
  context.file = std::move(file);
  context.detail = std::move(detail);
  context.system_error = error;
  (void)try_allocating([&] {
    const std::string reason = system::error_text(error);
    context.detail += context.detail.empty() ? reason : ": " + reason;
  });
  return Status(code, std::move(context));
}

Status with_note(const Status& status, std::string_view note) {
  if (status || note.empty()) return status;
  FileContext context;
  context.file = status.file();
  context.tensor = status.tensor();
  context.system_error = status.system_error();
  context.detail = status.detail() + (status.detail().empty() ? "" : "; ") + std::string(note);
  return Status(status.code(), std::move(context));
}

std::string too_many_bytes_text(std::uint64_t size, std::uint64_t limit) {
  return std::to_string(size) + " bytes, but max_total_bytes is " + std::to_string(limit);
}

Status check_no_nul(const std::string& path) {
  if (path.find('\0') == std::string::npos) return Status();
  return failure(ErrorCode::kPathRefused, path, "the path contains a NUL byte");
}

void throw_if_failed(const Status& status) {
  if (status) return;
#if defined(__cpp_exceptions)
  throw Error(status);
#else
  std::abort();
#endif
}

}  // namespace onnxgen::io
