#pragma once

#include <string>
#include <vector>

#include "onnxgen/text/json/sink.h"
#include "onnxgen/text/print_json.h"
#include "onnxgen/text/sink.h"

namespace onnxgen::text {

// Writes JSON text.
class JsonWriter final : public JsonSink {
 public:
  // Writes to `sink`. Both arguments must outlive this object.
  JsonWriter(Sink& sink, const PrintJsonOptions& options) : sink_(sink), out_(sink.out()), options_(options) {}

  void start_object(std::string_view name) override;
  void end_object() override;
  void start_list(std::string_view name) override;
  void end_list() override;
  void value(std::string_view name, const JsonValue& value) override;

 private:
  struct Level {
    bool is_object = false;
    bool is_empty = true;
  };

  void begin(std::string_view name);
  void end(char bracket);
  void new_line();
  // Writes a truncated value if the text is too long. Returns false otherwise.
  bool truncated(std::string_view name, const JsonValue& value);
  void bytes(std::string_view bytes);
  template <class Integer>
  void wide_integer(Integer number);
  template <class Float>
  void real(FieldType type, Float number);

  Sink& sink_;
  std::string& out_;  // the sink's buffer
  const PrintJsonOptions& options_;
  std::vector<Level> levels_ = std::vector<Level>(1);  // the first level contains the outermost value
};

}  // namespace onnxgen::text
