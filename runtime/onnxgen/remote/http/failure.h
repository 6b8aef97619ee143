// Describes network failures in one sentence without secrets.
#pragma once

#include <curl/curl.h>

#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/remote/http/response.h"
#include "onnxgen/remote/http/transfer.h"

namespace onnxgen::remote {

// Describes a missing or incomplete response.
Status failure_of_connection(const Transfer& transfer, CURLcode code);

// Describes a response that is an error. `body` is the beginning of its body.
Status failure_of_response(const Response& response, const std::string& body);

// Returns whether the error may be temporary.
bool may_pass(CURLcode code) noexcept;

}  // namespace onnxgen::remote
