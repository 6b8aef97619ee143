// The last step of a save: complete files take their names, in an order that keeps the model whole all along.
#pragma once

#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/data_folders.h"
#include "onnxgen/file/pending_file.h"

namespace onnxgen::io {

struct Publication {
  std::vector<PendingFile> data;
  // Refers to the data files by their temporary names. Not needed where there is no old model.
  PendingFile interim_model;
  bool has_interim_model = false;
  std::vector<PendingFile> copies;  // second names of the data files, made by publish()
  PendingFile model;
};

// All files must be complete, and the lock of the model's folder held. Data files take their names before the model.
//
// Where there is an old model, no data file can take its name while that stands, which may need the old content or may
// take the new for its own; nor after the new model has its name, which would be without data. So the interim model
// comes between: once it stands, second names of the data files replace the old ones; then the model takes its place
// and the temporary names go.
//
// After a failure nothing new is left, unless the interim model has replaced the old one: then that, with the temporary
// files that it names, is the saved model. Files that stay are named in the failure.
Status publish(Publication& publication, const DataFolders& folders, bool flush);

// Removes what was made for a save that failed with `status`, and returns that, with the names of what stays.
Status discard(Publication& publication, const Status& status);

}  // namespace onnxgen::io
