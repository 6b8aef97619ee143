// Messages as text, laid out as libprotobuf lays them out, and read from text.
#pragma once

#include <algorithm>
#include <string>
#include <string_view>

#include "google/protobuf/io/tokenizer.h"
#include "google/protobuf/io/zero_copy_stream.h"
#include "google/protobuf/message.h"
#include "onnxgen/text/parse.h"
#include "onnxgen/text/print.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

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
    onnxgen::text::PrintTextOptions options_;
  };

  // Replace the message by what the text describes, in which no singular field may be set twice. False if the text is
  // no such message, or a `required` field is missing; what is in the message then is unspecified.
  static bool Parse(io::ZeroCopyInputStream* input, Message* output);
  static bool ParseFromString(const std::string& input, Message* output);

  // Merge it into the message. What is set twice has its last value.
  static bool Merge(io::ZeroCopyInputStream* input, Message* output);
  static bool MergeFromString(const std::string& input, Message* output);

  // The same, and says why it failed.
  class Parser {
   public:
    bool Parse(io::ZeroCopyInputStream* input, Message* output);
    bool ParseFromString(const std::string& input, Message* output);
    bool Merge(io::ZeroCopyInputStream* input, Message* output);
    bool MergeFromString(const std::string& input, Message* output);

    // To `collector`, which must outlive the parser; null, as at first: to nobody.
    void RecordErrorsTo(io::ErrorCollector* collector) { collector_ = collector; }
    // `required` fields may be missing.
    void AllowPartialMessage(bool allow) { options_.allow_partial = allow; }
    // Fields may go by their numbers.
    void AllowFieldNumber(bool allow) { options_.field_numbers = allow; }
    // What is not known is left out.
    void AllowUnknownField(bool allow) { options_.ignore_unknown_fields = allow; }
    void AllowUnknownExtension(bool allow) { options_.ignore_unknown_extensions = allow; }
    // How many messages may be within each other; no more than 100 have an effect.
    void SetRecursionLimit(int limit) { options_.max_depth = std::min(limit, 100); }

   private:
    bool merge_rest(io::ZeroCopyInputStream* input, bool last_wins, Message* output);
    bool merge(std::string_view input, bool last_wins, Message* output);
    bool fail(int line, int column, const std::string& what);

    io::ErrorCollector* collector_ = nullptr;
    onnxgen::text::ParseTextOptions options_;
  };
};

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
