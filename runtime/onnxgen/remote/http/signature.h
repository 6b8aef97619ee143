// Amazon's Signature Version 4, by which an S3-compatible store knows whose request it is. libcurl has one, but what it
// signs differs between its releases: some take the plus sign of a query for a space, and from 8.14 on none sign a path
// that is to be left as it is.
#pragma once

#include <ctime>
#include <vector>

#include "onnxgen/remote/http/exchange.h"
#include "onnxgen/remote/http/place.h"
#include "onnxgen/remote/secret.h"

namespace onnxgen::remote {

// Returns the headers that sign `request` with the keys of `place` as of `now`, one line each. They cover the method,
// the URL, the request's own headers and each other. The body they do not: that it arrives as it is sent is up to TLS,
// and its hash would have to be known before its first byte.
std::vector<Secret> signature_headers(const Place& place, const Request& request, std::time_t now);

}  // namespace onnxgen::remote
