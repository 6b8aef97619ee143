// Keys of members.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace onnxgen::archive {

// Makes keys from tensor names: C identifiers that are unique regardless of case.
class MemberKeys {
 public:
  MemberKeys();

  // Excludes `key`, in any case, from the keys made later.
  void reserve(std::string_view key);
  // Returns a new key that resembles `name` as closely as possible.
  std::string make(std::string_view name);

 private:
  std::set<std::string> taken_;                // in lower case
  std::map<std::string, std::uint64_t> next_;  // last suffix number of each key that needed one
};

}  // namespace onnxgen::archive
