// Decrypts an encoded model in a file or in memory. This part of load() does not depend on the message class.
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
#include "onnxgen/io/load/model_watch.h"
#include "onnxgen/onnx/encoded_input.h"

namespace onnxgen::crypto {

struct DecryptedModel {
  bool is_plain = false;  // the model is not encrypted and must be loaded directly; `held` is empty
  Format format = Format::kAes256Gcm;
  io::HeldBytes held;  // wiped with its last owner
};

// Decrypts the file that `watch` has opened.
Status decrypt_model_file(const io::ModelWatch& watch, const Key& key, io::WireForm form, const LoadOptions& options,
                          io::Progress& progress, DecryptedModel& model);

// Decrypts a model of `size` bytes. Calls `read` for the first bytes and then for the whole ciphertext.
Status decrypt_model_read(const ReadBytes& read, std::uint64_t size, const Key& key, io::WireForm form,
                          const LoadOptions& options, io::Progress& progress, DecryptedModel& model);

Status decrypt_model_memory(std::string_view bytes, const Key& key, io::WireForm form, const LoadOptions& options,
                            io::Progress& progress, DecryptedModel& model);

// Returns the status to report for a payload that cannot be parsed. In a format without a tag, a wrong key and a
// damaged file show only in the padding or when parsing. Distinguishing the two would let an attacker who can have
// files opened decrypt them step by step.
Status hide_cause(Format format, const Status& parsed);

}  // namespace onnxgen::crypto
