// Python types of fields, for the stub.
#pragma once

#include <set>
#include <string>
#include <string_view>

#include "plan/python/python_module.h"
#include "schema/schema.h"

namespace onnxgen::plan {

PythonName python_name(const std::string& name);

class PythonTypes {
 public:
  // `files` are the files whose classes are in the module.
  explicit PythonTypes(std::set<const schema::File*> files) : files_(std::move(files)) {}

  std::string attribute(const schema::Field& field) const;
  std::string argument(const schema::Field& field) const;

  // Returns the path from the top of the module: Outer.Inner.
  template <class Type>
  static std::string path_of(const Type& type) {
    const std::string name = stub_name(type.name);
    return type.containing == nullptr ? name : path_of(*type.containing) + "." + name;
  }

  // Returns the spelling of a name in the stub. A keyword gets the prefix '_'.
  static std::string stub_name(const std::string& name);

 private:
  std::string one(const schema::Field& field) const;
  std::string one_argument(const schema::Field& field) const;

  std::set<const schema::File*> files_;
};

}  // namespace onnxgen::plan
