// Models with data files: saved, split, loaded, saved again over open and mapped files, and prevented from leaving
// their folder. Tests behaviour in which Windows and POSIX differ.
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <system_error>
#include <vector>

#if defined(__linux__)
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#endif

#include "external_model.h"
#include "onnx/onnx-ml.pb.h"
#include "onnxgen/file/folder_lock.h"
#include "onnxgen/io/index.h"
#include "onnxgen/io/load.h"
#include "onnxgen/io/save.h"

namespace {

namespace fs = std::filesystem;
namespace io = onnxgen::io;
using onnxgen::ErrorCode;
using onnxgen::Status;

constexpr std::size_t kElements = 200'000;

int faults = 0;

void expect(bool is_so, const std::string& what, const Status& status = Status()) {
  if (is_so) return;
  ++faults;
  std::printf("%s: %s\n", what.c_str(), status.message().c_str());
}

// Converts a path from UTF-8, which the libraries use, to the encoding of the standard library.
fs::path native(const std::string& path) {
#if defined(_WIN32)
  std::wstring wide;
  for (std::size_t i = 0; i < path.size(); ++i) {
    const auto c = static_cast<unsigned char>(path[i]);
    if (c < 0x80) wide += static_cast<wchar_t>(c);
    // All other characters here have two bytes.
    if (c >= 0xC0) wide += static_cast<wchar_t>((c & 0x1F) << 6 | (static_cast<unsigned char>(path[i + 1]) & 0x3F));
  }
  return wide;
#else
  return path;
#endif
}

// Converts a path of any length.
fs::path whole(const std::string& path) {
#if defined(_WIN32)
  return fs::path(LR"(\\?\)" + fs::absolute(path).make_preferred().wstring());
#else
  return path;
#endif
}

onnx::ModelProto model_of(char fill) {
  onnx::ModelProto model;
  model.set_ir_version(8);
  for (const char* const name : {"first", "second"}) {
    onnx::TensorProto& tensor = *model.mutable_graph()->add_initializer();
    tensor.set_name(name);
    tensor.set_data_type(onnx::TensorProto::UINT8);
    tensor.add_dims(std::int64_t{kElements});
    tensor.set_raw_data(std::string(kElements, fill));
  }
  return model;
}

bool is_model_of(char fill, const onnx::ModelProto& model) {
  if (model.graph().initializer_size() != 2) return false;
  for (const onnx::TensorProto& tensor : model.graph().initializer()) {
    if (std::string_view(tensor.raw_data()) != std::string(kElements, fill)) return false;
  }
  return true;
}

io::SaveOptions one_file(const std::string& location) {
  io::SaveOptions options;
  options.placement = io::DataPlacement::kOneFile;
  options.location = location;
  options.checksum = true;
  return options;
}

void expect_loads(const std::string& path, char fill, const std::string& what) {
  for (const io::Holding holding : {io::Holding::kMapped, io::Holding::kOwned}) {
    io::LoadOptions options;
    options.holding = holding;
    options.verify_checksums = true;
    onnx::ModelProto model;
    const Status status = io::try_load(path, model, options);
    expect(status && is_model_of(fill, model), what + " is loaded", status);
  }
  io::TensorIndex index;
  Status status = io::try_index(path, index);
  std::string bytes;
  for (const io::IndexedTensor& tensor : index.tensors) {
    if (status) status = io::try_read_tensor(index, tensor, bytes);
    expect(status && bytes == std::string(kElements, fill), what + " is read by its index", status);
  }
}

void check_placements(const std::string& folder) {
  const std::string path = folder + "/model.onnx";
  const onnx::ModelProto model = model_of('a');
  Status status = io::try_save(model, path, one_file("weights.bin"));
  expect(status.ok(), "data in one file is saved", status);
  expect_loads(path, 'a', "data in one file");

  io::SaveOptions options = one_file("split/weights.bin");
  options.max_external_file_size = kElements;
  status = io::try_save(model, path, options);
  expect(status && fs::exists(folder + "/split/weights.bin.1"), "data in several files is saved", status);
  expect_loads(path, 'a', "data in several files");

  options = one_file("each");
  options.placement = io::DataPlacement::kFilePerTensor;
  status = io::try_save(model, path, options);
  expect(status && fs::file_size(folder + "/each/second") == kElements, "a file for each tensor is saved", status);
  expect_loads(path, 'a', "a file for each tensor");

  options = one_file("in_place.bin");
  options.in_place = true;
  for (const char fill : {'b', 'c'}) {
    status = io::try_save(model_of(fill), path, options);
    expect(status.ok(), "data is written in place", status);
    expect_loads(path, fill, "what was written in place");
  }
}

bool has_temporary_files(const std::string& folder) {
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    if (entry.path().filename().string().find(".onnxgen-") != std::string::npos) return true;
  }
  return false;
}

// Replaces files that others have open and mapped, including those that the model itself is mapped from.
void check_replacing(const std::string& folder) {
  const std::string path = folder + "/replaced.onnx";
  Status status = io::try_save(model_of('a'), path, one_file("replaced.bin"));
  expect(status.ok(), "the first is saved", status);
  {
    onnx::ModelProto mapped;
    status = io::try_load(path, mapped);
    expect(status && is_model_of('a', mapped), "the first is mapped", status);
    status = io::try_save(model_of('b'), path, one_file("replaced.bin"));
    expect(status.ok(), "a mapped model is replaced", status);
    expect(is_model_of('a', mapped), "what is mapped stays as it was");
    expect_loads(path, 'b', "what replaced a mapped model");
    status = io::try_save(mapped, path, one_file("replaced.bin"));
    expect(status.ok(), "the old content comes back", status);
    onnx::ModelProto again;
    status = io::try_load(path, again);
    if (status) status = io::try_save(again, path, one_file("replaced.bin"));
    expect(status && is_model_of('a', again), "a model is saved over the files that it is mapped from", status);
    expect_loads(path, 'a', "a model that was saved over itself");
    std::ifstream open_elsewhere(folder + "/replaced.bin", std::ios::binary);
    status = io::try_save(model_of('c'), path, one_file("replaced.bin"));
#if !defined(_WIN32)  // on Windows, the standard library prevents the replacement of open files
    expect(status.ok(), "files that another part of the program has open are replaced", status);
#endif
  }
  status = io::try_save(model_of('d'), path, one_file("replaced.bin"));
  expect(status.ok(), "the last is saved", status);
  expect_loads(path, 'd', "the last");
  expect(!has_temporary_files(folder), "temporary files are left");
}

void check_names(const std::string& folder) {
  // "größe" and "Жук", in UTF-8.
  const std::string path = folder +
                           "/gr\xC3\xB6\xC3\x9F"
                           "e.onnx";
  const std::string location = "\xD0\x96\xD1\x83\xD0\xBA/daten\xC3\xA4.bin";
  Status status = io::try_save(model_of('u'), path, one_file(location));
  expect(status && fs::exists(native(path)) && fs::exists(native(folder + "/" + location)), "names in UTF-8", status);
  expect_loads(path, 'u', "a model with names in UTF-8");

  // Longer than the 260 characters that many Windows functions support.
  std::string deep;
  for (int i = 0; i < 4; ++i) deep += std::string(100, static_cast<char>('a' + i)) + "/";
  status = io::try_save(model_of('l'), folder + "/long.onnx", one_file(deep + "weights.bin"));
  expect(status.ok(), "a long location", status);
  expect_loads(folder + "/long.onnx", 'l', "a model with a long location");
  const std::string below = folder + "/" + deep + "model.onnx";
  status = io::try_save(model_of('m'), below, one_file("weights.bin.2"));
  expect(status.ok(), "a long path", status);
  expect_loads(below, 'm', "a model with a long path");
  // Some standard libraries cannot remove such a folder recursively.
  for (const char* const name : {"weights.bin", "model.onnx", "weights.bin.2"}) {
    expect(fs::remove(whole(folder + "/" + deep + name)), std::string(name) + " is at its long path");
  }
  for (; !deep.empty(); deep.resize(deep.size() - 101))
    fs::remove(whole(folder + "/" + deep.substr(0, deep.size() - 1)));
}

Status load_with_location(const std::string& folder, const std::string& location) {
  const std::string path = folder + "/hostile.onnx";
  cross::write_external_model(path, location, 0, 1);
  onnx::ModelProto loaded;
  return io::try_load(path, loaded);
}

void expect_refused(const std::string& folder, const std::string& location) {
  Status status = load_with_location(folder, location);
  expect(status.code() == ErrorCode::kPathRefused, "the location '" + location + "' is refused", status);
  status = io::try_save(model_of('x'), folder + "/not_saved.onnx", one_file(location));
  const bool is_left = fs::exists(folder + "/not_saved.onnx");
  expect(status.code() == ErrorCode::kPathRefused && !is_left, "no data is saved to '" + location + "'", status);
}

void check_locations(const std::string& outer) {
  const std::string folder = outer + "/inner";
  fs::create_directory(folder);
  std::ofstream(outer + "/secret.bin") << "secret";
  for (const char* const location : {"../secret.bin", "a/../../secret.bin", "..\\secret.bin", "/secret.bin",
                                     "\\secret.bin", "C:\\secret.bin", "C:secret.bin", "\\\\server\\share\\w"}) {
    expect_refused(folder, location);
  }
#if defined(_WIN32)
  for (const char* const location :
       {"CON", "nul", "NUL.bin", "aux .bin", "sub/COM1", "sub\\lpt9.bin", "COM\xC2\xB2", "conin$", "w.bin:stream",
        "w.bin::$DATA", "w.bin.", "w.bin ", "sub. /w.bin", "w?.bin", "w\x01.bin"}) {
    expect_refused(folder, location);
  }
#endif
  Status status = load_with_location(folder, "not_there.bin");
  const bool is_told =
      status.code() == ErrorCode::kOpenFailed && status.system_error() != 0 && !status.detail().empty();
  expect(is_told, "a missing file is an error of the system", status);

  std::error_code error;
  fs::create_hard_link(outer + "/secret.bin", folder + "/hard.bin", error);
  status = load_with_location(folder, "hard.bin");
  expect(error || status.code() == ErrorCode::kPathRefused, "a hard link is refused", status);
  fs::create_directory_symlink("..", folder + "/up", error);
  std::error_code ignored;  // wine 8 reports success
  if (error || !fs::is_symlink(fs::symlink_status(folder + "/up", ignored))) {
    std::puts("symbolic links cannot be made here, so they are not tried");
    return;
  }
  fs::create_symlink("../secret.bin", folder + "/soft.bin", error);
  for (const char* const location : {"up/secret.bin", "soft.bin"}) {
    status = load_with_location(folder, location);
    expect(status.code() == ErrorCode::kPathRefused, "a symbolic link is refused", status);
  }
}

#if defined(_WIN32)
// Names are not case-sensitive, and read-only files are not replaced.
void check_rules_of_windows(const std::string& folder) {
  const std::string path = folder + "\\Case.onnx";  // a backslash is a path separator
  Status status = io::try_save(model_of('a'), path, one_file("CASE.ONNX"));
  expect(status.code() == ErrorCode::kPathRefused, "a model is not replaced by its own data", status);
  status = io::try_save(model_of('a'), path, one_file("Case.bin"));
  if (status) status = io::try_save(model_of('b'), folder + "/CASE.onnx", one_file("CASE.BIN"));
  expect(status.ok(), "a model is saved again under its name", status);
  expect_loads(path, 'b', "a model that was saved again under its name");
  status = io::try_save(model_of('c'), folder + "/other.onnx", one_file("case.BIN"));
  expect(status.code() == ErrorCode::kPathRefused, "data of another model is not replaced", status);

  fs::permissions(path, fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write,
                  fs::perm_options::remove);
  status = io::try_save(model_of('c'), path, one_file("other.bin"));
  expect(status.code() == ErrorCode::kWriteFailed, "a file that is read-only is not replaced", status);
  fs::permissions(path, fs::perms::owner_write, fs::perm_options::add);
  expect_loads(path, 'b', "a file that was read-only");
}
#endif

void check_locks(const std::string& folder) {
  constexpr std::chrono::milliseconds kShort{20};
  io::FolderLock first;
  io::FolderLock second;
  Status status = first.take(folder, io::FolderLock::Kind::kExclusive, kShort);
  expect(status.ok(), "the lock of a folder is taken", status);
  status = second.take(folder, io::FolderLock::Kind::kExclusive, kShort);
  expect(status.code() == ErrorCode::kOpenFailed, "the lock of a folder has one holder", status);
  first.release();
  status = second.take(folder, io::FolderLock::Kind::kShared, kShort);
  expect(status.ok(), "the lock of a folder is given on", status);
}

// Elements after 2 and 4 GiB in a sparse file.
void check_offsets(const std::string& folder) {
#if defined(_WIN32) && defined(_LIBCPP_VERSION)
  std::puts("resize_file() of libc++ cannot make files of 2 GiB on Windows, so their offsets are not tried");
  return;
#endif
  const std::string data = folder + "/sparse.bin";
  for (const std::uint64_t offset : {std::uint64_t{1} << 31, (std::uint64_t{1} << 32) + 4096}) {
    std::ofstream(data, std::ios::binary | std::ios::trunc).put('x');
    fs::resize_file(data, offset);
    std::ofstream(data, std::ios::binary | std::ios::app) << "end";
    const std::string path = folder + "/sparse.onnx";
    cross::write_external_model(path, "sparse.bin", offset, 3);
    io::LoadOptions options;
    // With 32-bit addresses the file cannot be mapped.
    options.holding = sizeof(void*) > 4 ? io::Holding::kMapped : io::Holding::kOwned;
    onnx::ModelProto loaded;
    Status status = io::try_load(path, loaded, options);
    const bool is_loaded = status && std::string_view(loaded.graph().initializer(0).raw_data()) == "end";
    expect(is_loaded, "elements at byte " + std::to_string(offset), status);
  }
  fs::remove(data);
}

// Returns whether fstat() drops the nanoseconds that stat() reports, as in QEMU 10 for s390x. The libraries then
// believe that files change while in use.
bool fstat_drops_nanoseconds([[maybe_unused]] const std::string& folder) {
#if defined(__linux__)
  struct stat opened = {}, named = {};
  const int descriptor = ::open(folder.c_str(), O_RDONLY);
  const bool is_read = ::fstat(descriptor, &opened) == 0 && ::stat(folder.c_str(), &named) == 0;
  ::close(descriptor);
  return is_read && opened.st_mtim.tv_nsec == 0 && named.st_mtim.tv_nsec != 0;
#else
  return false;
#endif
}

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) return 2;
  const std::string folder = fs::path(argv[1]).generic_string() + "/folder_of_models";
  fs::remove_all(folder);
  fs::create_directories(folder);
  if (fstat_drops_nanoseconds(folder)) {
    std::puts("SKIPPED: the emulator reports different times for an open file and its path");
    return 77;
  }
  check_placements(folder);
  check_replacing(folder);
  check_names(folder);
  check_locations(folder);
  check_locks(folder);
  check_offsets(folder);
#if defined(_WIN32)
  check_rules_of_windows(folder);
#endif
  std::printf("%d faults\n", faults);
  return faults == 0 ? 0 : 1;
}
