// Creates test inputs from protoc's messages, by reflection.
#pragma once

#include <google/protobuf/message.h>

#include <cstdint>
#include <random>
#include <string>

namespace onnxgen::tests {

// Fills a message with values of all kinds, including edge cases, at most `depth` messages deep. Always sets `required`
// fields.
void fill_randomly(google::protobuf::Message& message, std::mt19937_64& random, int depth);

// Serializes with map entries sorted by key, even if `required` fields are missing.
std::string deterministic(const google::protobuf::Message& message);

// Adds a field that is in no schema to the message and every message below it. Cycles through the wire types, including
// groups; `turn` selects the first one.
void add_unknown_field_everywhere(google::protobuf::Message& message, std::uint32_t turn);

// Moves unknown fields with numbers in an extension range before the others, sorted by number, in the message and in
// every message below it. Native messages serialize them in this order, among the known extensions.
void put_unknown_extensions_first(google::protobuf::Message& message);

// Returns whether there are such fields.
bool has_unknown_extensions(google::protobuf::Message& message);

// Returns whether messages of this class, or messages below them, may be MessageSets.
bool may_hold_message_sets(const google::protobuf::Descriptor& message);

// Returns whether messages of this class, or messages below them, may have extensions.
bool may_hold_extensions(const google::protobuf::Descriptor& message);

// Returns whether messages of this class, or messages below them, have maps.
bool may_hold_maps(const google::protobuf::Descriptor& message);

}  // namespace onnxgen::tests
