// Where an object is, and what its server gets to know: URLs of every kind, S3-compatible stores among them.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/remote/http/url.h"
#include "onnxgen/remote/options.h"
#include "onnxgen/remote/secret.h"

namespace onnxgen::remote {

// What the caller named, and what its server gets to know.
struct Place {
  Url url;
  Secret bearer_token;
  bool is_store = false;  // s3://
  // For AWS_SIGV4; without keys nothing is signed.
  std::string region;
  Secret key_id;
  Secret key;
  Secret session_token;

  bool is_signed() const { return !key_id.empty(); }
  // Whether `other` is on the same server.
  bool is_home_of(const Url& other) const { return other.origin() == url.origin(); }
};

// "https://host/path", "http://host/path" where it is allowed, or "s3://bucket/key".
Status find_place(std::string_view text, const Options& options, Place& place);

}  // namespace onnxgen::remote
