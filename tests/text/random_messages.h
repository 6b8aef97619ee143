#pragma once

#include <google/protobuf/message.h>

#include <random>

namespace onnxgen::tests {

enum class AnyContent { kWhole, kSometimesDamaged };

// As fill_randomly() of the other comparisons; besides, floating-point numbers of all kinds, and in each Any
// messages of the types that the file of `message` has or imports, and sometimes others or none. The keys
// of a map differ.
void fill_for_text(google::protobuf::Message& message, std::mt19937_64& random, int depth, AnyContent content);

// Leaves one entry, the last, for each key of a map, and no unknown fields in entries, in the message and in all below
// it: as libprotobuf's generated classes have it. Messages without classes keep everything. True where nothing changed.
bool tidy_maps(google::protobuf::Message& message);

}  // namespace onnxgen::tests
