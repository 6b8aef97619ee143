#include "onnxgen/remote/object.h"

#include <algorithm>
#include <cstring>
#include <utility>

#include "onnxgen/file/error.h"
#include "onnxgen/remote/range_exchange.h"

namespace onnxgen::remote {

Status Object::open_all(Session& session, const std::vector<Object*>& objects, std::uint64_t first_bytes) {
  std::vector<std::unique_ptr<Exchange>> exchanges;
  for (Object* const object : objects) {
    exchanges.push_back(std::make_unique<RangeExchange>(*object, JoinedRange{0, first_bytes, {}}));
  }
  return session.run(exchanges);
}

void Object::expect(std::uint64_t size, std::string_view version) {
  is_pinned_ = true;
  size_ = size;
  version_ = Version::of_text(version);
}

std::shared_ptr<io::Buffer> Object::whole() const {
  return head_size_ == size_ ? head_ : nullptr;
}

Status Object::read(std::vector<Piece> pieces) {
  std::vector<std::unique_ptr<Exchange>> exchanges;
  plan_read(std::move(pieces), exchanges);
  return session_.run(exchanges);
}

Status Object::read_scattered(std::vector<Piece> pieces, std::uint64_t gap) {
  Ranges options = ranges();
  options.gap = gap;
  std::vector<std::unique_ptr<Exchange>> exchanges;
  plan_read(std::move(pieces), options, exchanges);
  return session_.run(exchanges, options.small_in_flight);
}

void Object::plan_read(std::vector<Piece> pieces, std::vector<std::unique_ptr<Exchange>>& exchanges) {
  plan_read(std::move(pieces), ranges(), exchanges);
}

void Object::plan_read(std::vector<Piece> pieces, const Ranges& options,
                       std::vector<std::unique_ptr<Exchange>>& exchanges) {
  std::uint64_t total = 0;
  for (Piece& piece : pieces) {
    total += piece.length;
    // What the first answer brought is not asked for again.
    const std::uint64_t known = piece.offset < head_size_ ? std::min(piece.length, head_size_ - piece.offset) : 0;
    if (known == 0) continue;
    std::memcpy(piece.to, head_->data() + piece.offset, static_cast<std::size_t>(known));
    session_.progress().add(known);
    piece.offset += known;
    piece.length -= known;
    piece.to += known;
  }
  session_.progress().add_total(total);
  for (JoinedRange& range : join(std::move(pieces), options)) {
    exchanges.push_back(std::make_unique<RangeExchange>(*this, std::move(range)));
  }
}

Status Object::copy_to(const io::File& file) {
  session_.progress().add_total(size_);
  Status status = file.write_at(0, head().data(), head_size_);
  session_.progress().add(head_size_);
  std::vector<std::unique_ptr<Exchange>> exchanges;
  const std::uint64_t largest = std::max<std::uint64_t>(ranges().largest, 1);
  for (std::uint64_t begin = head_size_; begin < size_; begin += std::min(largest, size_ - begin)) {
    const JoinedRange range = {begin, begin + std::min(largest, size_ - begin), {}};
    exchanges.push_back(std::make_unique<RangeExchange>(*this, range, &file));
  }
  return status ? session_.run(exchanges) : status;
}

Status Object::read_at(std::uint64_t offset, void* to, std::size_t count) {
  if (count > size_ || offset > size_ - count) return Status(ErrorCode::kTruncated, size_);
  return read({{offset, count, static_cast<char*>(to)}});
}

}  // namespace onnxgen::remote
