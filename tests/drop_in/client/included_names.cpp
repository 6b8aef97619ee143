// Uses names that libprotobuf's headers declare because they include others.
#include <google/protobuf/message.h>
#include <google/protobuf/util/delimited_message_util.h>

#include <ostream>
#include <sstream>
#include <string>

#include "passes.h"

namespace client {

void use_included_names(std::ostream& out) {
  google::protobuf::Map<std::string, int> map;
  map["one"] = 1;
  std::istringstream stream("text");
  google::protobuf::io::IstreamInputStream input(&stream);
  const void* data = nullptr;
  int size = 0;
  GOOGLE_CHECK(input.Next(&data, &size)) << "no text";
  const google::protobuf::StringPiece piece(static_cast<const char*>(data), static_cast<std::size_t>(size));
  const google::protobuf::util::Status status = google::protobuf::util::InvalidArgumentError(piece);
  out << map.at("one") << piece << status.message() << google::protobuf::is_proto_enum<int>::value << "\n";
  try {
    GOOGLE_LOG(FATAL) << google::protobuf::implicit_cast<int>(2);
  } catch (const google::protobuf::FatalException& error) {
    out << error.message() << "\n";
  }
}

}  // namespace client
