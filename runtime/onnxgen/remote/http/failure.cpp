#include "onnxgen/remote/http/failure.h"

#include "onnxgen/file/error.h"

namespace onnxgen::remote {
namespace {

Status opening_failed(std::string detail) {
  return io::failure(ErrorCode::kOpenFailed, {}, std::move(detail));
}

// Explains the error codes of S3-compatible stores that a user can act on.
const char* explained(const std::string& code) {
  if (code == "RequestTimeTooSkewed") return "the clock of this machine and that of the server differ too much";
  if (code == "ExpiredToken" || code == "TokenRefreshRequired") return "the session token has expired";
  if (code == "SignatureDoesNotMatch") return "the secret key is wrong, or something changed the request";
  if (code == "InvalidAccessKeyId") return "the access key is unknown";
  if (code == "NoSuchBucket") return "there is no such bucket";
  return nullptr;
}

std::string forbidden(const std::string& body) {
  const std::string code = error_code(body);
  const char* const reason = explained(code);
  if (reason != nullptr) return reason;
  if (body.find("expired") != std::string::npos) return "the signature has expired";
  return "the server does not allow it";
}

}  // namespace

Status failure_of_connection(const Transfer& transfer, CURLcode code) {
  const std::string host = "'" + transfer.request().url.host + "'";
  if (transfer.refused_address()) {
    return io::failure(ErrorCode::kPathRefused, {},
                       host + " has a private address; Options::allow_private_addresses allows it");
  }
  switch (code) {
    case CURLE_COULDNT_RESOLVE_HOST:
      return opening_failed("the host " + host + " is unknown");
    case CURLE_COULDNT_CONNECT:
      return opening_failed(host + " does not accept the connection");
    case CURLE_PEER_FAILED_VERIFICATION:
      return opening_failed("the certificate of " + host + " is not trusted");
    case CURLE_SSL_CACERT_BADFILE:
      return opening_failed("the file of trusted certificates cannot be read");
    case CURLE_OPERATION_TIMEDOUT:
      return io::failure(ErrorCode::kReadFailed, {}, host + " does not answer in time");
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
      return opening_failed("the server wants credentials" + number);
    case 403:
      return opening_failed(forbidden(body) + number);
    case 400:
      return opening_failed((reason != nullptr ? reason : "the server does not understand the request") + number);
    case 404:
    case 410:
      return opening_failed((reason != nullptr ? reason : "there is no such object") + number);
    case 412:
      return io::failure(ErrorCode::kFileChanged, {}, "it was replaced while it was read" + number);
    default:
      return io::failure(ErrorCode::kReadFailed, {}, "the server answers " + std::to_string(response.status));
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
