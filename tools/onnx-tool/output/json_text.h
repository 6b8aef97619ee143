// JSON output for other programs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace onnx_tool {

// Builds a JSON document. Calls follow the structure of the document; key() precedes each value in an object.
class JsonText {
 public:
  // Readable, or as short as possible.
  enum class Layout { kIndented, kCompact };

  explicit JsonText(Layout layout = Layout::kIndented) : is_compact_(layout == Layout::kCompact) {}

  JsonText& begin_object() { return open('{'); }
  JsonText& end_object() { return close('}'); }
  JsonText& begin_array() { return open('['); }
  JsonText& end_array() { return close(']'); }

  JsonText& key(std::string_view name);
  // Text that is not valid UTF-8 is converted by shown(), because JSON cannot represent it.
  JsonText& value(std::string_view text);
  JsonText& value(const char* text) { return value(std::string_view(text)); }
  JsonText& value(const std::string& text) { return value(std::string_view(text)); }
  JsonText& value(std::uint64_t number) { return literal(std::to_string(number)); }
  JsonText& value(std::int64_t number) { return literal(std::to_string(number)); }
  JsonText& value(int number) { return literal(std::to_string(number)); }
  JsonText& value(bool is_true) { return literal(is_true ? "true" : "false"); }
  // NaN and infinities become the strings "NaN", "Infinity" and "-Infinity", because JSON has no such numbers.
  JsonText& value(double number);
  JsonText& value(const std::vector<std::int64_t>& numbers);

  // Adds a value that is already JSON text.
  JsonText& json_value(std::string_view json);

  template <class T>
  JsonText& member(std::string_view name, const T& content) {
    return key(name).value(content);
  }

  // Returns the document, ending with a line feed.
  const std::string& text();

 private:
  JsonText& open(char bracket);
  JsonText& close(char bracket);
  JsonText& literal(std::string_view text);
  void begin_value();
  void begin_line();

  bool is_compact_;
  std::string text_;
  int depth_ = 0;
  bool is_first_ = true;
  bool follows_key_ = false;
};

// Version of the documents that commands print with --json; docs/tool.schema.json describes them. It changes if a
// member is removed or changes its meaning, not if one is added.
inline constexpr int kSchemaVersion = 1;

// Begins the document of a command: an object with the members "schema_version" and "command".
JsonText begin_json(std::string_view command);

}  // namespace onnx_tool
