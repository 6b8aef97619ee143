// Keys of members.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace onnxgen::archive {

// Makes keys from tensor names: C identifiers that name different files on every system where the archive is unpacked.
class MemberKeys {
 public:
  MemberKeys();

  // Excludes `key`, and all keys that could name the same file, from the keys made later.
  void reserve(std::string_view key);
  // Returns a new key that resembles `name` as closely as possible.
  std::string make(std::string_view name);

 private:
  std::set<std::string> taken_;                // in the form that portable_key() returns
  std::map<std::string, std::uint64_t> next_;  // last suffix number of each key that needed one
};

}  // namespace onnxgen::archive
