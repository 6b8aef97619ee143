// Full names of the types that descriptors name relative to a scope. protoc always writes full names, with a leading
// dot.
#pragma once

#include <map>
#include <set>
#include <string>
#include <string_view>
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
    std::set<std::string> types;   // full names with a leading dot
    std::set<std::string> scopes;  // those of the messages, and of the package and the packages that contain it
    std::vector<std::string> imports;
    std::vector<std::string> public_imports;
  };
  using Visible = std::set<const File*>;

  static File read(std::string_view descriptor);
  void index_files() const;
  void add_visible(const std::string& file, bool is_import, Visible& visible) const;

  std::vector<std::string_view> descriptors_;
  mutable std::map<std::string, File> files_;  // filled by the first call of full_name, which most programs never need
};

}  // namespace onnxgen::decompile
