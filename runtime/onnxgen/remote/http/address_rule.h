// Rule for the addresses that a server may have.
#pragma once

struct sockaddr;

namespace onnxgen::remote {

// Returns whether the address belongs to the public Internet. Addresses of this machine, private networks, link-local
// networks, cloud metadata services (169.254.169.254), documentation and multicast do not, nor do IPv6 forms of such
// IPv4 addresses.
bool is_public_address(const sockaddr& address) noexcept;

}  // namespace onnxgen::remote
