#include "onnxgen/crypto/encrypted_save.h"

#include "onnxgen/crypto/encrypt.h"
#include "onnxgen/crypto/inlined_payload.h"
#include "onnxgen/crypto/payload_source.h"
#include "onnxgen/file/parallel.h"
#include "onnxgen/file/progress.h"
#include "onnxgen/io/save/single_file.h"

namespace onnxgen::crypto {
Status save_encrypted(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                      const std::string& path, const Key& key, const SaveOptions& options) {
  InlinedPayload payload;
  Status status = inline_external_data(spans, count, form, mappings, options.external_data, payload);
  if (!status) return status.in_file(path);
  PayloadSource source(payload.chunks, payload.mappings);
  io::Progress progress(options.progress, 0);
  const auto write = [&](const io::File& file) {
    return encrypt_to_file(source, options.format, key, io::thread_count(options.num_threads), progress, file);
  };
  return io::save_single_file({path, options.flush, options.lock_timeout}, write).in_file(path);
}

Status save_encrypted(const Span* spans, std::size_t count, io::WireForm form, const io::Mappings& mappings,
                      std::string& output, const Key& key, const SaveOptions& options) {
  InlinedPayload payload;
  Status status = inline_external_data(spans, count, form, mappings, options.external_data, payload);
  if (!status) return status;
  PayloadSource source(payload.chunks, payload.mappings);
  io::Progress progress(options.progress, 0);
  return encrypt_to_string(source, options.format, key, progress, output);
}

}  // namespace onnxgen::crypto
