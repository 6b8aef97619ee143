// Saves any generated message: to a single file of any size, or with tensor data in separate files.
//
//   onnxgen::io::save(model, "model.onnx");
//
//   onnxgen::io::SaveOptions options;
//   options.placement = onnxgen::io::DataPlacement::kOneFile;
//   options.location = "weights.bin";
//   onnxgen::io::save(model, "model.onnx", options);
//
// The message is not changed. Large values are written without being copied first; values mapped from a file are copied
// from file to file by the operating system.
//
// Saving is safe against crashes unless options.in_place is set. All files are written under temporary names in their
// final folders, flushed to disk and then renamed, data files before the model. If the program is killed or the power
// fails at any moment, the path holds either the old model with the old data or the new model with the new data. After
// a failure no new files remain except those that the Status names. If the failure occurs when the new model is already
// in place, for example in the last flush, the Status says that the model has been saved. A killed save can leave files
// whose names contain ".onnxgen-". The model may need them until it is saved again, which removes them. Programs that
// save the same model at the same time take turns. Programs that load it during a save get one of the two models with
// its own data.
//
// Each function has two forms. save() throws Error. try_save() returns a Status that names the file, the tensor and the
// cause, for example kOpenFailed, kWriteFailed, kPathRefused for a location, kInvalidTensor and kInvalidExternalData
// for a tensor, kFileChanged if a file that the message is mapped from has changed, kMissingRequired, kCancelled or
// kOutOfMemory. They may be called from several threads at once, also for the same message.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>

#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/mapping.h"
#include "onnxgen/io/save/encoded_save.h"
#include "onnxgen/io/save/mappings_of.h"
#include "onnxgen/io/save_options.h"
#include "onnxgen/io/save_report.h"
#include "onnxgen/onnx/message_traits.h"
#include "onnxgen/onnx/require_class.h"
#include "onnxgen/onnx/topology.h"

namespace onnxgen::io {

// Writes `message` to `path`, writes the data files that the options request, and replaces existing files of these
// names. Other data files are kept, since other models may use them. Locations are relative to the folder of `path`.
// This folder must exist; folders below it are created as needed for data files.
//
// Tensors whose external data was not loaded keep their entries if the folder of `path` contains the file that they
// name. Otherwise the save fails, unless options.allow_missing_data is set. Tensors of a structure-only load
// (Holding::kSkipped) keep their entries only if the saved file can refer to the file that holds their elements.
// Tensors that are marked as external but hold raw data, as convert_to_external() leaves them, are written to the file
// that they name.
//
// If `report` is not null, it receives what was written and what stayed in the model. It is empty after a failure.
template <class M>
Status try_save(const M& message, const std::string& path, const SaveOptions& options = {},
                SaveReport* report = nullptr) {
  if constexpr (require_message<M>()) {
    SaveReport made;
    const Status status = or_out_of_memory([&] {
      const Mappings mappings = mappings_of(message);
      Status saved = check_mappings(mappings);
      if (!saved) return saved;
      const Status written =
          serialize_message(message, options.allow_partial, [&](const Span* spans, std::size_t count) {
            saved = save_encoded(spans, count, wire_form_of<M>(), mappings, path, options, made);
            return true;
          });
      return written ? saved : written;
    });
    if (report != nullptr) *report = std::move(made);
    return status.in_file(path);
  }
}

template <class M>
SaveReport save(const M& message, const std::string& path, const SaveOptions& options = {}) {
  SaveReport report;
  throw_if_failed(try_save(message, path, options, &report));
  return report;
}

}  // namespace onnxgen::io
