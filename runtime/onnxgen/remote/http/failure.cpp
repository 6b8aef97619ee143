#include "onnxgen/remote/http/failure.h"

#include "onnxgen/file/error.h"

namespace onnxgen::remote {
namespace {

Status opening_failed(std::string detail) {
  return io::failure(ErrorCode::kOpenFailed, {}, std::move(detail));
}

// Explains the error codes of S3-compatible stores that a user can act on.
const char* explained(const std::string& code) {
  if (code == "RequestTimeTooSkewed") return "the clocks of this machine and the server differ too much";
  if (code == "ExpiredToken" || code == "TokenRefreshRequired") return "the session token has expired";
  if (code == "SignatureDoesNotMatch") return "the secret key is wrong, or the request was modified on the way";
  if (code == "InvalidAccessKeyId") return "the access key is unknown";
  if (code == "NoSuchBucket") return "the bucket does not exist";
  return nullptr;
}

std::string forbidden(const std::string& body) {
  const std::string code = error_code(body);
  const char* const reason = explained(code);
  if (reason != nullptr) return reason;
  if (body.find("expired") != std::string::npos) return "the signature has expired";
  return "the server denies access";
}

}  // namespace

Status failure_of_connection(const Transfer& transfer, CURLcode code) {
  const std::string host = "'" + transfer.request().url.host + "'";
  if (transfer.refused_address()) {
    return io::failure(ErrorCode::kPathRefused, {},
                       host + " has a private address; set Options::allow_private_addresses to accept it");
  }
  switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST:
      return opening_failed("unknown host " + host);
    case CURLE_COULDNT_CONNECT:
      return opening_failed(host + " refuses the connection");
    case CURLE_PEER_FAILED_VERIFICATION:
      return opening_failed("the certificate of " + host + " is not trusted");
    case CURLE_SSL_CACERT_BADFILE:
      return opening_failed("the file of trusted certificates cannot be read");
    case CURLE_OPERATION_TIMEDOUT:
      return io::failure(ErrorCode::kReadFailed, {}, host + " does not respond in time");
    default:
      return io::failure(ErrorCode::kReadFailed, {},
                         "the connection to " + host + " failed: " + curl_easy_strerror(code));
  }
}

Status failure_of_response(const Response& response, const std::string& body) {
  const std::string number = " (" + std::to_string(response.status) + ")";
  const char* const reason = explained(error_code(body));
  switch (response.status) {
    case 401:
      return opening_failed("the server requires credentials" + number);
    case 403:
      return opening_failed(forbidden(body) + number);
    case 400:
      return opening_failed((reason != nullptr ? reason : "the server rejects the request as malformed") + number);
    case 404:
    case 410:
      return opening_failed((reason != nullptr ? reason : "the object does not exist") + number);
    case 412:
      return io::failure(ErrorCode::kFileChanged, {}, "the object was replaced while it was read" + number);
    default:
      return io::failure(ErrorCode::kReadFailed, {},
                         "the server responds with status " + std::to_string(response.status));
  }
}

bool may_pass(CURLcode code) noexcept {
  switch (code) {
    case CURLE_PARTIAL_FILE:
    case CURLE_GOT_NOTHING:
    case CURLE_RECV_ERROR:
    case CURLE_SEND_ERROR:
    case CURLE_OPERATION_TIMEDOUT:
    case CURLE_HTTP2:
    case CURLE_HTTP2_STREAM:
      return true;
    default:
      return false;
  }
}

}  // namespace onnxgen::remote
