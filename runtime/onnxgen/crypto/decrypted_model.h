// The encoded model in an encrypted file or in memory: the part of load() that does not depend on the class.
#pragma once

#include <string>
#include <string_view>

#include "onnxgen/crypto/decrypt.h"
#include "onnxgen/crypto/format.h"
#include "onnxgen/crypto/key.h"
#include "onnxgen/crypto/options.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/held_bytes.h"
#include "onnxgen/file/progress.h"
#include "onnxgen/onnx/encoded_input.h"

namespace onnxgen::crypto {

struct DecryptedModel {
  bool is_plain = false;  // it was not encrypted: there is nothing here, and it is loaded as it is
  Format format = Format::kAes256Gcm;
  io::HeldBytes held;  // wiped with its last owner
};

Status decrypt_model_file(const std::string& path, const Key& key, io::WireForm form, const LoadOptions& options,
                          io::Progress& progress, DecryptedModel& model);

// A model of `size` bytes, of which `read` brings what is asked for: the first bytes, then the ciphertext at once.
Status decrypt_model_read(const ReadBytes& read, std::uint64_t size, const Key& key, io::WireForm form,
                          const LoadOptions& options, io::Progress& progress, DecryptedModel& model);

Status decrypt_model_memory(std::string_view bytes, const Key& key, io::WireForm form, const LoadOptions& options,
                            io::Progress& progress, DecryptedModel& model);

// What a payload that cannot be parsed says. Without a tag, a wrong key and damage show only there and in the padding;
// telling these apart would let an attacker who can have files opened decrypt them piece by piece.
Status hide_cause(Format format, const Status& parsed);

}  // namespace onnxgen::crypto
