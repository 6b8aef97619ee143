// Messages as text, laid out as libprotobuf lays them out. Text is written here, not read.
#pragma once

#include <string>

#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/message.h"
#include "onnxgen/text/print.h"

namespace google {
namespace protobuf ONNXGEN_PROTOBUF_HIDDEN {

class TextFormat {
 public:
  TextFormat() = delete;

  // Each is false where the output cannot be written.
  static bool PrintToString(const Message& message, std::string* output);
  static bool Print(const Message& message, io::ZeroCopyOutputStream* output);

  // Prints in other ways. A const Printer may be used by several threads.
  class Printer {
   public:
    bool PrintToString(const Message& message, std::string* output) const;
    bool Print(const Message& message, io::ZeroCopyOutputStream* output) const;

    void SetSingleLineMode(bool single_line) { options_.single_line = single_line; }
    bool IsInSingleLineMode() const { return options_.single_line; }
    void SetUseUtf8StringEscaping(bool as_utf8) { options_.utf8_strings = as_utf8; }
    void SetUseShortRepeatedPrimitives(bool as_lists) { options_.short_repeated = as_lists; }
    void SetUseFieldNumber(bool numbers) { options_.field_numbers = numbers; }
    void SetHideUnknownFields(bool hide) { options_.hide_unknown_fields = hide; }
    void SetExpandAny(bool expand) { options_.expand_any = expand; }
    void SetTruncateStringFieldLongerThan(int64 size);  // 0 or less: never

   private:
    onnxgen::text::PrintOptions options_;
  };
};

}  // namespace ONNXGEN_PROTOBUF_HIDDEN
}  // namespace google
