#include "onnxgen/file/temporary_name.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>

#include "onnxgen/error/hex_digits.h"
#include "onnxgen/file/system/folder_entries.h"
#include "onnxgen/file/system/path_rules.h"
#include "onnxgen/file/system/random.h"

namespace onnxgen::io {
namespace {

constexpr std::string_view kMark = ".onnxgen-";
constexpr std::size_t kIdDigits = 8;  // digits of the save
constexpr std::size_t kDigits = 2 * kIdDigits;
constexpr std::size_t kEnding = kMark.size() + kDigits;
constexpr std::size_t kLongestFileName = 255 - kEnding;  // limit of file systems, in bytes

std::string random_digits() {
  std::array<char, kIdDigits / 2> random = {};
  // On failure the name may be in use, which is detected when the file is created.
  (void)system::fill_random(random.data(), random.size());
  return hex_of({random.data(), random.size()});
}

bool is_temporary(std::string_view name) {
  if (name.size() <= kEnding || name.substr(name.size() - kEnding, kMark.size()) != kMark) return false;
  const std::string_view digits = name.substr(name.size() - kDigits);
  return digits.find_first_not_of(kHexDigits) == std::string_view::npos;
}

std::uint64_t count_names(const Folder& folder, std::string_view lasting, FileIdentity identity) {
  std::vector<std::string> names;
  if (!folder.list(names)) return 0;
  const std::string key = system::name_key(lasting);
  std::uint64_t count = 0;
  for (const std::string& name : names) {
    FileAttributes found;
    if (system::name_key(lasting_name(name)) != key) continue;
    if (!system::attributes_at(folder.descriptor(), name, system::Links::kNotFollowed, found)) continue;
    if (found.identity == identity) ++count;
  }
  return count;
}

}  // namespace

std::string new_save_id() {
  return random_digits();
}

std::string temporary_name(std::string_view name, std::string_view save_id) {
  std::string result(name.substr(0, kLongestFileName));
  result += kMark;
  result += save_id;
  result += random_digits();
  return result;
}

std::string_view lasting_name(std::string_view name) {
  return is_temporary(name) ? name.substr(0, name.size() - kEnding) : name;
}

std::string_view save_id_of(std::string_view name) {
  return is_temporary(name) ? name.substr(name.size() - kDigits, kIdDigits) : std::string_view();
}

bool find_temporaries(const Folder& folder, std::vector<std::string>& names) {
  if (!folder.list(names)) return false;
  const auto is_lasting = [](const std::string& name) { return !is_temporary(name); };
  names.erase(std::remove_if(names.begin(), names.end(), is_lasting), names.end());
  return true;
}

bool has_only_save_names(const Folder& folder, std::string_view name, const File& file) {
  // A name that is added or removed during the count may be missed or counted twice. A few tries suffice, because each
  // save adds and removes only one name.
  constexpr int kTries = 4;
  for (int tries = 0; tries < kTries; ++tries) {
    FileAttributes before;
    FileAttributes after;
    if (!attributes_of(file, before)) return false;
    if (before.links == 1) return true;
    const std::uint64_t names = count_names(folder, lasting_name(name), before.identity);
    if (!attributes_of(file, after)) return false;
    if (names == before.links && names == after.links) return true;
  }
  return false;
}

}  // namespace onnxgen::io
