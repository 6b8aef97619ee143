// Which addresses a server may have.
#pragma once

struct sockaddr;

namespace onnxgen::remote {

// Whether the address is one of the open Internet: not of this machine, a private network, a link, a cloud's own
// services (169.254.169.254), documentation or a group, nor an IPv6 form of such an IPv4 address.
bool is_public_address(const sockaddr& address) noexcept;

}  // namespace onnxgen::remote
