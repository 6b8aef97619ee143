// Makes inputs for the tests out of protoc's messages, by reflection.
#pragma once

#include <google/protobuf/message.h>

#include <cstdint>
#include <random>
#include <string>

namespace onnxgen::tests {

// Fills a message with values of all kinds, edge cases among them, at most `depth` messages deep. `required` fields are
// always set.
void fill_randomly(google::protobuf::Message& message, std::mt19937_64& random, int depth);

// Serialized with map entries in the order of their keys, `required` fields missing or not.
std::string deterministic(const google::protobuf::Message& message);

// Adds one field that no schema has to the message and to every message below it. The wire types, a group among them,
// take turns; `turn` says which comes first.
void add_unknown_field_everywhere(google::protobuf::Message& message, std::uint32_t turn);

// Moves the unknown fields whose numbers are in an extension range before the others, by number, in the message and in
// every one below it. Native messages write them like that: among the extensions that they know.
void put_unknown_extensions_first(google::protobuf::Message& message);

// Whether there is such a field.
bool has_unknown_extensions(google::protobuf::Message& message);

// Whether messages of this class are MessageSets, or may have some below them.
bool may_hold_message_sets(const google::protobuf::Descriptor& message);

// Whether messages of this class, or some below them, may have extensions.
bool may_hold_extensions(const google::protobuf::Descriptor& message);

// Whether messages of this class, or some below them, have maps.
bool may_hold_maps(const google::protobuf::Descriptor& message);

}  // namespace onnxgen::tests
