// Loads archives from servers.
//
//   namespace remote = onnxgen::remote;
//   remote::LoadOptions options;
//   options.weights = remote::Weights::kChosen;
//   options.choose = remote::named({"embedding.weight"});
//   const auto model = remote::load_archive<onnx::ModelProto>("https://models.example/model.zip", options);
//
// Reads only the end record, the directory, the graph and the selected members, by ranges. Link onnxgen::archive in
// addition to onnxgen::remote.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <type_traits>
#include <utility>
#include <vector>

#include "onnxgen/archive/load.h"
#include "onnxgen/archive/open_archive.h"
#include "onnxgen/error/status.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/load/held_message.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/message_traits.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "onnxgen/remote/load_message.h"
#include "onnxgen/remote/options.h"
#include "onnxgen/remote/remote_model.h"
#include "onnxgen/remote/structure_reader.h"

namespace onnxgen::remote {

namespace detail {

// Loads the selected tensors from their members. The other tensors record which member holds their elements.
template <class M>
Status attach_members(M& model, archive::OpenArchive& opened, const LoadOptions& options,
                      const archive::LoadOptions& reading, io::Progress& progress) {
  std::vector<archive::TensorRequest> requests;
  std::vector<bool> wanted;
  std::vector<io::HeldBytes> held;
  Status status;
  io::for_each_tensor(std::as_const(model), [&](const auto& tensor, const io::TensorSite& site) {
    if (!status || !archive::detail::has_external_elements(tensor)) return;
    archive::TensorRequest request;
    status = archive::detail::make_request(tensor, request);
    wanted.push_back(status && is_wanted(tensor, site, request.entry.length.value_or(0), options));
    if (wanted.back()) requests.push_back(std::move(request));
  });
  if (status) status = opened.load_tensors(requests, reading, progress, held);
  if (status) status = io::check_copies<M>(requests, options.max_external_bytes);
  for (const io::HeldBytes& bytes : held) {
    if (status) status = io::keep_held(model, io::HeldBytes(bytes));
  }
  if (!status) return status;
  std::size_t tensors = 0;
  std::size_t next = 0;
  io::for_each_tensor(model, [&](auto& tensor, const io::TensorSite&) {
    if (!archive::detail::has_external_elements(tensor) || !wanted[tensors++]) return;
    const archive::TensorRequest& request = requests[next++];
    if (request.is_inline) return;
    io::borrow_raw_data(tensor, request.bytes);
    if constexpr (io::kHasExternalData<std::decay_t<decltype(tensor)>>) io::clear_external_data(tensor);
  });
  return archive::detail::refer_to_members(model, [&](const std::string& key) { return opened.stamp_of(key); });
}

template <class M>
Status load_archive_once(const std::string& url, M& model, const LoadOptions& options) {
  RemoteModel remote;
  Status status = RemoteModel::open(url, options, remote);
  if (!status) return status;
  Object& object = remote.object();
  status = remote.begin_object();
  if (!status) return status;
  StructureReader reader(object, options.index.max_memory);
  archive::ByteSource source;
  source.size = object.size();
  source.read = [&reader](std::uint64_t at, void* to, std::size_t count) { return reader.read(at, to, count); };
  source.announce = [&reader, gap = options.ranges.gap.value_or(object.worth())](const auto& ranges) {
    return reader.prefetch(ranges, gap);
  };
  source.read_ranges = [&object](const std::vector<io::ReadRange>& ranges) {
    std::vector<Fragment> fragments;
    for (const io::ReadRange& range : ranges) fragments.push_back({range.offset, range.length, range.to});
    return object.read(std::move(fragments));
  };
  archive::LoadOptions reading;
  reading.holding = io::Holding::kOwned;
  reading.parse = options.parse;
  reading.max_external_bytes = options.max_external_bytes;
  io::Progress uncounted({}, 0);  // the session reports progress
  archive::OpenArchive opened;
  io::HeldBytes graph;
  status = archive::OpenArchive::open(std::move(source), opened);
  if (status) status = opened.read_model(reading, uncounted, graph);
  if (status) status = io::parse_held(model, std::move(graph), options.parse);
  if (status) status = attach_members(model, opened, options, reading, uncounted);
  return status.in_file(object.url().shown());
}

}  // namespace detail

// Replaces `model` with the archive at `url`: its graph, and the tensors stored in separate members that the options
// select. Verifies the CRC-32 of everything that is read. Fails with the errors of remote.h and of archive::load(); the
// model is then empty. load_archive() throws io::Error.
template <class M>
Status try_load_archive(const std::string& url, M& model, const LoadOptions& options = {}) {
  if constexpr (io::require_model<M>()) {
    const Status status = or_out_of_memory(
        [&] { return as_one_version(options, [&] { return detail::load_archive_once(url, model, options); }); });
    if (!status) model.Clear();
    return status;
  }
}

template <class M>
M load_archive(const std::string& url, const LoadOptions& options = {}) {
  M model;
  io::throw_if_failed(try_load_archive(url, model, options));
  return model;
}

}  // namespace onnxgen::remote
