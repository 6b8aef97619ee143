#pragma once

#include <memory>
#include <string_view>
#include <vector>

#include "onnxgen/text/any/any_type.h"
#include "onnxgen/text/json/sink.h"
#include "onnxgen/text/print_json.h"

namespace onnxgen::text {

// Adds fields that are not set. Collects its input and passes it on when the outermost object or list ends. The results
// for messages with a special JSON form are unusual, but match libprotobuf.
class JsonDefaults final : public JsonSink {
 public:
  // `next` receives the result. All arguments must outlive this object.
  JsonDefaults(const MessageDescriptor& table, const PrintJsonOptions& options, JsonSink& next);
  ~JsonDefaults() override;

  void start_object(std::string_view name) override;
  void end_object() override;
  void start_list(std::string_view name) override;
  void end_list() override;
  void value(std::string_view name, const JsonValue& value) override;

 private:
  struct Node;

  void populate(Node& node) const;
  void populate_any(Node& node) const;
  bool is_printed_unset(const FieldDescriptor& scalar) const noexcept;
  JsonValue default_of(const FieldDescriptor& row) const;
  std::string_view name_of(const FieldDescriptor& row) const noexcept;
  void set_any_type(Node& node, std::string_view type_url) const;
  void enter(Node& node);
  void leave();
  void write(const Node& node) const;

  const MessageDescriptor& table_;
  const PrintJsonOptions& options_;
  JsonSink& next_;
  std::unique_ptr<Node> root_;
  std::vector<Node*> path_;  // from the root to the object or list that is open; empty before the first
};

}  // namespace onnxgen::text
