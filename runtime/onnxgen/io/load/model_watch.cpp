#include "onnxgen/io/load/model_watch.h"

#include "onnxgen/file/error.h"

namespace onnxgen::io {
namespace {

// Maximum number of attempts to load. With the lock, the second attempt succeeds. If the file system has no locks or a
// saver does not take one, each attempt may collide with another save.
constexpr int kMaxAttempts = 50;

Status changed(const std::string& path) {
  return failure(ErrorCode::kFileChanged, path, "the file was modified while it was being loaded; load it again");
}

}  // namespace

Status ModelWatch::begin(const std::string& path) {
  Status status = File::open(path, model_);
  return status ? attributes_of(model_, attributes_) : status;
}

Status ModelWatch::begin_locked(const std::string& path, std::chrono::milliseconds timeout) {
  Status status = lock_.take(folder_of(path), FolderLock::Kind::kShared, timeout);
  return status ? begin(path) : status;
}

Status ModelWatch::open_again(File& file) const {
  FileAttributes attributes;
  Status status = File::open(model_.path(), file);
  if (status) status = attributes_of(file, attributes);
  return !status || attributes.identity == attributes_.identity ? status : changed(model_.path());
}

Status ModelWatch::end() {
  FileAttributes now;
  const bool is_same = attributes_of(model_.path(), now) && is_unchanged(attributes_, now);
  if (!is_same) return changed(model_.path());
  lock_.release();
  return Status();
}

bool ModelWatch::is_replaced() const {
  FileAttributes now;
  return attributes_of(model_.path(), now) && now.identity != attributes_.identity;
}

Status load_as_one(const std::string& path, std::chrono::milliseconds lock_timeout,
                   const std::function<Status(ModelWatch&)>& load) {
  for (int tries = 1;; ++tries) {
    ModelWatch watch;
    Status status = tries == 1 ? watch.begin(path) : watch.begin_locked(path, lock_timeout);
    if (!status) return status;
    status = load(watch);
    // Other failures may also be caused by a save, for example a data file that is missing or has another size.
    const bool is_in_vain = status.code() == ErrorCode::kFileChanged || (!status && watch.is_replaced());
    if (!is_in_vain || status.code() == ErrorCode::kCancelled || tries == kMaxAttempts) return status;
  }
}

}  // namespace onnxgen::io
