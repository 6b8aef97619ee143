// onnxgen_crypto_benchmark [--size_mib=N] [--folder=DIR] [Google Benchmark's own flags]
//
// Each operation stands beside its peer, "openssl": the cipher alone over one buffer of the same size, in place, as
// `openssl speed -evp CIPHER -bytes N` does it. Keys are given as bytes, so that no key is derived.
#include <benchmark/benchmark.h>
#include <openssl/evp.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <stdexcept>
#include <string>

#include "../program.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/crypto/load.h"
#include "onnxgen/crypto/payload.h"
#include "onnxgen/crypto/save.h"
#include "onnxgen/io/save.h"

namespace onnxgen::bench {
namespace {

namespace fs = std::filesystem;
using crypto::Format;

const crypto::Key& key() {
  static const crypto::Key made = crypto::Key::from_bytes(std::string(32, 'k'));
  return made;
}

const EVP_CIPHER* cipher_of(Format format) {
  switch (format) {
    case Format::kAes256Cbc:
      return ::EVP_aes_256_cbc();
    case Format::kChaCha20Poly1305:
      return ::EVP_chacha20_poly1305();
    case Format::kAes256Gcm:
      return ::EVP_aes_256_gcm();
  }
  return nullptr;
}

void check(const Status& status) {
  if (!status) throw std::runtime_error(status.message());
}

// Bytes that do not repeat soon.
std::string noise(std::size_t size) {
  std::string bytes(size, '\0');
  std::uint64_t state = 1;
  for (std::size_t i = 0; i + 8 <= size; i += 8) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    std::copy_n(reinterpret_cast<const char*>(&state), 8, bytes.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return bytes;
}

// What all operations work on.
struct Inputs {
  std::string folder;
  std::string payload;
  onnx::ModelProto model;
};

void count(benchmark::State& state, const Inputs& inputs) {
  state.SetBytesProcessed(static_cast<std::int64_t>(state.iterations()) *
                          static_cast<std::int64_t>(inputs.payload.size()));
}

struct FreeContext {
  void operator()(EVP_CIPHER_CTX* context) const noexcept { ::EVP_CIPHER_CTX_free(context); }
};

void openssl(benchmark::State& state, const Inputs& inputs, Format format, int encrypts) {
  std::string buffer = inputs.payload;
  auto* const bytes = reinterpret_cast<unsigned char*>(buffer.data());
  const unsigned char secret[32] = {};
  const unsigned char nonce[16] = {};
  const std::unique_ptr<EVP_CIPHER_CTX, FreeContext> context(::EVP_CIPHER_CTX_new());
  for (auto _ : state) {
    int size = 0;
    if (::EVP_CipherInit_ex(context.get(), cipher_of(format), nullptr, secret, nonce, encrypts) != 1 ||
        ::EVP_CIPHER_CTX_set_padding(context.get(), 0) != 1 ||
        ::EVP_CipherUpdate(context.get(), bytes, &size, bytes, static_cast<int>(buffer.size())) != 1) {
      state.SkipWithError("OpenSSL fails");
      break;
    }
  }
  count(state, inputs);
}

// To memory that is there already.
void encrypt_to_array(benchmark::State& state, const Inputs& inputs, Format format) {
  std::string output(crypto::encrypted_size(format, inputs.payload.size()), 'x');
  for (auto _ : state) check(crypto::try_encrypt(inputs.payload, key(), output.data(), output.size(), format));
  count(state, inputs);
}

// To new memory.
void encrypt_to_string(benchmark::State& state, const Inputs& inputs, Format format) {
  for (auto _ : state) benchmark::DoNotOptimize(crypto::encrypt(inputs.payload, key(), format));
  count(state, inputs);
}

// To memory that is there already.
void decrypt_to_array(benchmark::State& state, const Inputs& inputs, Format format) {
  const std::string encrypted = crypto::encrypt(inputs.payload, key(), format);
  std::string output(encrypted.size(), 'x');
  for (auto _ : state) {
    std::size_t size = output.size();
    check(crypto::try_decrypt(encrypted, key(), output.data(), size));
  }
  count(state, inputs);
}

// To new memory, wiped in the end.
void decrypt_from_memory(benchmark::State& state, const Inputs& inputs, Format format) {
  const std::string encrypted = crypto::encrypt(inputs.payload, key(), format);
  for (auto _ : state) {
    crypto::SecretBytes payload;
    check(crypto::try_decrypt(encrypted, key(), payload));
    state.PauseTiming();
    payload = crypto::SecretBytes();
    state.ResumeTiming();
  }
  count(state, inputs);
}

void save_file(benchmark::State& state, const Inputs& inputs, Format format) {
  const std::string path = inputs.folder + "/saved.onnxc";
  crypto::SaveOptions options;
  options.format = format;
  options.flush = false;
  for (auto _ : state) {
    check(crypto::try_save(inputs.model, path, key(), options));
    state.PauseTiming();
    fs::remove(path);
    state.ResumeTiming();
  }
  count(state, inputs);
}

// The peer of save_file: a plain save of the same model from memory.
void save_plain(benchmark::State& state, const Inputs& inputs) {
  const std::string path = inputs.folder + "/saved.onnx";
  io::SaveOptions options;
  options.flush = false;
  for (auto _ : state) {
    check(io::try_save(inputs.model, path, options));
    state.PauseTiming();
    fs::remove(path);
    state.ResumeTiming();
  }
  count(state, inputs);
}

void load_file(benchmark::State& state, const Inputs& inputs, Format format) {
  const std::string path = inputs.folder + "/loaded.onnxc";
  crypto::SaveOptions options;
  options.format = format;
  options.flush = false;
  check(crypto::try_save(inputs.model, path, key(), options));
  for (auto _ : state) {
    onnx::ModelProto model;
    check(crypto::try_load(path, key(), model));
    state.PauseTiming();
    model.Clear();
    state.ResumeTiming();
  }
  fs::remove(path);
  count(state, inputs);
}

template <class Function, class... Arguments>
void add(const std::string& name, Function function, const Inputs& inputs, Arguments... arguments) {
  benchmark::RegisterBenchmark(name.c_str(),
                               [=, &inputs](benchmark::State& state) { function(state, inputs, arguments...); })
      ->Unit(benchmark::kMillisecond)
      ->UseRealTime();
}

void add_all(const Inputs& inputs) {
  for (const Format format : {Format::kAes256Gcm, Format::kChaCha20Poly1305, Format::kAes256Cbc}) {
    const std::string suffix = std::string("/") + crypto::format_name(format);
    add("encrypt/openssl" + suffix, openssl, inputs, format, 1);
    add("encrypt/array" + suffix, encrypt_to_array, inputs, format);
    add("encrypt/string" + suffix, encrypt_to_string, inputs, format);
    add("encrypt/save" + suffix, save_file, inputs, format);
    add("decrypt/openssl" + suffix, openssl, inputs, format, 0);
    add("decrypt/array" + suffix, decrypt_to_array, inputs, format);
    add("decrypt/memory" + suffix, decrypt_from_memory, inputs, format);
    add("decrypt/load" + suffix, load_file, inputs, format);
  }
  add("plain/save", save_plain, inputs);
}

int run(int argc, char** argv) {
  constexpr std::size_t kMebibyte = 1024 * 1024;
  const std::size_t size = take_number("--size_mib=", 256, argc, argv) * kMebibyte;
  const auto parent = take_flag("--folder=", argc, argv);
  benchmark::Initialize(&argc, argv);
  if (benchmark::ReportUnrecognizedArguments(argc, argv)) return 1;

  const RunFolder folder(parent);
  Inputs inputs;
  inputs.folder = folder.path();
  inputs.payload = noise(size);
  inputs.model.set_ir_version(8);
  onnx::TensorProto& tensor = *inputs.model.mutable_graph()->add_initializer();
  tensor.set_data_type(onnx::TensorProto::UINT8);
  tensor.add_dims(static_cast<std::int64_t>(inputs.payload.size()));
  tensor.set_raw_data(inputs.payload);
  add_all(inputs);
  benchmark::RunSpecifiedBenchmarks();
  return 0;
}

}  // namespace
}  // namespace onnxgen::bench

int main(int argc, char** argv) {
  return onnxgen::bench::run_main(onnxgen::bench::run, argc, argv);
}
