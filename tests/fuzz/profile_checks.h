// A message in both profiles. Reflection, text and JSON must be equal.
#pragma once

#include <string>
#include <string_view>

#include "check.h"
#include "onnxgen/message/message.h"
#include "onnxgen/reflection/compare.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/print_json.h"

namespace onnxgen::fuzz {

// Returns whether the text may contain a NaN. Text does not distinguish NaNs.
inline bool has_nan(const std::string& printed) {
  return printed.find("nan") != std::string::npos;
}

template <class M>
std::string json_of(const M& message, text::TextStatus& status) {
  std::string json;
  status = text::print_json(message, json);
  return json;
}

// Reads the known fields into both messages. Returns false if the input is malformed.
template <class Native, class DropIn>
bool read_by_both(std::string_view bytes, Native& native, DropIn& drop_in) {
  ParseOptions known;
  known.allow_partial = true;
  known.keep_unknown_fields = false;
  if (!native.ParseFromString(bytes, known)) return false;
  FUZZ_CHECK(drop_in.ParsePartialFromString(native.SerializePartialAsString()));
  return true;
}

// Text and JSON of a message, and the status of printing JSON.
struct Prints {
  std::string text;
  std::string json;
  text::TextStatus json_status;
};

template <class Native, class DropIn>
Prints check_prints(const Native& native, const DropIn& drop_in) {
  Prints prints;
  FUZZ_CHECK(text::print_text(drop_in, prints.text));
  FUZZ_CHECK(prints.text == text::debug_string(native));
  prints.json = json_of(drop_in, prints.json_status);
  text::TextStatus native_status;
  FUZZ_CHECK(prints.json == json_of(native, native_status));
  FUZZ_CHECK(prints.json_status.code() == native_status.code());
  return prints;
}

}  // namespace onnxgen::fuzz
