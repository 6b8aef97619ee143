// One object on a server, in one version: whatever is read of it belongs together.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/buffer.h"
#include "onnxgen/file/file.h"
#include "onnxgen/remote/http/session.h"
#include "onnxgen/remote/http/url.h"
#include "onnxgen/remote/range_plan.h"

namespace onnxgen::remote {

class Object {
 public:
  Object(Session& session, Url url) : session_(session), url_(std::move(url)) {}
  Object(const Object&) = delete;
  Object& operator=(const Object&) = delete;

  // Asks for the first bytes. From the answer on, size and version are those of this object.
  Status open(std::uint64_t first_bytes) { return open_all(session_, {this}, first_bytes); }
  // The same of several at a time.
  static Status open_all(Session& session, const std::vector<Object*>& objects, std::uint64_t first_bytes);
  // Instead of open(), where they are known.
  void expect(std::uint64_t size, std::string_view version);

  const Url& url() const noexcept { return url_; }
  std::uint64_t size() const noexcept { return size_; }
  // Version::text() of the first answer.
  std::string version() const { return version_.text(); }
  const Ranges& ranges() const noexcept { return session_.options().ranges; }
  // What open() brought: the first bytes or, where the server ignores ranges, all.
  std::string_view head() const noexcept { return {head_ == nullptr ? "" : head_->data(), head_size_}; }
  // The memory of the head, if that is the whole object.
  std::shared_ptr<io::Buffer> whole() const;

  // Writes all of it to `file`.
  Status copy_to(const io::File& file);
  // Fills all pieces, which must lie in the object and not overlap, by as few requests as the options say.
  Status read(std::vector<Piece> pieces);
  // The same for many small pieces: those no further apart than `gap` are joined, and more are in flight.
  Status read_scattered(std::vector<Piece> pieces, std::uint64_t gap);
  // Adds what does that to the exchanges of others.
  void plan_read(std::vector<Piece> pieces, std::vector<std::unique_ptr<Exchange>>& exchanges);
  Status read_at(std::uint64_t offset, void* to, std::size_t count);

 private:
  void plan_read(std::vector<Piece> pieces, const Ranges& options, std::vector<std::unique_ptr<Exchange>>& exchanges);

  friend class RangeExchange;

  Session& session_;
  const Url url_;
  Url moved_;  // where a redirect led; used while `has_moved_`
  bool has_moved_ = false;
  bool is_pinned_ = false;
  std::uint64_t size_ = 0;
  Version version_;
  bool asks_by_id_ = true;  // where the version has an id, and the store knows ids
  std::shared_ptr<io::Buffer> head_;
  std::size_t head_size_ = 0;
};

}  // namespace onnxgen::remote
