#include "onnxgen/file/pending_file.h"

#include <algorithm>
#include <utility>
#include <vector>

#include "onnxgen/file/error.h"
#include "onnxgen/file/system/device_links.h"
#include "onnxgen/file/system/error.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/file/system/open_file.h"
#include "onnxgen/file/system/path_rules.h"

namespace onnxgen::io {
namespace {

constexpr int kTries = 16;  // attempts to find an unused name

bool has_cause(system::Cause cause) {
  return system::cause_of(system::last_error()) == cause;
}

// Locks a new file. Returns false if another save took it for abandoned before it was locked, and removed it. On file
// systems without locks, no file is considered abandoned.
bool claim_new(const File& file) {
  if (system::try_lock(file.descriptor(), true) == system::LockResult::kHeldByOthers) return false;
  FileAttributes attributes;
  return attributes_of(file, attributes) && attributes.links != 0;
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
      new_mode_(other.new_mode_),
      old_mode_(other.old_mode_),
      replaces_(other.replaces_),
      committed_(other.committed_),
      kept_(other.kept_) {}

PendingFile& PendingFile::operator=(PendingFile&& other) noexcept {
  PendingFile taken(std::move(other));
  std::swap(folder_, taken.folder_);
  std::swap(name_, taken.name_);
  std::swap(temporary_, taken.temporary_);
  std::swap(save_id_, taken.save_id_);
  std::swap(file_, taken.file_);
  std::swap(claim_, taken.claim_);
  std::swap(new_mode_, taken.new_mode_);
  std::swap(old_mode_, taken.old_mode_);
  std::swap(replaces_, taken.replaces_);
  std::swap(committed_, taken.committed_);
  std::swap(kept_, taken.kept_);
  return *this;
}

PendingFile::~PendingFile() {
  if (!temporary_.empty() && !kept_) (void)system::remove_file(folder_->descriptor(), temporary_);
}

Status PendingFile::create(std::shared_ptr<const Folder> folder, std::string name, const WriteMode& mode,
                           PendingFile& pending) {
  PendingFile made;
  made.folder_ = std::move(folder);
  made.name_ = std::move(name);
  made.save_id_ = mode.save_id;
  made.new_mode_ = mode.permissions >= 0 ? mode.permissions : system::kNewFileMode;
  bool is_open = false;
  Status status = check_no_nul(made.path());
  if (const char* const problem = status ? system::name_problem(made.name_) : nullptr) {
    status = failure(ErrorCode::kPathRefused, made.path(), problem);
  }
  if (status) status = made.recheck();
  if (status && mode.in_place) status = made.open_in_place(mode, is_open);
  if (status && !is_open) status = made.make_temporary();
  if (status) pending = std::move(made);
  return status;
}

Status PendingFile::recheck() {
  replaces_ = false;
  FileAttributes found;
  if (!system::attributes_at(folder_->descriptor(), name_, system::Links::kNotFollowed, found)) {
    if (has_cause(system::Cause::kMissing)) return Status();
    return system_failure(ErrorCode::kOpenFailed, path(), system::last_error());
  }
  replaces_ = true;
  if (found.is_regular) old_mode_ = found.permissions;
  if (found.is_regular) return Status();
  if (!found.is_link || !may_replace_link()) {
    return failure(ErrorCode::kOpenFailed, path(), "not a regular file");
  }
  if (!system::device_link_of(path()).is_found) return Status();
  return failure(ErrorCode::kOpenFailed, path(), "a link into /dev or /proc; specify the path of the file itself");
}

// Returns whether a link may be replaced as far as its target is concerned: a regular file, or nothing. A link to a
// device stands for the device, so replacing the link would be a surprise.
bool PendingFile::may_replace_link() const {
  FileAttributes target;
  const bool is_alive = system::attributes_at(folder_->descriptor(), name_, system::Links::kFollowed, target);
  return is_alive ? target.is_regular : has_cause(system::Cause::kMissing);
}

Status PendingFile::open_in_place(const WriteMode& mode, bool& is_open) {
  const std::string shown = path();
  const Descriptor descriptor = system::open_entry(folder_->descriptor(), name_, system::Access::kWrite);
  if (descriptor == kNoDescriptor) {
    if (has_cause(system::Cause::kLink)) return failure(ErrorCode::kPathRefused, path(), "the file is a symbolic link");
    return system_failure(ErrorCode::kOpenFailed, path(), system::last_error());
  }
  File opened(descriptor, shown);
  FileAttributes attributes;
  Status status = attributes_of(opened, attributes);
  if (!status) return status;
  if (!attributes.is_regular) return failure(ErrorCode::kOpenFailed, path(), "not a regular file");
  if (attributes.links != 1)
    return failure(ErrorCode::kPathRefused, path(), "the file has " + std::to_string(attributes.links) + " hard links");
  if (std::find(mode.in_use.begin(), mode.in_use.end(), attributes.identity) != mode.in_use.end()) return Status();
  status = opened.resize(0);
  if (!status) return status;
  file_ = std::move(opened);
  is_open = true;
  return status;
}

Status PendingFile::make_temporary() {
  const int mode = old_mode_ >= 0 ? old_mode_ : new_mode_;
  const std::string shown = path();  // allocate before the file exists
  for (int tries = 0; tries < kTries; ++tries) {
    std::string name = temporary_name(name_, save_id_);
    const Descriptor descriptor = system::open_entry(folder_->descriptor(), name, system::Access::kCreate, mode);
    if (descriptor == kNoDescriptor && has_cause(system::Cause::kTaken)) continue;
    if (descriptor == kNoDescriptor) break;
    temporary_ = std::move(name);
    file_ = File(descriptor, shown);
    if (!claim_new(file_)) {
      temporary_.clear();
      continue;
    }
    // Undoes the effect of the umask. If the system refuses, the file has fewer permissions than the old one.
    if (old_mode_ >= 0) system::set_permissions(descriptor, old_mode_);
    return Status();
  }
  return system_failure(ErrorCode::kOpenFailed, path(), system::last_error());
}

Status PendingFile::complete(bool flush, Claim claim) {
  if (flush && !system::flush(file_.descriptor())) {
    return system_failure(ErrorCode::kWriteFailed, path(), system::last_error());
  }
  if (claim == Claim::kKept && is_temporary()) {
    claim_ = File(system::duplicate(file_.descriptor()), file_.path());
    if (!claim_.is_open()) return system_failure(ErrorCode::kOpenFailed, path(), system::last_error());
  }
  return file_.close();
}

Status PendingFile::commit() {
  if (!temporary_.empty()) {
    const std::string aside = temporary_name(name_, save_id_);
    if (!system::replace_file(folder_->descriptor(), temporary_, name_, aside)) {
      return system_failure(ErrorCode::kWriteFailed, path(), system::last_error());
    }
    temporary_.clear();
  }
  committed_ = true;
  return Status();
}

Status PendingFile::duplicate(bool flush, PendingFile& other) const {
  PendingFile made;
  made.folder_ = folder_;
  made.name_ = name_;
  made.save_id_ = save_id_;
  made.new_mode_ = new_mode_;
  made.old_mode_ = old_mode_;
  made.replaces_ = replaces_;
  std::string name = temporary_name(name_, save_id_);
  if (system::link_file(folder_->descriptor(), temporary_, name)) {
    made.temporary_ = std::move(name);
  } else {
    const std::string shown = path();
    const File source(system::open_entry(folder_->descriptor(), temporary_, system::Access::kRead), shown);
    if (!source.is_open()) return system_failure(ErrorCode::kOpenFailed, path(), system::last_error());
    Status status = made.make_temporary();
    if (status) status = copy_all(source, made.file_);
    if (status) status = made.complete(flush, Claim::kReleased);
    if (!status) return status;
  }
  other = std::move(made);
  return Status();
}

Status PendingFile::remove() {
  const bool is_ours = is_temporary() || (committed_ && !replaces_);
  const std::string& name = current_name();
  const bool is_removed =
      !is_ours || system::remove_file(folder_->descriptor(), name) || has_cause(system::Cause::kMissing);
  kept_ = !is_removed;
  if (kept_) {
    return system_failure(ErrorCode::kWriteFailed, folder_->path_of(name), system::last_error(),
                          "the file cannot be removed");
  }
  temporary_.clear();
  committed_ = false;
  return Status();
}

Status flush_folder(const Folder& folder) {
  if (system::flush_folder(folder.descriptor())) return Status();
  return system_failure(ErrorCode::kWriteFailed, folder.path(), system::last_error());
}

}  // namespace onnxgen::io
