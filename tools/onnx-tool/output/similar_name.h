// Suggests names for misspelled ones.
#pragma once

#include <cstddef>
#include <initializer_list>
#include <string>
#include <string_view>

namespace onnx_tool {

// Finds the candidate most similar to a word. It may differ in a third of the word's letters, or continue the word.
class SimilarName {
 public:
  explicit SimilarName(std::string_view word);

  void consider(std::string_view candidate);

  // Returns the most similar candidate, or an empty string if none is similar.
  const std::string& found() const noexcept { return found_; }

  // Returns the end of an error message: "; did you mean 'weight'?", or nothing if no candidate is similar.
  std::string question() const;

 private:
  std::string word_;
  std::string found_;
  std::size_t limit_;  // a better candidate differs in fewer letters
};

// Returns the one of `endings` (such as ".onnx") that is most similar to the ending of a file's name, or an empty
// string.
std::string similar_ending(std::string_view name, std::initializer_list<std::string_view> endings);

}  // namespace onnx_tool
