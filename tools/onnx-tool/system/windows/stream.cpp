#include "system/stream.h"

#include <fcntl.h>
#include <io.h>

#include <algorithm>

#include "onnxgen/file/system/windows/win32.h"

namespace onnx_tool::system {
namespace {

constexpr std::size_t kMaxBlock = std::size_t{1} << 20;  // a pipe of Windows refuses larger blocks

int open_file(const std::string& path, int flags) {
  std::wstring wide;
  if (!onnxgen::io::system::to_wide_path(path, wide)) return -1;
  return ::_wopen(wide.c_str(), flags | _O_BINARY | _O_NOINHERIT);
}

}  // namespace

InputStream::InputStream(const std::string& path)
    : descriptor_(path == "-" ? 0 : open_file(path, _O_RDONLY)), is_own_(path != "-") {
  if (!is_own_) ::_setmode(descriptor_, _O_BINARY);
}

InputStream::~InputStream() {
  if (is_own_ && descriptor_ >= 0) ::_close(descriptor_);
}

bool InputStream::is_terminal() const noexcept {
  return ::_isatty(descriptor_) != 0;
}

std::int64_t InputStream::read(char* to, std::size_t count) const noexcept {
  return ::_read(descriptor_, to, static_cast<unsigned>((std::min)(count, kMaxBlock)));
}

OutputStream::OutputStream(const std::string& path)
    : descriptor_(path == "-" ? 1 : open_file(path, _O_WRONLY)), is_own_(path != "-") {}

OutputStream::~OutputStream() {
  if (is_own_ && descriptor_ >= 0) ::_close(descriptor_);
}

bool OutputStream::is_terminal() const noexcept {
  return ::_isatty(descriptor_) != 0;
}

bool OutputStream::write(std::string_view bytes) const noexcept {
  while (!bytes.empty()) {
    const int written = ::_write(descriptor_, bytes.data(), static_cast<unsigned>((std::min)(bytes.size(), kMaxBlock)));
    if (written <= 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace onnx_tool::system
