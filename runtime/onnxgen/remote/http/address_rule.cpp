#include "onnxgen/remote/http/address_rule.h"

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>

#include <cstdint>
#include <cstring>

namespace onnxgen::remote {
namespace {

struct Network {
  std::uint32_t address;
  int prefix;
};

constexpr std::uint32_t ipv4(unsigned a, unsigned b, unsigned c) {
  return a << 24 | b << 16 | c << 8;
}

// IANA's registry of special-purpose addresses (RFC 6890 and later), and multicast.
constexpr Network kSpecial[] = {
    {ipv4(0, 0, 0), 8},      {ipv4(10, 0, 0), 8},     {ipv4(100, 64, 0), 10}, {ipv4(127, 0, 0), 8},
    {ipv4(169, 254, 0), 16}, {ipv4(172, 16, 0), 12},  {ipv4(192, 0, 0), 24},  {ipv4(192, 0, 2), 24},
    {ipv4(192, 88, 99), 24}, {ipv4(192, 168, 0), 16}, {ipv4(198, 18, 0), 15}, {ipv4(198, 51, 100), 24},
    {ipv4(203, 0, 113), 24}, {ipv4(224, 0, 0), 4},    {ipv4(240, 0, 0), 4},
};

bool is_public(std::uint32_t address) noexcept {
  for (const Network& network : kSpecial) {
    const std::uint32_t mask = ~std::uint32_t{0} << (32 - network.prefix);
    if ((address & mask) == network.address) return false;
  }
  return true;
}

std::uint32_t load_ipv4(const unsigned char* bytes) noexcept {
  return std::uint32_t{bytes[0]} << 24 | std::uint32_t{bytes[1]} << 16 | std::uint32_t{bytes[2]} << 8 | bytes[3];
}

bool begins_with(const unsigned char* address, const char* prefix, std::size_t size) noexcept {
  return std::memcmp(address, prefix, size) == 0;
}

bool is_public_ipv6(const unsigned char* address) noexcept {
  if (begins_with(address, "\0\x64\xff\x9b\0\0\0\0\0\0\0\0", 12)) return is_public(load_ipv4(address + 12));  // NAT64
  if (begins_with(address, "\0\0\0\0\0\0\0\0\0\0\xff\xff", 12)) return is_public(load_ipv4(address + 12));
  if ((address[0] & 0xE0) != 0x20) return false;                                      // only 2000::/3 is public
  if (begins_with(address, "\x20\x02", 2)) return is_public(load_ipv4(address + 2));  // 6to4
  if (begins_with(address, "\x20\x01\x0d\xb8", 4)) return false;                      // documentation
  return !(begins_with(address, "\x20\x01", 2) && address[2] < 2);                    // Teredo and other protocols
}

}  // namespace

bool is_public_address(const sockaddr& address) noexcept {
  if (address.sa_family == AF_INET) {
    sockaddr_in known;
    std::memcpy(&known, &address, sizeof known);
    return is_public(ntohl(known.sin_addr.s_addr));
  }
  if (address.sa_family != AF_INET6) return false;
  sockaddr_in6 known;
  std::memcpy(&known, &address, sizeof known);
  return is_public_ipv6(known.sin6_addr.s6_addr);
}

}  // namespace onnxgen::remote
