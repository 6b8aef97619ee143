// A model on a server and its external data: the class-independent part of loading.
#pragma once

#include <cstdint>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/io/load/external_files.h"
#include "onnxgen/io/load/external_source.h"
#include "onnxgen/onnx/encoded_input.h"
#include "onnxgen/remote/cache/cache.h"
#include "onnxgen/remote/http/session.h"
#include "onnxgen/remote/object.h"
#include "onnxgen/remote/options.h"

namespace onnxgen::remote {

class RemoteModel {
 public:
  // Opens the session and the cache. Sends no request. `options` must outlive `model`.
  static Status open(const std::string& url, const Options& options, RemoteModel& model);

  // Maps whole objects from the cache, if there is one. By default the cache serves ranges.
  void hold_whole_objects() { holds_whole_ = true; }
  // Determines size and version of the object, and reads its first bytes if the server is asked. Refuses a model that
  // is empty, encrypted or an archive.
  Status begin(io::WireKind kind);
  // Like begin(), but accepts any object.
  Status begin_object();
  // Like begin(), before the whole model or its structure is read. The first request of begin_whole() reads a small
  // object completely; begin_structure() leaves an open-ended request running if windows are not required.
  Status begin_whole(io::WireKind kind);
  Status begin_structure(io::WireKind kind);
  // Returns the status of reading the model. If the object is not a model, the error names its kind.
  Status explained(const Status& status);
  // Replaces begin() if size and version are already known. Sends no request.
  void expect(std::uint64_t size, const std::string& version);

  Object& object() noexcept { return *object_; }
  Session& session() noexcept { return *session_; }
  // Return the entries for tensors whose elements stay on the server: the name of the model's object, and a stamp of
  // its size and version. If the object is read through segments, offsets refer to their content, and the stamp says
  // so.
  std::string own_location() const;
  std::string own_stamp() const { return stamp_of(object_->has_segments()); }

  // Reads the whole object as stored on the server.
  Status read_all(const ParseOptions& options, io::HeldBytes& held);
  // Reads the structure of the encoded model.
  Status read_structure(io::WireForm form, const ParseOptions& options, io::HeldBytes& held);

  // Reads the bytes of all requests, from the model's object and from external data. `held` receives the owners of the
  // bytes.
  Status load_tensors(std::vector<io::ExternalRequest>& requests, std::uint64_t max_bytes, bool verifies_checksums,
                      std::vector<io::HeldBytes>& held);

 private:
  // An object with the requests for its bytes.
  struct Source {
    Object* object = nullptr;
    io::ExternalSource wanted;
  };

  std::string stamp_of(bool has_segments) const;
  Status group(const std::vector<io::ExternalRequest>& requests, std::vector<Source>& sources);
  Status find_url(const io::ExternalRequest& request, Url& url) const;
  // Checks that the tensor was left in this version of the model's object, and that its offset refers to what is read.
  Status check_stamp(const io::ExternalDataEntry& entry) const;
  Status check_ranges(const std::vector<io::ExternalRequest>& requests, const Source& source) const;
  Status read(std::vector<Source>& sources, const std::vector<io::ExternalRequest>& requests, std::uint64_t max_bytes,
              bool verifies_checksums);

  Status check_model(io::WireKind kind);
  Status open_all(const std::vector<Object*>& objects, std::uint64_t first_bytes) const;
  Status map(std::vector<Source>& sources, std::uint64_t max_bytes, bool verifies_checksums) const;

  const Options* options_ = nullptr;
  Cache cache_;
  bool holds_whole_ = false;
  std::unique_ptr<Session> session_;
  std::unique_ptr<Object> object_;
  std::map<std::string, std::unique_ptr<Object>> others_;  // by URL without query
};

}  // namespace onnxgen::remote
