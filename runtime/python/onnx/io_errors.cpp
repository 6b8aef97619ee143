#include <cerrno>
#include <filesystem>
#include <system_error>

#include "onnx/io_functions.h"

namespace onnxgen::python {
namespace {

bool is_about_encoding(ErrorCode code) noexcept {
  switch (code) {
    case ErrorCode::kTruncated:
    case ErrorCode::kMalformedVarint:
    case ErrorCode::kInvalidTag:
    case ErrorCode::kUnmatchedGroup:
    case ErrorCode::kDepthExceeded:
    case ErrorCode::kInvalidUtf8:
    case ErrorCode::kFormatRefused:
      return true;
    default:
      return false;
  }
}

// Returns the errno value of a failure to open or create a file; 0 for other failures.
int system_error_of(const Status& status) {
  if (status.system_error() != 0 || status.code() != ErrorCode::kOpenFailed) return status.system_error();
  std::error_code unknown;
  return std::filesystem::is_directory(status.file(), unknown) ? EISDIR : EINVAL;
}

// Returns the status's text without the file, which OSError adds, and without "cannot be opened", which the system's
// error text implies.
std::string reason_of(const Status& status) {
  std::string reason;
  if (!status.tensor().empty()) reason = "tensor '" + status.tensor() + "': ";
  const bool is_evident = status.code() == ErrorCode::kOpenFailed && !status.detail().empty();
  if (!is_evident) reason += error_text(status.code());
  if (!is_evident && !status.detail().empty()) reason += ": ";
  return reason + status.detail();
}

// Raises OSError(errno, reason, path), which Python turns into a subclass such as FileNotFoundError.
[[noreturn]] void fail_system(const Status& status, int system_error) {
  const Ref file = checked(PyUnicode_DecodeFSDefault(status.file().c_str()));
  const Ref error =
      checked(PyObject_CallFunction(PyExc_OSError, "isO", system_error, reason_of(status).c_str(), file.get()));
  PyErr_SetObject(reinterpret_cast<PyObject*>(Py_TYPE(error.get())), error.get());
  throw PythonError();
}

}  // namespace

void throw_if_failed(const Status& status) {
  if (status) return;
  if (status.code() == ErrorCode::kOutOfMemory) throw std::bad_alloc();
  if (const int system_error = system_error_of(status); system_error != 0) fail_system(status, system_error);
  const Ref core = checked(PyImport_ImportModule("onnxgen._core"));
  const char* const name = is_about_encoding(status.code()) ? "DecodeError" : "ModelError";
  fail(checked(PyObject_GetAttrString(core.get(), name)).get(), "%s", status.message().c_str());
}

std::string path_of(PyObject* path) {
  PyObject* encoded = nullptr;
  if (PyUnicode_FSConverter(path, &encoded) == 0) throw PythonError();
  const Ref held(encoded);
  return std::string(bytes_of(encoded));
}

std::vector<std::string> paths_of(PyObject* paths) {
  if (PyUnicode_Check(paths) != 0 || PyBytes_Check(paths) != 0) {
    fail(PyExc_TypeError, "expected a sequence of paths, got a single path");
  }
  const Ref list = checked(PySequence_List(paths));
  std::vector<std::string> result;
  for (Py_ssize_t i = 0; i < PyList_Size(list.get()); ++i) result.push_back(path_of(PyList_GetItem(list.get(), i)));
  return result;
}

}  // namespace onnxgen::python
