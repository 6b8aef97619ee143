// Final step of a save: renames the complete files, in an order that keeps the model consistent at every moment.
#pragma once

#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/data_folders.h"
#include "onnxgen/file/pending_file.h"

namespace onnxgen::io {

// Notes for failures after a model has been saved.
inline constexpr std::string_view kSavedNote = "the new model has been saved nevertheless";
inline constexpr std::string_view kNotFlushedNote = "the new model has been saved, but a power failure may undo this";

struct Publication {
  std::vector<PendingFile> data;
  // Refers to the data files by their temporary names. Used only if an old model exists.
  PendingFile interim_model;
  bool has_interim_model = false;
  std::vector<PendingFile> copies;  // second names of the data files, made by publish()
  PendingFile model;
};

// Renames all files to their final names, data files before the model. All files must be complete, and the caller must
// hold the lock of the model's folder.
//
// If an old model exists, a data file cannot simply be renamed before the model: the old model may still need the old
// data, or would use the new data as its own. Nor can it be renamed after the new model, which would lack its data
// meanwhile. The interim model solves this. Once it has replaced the old model, second names of the data files replace
// the old data. Then the new model replaces the interim one, and the temporary names are removed.
//
// After a failure no new files remain, unless the interim model has replaced the old one: then the interim model and
// the temporary files that it names are the saved model. The failure names the files that remain, and says if the new
// model has been saved, finally or as the interim model.
Status publish(Publication& publication, const DataFolders& folders, bool flush);

// Removes the files of a save that failed with `status`. Returns that status, with the names of files that remain.
Status discard(Publication& publication, const Status& status);

}  // namespace onnxgen::io
