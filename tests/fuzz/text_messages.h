// Messages for the targets of text format and JSON.
#pragma once

#include <string>

#include "kinds.pb.h"
#include "kinds3.pb.h"
#include "onnxgen/text/print.h"
#include "text_samples.pb.h"
#include "text_samples3.pb.h"

// Included last: its extensions have the same names as parameters in the other headers.
#include "fuzz_extensions.pb.h"

namespace onnxgen::fuzz {

// Calls check(message) with an empty message. The lowest three bits of `type` select its class; bit 0x40 selects a
// class with extensions.
template <class Check>
void with_text_message(unsigned type, Check&& check) {
  if ((type & 0x40) != 0) return (type & 1) == 0 ? check(fuzz_own::Shape()) : check(fuzz_own::Set());
  switch (type & 7) {
    case 0:
      return check(sample::Tree());
    case 1:
      return check(sample::Maps());
    case 2:
      return check(sample::Groups());
    case 3:
      return check(sample::Packed());
    case 4:
      return check(sample_text::Maps());
    case 5:
      return check(sample_text::Names());
    case 6:
      return check(sample_text::Aliases());
    case 7:
      return check(sample_text::Proto3());
    default:
      return;
  }
}

// Calls check(message) with an empty message. The lowest two bits of `type` select its class.
template <class Check>
void with_json_message(unsigned type, Check&& check) {
  switch (type & 3) {
    case 0:
      return check(sample_text::WellKnown());
    case 1:
      return check(sample_text::Proto3());
    case 2:
      return check(sample_text::Names());
    case 3:
      return check(sample_text::Maps());
    default:
      return;
  }
}

// Returns whether the message survives a round trip through JSON. JSON omits a group's tags, so the group's fields are
// printed as those of the enclosing message and are lost.
template <class M>
bool has_form_in_json(const M& message) {
  const std::string printed = text::debug_string(message);
  for (const char* group : {"Inner {", "Many {", "Chosen {"}) {
    if (printed.find(group) != std::string::npos) return false;
  }
  return true;
}

}  // namespace onnxgen::fuzz
