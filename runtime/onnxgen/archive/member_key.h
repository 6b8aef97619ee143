// The names of members.
#pragma once

#include <cstdint>
#include <map>
#include <set>
#include <string>
#include <string_view>

namespace onnxgen::archive {

// Makes keys of tensor names: C identifiers, unique when lower-cased.
class MemberKeys {
 public:
  MemberKeys();

  // From now on no key is this, in any case.
  void reserve(std::string_view key);
  // A new key, as like `name` as it can be.
  std::string make(std::string_view name);

 private:
  std::set<std::string> taken_;                // in lower case
  std::map<std::string, std::uint64_t> next_;  // what to append next, by the key that it is appended to
};

}  // namespace onnxgen::archive
