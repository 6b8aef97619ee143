// The messages that the targets of text and JSON read and print.
#pragma once

#include <string>

#include "kinds.pb.h"
#include "kinds3.pb.h"
#include "onnxgen/text/print.h"
#include "text_samples.pb.h"
#include "text_samples3.pb.h"

// Last: extensions have the names of parameters in the others.
#include "fuzz_extensions.pb.h"

namespace onnxgen::fuzz {

// Calls check(message) with an empty message of the type that the lowest three bits say; with the bit 0x40, of one that
// has extensions.
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

// The same, of the lowest two.
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

// JSON leaves out the tags of a group, so that its fields are those of the message around, and none comes back.
template <class M>
bool has_form_in_json(const M& message) {
  const std::string printed = text::debug_string(message);
  for (const char* group : {"Inner {", "Many {", "Chosen {"}) {
    if (printed.find(group) != std::string::npos) return false;
  }
  return true;
}

}  // namespace onnxgen::fuzz
