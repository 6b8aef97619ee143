// Amazon's Signature Version 4, which authenticates requests to S3-compatible stores.
//
// libcurl's own implementation is not used because its releases sign different text: some treat a plus sign in a query
// as a space, and from 8.14 on they cannot sign a path that must be sent unchanged (CURLOPT_PATH_AS_IS).
#pragma once

#include <ctime>
#include <vector>

#include "onnxgen/remote/http/exchange.h"
#include "onnxgen/remote/http/object_access.h"
#include "onnxgen/remote/secret.h"

namespace onnxgen::remote {

// Returns the headers that sign `request` with the keys of `access` at the time `now`, one line each. They cover the
// method, the URL, the request's own headers and each other. They do not cover the body: TLS protects it, and its hash
// would have to be computed before the first byte is sent.
std::vector<Secret> signature_headers(const ObjectAccess& access, const Request& request, std::time_t now);

}  // namespace onnxgen::remote
