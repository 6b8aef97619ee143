#include "onnxgen/file/pending_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <utility>
#include <vector>

#include "onnxgen/file/error.h"

namespace onnxgen::io {
namespace {

constexpr int kNewFileFlags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC;
constexpr int kTries = 16;  // for a name that nobody has

int open_at(const Folder& folder, const std::string& name, int flags, int mode) {
  int descriptor = -1;
  do {
    descriptor = ::openat(folder.descriptor(), name.c_str(), flags, static_cast<mode_t>(mode));
  } while (descriptor < 0 && errno == EINTR);
  return descriptor;
}

int flush_descriptor(int descriptor) {
  int result = 0;
  do {
    result = ::fsync(descriptor);
  } while (result != 0 && errno == EINTR);
  return result;
}

// Locks a file that was just made. False where another save took it for one that was left behind, since it was not
// locked yet, and removed it. Where the file system has no locks, nothing is ever taken for left behind.
bool claim_new(const File& file) {
  if (::flock(file.descriptor(), LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) return false;
  FileFacts facts;
  return facts_of(file, facts) && facts.links != 0;
}

Status copy_all(const File& from, const File& to) {
  std::vector<char> block(std::size_t{1} << 20);
  for (std::uint64_t offset = 0;; offset += block.size()) {
    std::size_t done = 0;
    Status status = from.read_some_at(offset, block.data(), block.size(), done);
    if (status) status = to.write_at(offset, block.data(), done);
    if (!status || done < block.size()) return status;
  }
}

}  // namespace

PendingFile::PendingFile(PendingFile&& other) noexcept
    : folder_(std::move(other.folder_)),
      name_(std::move(other.name_)),
      temporary_(std::exchange(other.temporary_, {})),
      save_id_(std::move(other.save_id_)),
      file_(std::move(other.file_)),
      claim_(std::move(other.claim_)),
      old_mode_(other.old_mode_),
      replaces_(other.replaces_),
      placed_(other.placed_),
      kept_(other.kept_) {}

PendingFile& PendingFile::operator=(PendingFile&& other) noexcept {
  PendingFile taken(std::move(other));
  std::swap(folder_, taken.folder_);
  std::swap(name_, taken.name_);
  std::swap(temporary_, taken.temporary_);
  std::swap(save_id_, taken.save_id_);
  std::swap(file_, taken.file_);
  std::swap(claim_, taken.claim_);
  std::swap(old_mode_, taken.old_mode_);
  std::swap(replaces_, taken.replaces_);
  std::swap(placed_, taken.placed_);
  std::swap(kept_, taken.kept_);
  return *this;
}

PendingFile::~PendingFile() {
  if (!temporary_.empty() && !kept_) (void)::unlinkat(folder_->descriptor(), temporary_.c_str(), 0);
}

Status PendingFile::create(std::shared_ptr<const Folder> folder, std::string name, const WriteMode& mode,
                           PendingFile& pending) {
  PendingFile made;
  made.folder_ = std::move(folder);
  made.name_ = std::move(name);
  made.save_id_ = mode.save_id;
  bool is_open = false;
  Status status = check_no_nul(made.path());
  if (status) status = made.look_again();
  if (status && mode.in_place) status = made.open_in_place(mode, is_open);
  if (status && !is_open) status = made.make_temporary();
  if (status) pending = std::move(made);
  return status;
}

Status PendingFile::look_again() {
  replaces_ = false;
  struct stat found;
  if (::fstatat(folder_->descriptor(), name_.c_str(), &found, AT_SYMLINK_NOFOLLOW) != 0) {
    return errno == ENOENT ? Status() : system_failure(ErrorCode::kOpenFailed, path(), errno);
  }
  replaces_ = true;
  if (S_ISREG(found.st_mode)) old_mode_ = static_cast<int>(found.st_mode & 0777);
  // A link to a device is meant as the device; replacing it would be a surprise.
  const bool is_dead_link =
      S_ISLNK(found.st_mode) && ::fstatat(folder_->descriptor(), name_.c_str(), &found, 0) != 0 && errno == ENOENT;
  if (is_dead_link || S_ISREG(found.st_mode)) return Status();
  return failure(ErrorCode::kOpenFailed, path(), "not a regular file");
}

Status PendingFile::open_in_place(const WriteMode& mode, bool& is_open) {
  const int flags = O_WRONLY | O_CREAT | O_NOFOLLOW | O_CLOEXEC | O_NONBLOCK | O_NOCTTY;
  const std::string shown = path();
  const int descriptor = open_at(*folder_, name_, flags, 0666);
  if (descriptor < 0) {
    if (errno == ELOOP) return failure(ErrorCode::kPathRefused, path(), "it is a symbolic link");
    return system_failure(ErrorCode::kOpenFailed, path(), errno);
  }
  File opened(descriptor, shown);
  FileFacts facts;
  Status status = facts_of(opened, facts);
  if (!status) return status;
  if (!facts.is_regular) return failure(ErrorCode::kOpenFailed, path(), "not a regular file");
  if (facts.links != 1) return failure(ErrorCode::kPathRefused, path(), "it is a hard link");
  if (std::find(mode.in_use.begin(), mode.in_use.end(), facts.identity) != mode.in_use.end()) return Status();
  if (::ftruncate(descriptor, 0) != 0) return system_failure(ErrorCode::kWriteFailed, path(), errno);
  file_ = std::move(opened);
  is_open = true;
  return Status();
}

Status PendingFile::make_temporary() {
  const int mode = old_mode_ >= 0 ? old_mode_ : 0666;
  const std::string shown = path();  // what needs memory comes before there is a file
  for (int tries = 0; tries < kTries; ++tries) {
    std::string name = temporary_name(name_, save_id_);
    const int descriptor = open_at(*folder_, name, kNewFileFlags, mode);
    if (descriptor < 0 && errno == EEXIST) continue;
    if (descriptor < 0) break;
    temporary_ = std::move(name);
    file_ = File(descriptor, shown);
    if (!claim_new(file_)) {
      temporary_.clear();
      continue;
    }
    // The umask applied above. Where the system refuses, the file has fewer permissions than the old one.
    if (old_mode_ >= 0) (void)::fchmod(descriptor, static_cast<mode_t>(old_mode_));
    return Status();
  }
  return system_failure(ErrorCode::kOpenFailed, path(), errno);
}

Status PendingFile::complete(bool flush, Claim claim) {
  if (flush && flush_descriptor(file_.descriptor()) != 0) {
    return system_failure(ErrorCode::kWriteFailed, path(), errno);
  }
  if (claim == Claim::kKept && is_temporary()) {
    claim_ = File(::fcntl(file_.descriptor(), F_DUPFD_CLOEXEC, 0), file_.path());
    if (!claim_.is_open()) return system_failure(ErrorCode::kOpenFailed, path(), errno);
  }
  return file_.close();
}

Status PendingFile::place() {
  if (!temporary_.empty()) {
    if (::renameat(folder_->descriptor(), temporary_.c_str(), folder_->descriptor(), name_.c_str()) != 0) {
      return system_failure(ErrorCode::kWriteFailed, path(), errno);
    }
    temporary_.clear();
  }
  placed_ = true;
  return Status();
}

Status PendingFile::duplicate(bool flush, PendingFile& other) const {
  PendingFile made;
  made.folder_ = folder_;
  made.name_ = name_;
  made.save_id_ = save_id_;
  made.old_mode_ = old_mode_;
  made.replaces_ = replaces_;
  std::string name = temporary_name(name_, save_id_);
  if (::linkat(folder_->descriptor(), temporary_.c_str(), folder_->descriptor(), name.c_str(), 0) == 0) {
    made.temporary_ = std::move(name);
  } else {
    const std::string shown = path();
    const File source(open_at(*folder_, temporary_, O_RDONLY | O_NOFOLLOW | O_CLOEXEC, 0), shown);
    if (!source.is_open()) return system_failure(ErrorCode::kOpenFailed, path(), errno);
    Status status = made.make_temporary();
    if (status) status = copy_all(source, made.file_);
    if (status) status = made.complete(flush, Claim::kGivenUp);
    if (!status) return status;
  }
  other = std::move(made);
  return Status();
}

Status PendingFile::remove() {
  const bool is_ours = is_temporary() || (placed_ && !replaces_);
  const std::string& name = current_name();
  const int error = is_ours && ::unlinkat(folder_->descriptor(), name.c_str(), 0) != 0 ? errno : 0;
  kept_ = error != 0 && error != ENOENT;
  if (kept_) return system_failure(ErrorCode::kWriteFailed, folder_->path_of(name), error, "cannot be removed");
  temporary_.clear();
  placed_ = false;
  return Status();
}

Status flush_folder(const Folder& folder) {
  // Some file systems cannot flush a folder and say EINVAL.
  if (flush_descriptor(folder.descriptor()) == 0 || errno == EINVAL) return Status();
  return system_failure(ErrorCode::kWriteFailed, folder.path(), errno);
}

}  // namespace onnxgen::io
