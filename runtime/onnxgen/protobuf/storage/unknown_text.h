// Unknown fields of a message of a lite class as a string.
#pragma once

#include <string>

#include "onnxgen/message/extension/extension_set.h"
#include "onnxgen/message/message_data.h"

namespace onnxgen::heap {

// Parts of a message that hold unknown fields: the header, and the extensions that the class does not know.
struct UnknownParts {
  MessageHeader& header;
  ExtensionSet* extensions;  // null for a class that stores none
  const KnownExtensions* known;
  bool message_set;  // extensions are items of a message set, which only the class can write
};

// Returns the encoded unknown fields, valid until the message changes. Thread-safe.
const std::string& unknown_text(const UnknownParts& message);

// Returns the encoded unknown fields for modification. From now on, the message writes the string instead. It does not
// contain items of a message set.
std::string* mutable_unknown_text(const UnknownParts& message);

}  // namespace onnxgen::heap
