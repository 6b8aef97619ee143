#include "onnxgen/check/name_hash.h"

#include <random>

#include "onnxgen/wire/fixed.h"

namespace onnxgen::check {
namespace {

struct Key {
  std::uint64_t low;
  std::uint64_t high;
};

std::uint64_t random_word(std::random_device& device) {
  return static_cast<std::uint64_t>(device()) << 32 | (device() & 0xFFFFFFFFu);
}

Key draw_key() {
  std::random_device device;
  const std::uint64_t low = random_word(device);
  return {low, random_word(device)};
}

std::uint64_t rotate(std::uint64_t value, int bits) noexcept {
  return value << bits | value >> (64 - bits);
}

struct State {
  std::uint64_t v0, v1, v2, v3;

  void round() noexcept {
    v0 += v1;
    v1 = rotate(v1, 13) ^ v0;
    v0 = rotate(v0, 32);
    v2 += v3;
    v3 = rotate(v3, 16) ^ v2;
    v0 += v3;
    v3 = rotate(v3, 21) ^ v0;
    v2 += v1;
    v1 = rotate(v1, 17) ^ v2;
    v2 = rotate(v2, 32);
  }

  void add(std::uint64_t word) noexcept {
    v3 ^= word;
    round();
    v0 ^= word;
  }
};

}  // namespace

std::size_t NameHash::operator()(std::string_view name) const {
  static const Key key = draw_key();
  State state = {key.low ^ 0x736f6d6570736575u, key.high ^ 0x646f72616e646f6du, key.low ^ 0x6c7967656e657261u,
                 key.high ^ 0x7465646279746573u};
  std::string_view rest = name;
  for (; rest.size() >= 8; rest.remove_prefix(8)) state.add(wire::load_fixed<std::uint64_t>(rest.data()));
  std::uint64_t last = static_cast<std::uint64_t>(name.size()) << 56;
  for (std::size_t i = 0; i < rest.size(); ++i) {
    last |= static_cast<std::uint64_t>(static_cast<unsigned char>(rest[i])) << (8 * i);
  }
  state.add(last);
  state.v2 ^= 0xFF;
  for (int i = 0; i < 3; ++i) state.round();
  return static_cast<std::size_t>(state.v0 ^ state.v1 ^ state.v2 ^ state.v3);
}

}  // namespace onnxgen::check
