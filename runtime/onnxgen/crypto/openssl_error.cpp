#include "onnxgen/crypto/openssl_error.h"

#include <openssl/err.h>

#include <string>

#include "onnxgen/file/error.h"

namespace onnxgen::crypto {

OpensslErrors::OpensslErrors() noexcept {
  (void)::ERR_set_mark();
}

OpensslErrors::~OpensslErrors() {
  (void)::ERR_pop_to_mark();
}

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): the queue holds no others while this object lives
Status OpensslErrors::failure(const char* operation) const {
  std::string detail = std::string("OpenSSL: ") + operation + " failed";
  const char* const reason = ::ERR_reason_error_string(::ERR_peek_last_error());
  if (reason != nullptr) detail.append(": ").append(reason);
  return io::failure(ErrorCode::kUnsupported, {}, std::move(detail));
}

}  // namespace onnxgen::crypto
