#include "system/stream.h"

#include <fcntl.h>
#include <unistd.h>

#include <cerrno>

#include "onnxgen/file/system/device_links.h"

namespace onnx_tool::system {
namespace {

int own_output(const std::string& path) {
  return path == "-" ? STDOUT_FILENO : onnxgen::io::system::device_link_of(path).own;
}

}  // namespace

InputStream::InputStream(const std::string& path)
    : descriptor_(path == "-" ? STDIN_FILENO : ::open(path.c_str(), O_RDONLY | O_CLOEXEC)), is_own_(path != "-") {}

InputStream::~InputStream() {
  if (is_own_ && descriptor_ >= 0) ::close(descriptor_);
}

bool InputStream::is_terminal() const noexcept {
  return ::isatty(descriptor_) == 1;
}

std::int64_t InputStream::read(char* to, std::size_t count) const noexcept {
  constexpr std::size_t kMaxRead = std::size_t{1} << 30;
  while (true) {
    const ssize_t got = ::read(descriptor_, to, count < kMaxRead ? count : kMaxRead);
    if (got >= 0 || errno != EINTR) return got;
  }
}

OutputStream::OutputStream(const std::string& path) : descriptor_(own_output(path)), is_own_(descriptor_ < 0) {
  if (is_own_) descriptor_ = ::open(path.c_str(), O_WRONLY | O_CLOEXEC);
}

OutputStream::~OutputStream() {
  if (is_own_ && descriptor_ >= 0) ::close(descriptor_);
}

bool OutputStream::is_terminal() const noexcept {
  return ::isatty(descriptor_) == 1;
}

bool OutputStream::write(std::string_view bytes) const noexcept {
  while (!bytes.empty()) {
    const ssize_t written = ::write(descriptor_, bytes.data(), bytes.size());
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) return false;
    bytes.remove_prefix(static_cast<std::size_t>(written));
  }
  return true;
}

}  // namespace onnx_tool::system
