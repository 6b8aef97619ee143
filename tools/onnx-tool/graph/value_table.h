// The values of a graph in the page's data.
#pragma once

#include <cstdint>
#include <map>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "graph/description.h"
#include "graph/string_table.h"
#include "model/type_text.h"
#include "onnx/onnx-ml.pb.h"
#include "output/json_text.h"

namespace onnx_tool {

// Writes the values of a graph, and refers to them by index.
class ValueTable {
 public:
  ValueTable(JsonText& json, StringTable& strings) : json_(json), strings_(strings) {}

  // Returns the index of a value, or -1 for an omitted one.
  std::int64_t index(std::string_view name) {
    if (name.empty()) return -1;
    const auto [found, is_new] = indexes_.emplace(name, names_.size());
    if (is_new) names_.push_back(name);
    return static_cast<std::int64_t>(found->second);
  }

  void add_list(const onnxgen::RepeatedString& names) {
    json_.begin_array();
    for (const std::string_view name : names) json_.value(index(name));
    json_.end_array();
  }

  // Writes a list of values. A list of one value is written as that value.
  void add_inputs(const onnxgen::RepeatedString& names) {
    if (names.size() != 1) return add_list(names);
    json_.value(index(names[0]));
  }

  // Writes a list of values. If all of them occur for the first time, they get the next indexes, so only their number
  // is written.
  void add_outputs(const onnxgen::RepeatedString& names) {
    const std::size_t known = names_.size();
    for (const std::string_view name : names) (void)index(name);
    if (names_.size() != known + names.size()) return add_list(names);
    json_.value(std::uint64_t{names.size()});
  }

  void add_list(std::string_view key, const onnxgen::RepeatedMessage<onnx::ValueInfoProto>& values) {
    json_.key(key).begin_array();
    for (const auto& value : values) json_.value(index(value.name()));
    json_.end_array();
  }

  void describe(const onnxgen::RepeatedMessage<onnx::ValueInfoProto>& values) {
    for (const auto& value : values) {
      if (value.has_type()) types_[index(value.name())] = strings_.index(type_text(value.type()));
      describe(value.name(), value);
    }
  }

  // Keeps the descriptions of a value or weight to write.
  template <class Value>
  void describe(std::string_view name, const Value& value) {
    if (value.doc_string().empty() && value.metadata_props().empty()) return;
    descriptions_.push_back({index(name), value.doc_string(), &value.metadata_props()});
  }

  // Writes the names and the known types and descriptions. Call this last.
  void write() {
    json_.key("values").begin_array();
    for (const std::string_view name : names_) json_.value(name);
    json_.end_array().key("types").begin_array();
    std::int64_t next = 0;
    for (const auto& [value, type] : types_) {
      if (value < 0) continue;
      for (; next < value; ++next) json_.value(0);
      json_.value(type);
      ++next;
    }
    json_.end_array();
    if (descriptions_.empty()) return;
    json_.key("about").begin_array();
    for (const Description& description : descriptions_) {
      json_.begin_array().value(description.value).begin_object();
      add_text(json_, "doc", description.doc);
      add_pairs(json_, "metadata", *description.metadata);
      json_.end_object().end_array();
    }
    json_.end_array();
  }

 private:
  struct Description {
    std::int64_t value;
    std::string_view doc;
    const onnxgen::RepeatedMessage<onnx::StringStringEntryProto>* metadata;
  };

  JsonText& json_;
  StringTable& strings_;
  std::unordered_map<std::string_view, std::size_t> indexes_;
  std::vector<std::string_view> names_;
  std::map<std::int64_t, std::uint64_t> types_;  // index in the table of strings
  std::vector<Description> descriptions_;
};

}  // namespace onnx_tool
