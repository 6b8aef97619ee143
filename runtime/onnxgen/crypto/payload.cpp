#include "onnxgen/crypto/payload.h"

#include <utility>

#include "onnxgen/crypto/decrypt.h"
#include "onnxgen/crypto/encrypt.h"
#include "onnxgen/crypto/header.h"
#include "onnxgen/crypto/payload_source.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/parallel.h"

namespace onnxgen::crypto {

Status try_encrypt(std::string_view payload, const Key& key, char* output, std::size_t size, Format format) {
  const io::Mappings none;
  PayloadSource source({payload}, none);
  io::Progress progress({}, 0);
  return encrypt_to_array(source, format, key, progress, output, size);
}

Status try_encrypt(std::string_view payload, const Key& key, std::string& output, Format format) {
  const io::Mappings none;
  PayloadSource source({payload}, none);
  io::Progress progress({}, 0);
  return encrypt_to_string(source, format, key, progress, output);
}

std::string encrypt(std::string_view payload, const Key& key, Format format) {
  std::string output;
  io::throw_if_failed(try_encrypt(payload, key, output, format));
  return output;
}

Status try_decrypt(std::string_view bytes, const Key& key, SecretBytes& payload) {
  payload = SecretBytes();
  Header header;
  io::Progress progress({}, 0);
  Status status = Header::read(bytes, header);
  return status ? decrypt_bytes(bytes, header, key, io::thread_count(0), progress, payload) : status;
}

Status try_decrypt(std::string_view bytes, const Key& key, char* output, std::size_t& size) {
  Header header;
  Status status = Header::read(bytes, header);
  if (status) return decrypt_to_array(bytes, header, key, output, size);
  size = 0;
  return status;
}

SecretBytes decrypt(std::string_view bytes, const Key& key) {
  SecretBytes payload;
  io::throw_if_failed(try_decrypt(bytes, key, payload));
  return payload;
}

Status try_decrypt_file(const std::string& path, const Key& key, SecretBytes& payload) {
  payload = SecretBytes();
  InputFile input;
  Header header;
  io::Progress progress({}, 0);
  Status status = InputFile::open(path, input);
  if (status) status = Header::read(input.first_bytes, header);
  if (status) status = decrypt_input(input, header, key, io::thread_count(0), progress, payload);
  return status.in_file(path);
}

SecretBytes decrypt_file(const std::string& path, const Key& key) {
  SecretBytes payload;
  io::throw_if_failed(try_decrypt_file(path, key, payload));
  return payload;
}

}  // namespace onnxgen::crypto
