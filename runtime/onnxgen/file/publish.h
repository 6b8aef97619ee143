// The last step of a save: complete files take their names, in an order that keeps the model whole all along.
#pragma once

#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/data_folders.h"
#include "onnxgen/file/pending_file.h"

namespace onnxgen::io {

struct Publication {
  std::vector<PendingFile> data;
  // Refers to data files that replace others by their temporary names, and to the others by their own. Not needed where
  // no data file replaces another.
  PendingFile interim_model;
  bool has_interim_model = false;
  PendingFile model;
};

// All files must be complete. Names that were free are given first, then the model's.
//
// A data file that replaces another cannot take its name while the old model needs the old content, nor after the new
// model has its own. So the interim model comes between: once it stands, the old data files are replaced by second
// names of the new ones; then the model takes its place and the temporary names go.
//
// After a failure nothing new is left, unless the interim model has replaced the old one: then that, with the temporary
// files that it names, is the saved model.
Status publish(Publication& publication, const DataFolders& folders, bool flush);

}  // namespace onnxgen::io
