// Functions compiled for the interface of protobuf 3.21, called by a program for that of protobuf 30. Both use the same
// objects.
#pragma once

#include <string>
#include <vector>

namespace google::protobuf {
class Descriptor;
class Message;
namespace io {
class ErrorCollector;
}
}  // namespace google::protobuf

namespace onnxgen::tests::release_21 {

// Returns all names in the descriptors of a message and its fields.
std::vector<std::string> names(const google::protobuf::Descriptor& message);
std::string type_name(const google::protobuf::Message& message);
std::string json(const google::protobuf::Message& message);
// Parses text that is invalid.
bool parse_badly(google::protobuf::Message& message, google::protobuf::io::ErrorCollector* errors);
// Returns the number of errors that a collector for protobuf 3.21 receives from a parser for protobuf 30.
int count_errors(bool (*parse)(google::protobuf::io::ErrorCollector*));

}  // namespace onnxgen::tests::release_21
