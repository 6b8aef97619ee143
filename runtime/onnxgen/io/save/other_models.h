// Finds other models in the folder of a saved model, to protect their data files.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/file.h"
#include "onnxgen/file/folder.h"
#include "onnxgen/io/save/text_locations.h"

namespace onnxgen::io {

// Adds the normalized locations of external data that the model at `path`, encoded or in a text form, names. Fails if
// the file is not a readable model.
Status read_locations(const std::string& path, Locations& locations);

// All models in one folder except one: files whose names end in ".onnx" or in the same extension as the excepted model,
// and files with other endings of models, such as ".pb" and ".json", that name data files.
class OtherModels {
 public:
  // `name` is the model to exclude.
  OtherModels(std::shared_ptr<const Folder> folder, std::string name);

  // Reads the structure of models that changed since the last call. Files that are not models or that this program may
  // not read are skipped; running out of a system resource is an error.
  Status refresh();

  // Fails if an existing file at one of `locations` is another model's data file, or is itself a model. `locations`
  // begins with the saved model's own name, which does not count as a model. Reads the models only if one of the files
  // exists.
  Status check_not_owned(const std::vector<std::string>& locations);

  // Returns the name of a model that has data in `location`, or an empty string.
  std::string_view owner_of(std::string_view location) const;
  // Returns whether a model might have data in `location`. Also true if some model could not be read.
  bool may_own(std::string_view location) const { return has_unread_ || !owner_of(location).empty(); }

 private:
  struct Model {
    std::string name;
    std::string key;  // the name in the form that name_key() returns
    FileAttributes attributes;
    Locations location_keys;  // in the form that name_key() returns
    bool is_read = false;
  };

  bool may_be_model(std::string_view name) const;
  bool has_usual_ending(std::string_view name) const;
  // Reads which data files the model names. Only running out of a system resource is an error.
  Status read(Model& model) const;

  std::shared_ptr<const Folder> folder_;
  std::string name_;
  std::map<std::string, Model> models_;  // by name
  bool has_unread_ = false;
};

}  // namespace onnxgen::io
