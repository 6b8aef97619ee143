// Encrypts a payload part by part.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

#include "onnxgen/crypto/format.h"
#include "onnxgen/crypto/key.h"
#include "onnxgen/crypto/payload_source.h"
#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/progress.h"

namespace onnxgen::crypto {

// Encrypts to memory of `size` bytes. Returns kBufferTooSmall if `size` is less than encrypted_size().
Status encrypt_to_array(PayloadSource& payload, Format format, const Key& key, io::Progress& progress, char* to,
                        std::size_t size);

// Replaces `output` with the encrypted payload. `output` is empty after a failure.
Status encrypt_to_string(PayloadSource& payload, Format format, const Key& key, io::Progress& progress,
                         std::string& output);

// Encrypts to an empty file. Needs a few MiB of memory. If `threads` permits, a second thread writes.
Status encrypt_to_file(PayloadSource& payload, Format format, const Key& key, unsigned threads, io::Progress& progress,
                       const io::File& file);

}  // namespace onnxgen::crypto
