// Operator sets that a model or a function imports.
#pragma once

#include <cstdint>
#include <string_view>

#include "onnxgen/check/findings.h"
#include "onnxgen/check/name_hash.h"
#include "onnxgen/reflection/located_message.h"

namespace onnxgen::check {

// Returns the key of a domain in tables. The standard domain has two names, "" and "ai.onnx"; its key is "".
inline std::string_view domain_key(std::string_view domain) noexcept {
  return domain == "ai.onnx" ? std::string_view() : domain;
}

class OpsetImports {
 public:
  // Reads and checks the imports in a repeated field of `message`.
  void read(const LocatedMessage& message, std::uint32_t field, Findings& findings);
  // Imports the standard domain, as models before IR version 3 do implicitly.
  void add_standard() { versions_.emplace(std::string_view(), 1); }

  bool empty() const noexcept { return versions_.empty(); }
  bool has(std::string_view domain) const { return versions_.count(domain_key(domain)) != 0; }

 private:
  NameMap<std::int64_t> versions_;
};

}  // namespace onnxgen::check
