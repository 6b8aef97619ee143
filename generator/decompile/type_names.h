// Full names of the types that descriptors name relative to a scope. protoc always writes full names, with a leading
// dot.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <utility>
#include <vector>

namespace onnxgen::decompile {

class TypeNames {
 public:
  // `descriptors` are encoded FileDescriptorProtos, which the caller must keep alive. They should include the files
  // that the others import.
  explicit TypeNames(std::vector<std::string_view> descriptors) : descriptors_(std::move(descriptors)) {}

  // Returns the full name, with a leading dot, of the type that `name` denotes in a scope of a file, by the rules of
  // the language. `scope` is a full name with dots at both ends. If no type has this name, returns it with a leading
  // dot.
  std::string full_name(const std::string& file, std::string scope, const std::string& name) const;

 private:
  struct File {
    std::vector<std::string> imports;
    std::vector<std::string> public_imports;
  };
  using Files = std::unordered_set<const File*>;
  // Full names with a leading dot, and the files that declare them.
  using Names = std::unordered_map<std::string, Files>;

  void index_files() const;
  void index(const File& file, std::string_view descriptor) const;
  void find_visible(const std::string& file) const;
  bool is_known(const Names& names, const std::string& name) const;

  std::vector<std::string_view> descriptors_;
  // Filled by the first call of full_name(), which most programs never need.
  mutable std::map<std::string, File> files_;
  mutable Names types_;
  mutable Names scopes_;  // of messages, packages, and the packages that contain these
  // The files that `from_`, the file of the last call of full_name(), can use.
  mutable std::string from_;
  mutable Files visible_;
};

}  // namespace onnxgen::decompile
