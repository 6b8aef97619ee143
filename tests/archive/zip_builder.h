// Builds valid and invalid zip files for tests. Independent of the code under test.
#pragma once

#include <zlib.h>

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace onnxgen::archive::tests {

inline void put(std::string& to, std::uint64_t value, int width) {
  for (int i = 0; i < width; ++i) to += static_cast<char>(value >> 8 * i & 0xFF);
}

inline void overwrite(std::string& in, std::size_t at, std::uint64_t value, int width) {
  for (int i = 0; i < width; ++i) in[at + static_cast<std::size_t>(i)] = static_cast<char>(value >> 8 * i & 0xFF);
}

inline std::string deflated(std::string_view bytes) {
  z_stream stream = {};
  (void)::deflateInit2(&stream, Z_BEST_COMPRESSION, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY);
  std::string result(::deflateBound(&stream, bytes.size()), '\0');
  stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(bytes.data()));
  stream.avail_in = static_cast<uInt>(bytes.size());
  stream.next_out = reinterpret_cast<Bytef*>(result.data());
  stream.avail_out = static_cast<uInt>(result.size());
  (void)::deflate(&stream, Z_FINISH);
  result.resize(stream.total_out);
  (void)::deflateEnd(&stream);
  return result;
}

// Records of a member before they are written, for a test to corrupt: `local` is the header with the data, `central` is
// the directory entry. PKWARE's APPNOTE.TXT defines the field offsets.
struct Records {
  std::string local;
  std::string central;
};

class ZipBuilder {
 public:
  static constexpr std::uint16_t kStored = 0;
  static constexpr std::uint16_t kDeflated = 8;
  static constexpr std::size_t kCentralOffset = 42;

  using Change = std::function<void(Records&)>;

  // Appends a member. `extra` is inserted between its header and its data.
  ZipBuilder& add(std::string_view name, std::string_view bytes, std::uint16_t method = kStored,
                  const Change& change = {}, std::string_view extra = {}) {
    const std::string data = method == kDeflated ? deflated(bytes) : std::string(bytes);
    std::string both;  // fields shared by header and entry
    put(both, 20, 2);
    put(both, 0, 2);
    put(both, method, 2);
    put(both, 0, 2);
    put(both, 0x21, 2);
    put(both, ::crc32_z(0, reinterpret_cast<const Bytef*>(bytes.data()), bytes.size()), 4);
    put(both, data.size(), 4);
    put(both, bytes.size(), 4);
    put(both, name.size(), 2);
    Records records;
    records.local = "PK\3\4" + both;
    put(records.local, extra.size(), 2);
    records.local.append(name).append(extra).append(data);
    records.central = "PK\1\2";
    put(records.central, 20, 2);
    records.central += both;
    records.central.resize(kCentralOffset, '\0');  // no extra field, no comment, first disk, no attributes
    put(records.central, bytes_.size(), 4);
    records.central += name;
    if (change) change(records);
    bytes_ += records.local;
    directory_ += records.central;
    ++count_;
    return *this;
  }

  // Appends bytes between members.
  ZipBuilder& gap(std::string_view bytes) {
    bytes_ += bytes;
    return *this;
  }

  std::uint64_t size() const { return bytes_.size(); }

  // Returns the complete file.
  std::string finish(std::string_view comment = {}) const {
    std::string end = "PK\5\6";
    put(end, 0, 4);
    put(end, count_, 2);
    put(end, count_, 2);
    put(end, directory_.size(), 4);
    put(end, bytes_.size(), 4);
    put(end, comment.size(), 2);
    return bytes_ + directory_ + end + std::string(comment);
  }

 private:
  std::string bytes_;
  std::string directory_;
  std::uint64_t count_ = 0;
};

}  // namespace onnxgen::archive::tests
