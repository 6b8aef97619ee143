#include "onnxgen/file/publish.h"

#include <utility>

namespace onnxgen::io {
namespace {

class Publisher {
 public:
  Publisher(Publication& publication, const DataFolders& folders, bool flush)
      : publication_(publication), folders_(folders), flush_(flush) {}

  Status run() {
    Status status = publication_.has_interim_model ? duplicate_data() : Status();
    if (status) status = place_data();
    if (status && publication_.has_interim_model) status = replace_data();
    if (status) status = publication_.model.place();
    if (!status) {
      take_back();
      return status;
    }
    // The model is there. What fails from here on leaves it so.
    status = flush_names();
    for (PendingFile& file : publication_.data) {
      if (!status) return status;
      if (file.replaces()) status = file.remove();
    }
    return status;
  }

 private:
  Status flush_names() const { return flush_ ? folders_.flush() : Status(); }

  // Takes all the room that will be needed, before anything changes.
  Status duplicate_data() {
    for (const PendingFile& file : publication_.data) {
      if (!file.replaces()) continue;
      Status status = file.duplicate(flush_, copies_.emplace_back());
      if (!status) return status;
    }
    return Status();
  }

  // Those that replace nothing, and all where nothing is at stake: no interim model was asked for.
  Status place_data() {
    for (PendingFile& file : publication_.data) {
      if (publication_.has_interim_model && file.replaces()) continue;
      Status status = file.place();
      if (!status) return status;
    }
    return flush_names();
  }

  Status replace_data() {
    Status status = publication_.interim_model.place();
    if (!status) return status;
    for (PendingFile& file : publication_.data) {
      if (file.replaces()) file.keep();
    }
    is_replaced_ = true;
    status = flush_names();
    for (PendingFile& copy : copies_) {
      if (status) status = copy.place();
    }
    return status ? flush_names() : status;
  }

  void take_back() noexcept {
    if (is_replaced_) return;
    for (PendingFile& file : publication_.data) (void)file.remove();
  }

  Publication& publication_;
  const DataFolders& folders_;
  bool flush_;
  std::vector<PendingFile> copies_;
  bool is_replaced_ = false;
};

}  // namespace

Status publish(Publication& publication, const DataFolders& folders, bool flush) {
  return Publisher(publication, folders, flush).run();
}

}  // namespace onnxgen::io
