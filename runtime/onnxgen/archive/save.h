// Saves models as archives: an ordinary zip file with the elements of tensors as stored members, aligned to 64 bytes so
// that they can be used where they lie in a mapping, and the graph as the last member, "__MODEL_PROTO".
//
// The model is not changed, and its large values are not copied. A save writes a new file and then gives it the name: a
// crash leaves the old archive or the new one. After a failure nothing new is left.
//
// Each function comes in two forms: save() throws io::Error; try_save() returns a Status that names the file, the
// tensor and the cause.
#pragma once

#include <cstddef>
#include <cstdint>
#include <limits>
#include <string>
#include <type_traits>
#include <utility>

#include "onnxgen/archive/encoded_archive.h"
#include "onnxgen/archive/load.h"
#include "onnxgen/archive/save_options.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "onnxgen/io/save/mappings_of.h"
#include "onnxgen/onnx/message_traits.h"

namespace onnxgen::archive {

namespace detail {

// Serializes `model` and hands its spans to `save`, together with the mappings that they may lie in.
template <class M, class Save>
Status serialize(const M& model, const std::string& path, const SaveOptions& asked, const Save& save) {
  static_assert(kIsModel<M>, "an archive holds a ModelProto");
  return or_out_of_memory([&] {
    SaveOptions options = asked;
    // Before version 1.4 of ONNX a tensor could not say that its elements are elsewhere: they stay in the graph.
    if (!io::knows_external_data<M>()) options.size_threshold = std::numeric_limits<std::uint64_t>::max();
    const io::Mappings mappings = io::mappings_of(model);
    Status saved = io::check_mappings(mappings);
    if (!saved) return saved;
    auto sink = [&](const Span* spans, std::size_t count) {
      saved = save(spans, count, io::wire_form_of<M>(), mappings, path, options);
      return true;
    };
    const Status status = io::serialize_message(model, options.allow_partial, sink);
    return status ? saved : status.in_file(path);
  });
}

}  // namespace detail

// Writes `model` to `path`, replacing a file that is there; a link of that name is replaced itself. Tensors whose
// external data was not loaded are an error: an archive is whole.
template <class M>
Status try_save(const M& model, const std::string& path, const SaveOptions& options = {}) {
  return detail::serialize(model, path, options, save_archive);
}

template <class M>
void save(const M& model, const std::string& path, const SaveOptions& options = {}) {
  io::throw_if_failed(try_save(model, path, options));
}

// Writes `model` as the folder form of an archive, one file for each member. The folder gets its name `path` when it is
// complete. A file or folder that already has this name is kOpenFailed.
template <class M>
Status try_save_folder(const M& model, const std::string& path, const SaveOptions& options = {}) {
  return detail::serialize(model, path, options, save_folder_form);
}

template <class M>
void save_folder(const M& model, const std::string& path, const SaveOptions& options = {}) {
  io::throw_if_failed(try_save_folder(model, path, options));
}

// Makes an archive of the model file at `from`, with its external data, going through a mapping of them.
template <class M>
Status try_convert(const std::string& from, const std::string& to, const SaveOptions& options = {},
                   const io::LoadOptions& load_options = {}) {
  M model;
  const Status status = io::try_load(from, model, load_options);
  return status ? try_save(model, to, options) : status;
}

template <class M>
void convert(const std::string& from, const std::string& to, const SaveOptions& options = {},
             const io::LoadOptions& load_options = {}) {
  io::throw_if_failed(try_convert<M>(from, to, options, load_options));
}

// Replaces the graph in the archive at `path` by `model`, in place. The other members stay where they are, even those
// that nothing names any more. The time depends on the graph and the directory only, not on the weights.
//
// Tensors that the options do not keep in the graph go on naming the member that has their bytes. That member is known
// if the archive was loaded with load_external_data = false or Holding::kSkipped, or if the bytes are mapped from this
// file; otherwise members are compared with the bytes, which takes reading them. Tensors that no member has become new
// members.
//
// A crash or a power failure at any time leaves an archive that loads with the old graph or the new one; models that
// are mapped from the archive stay as they are. Loads and other calls of this function, in all processes, wait for each
// other, at most for lock_timeout. Other programs must not write to the file meanwhile, and `progress` must not use it.
// Links and files with several names are refused. After a failure the archive has the old graph or, if only the
// cleaning up failed, the new one.
template <class M>
Status try_replace_model(const M& model, const std::string& path, const SaveOptions& options = {}) {
  return detail::serialize(model, path, options, replace_graph);
}

template <class M>
void replace_model(const M& model, const std::string& path, const SaveOptions& options = {}) {
  io::throw_if_failed(try_replace_model(model, path, options));
}

}  // namespace onnxgen::archive
