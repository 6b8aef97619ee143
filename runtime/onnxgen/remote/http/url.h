// The addresses of objects.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/remote/secret.h"

namespace onnxgen::remote {

struct Url {
  std::string scheme;  // "https" or "http"
  std::string host;    // IPv6 addresses in brackets
  std::string port;
  std::string path;  // encoded, from its first slash on
  Secret query;      // what follows the question mark: signatures are in here

  bool is_http() const { return scheme == "http"; }
  std::string origin() const { return scheme + "://" + host + ":" + port; }
  // For messages: without the query.
  std::string shown() const;
  // For requests.
  Secret full() const;
  // The last component of the path as a file would be named.
  std::string name() const;
};

// Refuses schemes other than https, and http unless that is allowed, and user names.
Status parse_url(std::string_view text, bool allow_http, Url& url);

// Where a redirect leads that `from` answered: https, or the same scheme.
Status redirected(const Url& from, std::string_view location, Url& url);

// The object at `location` beneath the folder of `model`, on the same server and without its query. The location comes
// from a model and is hostile.
Status beside(const Url& model, const std::string& location, Url& url);

// `text` with everything encoded but letters, digits and "-._~", and what is in `kept`.
std::string percent_encoded(std::string_view text, std::string_view kept = "/");

}  // namespace onnxgen::remote
