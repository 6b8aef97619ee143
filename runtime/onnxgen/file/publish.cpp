#include "onnxgen/file/publish.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/file/error.h"

namespace onnxgen::io {
namespace {

// Returns the failure with the names of the files that remain until the next save removes them.
Status with_remaining_files(const Status& status, const std::vector<std::string>& left) {
  constexpr std::size_t kMaxNames = 16;
  if (left.empty()) return status;
  std::string note = "files that remain until the next save: ";
  for (std::size_t i = 0; i < std::min(left.size(), kMaxNames); ++i) note += (i == 0 ? "'" : ", '") + left[i] + "'";
  if (left.size() > kMaxNames) note += " and " + std::to_string(left.size() - kMaxNames) + " more";
  return with_note(status, note);
}

// Removes `file`, or adds its name to `left`.
Status remove(PendingFile& file, std::vector<std::string>& left) {
  if (file.folder() == nullptr) return Status();  // it was never created
  std::string path = file.folder()->path_of(file.current_name());
  Status status = file.is_kept() ? Status() : file.remove();
  if (!status || file.is_kept()) left.push_back(std::move(path));
  return status;
}

class Publisher {
 public:
  Publisher(Publication& publication, const DataFolders& folders, bool flush)
      : publication_(publication), folders_(folders), flush_(flush) {}

  Status run() {
    Status status = publication_.has_interim_model ? replace_data() : commit_data();
    if (status) status = publication_.model.commit();
    if (!status) return discard(publication_, with_note(status, note_));
    // The model has its final name. Later failures do not change that.
    return finish();
  }

 private:
  Status flush_names() const { return flush_ ? folders_.flush() : Status(); }

  // Call this after the new model or an interim model that equals it has replaced the old one.
  Status flush_saved() {
    note_ = kNotFlushedNote;
    Status status = flush_names();
    if (status) note_ = kSavedNote;
    return status;
  }

  Status commit_data() {
    for (PendingFile& file : publication_.data) {
      Status status = file.commit();
      if (!status) return status;
    }
    return flush_names();
  }

  Status replace_data() {
    Status status = duplicate_data();
    if (status) status = flush_names();
    if (status) status = commit_interim_model();
    for (PendingFile& copy : publication_.copies) {
      if (status) status = copy.commit();
    }
    return status ? flush_names() : status;
  }

  // Allocates all disk space before anything changes.
  Status duplicate_data() {
    for (const PendingFile& file : publication_.data) {
      if (!file.is_temporary()) continue;  // it is written in place
      Status status = file.duplicate(flush_, publication_.copies.emplace_back());
      if (!status) return status;
    }
    return Status();
  }

  // From now on the temporary names are needed.
  Status commit_interim_model() {
    Status status = publication_.interim_model.commit();
    if (!status) return status;
    for (PendingFile& file : publication_.data) file.keep(file.is_temporary());
    return flush_saved();
  }

  // Until the new model's name is on disk, a crash may restore the interim model, which needs its data.
  Status finish() {
    Status status = flush_saved();
    std::vector<std::string> left;
    for (PendingFile& file : publication_.data) {
      if (!file.is_temporary()) continue;
      file.keep(!status);
      Status removed = remove(file, left);
      if (status) status = std::move(removed);
    }
    return with_remaining_files(with_note(status, note_), left);
  }

  Publication& publication_;
  const DataFolders& folders_;
  bool flush_;
  std::string_view note_;  // for failures, once a new model is in place
};

}  // namespace

Status publish(Publication& publication, const DataFolders& folders, bool flush) {
  return Publisher(publication, folders, flush).run();
}

Status discard(Publication& publication, const Status& status) {
  std::vector<std::string> left;
  for (PendingFile& file : publication.data) (void)remove(file, left);
  for (PendingFile& file : publication.copies) (void)remove(file, left);
  (void)remove(publication.interim_model, left);
  (void)remove(publication.model, left);
  return with_remaining_files(status, left);
}

}  // namespace onnxgen::io
