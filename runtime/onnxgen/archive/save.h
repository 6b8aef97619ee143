// Saves models as archives.
//
//   onnxgen::archive::save(model, "model.zip");
//
//   // Replaces the graph of an existing archive without rewriting the weights.
//   model.mutable_graph()->set_name("renamed");
//   onnxgen::archive::replace_model(model, "model.zip");
//
//   // Converts a model file and its external data.
//   onnxgen::archive::convert<onnx::ModelProto>("model.onnx", "model.zip");
//
// An archive is an ordinary zip file. The elements of large tensors are stored members, uncompressed and aligned to 64
// bytes so that they can be used directly in a mapped file. The graph is the last member, "__MODEL_PROTO".
//
// The model is not changed, and large values are not copied. Unless stated otherwise, a save writes a new file and then
// renames it, so a crash leaves either the old archive or the new one. After a failure no new file remains, unless the
// Status says that the model has been saved: then only the last flush failed.
//
// Each function has two forms. One throws io::Error. try_...() returns a Status that names the file, the tensor and the
// cause, for example kOpenFailed, kWriteFailed, kInvalidTensor, kInvalidExternalData, kMissingRequired, kCancelled or
// kOutOfMemory.
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
#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"
#include "onnxgen/io/save/mappings_of.h"
#include "onnxgen/onnx/message_traits.h"
#include "onnxgen/onnx/require_class.h"

namespace onnxgen::archive {

namespace detail {

// Serializes `model`, and calls `save` with the output as a list of spans and with the file mappings that these may
// point into.
template <class M, class Save>
Status serialize(const M& model, const std::string& path, const SaveOptions& asked, const Save& save) {
  if constexpr (io::require_model<M>()) {
    return or_out_of_memory([&] {
      SaveOptions options = asked;
      // Tensors of ONNX before version 1.4 cannot refer to external elements, so their elements stay in the graph.
      if (!io::knows_external_data<M>()) options.size_threshold = (std::numeric_limits<std::uint64_t>::max)();
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
}

}  // namespace detail

// Writes `model` to `path`, replacing an existing file. If `path` is a symbolic link, the link itself is replaced.
// Fails with kInvalidExternalData if a tensor's external data was not loaded, since an archive contains all data.
template <class M>
Status try_save(const M& model, const std::string& path, const SaveOptions& options = {}) {
  return detail::serialize(model, path, options, save_archive);
}

template <class M>
void save(const M& model, const std::string& path, const SaveOptions& options = {}) {
  io::throw_if_failed(try_save(model, path, options));
}

// Writes `model` as the folder form of an archive, with one file for each member. The folder is renamed to `path` when
// it is complete. Fails with kOpenFailed if a file or folder with this name exists.
template <class M>
Status try_save_folder(const M& model, const std::string& path, const SaveOptions& options = {}) {
  return detail::serialize(model, path, options, save_folder_form);
}

template <class M>
void save_folder(const M& model, const std::string& path, const SaveOptions& options = {}) {
  io::throw_if_failed(try_save_folder(model, path, options));
}

// Converts the model file at `from`, with its external data, to an archive at `to`. The files are mapped rather than
// read into memory unless `load_options` says otherwise. Also fails with the errors of io::load().
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

// Replaces the graph in the archive at `path` with that of `model`, in place. All other members keep their positions,
// including those that are no longer used. The time depends only on the graph and the directory, not on the weights.
//
// Tensors that the options do not keep in the graph continue to refer to their members. The member is known if the
// archive was loaded with load_external_data = false or Holding::kSkipped, or if the bytes are mapped from this file.
// Otherwise members of equal size and CRC-32 are read and compared with the bytes. Tensors that match no member become
// new members.
//
// After a crash or power failure at any time, the archive loads with the old graph or the new one. Models mapped from
// the archive do not change. Loads and other calls of this function, in all processes, wait for each other for at most
// lock_timeout. Other programs must not write to the file during the call, and `progress` must not use it. Symbolic
// links and files with several names are refused with kPathRefused. After a failure the archive has the old graph or,
// if only the cleanup failed, the new one; the Status then says that the model has been saved.
template <class M>
Status try_replace_model(const M& model, const std::string& path, const SaveOptions& options = {}) {
  return detail::serialize(model, path, options, replace_graph);
}

template <class M>
void replace_model(const M& model, const std::string& path, const SaveOptions& options = {}) {
  io::throw_if_failed(try_replace_model(model, path, options));
}

}  // namespace onnxgen::archive
