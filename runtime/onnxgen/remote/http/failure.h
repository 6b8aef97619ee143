// What went wrong between here and the server, in one sentence without secrets.
#pragma once

#include <curl/curl.h>

#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/remote/http/answer.h"
#include "onnxgen/remote/http/transfer.h"

namespace onnxgen::remote {

// No answer, or not all of it.
Status failure_of_connection(const Transfer& transfer, CURLcode code);

// An answer that is none to the question. `body` is the beginning of its body.
Status failure_of_answer(const Answer& answer, const std::string& body);

// Whether a later attempt may do better.
bool may_pass(CURLcode code) noexcept;

}  // namespace onnxgen::remote
