// Names of enum values as std::string, as code written for libprotobuf expects.
#pragma once

#include <cstddef>
#include <map>
#include <string>

#include "onnxgen/message/enum.h"

namespace onnxgen::heap {

// Names built on first use from the constant table. Thread-safe to read.
class EnumNames {
 public:
  template <std::size_t kCount>
  explicit EnumNames(const EnumEntry (&entries)[kCount]) {
    for (const EnumEntry& entry : entries) names_.emplace(entry.number, entry.name);  // keeps the first alias
  }

  // Returns the name, or an empty string if the number is not declared.
  const std::string& name(int number) const noexcept {
    const auto found = names_.find(number);
    return found != names_.end() ? found->second : none_;
  }

 private:
  std::map<int, std::string> names_;
  std::string none_;
};

}  // namespace onnxgen::heap
