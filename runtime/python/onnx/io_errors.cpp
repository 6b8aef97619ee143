#include <cerrno>
#include <filesystem>
#include <string>
#include <string_view>
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

struct Wording {
  std::string_view common;
  std::string_view python;
};
constexpr const char* kLoading = "load it with onnxgen.load(), or list its tensors with onnx-tool tensors";
constexpr Wording kWordings[] = {
    {"PathPolicy::allowed_roots", "data_roots"},
    {"PathPolicy::allow_hard_links", "allow_hard_links"},
    {"read it with onnxgen::text::parse_text", kLoading},
    {"read it with onnxgen::text::parse_json", kLoading},
    {"read it with onnxgen::syntax::parse", "convert it to .onnx with onnx-tool convert"},
    {"load it with onnxgen::archive", kLoading},
    {"load it with onnxgen::crypto", "load it with onnxgen.load() and its passphrase or key"},
    {"load it as onnx::TensorProto", "load it with onnxgen.load_tensor()"},
    {"load it as onnx::SequenceProto", "load it with onnxgen.onnx.SequenceProto.FromString()"},
    {"convert_to_inline()", "convert_model_from_external_data()"},
    {"set replace_foreign_data if that model is no longer needed", "remove that model if it is no longer needed"},
    {"the model was not loaded from a file, so its folder is unknown; set external_data_folder",
     "the folder of the data is unknown; specify it with base_dir, or with location for load()"},
};

// Removes the options of onnx-tool from an error text, " (--option, --option)", and replaces names of C++.
std::string in_words_of_python(std::string text) {
  for (std::size_t at = text.find(" (--"); at != std::string::npos; at = text.find(" (--", at)) {
    const std::size_t end = text.find_first_not_of("abcdefghijklmnopqrstuvwxyz-, ", at + 2);
    if (end != std::string::npos && text[end] == ')') {
      text.erase(at, end + 1 - at);
    } else {
      ++at;
    }
  }
  for (const Wording& wording : kWordings) {
    const std::size_t at = text.find(wording.common);
    if (at != std::string::npos) text.replace(at, wording.common.size(), wording.python);
  }
  return text;
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
  return in_words_of_python(reason + std::string(status.detail()));
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
  fail(checked(PyObject_GetAttrString(core.get(), name)).get(), "%s", in_words_of_python(status.message()).c_str());
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
