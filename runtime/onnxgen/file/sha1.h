// SHA-1, by which ONNX's external data names the content of a file (FIPS 180-4). It shows damage, not forgery.
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

// As the standard describes it, on any processor.
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

// OpenSSL's where this library was built with it, which uses what the processor has for it; else the plain one.
class Sha1 {
 public:
  Sha1();
  ~Sha1();
  Sha1(const Sha1&) = delete;
  Sha1& operator=(const Sha1&) = delete;

  void update(std::string_view bytes);
  // The digest as 40 lower-case hexadecimal digits. The object is used up.
  std::string finish();

 private:
  struct State;
  std::unique_ptr<State> state_;
};

std::string sha1_hex(std::string_view bytes);

// Computes the SHA-1 of the first `size` bytes of a file, as finish() returns it. The file is read rather than mapped:
// a page of a mapping that cannot be read would end the program.
Status sha1_of(const File& file, std::uint64_t size, std::string& hex);

// Returns a digest in lower case, as finish() writes it; models may state it in either case.
std::string lower_case_hex(std::string hex);

}  // namespace onnxgen::io
