#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace onnxgen::bench {

// Serialized models for one pass of a benchmark. They are in an anonymous file, so that a child process reads the same
// bytes. The views are valid until the process ends.
class Corpus {
 public:
  explicit Corpus(const std::vector<std::string>& models);

  // Opens the corpus that a parent process put into `descriptor`.
  explicit Corpus(int descriptor);

  const std::vector<std::string_view>& models() const { return models_; }
  std::size_t bytes() const { return bytes_; }
  int descriptor() const { return descriptor_; }

 private:
  void map();

  int descriptor_ = -1;
  std::size_t bytes_ = 0;
  std::vector<std::string_view> models_;
};

}  // namespace onnxgen::bench
