// The same message in both profiles, to which their reflection, text and JSON must be the same.
#pragma once

#include <string>
#include <string_view>

#include "check.h"
#include "onnxgen/message/message.h"
#include "onnxgen/reflection/compare.h"
#include "onnxgen/text/print.h"
#include "onnxgen/text/print_json.h"

namespace onnxgen::fuzz {

// Text does not tell one NaN from another.
inline bool has_nan(const std::string& printed) {
  return printed.find("nan") != std::string::npos;
}

template <class M>
std::string json_of(const M& message, text::TextStatus& status) {
  std::string json;
  status = text::print_json(message, json);
  return json;
}

// Reads the fields that the classes know; false where the bytes are no message.
template <class Native, class DropIn>
bool read_by_both(std::string_view bytes, Native& native, DropIn& drop_in) {
  ParseOptions known;
  known.allow_partial = true;
  known.keep_unknown_fields = false;
  if (!native.ParseFromString(bytes, known)) return false;
  FUZZ_CHECK(drop_in.ParsePartialFromString(native.SerializePartialAsString()));
  return true;
}

// Gives text and JSON, and whether there is JSON of it.
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
