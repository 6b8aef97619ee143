#include "onnxgen/file/file.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <limits>
#include <utility>

#include "onnxgen/file/error.h"

namespace onnxgen::io {
namespace {

// The most that one read or write is asked for; Linux moves no more than 2 GiB less a page at once.
constexpr std::size_t kLargestTransfer = std::size_t{1} << 30;

// Whether off_t can say where [offset, offset + count) is.
bool is_addressable(std::uint64_t offset, std::size_t count) {
  constexpr auto kLimit = static_cast<std::uint64_t>(std::numeric_limits<off_t>::max());
  return offset <= kLimit && count <= kLimit - offset;
}

FileFacts facts_of(const struct stat& found) {
  constexpr std::uint64_t kSecond = 1'000'000'000;
  FileFacts facts;
  facts.identity = {static_cast<std::uint64_t>(found.st_dev), static_cast<std::uint64_t>(found.st_ino)};
  facts.size = static_cast<std::uint64_t>(found.st_size);
  facts.links = static_cast<std::uint64_t>(found.st_nlink);
  // Unsigned, since whoever made the file chose its time: it may go round.
  facts.modified =
      static_cast<std::uint64_t>(found.st_mtim.tv_sec) * kSecond + static_cast<std::uint64_t>(found.st_mtim.tv_nsec);
  facts.is_regular = S_ISREG(found.st_mode);
  facts.is_folder = S_ISDIR(found.st_mode);
  return facts;
}

}  // namespace

File::File(File&& other) noexcept : descriptor_(std::exchange(other.descriptor_, -1)), path_(std::move(other.path_)) {}

File::~File() {
  if (descriptor_ >= 0) (void)::close(descriptor_);
}

File& File::operator=(File&& other) noexcept {
  if (this != &other) {
    if (descriptor_ >= 0) (void)::close(descriptor_);
    descriptor_ = std::exchange(other.descriptor_, -1);
    path_ = std::move(other.path_);
  }
  return *this;
}

Status File::open(const std::string& path, File& file) {
  Status status = check_no_nul(path);
  if (!status) return status;
  // Without O_NONBLOCK the opening of a pipe would wait for a writer.
  int descriptor = -1;
  do {
    descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY);
  } while (descriptor < 0 && errno == EINTR);
  if (descriptor < 0) return system_failure(ErrorCode::kOpenFailed, path, errno);
  File opened(descriptor, path);
  FileFacts facts;
  status = facts_of(opened, facts);
  if (!status) return status;
  if (!facts.is_regular) return failure(ErrorCode::kOpenFailed, path, "not a regular file");
  file = std::move(opened);
  return Status();
}

Status File::size(std::uint64_t& bytes) const {
  FileFacts facts;
  Status status = facts_of(*this, facts);
  bytes = facts.size;
  return status;
}

Status File::read_some_at(std::uint64_t offset, void* to, std::size_t count, std::size_t& done) const {
  done = 0;
  if (!is_addressable(offset, count)) return failure(ErrorCode::kOutOfFile, path_);
  auto* const bytes = static_cast<char*>(to);
  while (done < count) {
    const std::size_t wanted = std::min(count - done, kLargestTransfer);
    const ssize_t got = ::pread(descriptor_, bytes + done, wanted, static_cast<off_t>(offset + done));
    if (got == 0) break;
    if (got > 0) {
      done += static_cast<std::size_t>(got);
    } else if (errno != EINTR) {
      return system_failure(ErrorCode::kReadFailed, path_, errno);
    }
  }
  return Status();
}

Status File::read_at(std::uint64_t offset, void* to, std::size_t count) const {
  std::size_t done = 0;
  Status status = read_some_at(offset, to, count, done);
  if (!status || done == count) return status;
  return failure(ErrorCode::kTruncated, path_, "the file ends at byte " + std::to_string(offset + done));
}

Status File::write_at(std::uint64_t offset, const void* from, std::size_t count) const {
  if (!is_addressable(offset, count)) return system_failure(ErrorCode::kWriteFailed, path_, EFBIG);
  const auto* const bytes = static_cast<const char*>(from);
  std::size_t done = 0;
  while (done < count) {
    const std::size_t wanted = std::min(count - done, kLargestTransfer);
    const ssize_t written = ::pwrite(descriptor_, bytes + done, wanted, static_cast<off_t>(offset + done));
    if (written > 0) {
      done += static_cast<std::size_t>(written);
    } else if (written == 0) {
      return system_failure(ErrorCode::kWriteFailed, path_, EIO);
    } else if (errno != EINTR) {
      return system_failure(ErrorCode::kWriteFailed, path_, errno);
    }
  }
  return Status();
}

Status File::close() {
  const int descriptor = std::exchange(descriptor_, -1);
  // After EINTR the descriptor is gone on Linux; closing it again could close somebody else's.
  if (descriptor < 0 || ::close(descriptor) == 0 || errno == EINTR) return Status();
  return system_failure(ErrorCode::kWriteFailed, path_, errno);
}

Status facts_of(const File& file, FileFacts& facts) {
  struct stat found;
  if (::fstat(file.descriptor(), &found) != 0) return system_failure(ErrorCode::kOpenFailed, file.path(), errno);
  facts = facts_of(found);
  return Status();
}

Status facts_of(const std::string& path, FileFacts& facts) {
  struct stat found;
  if (::stat(path.c_str(), &found) != 0) return system_failure(ErrorCode::kOpenFailed, path, errno);
  facts = facts_of(found);
  return Status();
}

bool is_unchanged(const FileFacts& before, const FileFacts& after) noexcept {
  return before.identity == after.identity && before.size == after.size && before.modified == after.modified;
}

std::string stamp_of(const FileFacts& facts) {
  return std::to_string(facts.identity.device) + ':' + std::to_string(facts.identity.inode) + ':' +
         std::to_string(facts.size) + ':' + std::to_string(facts.modified);
}

std::string folder_of(const std::string& path) {
  const std::size_t slash = path.rfind('/');
  if (slash == std::string::npos) return ".";
  return slash == 0 ? "/" : path.substr(0, slash);
}

}  // namespace onnxgen::io
