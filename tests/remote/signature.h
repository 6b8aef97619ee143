// Verifies Amazon's Signature Version 4 by computing it from the received request.
#pragma once

#include <openssl/evp.h>
#include <openssl/hmac.h>

#include <algorithm>
#include <string>
#include <string_view>
#include <vector>

#include "test_server.h"

namespace onnxgen::remote::tests {

inline std::string hmac_sha256(std::string_view key, std::string_view text) {
  unsigned char digest[EVP_MAX_MD_SIZE];
  unsigned size = 0;
  HMAC(EVP_sha256(), key.data(), static_cast<int>(key.size()), reinterpret_cast<const unsigned char*>(text.data()),
       text.size(), digest, &size);
  return {reinterpret_cast<const char*>(digest), size};
}

inline std::string sha256(std::string_view text) {
  unsigned char digest[EVP_MAX_MD_SIZE];
  unsigned size = 0;
  EVP_Digest(text.data(), text.size(), digest, &size, EVP_sha256(), nullptr);
  return {reinterpret_cast<const char*>(digest), size};
}

inline std::string hex(std::string_view bytes) {
  constexpr char kDigits[] = "0123456789abcdef";
  std::string text;
  for (const char c : bytes) {
    text += kDigits[static_cast<unsigned char>(c) >> 4];
    text += kDigits[static_cast<unsigned char>(c) & 0xF];
  }
  return text;
}

inline std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (const char c : text) {
    if (c == separator) {
      parts.emplace_back();
    } else {
      parts.back() += c;
    }
  }
  return parts;
}

// Returns "value" from "name=value," in the header.
inline std::string field_of(const std::string& header, const std::string& name) {
  const std::size_t begin = header.find(name + "=");
  if (begin == std::string::npos) return {};
  return header.substr(begin + name.size() + 1, header.find(',', begin) - begin - name.size() - 1);
}

// Returns whether the request was signed with `key`. Verifies as a store does: with the path as sent, and with sorted
// query parameters that each have a value.
inline bool is_signed_by(const HttpRequest& request, const std::string& key) {
  const std::string header = request.header("authorization");
  const std::vector<std::string> scope = split(field_of(header, "Credential"), '/');
  if (header.find("AWS4-HMAC-SHA256 ") != 0 || scope.size() != 5) return false;
  std::vector<std::string> parameters;
  if (request.target != request.path()) parameters = split(request.target.substr(request.path().size() + 1), '&');
  std::sort(parameters.begin(), parameters.end());
  std::string query;
  for (const std::string& parameter : parameters) query += (query.empty() ? "" : "&") + parameter;
  const std::string names = field_of(header, "SignedHeaders");
  std::string canonical = request.method + "\n" + request.path() + "\n" + query + "\n";
  for (const std::string& name : split(names, ';')) canonical += name + ":" + request.header(name) + "\n";
  canonical += "\n" + names + "\n" + request.header("x-amz-content-sha256");
  const std::string text = "AWS4-HMAC-SHA256\n" + request.header("x-amz-date") + "\n" + scope[1] + "/" + scope[2] +
                           "/" + scope[3] + "/" + scope[4] + "\n" + hex(sha256(canonical));
  std::string derived = "AWS4" + key;
  for (std::size_t i = 1; i < scope.size(); ++i) derived = hmac_sha256(derived, scope[i]);
  return field_of(header, "Signature") == hex(hmac_sha256(derived, text));
}

}  // namespace onnxgen::remote::tests
