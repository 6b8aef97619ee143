// An accepted archive has the members that minizip sees, with equal sizes and contents.
//
// An input that does not begin like a zip file is the source of random numbers for an irregular archive: few random
// inputs are valid archives.
#include <minizip/unzip.h>

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>
#include <vector>

#include "../archive/odd_archives.h"
#include "check.h"
#include "onnxgen/archive/open_archive.h"
#include "onnxgen/archive/zip_format.h"
#include "target.h"

namespace {

using namespace onnxgen;

constexpr std::uint64_t kLargestContent = 1 << 20;  // greatest size that is compared

// A file in memory, for minizip's I/O functions.
struct MemoryFile {
  std::string_view bytes;
  std::uint64_t at = 0;
};

MemoryFile& file_of(voidpf stream) {
  return *static_cast<MemoryFile*>(stream);
}

voidpf open_file(voidpf file, const void*, int) {
  return file;
}
uLong read_file(voidpf, voidpf stream, void* to, uLong count) {
  MemoryFile& file = file_of(stream);
  const std::string_view part = file.bytes.substr(static_cast<std::size_t>(file.at), count);
  if (!part.empty()) std::memcpy(to, part.data(), part.size());
  file.at += part.size();
  return part.size();
}
ZPOS64_T tell_file(voidpf, voidpf stream) {
  return file_of(stream).at;
}
long seek_file(voidpf, voidpf stream, ZPOS64_T offset, int origin) {
  MemoryFile& file = file_of(stream);
  const std::uint64_t from = origin == ZLIB_FILEFUNC_SEEK_SET   ? 0
                             : origin == ZLIB_FILEFUNC_SEEK_CUR ? file.at
                                                                : file.bytes.size();
  const std::uint64_t to = from + offset;  // modulo 2^64: minizip seeks backwards by large offsets
  if (to > file.bytes.size()) return -1;
  file.at = to;
  return 0;
}
int nothing(voidpf, voidpf) {
  return 0;
}

class Minizip {
 public:
  explicit Minizip(std::string_view bytes) : file_{bytes} {
    zlib_filefunc64_def functions = {};
    functions.zopen64_file = open_file;
    functions.zread_file = read_file;
    functions.ztell64_file = tell_file;
    functions.zseek64_file = seek_file;
    functions.zclose_file = nothing;
    functions.zerror_file = nothing;
    functions.opaque = &file_;
    zip_ = ::unzOpen2_64("", &functions);
  }
  Minizip(const Minizip&) = delete;
  Minizip& operator=(const Minizip&) = delete;
  ~Minizip() {
    if (zip_ != nullptr) (void)::unzClose(zip_);
  }

  bool is_open() const { return zip_ != nullptr; }
  unzFile get() const { return zip_; }

 private:
  MemoryFile file_;
  unzFile zip_ = nullptr;
};

// Before zlib 1.3, minizip ignores ZIP64 values where `long` has 64 bits.
bool has_zip64_numbers(const archive::Member& member) {
  const auto number = [&](std::size_t at) { return archive::read_u32(member.entry.data() + at); };
  return number(20) == archive::kIn64 || number(24) == archive::kIn64 || number(42) == archive::kIn64;
}

void compare_metadata(const archive::Member& member, unzFile zip) {
  unz_file_info64 info;
  std::string name(member.key.size(), '\0');
  FUZZ_CHECK(::unzGetCurrentFileInfo64(zip, &info, name.data(), name.size(), nullptr, 0, nullptr, 0) == UNZ_OK);
  FUZZ_CHECK(info.size_filename == member.key.size());
  FUZZ_CHECK(name == member.key);
  FUZZ_CHECK(name.find('\0') == std::string::npos);
  FUZZ_CHECK(info.flag == member.flags);
  FUZZ_CHECK(info.compression_method == member.method);
  FUZZ_CHECK(info.crc == member.crc);
  if (has_zip64_numbers(member)) return;
  FUZZ_CHECK(info.compressed_size == member.stored_size);
  FUZZ_CHECK(info.uncompressed_size == member.size);
}

void compare_content(const archive::OpenArchive& ours, const archive::Member& member, unzFile zip) {
  if (has_zip64_numbers(member)) return;
  if (member.method != archive::kStored && member.method != archive::kDeflated) return;
  FUZZ_CHECK(::unzOpenCurrentFile(zip) == UNZ_OK);
  FUZZ_CHECK(::unzGetCurrentFileZStreamPos64(zip) == member.data_offset);
  if (member.size <= kLargestContent) {
    std::string bytes(static_cast<std::size_t>(member.size), '\0');
    const bool is_whole =
        ::unzReadCurrentFile(zip, bytes.data(), static_cast<unsigned>(bytes.size())) == static_cast<int>(bytes.size());
    const bool is_sound = ::unzCloseCurrentFile(zip) == UNZ_OK && is_whole;
    bool is_same = false;
    const bool is_read = ours.compare(member, {bytes}, is_same);
    if (is_sound && is_read) FUZZ_CHECK(is_same);
    // The CRC-32 of stored members is checked elsewhere.
    if (is_read && member.method == archive::kDeflated) FUZZ_CHECK(is_sound);
  } else {
    (void)::unzCloseCurrentFile(zip);
  }
}

void compare(std::string_view input) {
  archive::OpenArchive ours;
  if (!archive::OpenArchive::open(nullptr, input, ours)) return;
  const std::vector<archive::Member>& members = ours.directory().members();
  const Minizip minizip(input);
  const bool is_interrupted = ours.directory().end().end != input.size();
  FUZZ_CHECK(minizip.is_open() || is_interrupted);
  if (!minizip.is_open()) return;
  unz_global_info64 info;
  FUZZ_CHECK(::unzGetGlobalInfo64(minizip.get(), &info) == UNZ_OK);
  FUZZ_CHECK(info.number_entry == members.size());
  for (std::size_t i = 0; i < members.size(); ++i) {
    FUZZ_CHECK((i == 0 ? ::unzGoToFirstFile(minizip.get()) : ::unzGoToNextFile(minizip.get())) == UNZ_OK);
    compare_metadata(members[i], minizip.get());
    compare_content(ours, members[i], minizip.get());
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view input = onnxgen::fuzz::view(data, size);
  compare(input);
  if (input.empty() || input.front() == 'P') return 0;
  std::size_t at = 0;
  const auto dice = [&] {
    std::uint32_t number = 0;
    for (int i = 0; i < 2; ++i) number = number << 8 | (at < size ? data[at++] : 1);
    return number;
  };
  compare(archive::tests::OddArchive(dice, 16).make());
  return 0;
}
