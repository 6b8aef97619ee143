// The models beside the one that is being saved, as far as their data files matter.
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

namespace onnxgen::io {

// The locations of external data that the model at `path` names, in plain spelling. A failure where it is no model that
// can be read.
Status read_locations(const std::string& path, std::set<std::string, std::less<>>& locations);

// The models in one folder except one: files whose names end as its own does, or in ".onnx".
class OtherModels {
 public:
  // `name` is the one that does not count.
  OtherModels(std::shared_ptr<const Folder> folder, std::string name);

  // Reads what changed since the last time. Only the structure of models is read. Files that are no models, or that
  // this program may not read, are no failure; a system that is out of something is.
  Status refresh();

  // Refuses to have files of these locations replaced that are there and that another model needs: as its data, or
  // because, beside the model's own name, which comes first, they are a model themselves. Reads the models only where
  // there is something to replace.
  Status check_not_owned(const std::vector<std::string>& locations);

  // The name of a model that has data in `location`; empty if there is none.
  std::string_view owner_of(std::string_view location) const;
  // Whether one of them might have it although none is known to: not every file could be read.
  bool may_own(std::string_view location) const { return has_unread_ || !owner_of(location).empty(); }

 private:
  struct Model {
    std::string name;
    FileFacts facts;
    std::set<std::string, std::less<>> location_keys;  // as name_key has them
    bool is_read = false;
  };

  bool is_model(std::string_view name) const;
  // Reads what data files the model names. Only a system that is out of something is a failure.
  Status read(Model& model) const;

  std::shared_ptr<const Folder> folder_;
  std::string name_;
  std::map<std::string, Model> models_;  // by name_key of their names
  bool has_unread_ = false;
};

}  // namespace onnxgen::io
