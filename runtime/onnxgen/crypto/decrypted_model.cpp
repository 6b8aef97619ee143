#include "onnxgen/crypto/decrypted_model.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "onnxgen/crypto/decrypt.h"
#include "onnxgen/crypto/header.h"
#include "onnxgen/crypto/secret_bytes.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/parallel.h"
#include "onnxgen/io/load/model_bytes.h"
#include "onnxgen/io/load/model_format.h"

namespace onnxgen::crypto {
namespace {

// Determines from the first bytes whether and how the model is encrypted, and checks that the options permit it.
Status identify(std::string_view first_bytes, const LoadOptions& options, DecryptedModel& model, Header& header) {
  model.is_plain = !begins_encrypted(first_bytes);
  if (model.is_plain) {
    if (!options.require_encryption && !options.require_authentication) return Status();
    return io::failure(ErrorCode::kFormatRefused, {}, "the model is not encrypted");
  }
  Status status = Header::read(first_bytes, header);
  if (!status) return status;
  model.format = header.format();
  if (!options.require_authentication || is_authenticated(model.format)) return Status();
  return io::failure(ErrorCode::kFormatRefused, {},
                     std::string(format_name(model.format)) + " does not authenticate the model");
}

Status check_limit(const Header& header, std::uint64_t size, const LoadOptions& options) {
  const std::uint64_t overhead = encrypted_size(header.format(), 0);
  const std::uint64_t payload = size - std::min(size, overhead);
  if (payload <= options.parse.max_total_bytes) return Status();
  return io::failure(ErrorCode::kInputTooLarge, {}, io::too_many_bytes_text(payload, options.parse.max_total_bytes));
}

// Wipes memory of another owner before it is released.
struct WipedOwner {
  io::HeldBytes held;

  explicit WipedOwner(io::HeldBytes bytes) noexcept : held(std::move(bytes)) {}
  WipedOwner(const WipedOwner&) = delete;
  WipedOwner& operator=(const WipedOwner&) = delete;
  ~WipedOwner() { wipe(const_cast<char*>(held.bytes.data()), held.bytes.size()); }
};

Status hold(SecretBytes payload, io::WireForm form, const LoadOptions& options, DecryptedModel& model) {
  Status status = io::check_not_empty(payload.view().size(), form.kind);
  if (!status) return hide_cause(model.format, status);
  if (options.holding != io::Holding::kSkipped) {
    const auto owner = std::make_shared<const SecretBytes>(std::move(payload));
    model.held.bytes = owner->view();
    model.held.memory = owner;
    return Status();
  }
  io::HeldBytes structure;
  status = io::read_model_memory(nullptr, payload.view(), form, options, structure);
  if (!status) return hide_cause(model.format, status);
  const auto owner = std::make_shared<const WipedOwner>(std::move(structure));
  model.held.bytes = owner->held.bytes;
  model.held.memory = owner;
  return Status();
}

}  // namespace

Status decrypt_model_file(const io::ModelWatch& watch, const Key& key, io::WireForm form, const LoadOptions& options,
                          io::Progress& progress, DecryptedModel& model) {
  InputFile input;
  Header header;
  SecretBytes payload;
  Status status = watch.open_again(input.file);
  if (status) status = input.read_beginning();
  if (status) status = identify(input.first_bytes, options, model, header);
  if (!status || model.is_plain) return status.in_file(watch.path());
  status = check_limit(header, input.size, options);
  if (status) status = decrypt_input(input, header, key, io::thread_count(options.num_threads), progress, payload);
  return status ? hold(std::move(payload), form, options, model) : status.in_file(watch.path());
}

Status decrypt_model_read(const ReadBytes& read, std::uint64_t size, const Key& key, io::WireForm form,
                          const LoadOptions& options, io::Progress& progress, DecryptedModel& model) {
  Header header;
  SecretBytes payload;
  std::string first_bytes(static_cast<std::size_t>(std::min<std::uint64_t>(size, kLargestHeader)), '\0');
  Status status = read(0, first_bytes.data(), first_bytes.size());
  if (status) status = identify(first_bytes, options, model, header);
  if (!status || model.is_plain) return status;
  status = check_limit(header, size, options);
  if (status) status = decrypt_read(read, size, header, key, progress, payload);
  return status ? hold(std::move(payload), form, options, model) : status;
}

Status decrypt_model_memory(std::string_view bytes, const Key& key, io::WireForm form, const LoadOptions& options,
                            io::Progress& progress, DecryptedModel& model) {
  Header header;
  SecretBytes payload;
  Status status = identify(bytes, options, model, header);
  if (!status || model.is_plain) return status;
  status = check_limit(header, bytes.size(), options);
  if (status) status = decrypt_bytes(bytes, header, key, io::thread_count(options.num_threads), progress, payload);
  return status ? hold(std::move(payload), form, options, model) : status;
}

Status hide_cause(Format format, const Status& parsed) {
  if (parsed || is_authenticated(format) || parsed.code() == ErrorCode::kOutOfMemory) return parsed;
  return decryption_failed();
}

}  // namespace onnxgen::crypto
