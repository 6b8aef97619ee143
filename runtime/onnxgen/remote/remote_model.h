// A model on a server, and the objects beside it: the part of loading that does not depend on the class.
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
  // `options` must outlive it. Nothing is asked for yet.
  static Status open(const std::string& url, const Options& options, RemoteModel& model);

  // With a cache, whole objects are mapped from it; else it serves ranges of them.
  void hold_whole_objects() { holds_whole_ = true; }
  // Size and version, and the first bytes where the server is asked for these. A model that is encrypted, an archive or
  // empty is refused.
  Status begin(io::WireKind kind);
  // The same of an object that may be anything.
  Status begin_object();
  // As begin(), before all of the model or its structure is read: the first request reads small objects as a whole.
  Status begin_whole(io::WireKind kind);
  Status begin_structure(io::WireKind kind);
  // Instead of these, where size and version are known.
  void expect(std::uint64_t size, const std::string& version);

  Object& object() noexcept { return *object_; }
  Session& session() noexcept { return *session_; }
  // What tensors say of elements that stay on the server: the name of the model's own object, and its state.
  std::string own_location() const;
  std::string own_stamp() const;

  // The encoded model, or whatever the object is: all of it, as it stands on the server.
  Status read_all(const ParseOptions& options, io::HeldBytes& held);
  // The structure of the encoded model.
  Status read_structure(io::WireForm form, const ParseOptions& options, io::HeldBytes& held);

  // The bytes of all requests, from the model's own object and from those beside it. `held` gets what keeps them alive.
  Status load_tensors(std::vector<io::ExternalRequest>& requests, std::uint64_t max_bytes, bool verifies_checksums,
                      std::vector<io::HeldBytes>& held);

 private:
  // An object that requests want bytes of.
  struct Source {
    Object* object = nullptr;
    io::ExternalSource wanted;
  };

  Status group(const std::vector<io::ExternalRequest>& requests, std::vector<Source>& sources);
  Status find_url(const io::ExternalRequest& request, Url& url) const;
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
