// Saving models: any generated message, to one file of any size, or with the data of its tensors in files beside it.
//
// The message is not changed, and its large values are not copied: they are written from where they are, and those that
// are mapped from a file are copied from file to file by the system.
//
// A save is safe: everything is written under temporary names in the folders where it belongs, flushed to the disk, and
// then takes its name, data files before the model. Whenever it is killed or the power goes, the path holds the old
// model with the old data or the new one with the new data. After a failure nothing new is left but what the failure
// names. A killed save can leave files whose names contain ".onnxgen-"; the model may need them until it is saved
// again, which removes them. Programs that save the same model at the same time take turns, and those that load it
// meanwhile find one of the models, with its own data.
//
// Each function comes in two forms: save() throws Error; try_save() returns a Status that names the file, the tensor
// and the cause.
#pragma once

#include <cstddef>
#include <memory>
#include <string>
#include <utility>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/mapping.h"
#include "onnxgen/io/save/encoded_save.h"
#include "onnxgen/io/save/mappings_of.h"
#include "onnxgen/io/save_options.h"
#include "onnxgen/io/save_report.h"
#include "onnxgen/onnx/message_traits.h"
#include "onnxgen/onnx/topology.h"

namespace onnxgen::io {

// Writes `message` to `path`, and the data files that the options ask for, and replaces files that are there. Other
// data files stay, since other models may use them. Locations are relative to the folder of `path`. The folder must
// exist; folders for data below it are made.
//
// Tensors whose external data was not loaded keep their entries, if the folder of `path` has the file that they name;
// otherwise the save fails, unless options.allow_missing_data. Those of a structure-only load do only where the saved
// file can refer to the one that has their elements (Holding::kSkipped). Tensors marked as external that hold raw data,
// as convert_to_external leaves them, are written to the file that they name.
//
// If `report` is given, it says what was written and what stayed in the model; after a failure it is empty.
template <class M>
Status try_save(const M& message, const std::string& path, const SaveOptions& options = {},
                SaveReport* report = nullptr) {
  SaveReport made;
  const Status status = or_out_of_memory([&] {
    const Mappings mappings = mappings_of(message);
    Status saved = check_mappings(mappings);
    if (!saved) return saved;
    const Status written = serialize_message(message, options.allow_partial, [&](const Span* spans, std::size_t count) {
      saved = save_encoded(spans, count, wire_form_of<M>(), mappings, path, options, made);
      return true;
    });
    return written ? saved : written;
  });
  if (report != nullptr) *report = std::move(made);
  return status.in_file(path);
}

template <class M>
SaveReport save(const M& message, const std::string& path, const SaveOptions& options = {}) {
  SaveReport report;
  throw_if_failed(try_save(message, path, options, &report));
  return report;
}

}  // namespace onnxgen::io
