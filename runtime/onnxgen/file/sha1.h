// SHA-1 (FIPS 180-4), the checksum of external data files in ONNX. It detects damage, not forgery.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"

namespace onnxgen::io {

// Portable implementation.
class PlainSha1 {
 public:
  void update(std::string_view bytes) noexcept;
  std::string finish();

 private:
  static constexpr std::size_t kBlock = 64;

  void add_block(const char* block) noexcept;

  std::array<std::uint32_t, 5> state_ = {0x67452301u, 0xEFCDAB89u, 0x98BADCFEu, 0x10325476u, 0xC3D2E1F0u};
  std::array<char, kBlock> pending_ = {};
  std::size_t pending_size_ = 0;
  std::uint64_t total_ = 0;
};

// Uses OpenSSL if the library was built with it, and with it the processor's instructions for SHA-1; otherwise
// PlainSha1.
class Sha1 {
 public:
  Sha1();
  ~Sha1();
  Sha1(const Sha1&) = delete;
  Sha1& operator=(const Sha1&) = delete;

  void update(std::string_view bytes);
  // Returns the digest as 40 lower-case hexadecimal digits. The object must not be used afterwards.
  std::string finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

std::string sha1_hex(std::string_view bytes);

// Computes the SHA-1 of the first `size` bytes of a file, as finish() returns it. Reads the file rather than mapping
// it, since a read error in a mapping would terminate the program.
Status sha1_of(const File& file, std::uint64_t size, std::string& hex);

// Converts a digest to lower case, as finish() writes it; models may use either case.
std::string lower_case_hex(std::string hex);

}  // namespace onnxgen::io
