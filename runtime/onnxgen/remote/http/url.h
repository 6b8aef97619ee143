// URLs of objects.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/error/status.h"
#include "onnxgen/remote/secret.h"

namespace onnxgen::remote {

struct Url {
  std::string scheme;  // "https" or "http"
  std::string host;    // IPv6 addresses are in brackets
  std::string port;
  std::string path;  // percent-encoded, starts with a slash
  Secret query;      // text after the question mark; may contain a signature

  bool is_http() const { return scheme == "http"; }
  std::string origin() const { return scheme + "://" + host + ":" + port; }
  // Returns the URL without its query, for messages.
  std::string shown() const;
  // Returns the complete URL, for requests.
  Secret full() const;
  // Returns the decoded last component of the path.
  std::string name() const;
};

// Parses a URL. Refuses schemes other than https and, if allowed, http, and URLs with a user name.
Status parse_url(std::string_view text, bool allow_http, Url& url);

// Resolves the target of a redirect. Refuses http unless `from` is http.
Status redirected(const Url& from, std::string_view location, Url& url);

// Resolves the object at `location` below the folder of `model`, on the same server and without the query. The location
// is untrusted, because it comes from a model.
Status beside(const Url& model, const std::string& location, Url& url);

// Percent-encodes all characters except letters, digits, "-._~" and those in `kept`.
std::string percent_encoded(std::string_view text, std::string_view kept = "/");

// Returns `text` with ASCII letters in lower case, independent of the locale. Host and header names ignore case.
std::string lower_case(std::string_view text);

}  // namespace onnxgen::remote
