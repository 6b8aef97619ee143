// Describes network failures in one sentence without secrets.
#pragma once

#include <curl/curl.h>

#include <string>

#include "onnxgen/error/status.h"
#include "onnxgen/remote/http/answer.h"
#include "onnxgen/remote/http/transfer.h"

namespace onnxgen::remote {

// Describes a missing or incomplete answer.
Status failure_of_connection(const Transfer& transfer, CURLcode code);

// Describes an answer that is an error. `body` is the beginning of its body.
Status failure_of_answer(const Answer& answer, const std::string& body);

// Returns whether the error may be temporary.
bool may_pass(CURLcode code) noexcept;

}  // namespace onnxgen::remote
