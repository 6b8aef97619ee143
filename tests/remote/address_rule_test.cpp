#include "onnxgen/remote/http/address_rule.h"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>

namespace onnxgen::remote::tests {
namespace {

bool is_public(const char* text) {
  sockaddr_in v4 = {};
  v4.sin_family = AF_INET;
  if (::inet_pton(AF_INET, text, &v4.sin_addr) == 1) return is_public_address(reinterpret_cast<const sockaddr&>(v4));
  sockaddr_in6 v6 = {};
  v6.sin6_family = AF_INET6;
  EXPECT_EQ(::inet_pton(AF_INET6, text, &v6.sin6_addr), 1) << text;
  return is_public_address(reinterpret_cast<const sockaddr&>(v6));
}

TEST(AddressRule, PublicAddresses) {
  for (const char* const text : {"1.1.1.1", "8.8.8.8", "9.255.255.255", "11.0.0.0", "172.15.255.255", "172.32.0.0",
                                 "223.255.255.255", "100.128.0.0", "2606:4700::1111", "2001:4860:4860::8888",
                                 "::ffff:8.8.8.8", "64:ff9b::808:808", "2002:808:808::1"}) {
    EXPECT_TRUE(is_public(text)) << text;
  }
}

TEST(AddressRule, NonPublicAddresses) {
  for (const char* const text : {"127.0.0.1",
                                 "127.255.255.255",
                                 "0.0.0.0",
                                 "10.1.2.3",
                                 "100.64.0.1",
                                 "169.254.169.254",
                                 "172.16.0.1",
                                 "172.31.255.255",
                                 "192.168.0.1",
                                 "192.0.0.1",
                                 "192.0.2.1",
                                 "198.18.0.1",
                                 "198.51.100.1",
                                 "203.0.113.1",
                                 "224.0.0.1",
                                 "255.255.255.255",
                                 "::1",
                                 "::",
                                 "fe80::1",
                                 "fc00::1",
                                 "fd00:ec2::254",
                                 "ff02::1",
                                 "2001:db8::1",
                                 "2001::1",
                                 "::ffff:127.0.0.1",
                                 "::ffff:169.254.169.254",
                                 "64:ff9b::7f00:1",
                                 "2002:7f00:1::",
                                 "::127.0.0.1"}) {
    EXPECT_FALSE(is_public(text)) << text;
  }
}

}  // namespace
}  // namespace onnxgen::remote::tests
