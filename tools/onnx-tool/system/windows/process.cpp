#include "system/process.h"

#include <algorithm>
#include <cstddef>

#include "failure.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/windows/win32.h"

namespace onnx_tool::system {
namespace {

namespace sys = onnxgen::io::system;

[[noreturn]] void fail(const char* what) {
  throw Failure(std::string("cannot ") + what + " a temporary file: " + sys::error_text(sys::last_error()));
}

// Temporary file that a child process can inherit. Windows deletes it when both processes have closed it.
class TemporaryFile {
 public:
  TemporaryFile() {
    wchar_t folder[MAX_PATH + 1];
    wchar_t name[MAX_PATH + 1];
    if (::GetTempPathW(MAX_PATH + 1, folder) == 0 || ::GetTempFileNameW(folder, L"onx", 0, name) == 0) fail("create");
    SECURITY_ATTRIBUTES inherited = {sizeof inherited, nullptr, TRUE};
    file_ = ::CreateFileW(name, GENERIC_READ | GENERIC_WRITE, sys::kShareAll, &inherited, CREATE_ALWAYS,
                          FILE_ATTRIBUTE_TEMPORARY | FILE_FLAG_DELETE_ON_CLOSE, nullptr);
    if (file_ == INVALID_HANDLE_VALUE) fail("create");
  }
  TemporaryFile(const TemporaryFile&) = delete;
  TemporaryFile& operator=(const TemporaryFile&) = delete;
  ~TemporaryFile() { ::CloseHandle(file_); }

  HANDLE handle() const noexcept { return file_; }

  void write(const std::string& text) const {
    for (std::size_t done = 0; done < text.size();) {
      DWORD written = 0;
      const auto part = static_cast<DWORD>(std::min<std::size_t>(text.size() - done, 1 << 20));
      if (::WriteFile(file_, text.data() + done, part, &written, nullptr) == 0) fail("write");
      done += written;
    }
    rewind();
  }

  std::string read() const {
    rewind();
    std::string text;
    char block[1 << 16];
    DWORD got = 0;
    while (::ReadFile(file_, block, sizeof block, &got, nullptr) != 0 && got != 0) text.append(block, got);
    return text;
  }

 private:
  void rewind() const { ::SetFilePointer(file_, 0, nullptr, FILE_BEGIN); }

  HANDLE file_;
};

// Joins the words into the command line that Windows passes to a program, which splits it again. Each word is quoted. A
// backslash precedes every quotation mark in a word and every backslash directly before a quotation mark.
std::wstring command_line(const std::vector<std::string>& words) {
  std::wstring line;
  for (const std::string& word : words) {
    std::wstring wide(word.size(), L'\0');
    const int size = ::MultiByteToWideChar(CP_UTF8, 0, word.data(), static_cast<int>(word.size()), wide.data(),
                                           static_cast<int>(wide.size()));
    wide.resize(static_cast<std::size_t>(size));
    line += line.empty() ? L"\"" : L" \"";
    std::size_t backslashes = 0;
    for (const wchar_t c : wide) {
      if (c == L'"') line.append(backslashes + 1, L'\\');
      backslashes = c == L'\\' ? backslashes + 1 : 0;
      line += c;
    }
    line.append(backslashes, L'\\');
    line += L'"';
  }
  return line;
}

}  // namespace

std::optional<Finished> run_program(const std::vector<std::string>& words, const std::string& text) {
  const TemporaryFile input;
  const TemporaryFile output;
  const TemporaryFile errors;
  input.write(text);
  STARTUPINFOW start = {};
  start.cb = sizeof start;
  start.dwFlags = STARTF_USESTDHANDLES;
  start.hStdInput = input.handle();
  start.hStdOutput = output.handle();
  start.hStdError = errors.handle();
  PROCESS_INFORMATION child = {};
  std::wstring line = command_line(words);
  if (::CreateProcessW(nullptr, line.data(), nullptr, nullptr, TRUE, 0, nullptr, nullptr, &start, &child) == 0) {
    return std::nullopt;
  }
  ::WaitForSingleObject(child.hProcess, INFINITE);
  DWORD status = 0;
  ::GetExitCodeProcess(child.hProcess, &status);
  ::CloseHandle(child.hThread);
  ::CloseHandle(child.hProcess);
  return Finished{static_cast<int>(status), output.read(), errors.read()};
}

}  // namespace onnx_tool::system
