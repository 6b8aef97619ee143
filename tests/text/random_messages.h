#pragma once

#include <google/protobuf/message.h>

#include <random>

namespace onnxgen::tests {

enum class AnyContent { kWhole, kSometimesDamaged };

// Like fill_randomly(), with two additions: floating-point numbers of all kinds, and in each Any messages of the types
// that the file of `message` declares or imports, sometimes of other types, or none. The keys of a map are unique.
void fill_for_text(google::protobuf::Message& message, std::mt19937_64& random, int depth, AnyContent content);

// In the message and all messages below it, keeps only the last map entry of each key and removes unknown fields from
// map entries. libprotobuf's generated classes do this when parsing, dynamic messages do not. Returns whether nothing
// was changed.
bool tidy_maps(google::protobuf::Message& message);

// Removes extensions and groups from the message and all messages below it, also from those in an Any. libprotobuf 3.21
// does not print them as JSON. Returns whether there were any.
bool remove_extensions_and_groups(google::protobuf::Message& message);

}  // namespace onnxgen::tests
