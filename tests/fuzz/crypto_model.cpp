// Any bytes as an encrypted model, with a fixed key. Authenticated models load only if they were made with this key:
// the seeds were, mutated inputs were not.
#include <onnx/onnx-ml.pb.h>

#include <string>
#include <string_view>

#include "check.h"
#include "onnxgen/crypto/load.h"
#include "onnxgen/crypto/payload.h"
#include "target.h"

namespace {

using namespace onnxgen::crypto;
using onnxgen::ErrorCode;
using onnxgen::Status;

const Key& key() {
  static const Key made = Key::from_bytes("the key of the seeds, 32 bytes..");
  return made;
}

// Decryption and loading agree, except that loading refuses an empty payload. A failure leaves the result empty.
void check_input(std::string_view input) {
  SecretBytes payload;
  const Status decrypted = try_decrypt(input, key(), payload);
  FUZZ_CHECK(decrypted || payload.size() == 0);
  LoadOptions options;
  options.require_encryption = true;
  options.load_external_data = false;
  onnx::ModelProto model;
  const Status loaded = try_load_from_memory(input, key(), model, options);
  FUZZ_CHECK(decrypted || !loaded);
  if (!loaded) FUZZ_CHECK(model == onnx::ModelProto());
  onnx::ModelProto parsed;
  const bool is_model = decrypted && payload.size() != 0 && parsed.ParseFromString(payload.view());
  FUZZ_CHECK(is_model == bool(loaded));
  if (loaded) FUZZ_CHECK(parsed == model);
  if (!loaded && decrypted) {
    Format format = Format::kAes256Gcm;
    FUZZ_CHECK(format_of(input, format));
    FUZZ_CHECK(is_authenticated(format) || loaded.code() == ErrorCode::kDecryptionFailed);
  }
  if (decrypted) return;
  const ErrorCode code = decrypted.code();
  FUZZ_CHECK(code == ErrorCode::kTruncated || code == ErrorCode::kFormatRefused ||
             code == ErrorCode::kDecryptionFailed);
}

// The input, used as a payload, survives encryption and decryption in each format.
void check_round_trip(std::string_view input) {
  for (const Format format : {Format::kAes256Cbc, Format::kChaCha20Poly1305, Format::kAes256Gcm}) {
    SecretBytes payload;
    FUZZ_CHECK(try_decrypt(encrypt(input, key(), format), key(), payload));
    FUZZ_CHECK(payload.view() == input);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input = onnxgen::fuzz::view(data, size);
  check_input(input);
  check_round_trip(input);
  return 0;
}
