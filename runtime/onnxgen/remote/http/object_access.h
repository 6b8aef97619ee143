// Resolves URLs of every kind, including those of S3-compatible stores.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/remote/http/url.h"
#include "onnxgen/remote/options.h"
#include "onnxgen/remote/secret.h"

namespace onnxgen::remote {

// URL of an object, and the credentials for its server.
struct ObjectAccess {
  Url url;
  Secret bearer_token;
  bool is_store = false;  // s3://
  // For AWS Signature Version 4. Without keys, requests are not signed.
  std::string region;
  Secret key_id;
  Secret key;
  Secret session_token;

  bool is_signed() const { return !key_id.empty(); }
  // Returns whether `other` is on the same server.
  bool is_same_server(const Url& other) const { return other.origin() == url.origin(); }
};

// Resolves "https://host/path", "http://host/path" if allowed, or "s3://bucket/key".
Status resolve_url(std::string_view text, const Options& options, ObjectAccess& access);

}  // namespace onnxgen::remote
