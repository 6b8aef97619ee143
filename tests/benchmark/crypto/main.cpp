// onnxgen_crypto_benchmark [--size_mib=N] [--folder=DIR] [Google Benchmark's own flags]
//
// Compares each operation in memory with the peer "openssl": the cipher alone, in place over one buffer of the same
// size, as in `openssl speed -evp CIPHER -bytes N`. Peers of file operations are the program cp and reading the file.
// Keys are given as bytes, so that no key is derived.
#include <benchmark/benchmark.h>
#include <openssl/evp.h>

#include <algorithm>
#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string>

#include "../blocks.h"
#include "../cp.h"
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

// Returns bytes without short repetitions.
std::string noise(std::size_t size) {
  std::string bytes(size, '\0');
  std::uint64_t state = 1;
  for (std::size_t i = 0; i + 8 <= size; i += 8) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    std::copy_n(reinterpret_cast<const char*>(&state), 8, bytes.begin() + static_cast<std::ptrdiff_t>(i));
  }
  return bytes;
}

// Inputs of all operations.
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

// Encrypts to existing memory.
void encrypt_to_array(benchmark::State& state, const Inputs& inputs, Format format) {
  std::string output(crypto::encrypted_size(format, inputs.payload.size()), 'x');
  for (auto _ : state) check(crypto::try_encrypt(inputs.payload, key(), output.data(), output.size(), format));
  count(state, inputs);
}

// Encrypts to new memory.
void encrypt_to_string(benchmark::State& state, const Inputs& inputs, Format format) {
  for (auto _ : state) benchmark::DoNotOptimize(crypto::encrypt(inputs.payload, key(), format));
  count(state, inputs);
}

// Decrypts to existing memory.
void decrypt_to_array(benchmark::State& state, const Inputs& inputs, Format format) {
  const std::string encrypted = crypto::encrypt(inputs.payload, key(), format);
  std::string output(encrypted.size(), 'x');
  for (auto _ : state) {
    std::size_t size = output.size();
    check(crypto::try_decrypt(encrypted, key(), output.data(), size));
  }
  count(state, inputs);
}

// Decrypts to new memory, which is erased at the end.
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

crypto::SaveOptions save_options(Format format, unsigned threads) {
  crypto::SaveOptions options;
  options.format = format;
  options.num_threads = threads;
  options.flush = false;
  return options;
}

void save_file(benchmark::State& state, const Inputs& inputs, Format format, unsigned threads) {
  const std::string path = inputs.folder + "/saved.onnxc";
  const crypto::SaveOptions options = save_options(format, threads);
  for (auto _ : state) {
    check(crypto::try_save(inputs.model, path, key(), options));
    state.PauseTiming();
    fs::remove(path);
    state.ResumeTiming();
  }
  count(state, inputs);
}

// Saves the same model to an unencrypted file.
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

// An encrypted file of the model, removed at the end of the benchmark.
class EncryptedFile {
 public:
  EncryptedFile(const Inputs& inputs, Format format) : path_(inputs.folder + "/encrypted.onnxc") {
    check(crypto::try_save(inputs.model, path_, key(), save_options(format, 0)));
  }
  EncryptedFile(const EncryptedFile&) = delete;
  EncryptedFile& operator=(const EncryptedFile&) = delete;
  ~EncryptedFile() { fs::remove(path_); }

  const std::string& path() const noexcept { return path_; }

 private:
  std::string path_;
};

void load_file(benchmark::State& state, const Inputs& inputs, Format format, unsigned threads) {
  const EncryptedFile file(inputs, format);
  crypto::LoadOptions options;
  options.num_threads = threads;
  for (auto _ : state) {
    onnx::ModelProto model;
    check(crypto::try_load(file.path(), key(), model, options));
    state.PauseTiming();
    model.Clear();
    state.ResumeTiming();
  }
  count(state, inputs);
}

// Peer of save_file.
void copy_file(benchmark::State& state, const Inputs& inputs) {
  const EncryptedFile file(inputs, Format::kAes256Gcm);
  const std::string copy = inputs.folder + "/copied.onnxc";
  for (auto _ : state) {
    if (!run_cp(file.path(), copy)) throw std::runtime_error("cp failed");
    state.PauseTiming();
    fs::remove(copy);
    state.ResumeTiming();
  }
  count(state, inputs);
}

// The system calls of save_file, on one thread.
void write_file(benchmark::State& state, const Inputs& inputs) {
  const std::string path = inputs.folder + "/written";
  for (auto _ : state) {
    if (!write_blocks({path}, inputs.payload.data(), inputs.payload.size(), 1))
      throw std::runtime_error("write failed");
    state.PauseTiming();
    fs::remove(path);
    state.ResumeTiming();
  }
  count(state, inputs);
}

// Peer of load_file: reads the file's bytes on one thread to newly mapped memory.
void read_file(benchmark::State& state, const Inputs& inputs) {
  const EncryptedFile file(inputs, Format::kAes256Gcm);
  const std::size_t size = fs::file_size(file.path());
  std::optional<FreshMemory> memory;
  for (auto _ : state) {
    memory.emplace(size);
    if (!read_blocks(file.path(), memory->data(), size, 1)) throw std::runtime_error("read failed");
    state.PauseTiming();
    memory.reset();
    state.ResumeTiming();
  }
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
    add("decrypt/openssl" + suffix, openssl, inputs, format, 0);
    add("decrypt/array" + suffix, decrypt_to_array, inputs, format);
    add("decrypt/memory" + suffix, decrypt_from_memory, inputs, format);
    for (const unsigned threads : {1U, 2U}) {
      const std::string by_threads = suffix + "/threads:" + std::to_string(threads);
      add("encrypt/save" + by_threads, save_file, inputs, format, threads);
      add("decrypt/load" + by_threads, load_file, inputs, format, threads);
    }
  }
  add("plain/save", save_plain, inputs);
  add("plain/cp", copy_file, inputs);
  add("plain/pwrite", write_file, inputs);
  add("plain/read", read_file, inputs);
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
