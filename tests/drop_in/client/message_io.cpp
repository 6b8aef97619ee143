#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/message.h>

#include <fstream>
#include <limits>
#include <sstream>

#include "passes.h"

namespace client {

using google::protobuf::Message;
using google::protobuf::MessageLite;

bool parse_from_text_of_file(const char* path, MessageLite* message) {
  std::ifstream stream(path, std::ifstream::in | std::ifstream::binary);
  if (!stream.is_open()) return false;
  google::protobuf::io::IstreamInputStream input(&stream);
  google::protobuf::io::CodedInputStream coded(&input);
#if GOOGLE_PROTOBUF_VERSION >= 3011000
  coded.SetTotalBytesLimit(std::numeric_limits<int>::max());
#else
  coded.SetTotalBytesLimit(std::numeric_limits<int>::max(), std::numeric_limits<int>::max() / 2);
#endif
  const bool success = message->ParseFromCodedStream(&coded);
  stream.close();
  return success;
}

bool parse_with_limit(const std::string& bytes, int limit, Message* message) {
  std::istringstream stream(bytes);
  google::protobuf::io::IstreamInputStream input(&stream, 100);
  google::protobuf::io::CodedInputStream coded(&input);
  coded.SetTotalBytesLimit(limit);
  return message->ParseFromCodedStream(&coded);
}

bool parse_from_block(const void* data, int size, Message* message) {
  google::protobuf::io::ArrayInputStream input(data, size);
  google::protobuf::io::CodedInputStream coded(&input);
  coded.SetTotalBytesLimit(size);
  return message->ParseFromCodedStream(&coded) && coded.ConsumedEntireMessage();
}

void write_every_way(const Message& message, std::ostream& out) {
  std::string first;
  if (!message.SerializeToString(&first)) out << "SerializeToString failed\n";
  out << "size " << message.ByteSizeLong() << " " << message.SerializeAsString().size() << "\n";

  std::vector<char> block(first.size() + 8);
  const int room = static_cast<int>(block.size());
  out << "array " << message.SerializeToArray(block.data(), room)
      << (std::string(block.data(), first.size()) == first ? " same" : " differs") << "\n";
  if (!first.empty()) out << "short array " << message.SerializeToArray(block.data(), int(first.size()) - 1) << "\n";

  std::ostringstream stream;
  out << "stream " << message.SerializeToOstream(&stream) << (stream.str() == first ? " same" : " differs") << "\n";

  std::string text = "head";
  out << "append " << message.AppendToString(&text) << (text == "head" + first ? " same" : " differs") << "\n";

  std::string zero_copy;
  {
    google::protobuf::io::StringOutputStream output(&zero_copy);
    out << "zero copy " << message.SerializeToZeroCopyStream(&output) << "\n";
  }
  out << (zero_copy == first ? "same" : "differs") << "\n";

  std::string coded_text;
  {
    google::protobuf::io::StringOutputStream output(&coded_text);
    google::protobuf::io::CodedOutputStream coded(&output);
    coded.WriteVarint32(static_cast<google::protobuf::uint32>(first.size()));
    out << "coded " << message.SerializeToCodedStream(&coded) << " " << coded.HadError() << "\n";
  }
  out << "delimited " << coded_text.size() << "\n";

  std::unique_ptr<Message> copy(message.New());
  copy->CopyFrom(message);
  out << copy->GetTypeName() << " " << copy->IsInitialized() << " "
      << (copy->SerializeAsString() == first ? "same" : "differs") << "\n";
}

void read_every_way(const std::string& bytes, Message* scratch, std::ostream& out) {
  const auto report = [&](const char* how, bool success) {
    out << how << " " << success << " " << scratch->ByteSizeLong() << "\n";
  };
  report("string", scratch->ParseFromString(bytes));
  report("array", scratch->ParseFromArray(bytes.data(), static_cast<int>(bytes.size())));
  std::istringstream stream(bytes);
  report("istream", scratch->ParseFromIstream(&stream));
  report("block", parse_from_block(bytes.data(), static_cast<int>(bytes.size()), scratch));
  google::protobuf::io::ArrayInputStream blocks(bytes.data(), static_cast<int>(bytes.size()), 7);
  report("small blocks", scratch->ParseFromZeroCopyStream(&blocks));
  report("limit", parse_with_limit(bytes, static_cast<int>(bytes.size()) + 1, scratch));
  if (bytes.size() > 1) {
    out << "below the limit " << parse_with_limit(bytes, static_cast<int>(bytes.size()) - 1, scratch) << "\n";
    out << "cut short " << scratch->ParseFromArray(bytes.data(), static_cast<int>(bytes.size()) - 1) << "\n";
  }
  scratch->Clear();
  report("merge", scratch->MergeFromString(bytes));
  scratch->Clear();
  report("clear", true);
  report("partial", scratch->ParsePartialFromString(bytes));
  MessageLite* lite = scratch;
  out << lite->GetTypeName() << "\n";
}

}  // namespace client
