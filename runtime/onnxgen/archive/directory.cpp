#include "onnxgen/archive/directory.h"

#include <algorithm>
#include <array>
#include <functional>
#include <numeric>
#include <string>

#include "onnxgen/archive/local_header.h"
#include "onnxgen/archive/member_rules.h"
#include "onnxgen/archive/zip_format.h"
#include "onnxgen/error/printable.h"
#include "onnxgen/file/error.h"
#include "onnxgen/io/load/kind_of_name.h"

namespace onnxgen::archive {
namespace {

// Maximum size of a directory, which is held in memory. Suffices for three million members with usual names.
constexpr std::uint64_t kLargestDirectory = std::uint64_t{256} << 20;
constexpr std::uint16_t kLatestVersion = 63;  // format version 6.3

// Decodes the numbers of an entry, some of which may be in a ZIP64 field.
Status take_numbers(std::string_view extra, Member& member) {
  const char* const entry = member.entry.data();
  member.stored_size = read_u32(entry + 20);
  member.size = read_u32(entry + 24);
  member.header_offset = read_u32(entry + 42);
  std::uint64_t disk = read_u16(entry + 34);
  Zip64Numbers large;
  const char* const problem = large.read(extra);
  if (problem != nullptr) return invalid_member(member, problem);
  if (!large.take(member.size) || !large.take(member.stored_size) || !large.take(member.header_offset) ||
      !large.take(disk, kIn64Short, 4) || !large.is_used_up()) {
    return invalid_member(member, "the ZIP64 field is missing or has the wrong length");
  }
  return disk == 0 ? Status() : invalid_member(member, "the member is in another part of a multi-part archive");
}

// Decodes the first entry in `rest` and removes it from `rest`.
Status take_entry(std::string_view& rest, Member& member) {
  if (rest.size() < kCentralSize || read_u32(rest.data()) != kCentralSignature) {
    return invalid_archive("the central directory is damaged");
  }
  const std::size_t key_size = read_u16(&rest[28]);
  const std::size_t extra_size = read_u16(&rest[30]);
  const std::size_t comment_size = read_u16(&rest[32]);
  const std::size_t size = kCentralSize + key_size + extra_size + comment_size;
  if (size > rest.size()) return invalid_archive("the central directory is damaged");
  member.entry = rest.substr(0, size);
  member.key = rest.substr(kCentralSize, key_size);
  member.flags = read_u16(&rest[8]);
  member.method = read_u16(&rest[10]);
  member.crc = read_u32(&rest[16]);
  rest.remove_prefix(size);
  return take_numbers(member.entry.substr(kCentralSize + key_size, extra_size), member);
}

// Checks that need only the member's directory entry.
Status check_entry(const Member& member) {
  if ((member.flags & kEncryptedFlag) != 0) {
    return io::failure(ErrorCode::kUnsupported, {}, "member " + quoted(member.key) + " is encrypted");
  }
  for (const char* const problem :
       {name_problem(member.key, member.flags), flags_problem(member.flags),
        attributes_problem(member.key, read_u32(member.entry.data() + 38), member.size),
        member.method == kStored && member.size != member.stored_size ? "the member is stored, but its two sizes differ"
                                                                      : nullptr,
        read_u16(member.entry.data() + 6) > kLatestVersion ? "the member requires an unknown version of the zip format"
                                                           : nullptr}) {
    if (problem != nullptr) return invalid_member(member, problem);
  }
  return Status();
}

}  // namespace

Status invalid_member(const Member& member, const char* detail) {
  return invalid_archive("member " + quoted(member.key) + ": " + detail);
}

Status Directory::read(const io::ReadFunction& read, std::uint64_t size, Directory& directory,
                       const AnnounceFunction& announce) {
  Directory found;
  Status status = find_end(read, size, found.end_);
  if (status) status = found.read_entries(read);
  if (status) status = found.index_keys();
  if (status) status = found.check_unpacked_names();
  if (status && announce) status = found.announce_headers(announce);
  if (status) status = found.check_headers(read);
  if (status) {
    directory = std::move(found);
    return status;
  }
  // A zip file of another kind usually also violates a rule of model archives, for example because it has members for
  // folders. An error that names the kind is more helpful than one about the rule.
  const std::string foreign = found.foreign_content();
  return foreign.empty() ? status : invalid_archive("this is " + foreign);
}

std::string Directory::foreign_content() const {
  const auto find = [this](const auto& is_wanted) {
    const auto found =
        std::find_if(members_.begin(), members_.end(), [&](const Member& m) { return is_wanted(m.key); });
    return found == members_.end() ? std::string_view() : found->key;
  };
  if (!find([](std::string_view key) { return key == kModelKey; }).empty()) return {};
  const std::string_view model = find([](std::string_view key) { return io::has_ending(key, ".onnx"); });
  if (!model.empty()) {
    return "a zip file that contains " + quoted(model) + "; extract it, for example with unzip, and use that file";
  }
  if (!find([](std::string_view key) { return key == "data.pkl" || io::has_ending(key, "/data.pkl"); }).empty()) {
    return "a PyTorch checkpoint, which contains no ONNX graph; export the model with torch.onnx.export";
  }
  if (!find([](std::string_view key) { return key == "model.weights.h5"; }).empty()) {
    return "a Keras model; convert it with tf2onnx";
  }
  if (!find([](std::string_view key) { return io::has_ending(key, ".npy"); }).empty()) {
    return "a NumPy archive (.npz), which contains arrays but no graph";
  }
  return {};
}

Status Directory::read_entries(const io::ReadFunction& read) {
  if (end_.directory_size > kLargestDirectory) {
    return io::failure(ErrorCode::kInputTooLarge, {},
                       "the central directory has " + std::to_string(end_.directory_size) + " bytes; the limit is " +
                           std::to_string(kLargestDirectory));
  }
  if (end_.entries > end_.directory_size / kCentralSize) {
    return invalid_archive("the end record states " + std::to_string(end_.entries) +
                           " members, more than the central directory can hold");
  }
  encoded_.resize(static_cast<std::size_t>(end_.directory_size));
  Status status = read(end_.directory_offset, encoded_.data(), encoded_.size());
  if (!status) return status;
  std::string_view rest(encoded_.data(), encoded_.size());
  members_.resize(static_cast<std::size_t>(end_.entries));
  for (Member& member : members_) {
    status = take_entry(rest, member);
    if (!status) return status;
  }
  for (const Member& member : members_) {
    status = check_entry(member);
    if (!status) return status;
  }
  return rest.empty() ? Status() : invalid_archive("the central directory has more entries than the end record states");
}

Status Directory::index_keys() {
  const auto key = [this](std::uint32_t i) { return members_[i].key; };
  by_key_.resize(members_.size());
  std::iota(by_key_.begin(), by_key_.end(), 0U);
  // A hash table would be faster, but an attacker can choose names that collide.
  std::sort(by_key_.begin(), by_key_.end(), [&](std::uint32_t a, std::uint32_t b) { return key(a) < key(b); });
  const auto same = std::adjacent_find(by_key_.begin(), by_key_.end(),
                                       [&](std::uint32_t a, std::uint32_t b) { return key(a) == key(b); });
  return same == by_key_.end() ? Status() : invalid_archive("two members are named " + quoted(key(*same)));
}

// Compares names with equal hashes, which an attacker may have chosen.
Status Directory::check_different(UnpackedHashes::const_iterator begin, UnpackedHashes::const_iterator end) const {
  std::vector<std::string> names;
  for (; begin != end; ++begin) append_unpacked_name(members_[begin->second].key, names.emplace_back());
  std::sort(names.begin(), names.end());
  const auto same = std::adjacent_find(names.begin(), names.end());
  return same == names.end() ? Status() : invalid_archive("two members would be extracted as " + quoted(*same));
}

// Checks that no two members unpack to the same file. Comparing hashes first is three times as fast as sorting the
// names.
Status Directory::check_unpacked_names() const {
  UnpackedHashes hashes;
  hashes.reserve(members_.size());
  std::string name;
  for (std::uint32_t i = 0; i < members_.size(); ++i) {
    name.clear();
    append_unpacked_name(members_[i].key, name);
    hashes.emplace_back(std::hash<std::string>()(name), i);
  }
  std::sort(hashes.begin(), hashes.end());
  for (auto begin = hashes.cbegin(); begin != hashes.cend();) {
    const auto end =
        std::find_if(begin, hashes.cend(), [begin](const auto& other) { return other.first != begin->first; });
    if (end - begin > 1) {
      Status status = check_different(begin, end);
      if (!status) return status;
    }
    begin = end;
  }
  return Status();
}

// Checks that the archive begins with a member. Otherwise a program that examines the first bytes could take it for
// another format, such as a model or an executable.
Status Directory::check_beginning(const io::ReadFunction& read) const {
  std::array<char, 4> signature = {};
  if (members_.empty()) return Status();
  Status status = read(0, signature.data(), signature.size());
  if (!status || read_u32(signature.data()) == kLocalSignature) return status;
  return invalid_archive("the file does not begin with a member");
}

Status Directory::announce_headers(const AnnounceFunction& announce) const {
  std::vector<std::pair<std::uint64_t, std::uint64_t>> ranges;
  for (const Member& member : members_) {
    // A local header located after the directory is rejected when that header is checked.
    const std::uint64_t room = end_.directory_offset - std::min(member.header_offset, end_.directory_offset);
    ranges.emplace_back(member.header_offset, std::min<std::uint64_t>(room, usual_header_size(member)));
  }
  return announce(ranges);
}

Status Directory::check_headers(const io::ReadFunction& read) {
  const auto starts_before = [this](std::uint32_t a, std::uint32_t b) {
    return members_[a].header_offset < members_[b].header_offset;
  };
  by_offset_.resize(members_.size());
  std::iota(by_offset_.begin(), by_offset_.end(), 0U);
  if (!std::is_sorted(by_offset_.begin(), by_offset_.end(), starts_before)) {
    std::sort(by_offset_.begin(), by_offset_.end(), starts_before);
  }
  Status status = check_beginning(read);
  if (!status) return status;
  HeaderCheck check(read, end_.directory_offset);
  const Member* last = nullptr;
  for (const std::uint32_t i : by_offset_) {
    Member& member = members_[i];
    if (last != nullptr && member.header_offset < last->data_offset + last->stored_size) {
      return invalid_archive("members " + quoted(last->key) + " and " + quoted(member.key) + " overlap");
    }
    status = check.run(member);
    if (!status) return status;
    last = &member;
  }
  return Status();
}

const Member* Directory::find(std::string_view key) const noexcept {
  const auto found = std::lower_bound(by_key_.begin(), by_key_.end(), key,
                                      [this](std::uint32_t i, std::string_view k) { return members_[i].key < k; });
  return found != by_key_.end() && members_[*found].key == key ? &members_[*found] : nullptr;
}

const Member* Directory::find_at(std::uint64_t offset, std::uint64_t length) const noexcept {
  auto next = std::upper_bound(by_offset_.begin(), by_offset_.end(), offset,
                               [this](std::uint64_t at, std::uint32_t i) { return at < members_[i].data_offset; });
  if (next == by_offset_.begin()) return nullptr;
  const Member& member = members_[*--next];
  const bool has_all = member.method == kStored && offset - member.data_offset <= member.size &&
                       length <= member.size - (offset - member.data_offset);
  return has_all ? &member : nullptr;
}

}  // namespace onnxgen::archive
