// Loads models from archives: zip files or folders in which the graph and the elements of large tensors are separate
// members or files.
//
//   const auto model = onnxgen::archive::load<onnx::ModelProto>("model.zip");
//
//   onnxgen::archive::LoadOptions options;
//   options.holding = onnxgen::io::Holding::kSkipped;  // names, types and shapes only
//   const auto structure = onnxgen::archive::load<onnx::ModelProto>("model.zip", options);
//
// Reads archives written by onnxgen::archive::save() and by PyTorch, also with deflated members. Loads the ModelProto
// of any version of the schema. Loaded tensors are inline, as after io::load().
//
// Each function has two forms. load...<M>() returns the model or throws io::Error. try_load...() fills a model and
// returns a Status that names the file, the member or tensor, and the cause. After a failure the model is empty.
//
// Besides the errors of io::load(): kInvalidArchive, kChecksumMismatch if a member does not match its CRC-32, and
// kUnsupported for an encrypted member or another compression method than deflate. The functions may be called from
// several threads at once for different models.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "onnxgen/archive/folder_form.h"
#include "onnxgen/archive/load_options.h"
#include "onnxgen/archive/open_archive.h"
#include "onnxgen/archive/zip_format.h"
#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/file_lock.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/load/external_support.h"
#include "onnxgen/io/load/held_message.h"
#include "onnxgen/io/load/model_format.h"
#include "onnxgen/io/load/structure.h"
#include "onnxgen/onnx/element_type.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/message_traits.h"
#include "onnxgen/onnx/require_class.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "onnxgen/onnx/topology.h"

namespace onnxgen::archive {

namespace detail {

// Returns whether raw data of this type and shape has the size of kElsewhereMark, so that it could equal the mark.
template <class Tensor>
bool is_as_long_as_mark(const Tensor& tensor) {
  std::vector<std::int64_t> dims;
  for (decltype(tensor.dims_size()) i = 0; i < tensor.dims_size(); ++i) dims.push_back(tensor.dims(i));
  const auto count = io::element_count(dims.data(), dims.size());
  const auto type = io::element_type(static_cast<std::int32_t>(tensor.data_type()));
  return count && io::raw_size(type, *count) == kElsewhereMark.size();
}

template <class Tensor>
bool has_external_elements(const Tensor& tensor) {
  return io::is_external(tensor) || std::string_view(tensor.raw_data()) == kElsewhereMark;
}

// Makes the request that loads the elements of a tensor for which has_external_elements() is true.
template <class Tensor>
Status make_request(const Tensor& tensor, TensorRequest& request) {
  request.tensor = tensor.name();
  if constexpr (io::kHasExternalData<Tensor>) {
    if (io::is_external(tensor)) return io::find_external_data(tensor, io::SizeMismatch::kAllow, request.entry);
  }
  request.is_marked = true;
  request.may_be_inline = is_as_long_as_mark(tensor);
  request.entry.location = request.tensor;
  return Status();
}

using TensorLoader = std::function<Status(std::vector<TensorRequest>&, std::vector<io::HeldBytes>&)>;

// Loads the elements of all tensors whose elements are stored outside the graph.
template <class M>
Status attach_tensors(M& model, const LoadOptions& options, const TensorLoader& load_tensors) {
  std::vector<TensorRequest> requests;
  std::vector<io::HeldBytes> held;
  Status status;
  io::for_each_tensor(std::as_const(model), [&](const auto& tensor, const io::TensorSite&) {
    if (status && has_external_elements(tensor)) status = make_request(tensor, requests.emplace_back());
  });
  if (!status || requests.empty()) return status;
  status = load_tensors(requests, held);
  std::size_t checked = 0;  // index of the next request; the walk visits tensors in the same order
  io::for_each_tensor(std::as_const(model), [&](const auto& tensor, const io::TensorSite&) {
    if (!status || options.allow_size_mismatch || !has_external_elements(tensor)) return;
    const TensorRequest& request = requests[checked++];
    if (request.is_inline) return;
    status = io::check_size(request.bytes.size(), tensor, ErrorCode::kInvalidExternalData);
  });
  if (status) status = io::check_copies<M>(requests, options.max_external_bytes);
  if (!status) return status;
  for (io::HeldBytes& bytes : held) {
    status = io::keep_held(model, std::move(bytes));
    if (!status) return status;
  }
  std::size_t next = 0;
  io::for_each_tensor(model, [&](auto& tensor, const io::TensorSite&) {
    if (!has_external_elements(tensor)) return;
    const TensorRequest& request = requests[next++];
    if (request.is_inline) return;
    io::borrow_raw_data(tensor, request.bytes);
    if constexpr (io::kHasExternalData<std::decay_t<decltype(tensor)>>) io::clear_external_data(tensor);
  });
  return Status();
}

// Removes the elements from the graph, leaving only its structure. Tensors refer to their elements in the graph's
// member or file. Tensors marked as having their elements in another member are unchanged.
template <class M>
Status skip_elements(io::HeldBytes& graph, std::string stamp, const LoadOptions& options) {
  io::SkippedData skipped;
  skipped.location = kModelKey;
  skipped.stamp = std::move(stamp);
  skipped.keeps_elements = [bytes = graph.bytes](const io::TensorRecord& tensor) {
    return bytes.substr(static_cast<std::size_t>(tensor.raw.offset), static_cast<std::size_t>(tensor.raw.length)) ==
           kElsewhereMark;
  };
  io::HeldBytes structure;
  Status status = io::read_structure(graph.bytes, io::wire_form_of<M>(), skipped, options, structure);
  graph = std::move(structure);
  return status;
}

// Stamp of a missing member or file. Differs from every other stamp.
inline constexpr std::string_view kMissingStamp = "missing";

// Function that returns a stamp for the content of the member or file with this name, or an empty string if it does not
// exist.
using StampOf = std::function<std::string(const std::string&)>;

// Marks every tensor whose elements are in another member or file as external, and records the location and a stamp of
// the content. Because of the stamp, elements that were not loaded are not mistaken for missing elements or for those
// of another archive. Malformed entries are left unchanged: any later use of them fails.
template <class M>
Status refer_to_members(M& model, const StampOf& stamp_of) {
  Status status;
  io::for_each_tensor(model, [&](auto& tensor, const io::TensorSite&) {
    TensorRequest request;
    if (!has_external_elements(tensor) || !make_request(tensor, request)) return;
    const bool is_in_graph = request.entry.location == kModelKey;
    if (is_in_graph && !request.entry.stamp.empty()) return;  // set by skip_elements()
    request.entry.stamp = is_in_graph ? std::string() : stamp_of(request.entry.location);
    if (request.entry.stamp.empty()) {
      if (request.may_be_inline) return;
      request.entry.stamp = kMissingStamp;
    }
    if constexpr (io::kHasExternalData<std::decay_t<decltype(tensor)>>) {
      io::clear_elements(tensor);  // a load would replace them
      io::set_external_data(tensor, request.entry);
    } else if (status) {
      status = io::cannot_be_external(request.tensor);
    }
  });
  return status;
}

template <class M>
Status finish_load(M& model, io::HeldBytes graph, const StampOf& stamp_of, const LoadOptions& options,
                   io::Progress& progress, const TensorLoader& load_tensors) {
  const bool is_skipping = options.holding == io::Holding::kSkipped;
  Status status = is_skipping ? skip_elements<M>(graph, stamp_of(std::string(kModelKey)), options) : Status();
  if (status) status = io::check_external_support<M>(graph.bytes, options.parse);
  if (status) status = io::parse_held(model, std::move(graph), options.parse);
  if (status) {
    const bool is_complete = options.load_external_data && !is_skipping;
    status = is_complete ? attach_tensors(model, options, load_tensors) : refer_to_members(model, stamp_of);
  }
  return status ? progress.report() : status;
}

template <class M>
Status load_opened(OpenArchive& archive, M& model, const LoadOptions& options, io::Progress& progress) {
  io::HeldBytes graph;
  Status status = archive.read_model(options, progress, graph);
  if (!status) return status;
  return finish_load(
      model, std::move(graph), [&](const std::string& key) { return archive.stamp_of(key); }, options, progress,
      [&](auto& requests, auto& held) { return archive.load_tensors(requests, options, progress, held); });
}

template <class M>
Status load_folder(const std::string& path, M& model, const LoadOptions& options, io::Progress& progress) {
  io::Folder folder;
  io::HeldBytes graph;
  std::string stamp;
  Status status = io::Folder::open(path, folder);
  if (status) status = read_folder_model(folder, options, progress, graph, stamp);
  if (!status) return status;
  const auto stamp_of = [&](const std::string& name) {
    return name == kModelKey ? stamp : io::stamp_beneath(folder, name, options.paths);
  };
  return finish_load(model, std::move(graph), stamp_of, options, progress, [&](auto& requests, auto& held) {
    return load_folder_tensors(path, requests, options, progress, held);
  });
}

}  // namespace detail

// Replaces `model` with the model in the archive or folder at `path`.
template <class M>
Status try_load(const std::string& path, M& model, const LoadOptions& options = {}) {
  if constexpr (io::require_model<M>()) {
    const Status status = or_out_of_memory([&] {
      io::Progress progress(options.progress, 0);
      if (is_folder(path)) return detail::load_folder(path, model, options, progress);
      io::File file;
      io::FileLock lock;
      OpenArchive archive;
      const auto open = [&path](io::File& to_open) { return io::File::open(path, to_open); };
      Status opened = io::open_locked(path, open, io::FileLock::Kind::kShared, options.lock_timeout, file, lock);
      if (opened) opened = io::check_not_encrypted(file);
      if (opened) opened = OpenArchive::open(std::move(file), std::move(lock), archive);
      return opened ? detail::load_opened(archive, model, options, progress) : opened;
    });
    return io::finish(model, status, path);
  }
}

template <class M>
M load(const std::string& path, const LoadOptions& options = {}) {
  M model;
  io::throw_if_failed(try_load(path, model, options));
  return model;
}

// Loads an archive from memory. If `owner` is given, it must keep `bytes` alive; tensors then point into them unless
// Holding::kOwned is set. Without an owner, the elements are copied.
template <class M>
Status try_load_from_memory(std::shared_ptr<const void> owner, std::string_view bytes, M& model,
                            const LoadOptions& options = {}) {
  if constexpr (io::require_model<M>()) {
    const Status status = or_out_of_memory([&] {
      io::Progress progress(options.progress, 0);
      OpenArchive archive;
      Status opened = OpenArchive::open(std::move(owner), bytes, archive);
      return opened ? detail::load_opened(archive, model, options, progress) : opened;
    });
    return io::finish(model, status, {});
  }
}

template <class M>
M load_from_memory(std::shared_ptr<const void> owner, std::string_view bytes, const LoadOptions& options = {}) {
  M model;
  io::throw_if_failed(try_load_from_memory(std::move(owner), bytes, model, options));
  return model;
}

}  // namespace onnxgen::archive
