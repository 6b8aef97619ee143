#include <fcntl.h>
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>
#include <google/protobuf/repeated_field.h>
#include <unistd.h>

#include <cstdio>
#include <ostream>
#include <sstream>

#include "passes.h"

namespace client {
namespace {

using google::protobuf::io::ArrayInputStream;
using google::protobuf::io::ArrayOutputStream;
using google::protobuf::io::CodedInputStream;
using google::protobuf::io::CodedOutputStream;
using google::protobuf::io::ConcatenatingInputStream;
using google::protobuf::io::FileInputStream;
using google::protobuf::io::FileOutputStream;
using google::protobuf::io::IstreamInputStream;
using google::protobuf::io::LimitingInputStream;
using google::protobuf::io::OstreamOutputStream;
using google::protobuf::io::StringOutputStream;
using google::protobuf::io::ZeroCopyInputStream;

const int kText = 7 << 3 | 2;  // a tag

void write_values(CodedOutputStream* coded) {
  coded->WriteTag(kText);
  coded->WriteVarint32(5);
  coded->WriteString("hello");
  coded->WriteVarint32(300);
  coded->WriteVarint64(~google::protobuf::uint64{0});
  coded->WriteVarint32SignExtended(-2);
  coded->WriteLittleEndian32(0x01020304);
  coded->WriteLittleEndian64(0x0102030405060708);
  coded->WriteRaw("raw bytes", 9);
}

void read_values(CodedInputStream* coded, std::ostream& out) {
  google::protobuf::uint32 small = 0;
  std::string text;
  out << coded->ReadTag() << " " << coded->ReadVarint32(&small);
  const CodedInputStream::Limit limit = coded->PushLimit(static_cast<int>(small));
  out << " until " << coded->BytesUntilLimit() << " " << coded->ReadString(&text, 3) << text;
  out << " " << coded->ReadString(&text, 3) << " " << coded->BytesUntilLimit();
  coded->PopLimit(limit);
  out << " at " << coded->CurrentPosition() << "\n";
}

void read_more_values(CodedInputStream* coded, std::ostream& out) {
  google::protobuf::uint32 small = 0;
  google::protobuf::uint64 large = 0;
  out << coded->ReadVarint32(&small) << small << " ";
  out << coded->ReadVarint64(&large) << large << " ";
  out << coded->ReadVarint64(&large) << static_cast<google::protobuf::int64>(large) << " ";
  out << coded->ReadLittleEndian32(&small) << small << " ";
  out << coded->ReadLittleEndian64(&large) << large << " " << coded->CurrentPosition() << " ";
  char raw[4] = "";
  out << coded->ReadRaw(raw, 3) << raw << coded->Skip(2) << coded->ReadRaw(raw, 2) << raw << coded->Skip(2);
  out << " end " << coded->ReadTag() << coded->ConsumedEntireMessage() << coded->Skip(1) << "\n";
}

void read_from_array(std::ostream& out) {
  std::string bytes;
  {
    StringOutputStream output(&bytes);
    CodedOutputStream coded(&output);
    coded.WriteTag(kText);
    coded.WriteVarint32(5);
    coded.WriteString("hello");
    out << coded.ByteCount() << "\n";
  }
  CodedInputStream coded(reinterpret_cast<const google::protobuf::uint8*>(bytes.data()),
                         static_cast<int>(bytes.size()));
  read_values(&coded, out);
  std::string values;
  {
    StringOutputStream output(&values);
    CodedOutputStream all(&output);
    write_values(&all);
  }
  for (int block = 1; block < 12; block += 5) {
    ArrayInputStream input(values.data(), static_cast<int>(values.size()), block);
    CodedInputStream blocks(&input);
    out << blocks.ReadTag() << blocks.Skip(6);
    read_more_values(&blocks, out);
  }
  out << CodedOutputStream::VarintSize32(300) << CodedOutputStream::VarintSize64(~google::protobuf::uint64{0})
      << CodedOutputStream::VarintSize32SignExtended(-1) << "\n";
}

// Reads to the end, and backs up by some bytes on the way.
void print_all(ZeroCopyInputStream* input, std::ostream& out) {
  const void* data = nullptr;
  int size = 0;
  bool gave_back = false;
  while (input->Next(&data, &size)) {
    const int used = !gave_back && size > 2 ? size - 2 : size;
    out.write(static_cast<const char*>(data), used);
    if (used != size) input->BackUp(size - used);
    gave_back = used != size;
    out << (gave_back ? "|" : "");
  }
  out << " " << input->ByteCount() << "\n";
}

void use_inputs(std::ostream& out) {
  const std::string text = "the quick brown fox";
  ArrayInputStream array(text.data(), static_cast<int>(text.size()), 6);
  out << array.Skip(4);
  print_all(&array, out);
  std::istringstream stream(text);
  IstreamInputStream from_stream(&stream, 8);
  out << from_stream.Skip(10) << from_stream.ByteCount();
  print_all(&from_stream, out);
  ArrayInputStream whole(text.data(), static_cast<int>(text.size()));
  {
    LimitingInputStream limited(&whole, 9);
    print_all(&limited, out);
  }
  ArrayInputStream first(text.data(), 4), second(text.data(), 9);
  ZeroCopyInputStream* parts[] = {&first, &second, &whole};
  ConcatenatingInputStream together(parts, 3);
  print_all(&together, out);
  out << together.Skip(1) << "\n";
}

void use_outputs(std::ostream& out) {
  std::ostringstream stream;
  {
    OstreamOutputStream output(&stream, 4);
    CodedOutputStream coded(&output);
    write_values(&coded);
    coded.Trim();
    out << output.ByteCount() << coded.HadError() << "\n";
  }
  out << stream.str() << "\n";
  char room[64];
  ArrayOutputStream output(room, sizeof(room), 16);
  {
    CodedOutputStream coded(&output);
    write_values(&coded);
  }
  out << output.ByteCount() << (std::string(room, static_cast<size_t>(output.ByteCount())) == stream.str()) << "\n";
  ArrayOutputStream small(room, 10);
  {
    CodedOutputStream coded(&small);
    write_values(&coded);
    coded.Trim();
    out << coded.HadError() << "\n";
  }
}

void use_files(const std::string& bytes, std::ostream& out) {
  std::FILE* file = std::tmpfile();
  if (file == nullptr) return;
  FileOutputStream output(fileno(file));
  {
    CodedOutputStream coded(&output);
    coded.WriteString(bytes);
  }
  out << output.Flush() << output.ByteCount() << output.GetErrno();
  lseek(fileno(file), 0, SEEK_SET);
  FileInputStream input(fileno(file));
  CodedInputStream coded(&input);
  std::string read;
  out << coded.ReadString(&read, static_cast<int>(bytes.size())) << (read == bytes) << coded.ReadTag() << "\n";
  std::fclose(file);
  const int missing = open("/nonexistent/model.onnx", O_RDONLY);
  FileInputStream none(missing);
  const void* data = nullptr;
  int size = 0;
  out << none.Next(&data, &size) << (none.GetErrno() != 0) << "\n";
  int ends[2] = {};
  out << pipe(ends) << fcntl(ends[0], F_SETFL, O_NONBLOCK);
  const FileInputStream waiting(ends[0]);
  out << (fcntl(ends[0], F_GETFL) & O_NONBLOCK) << "\n";
  close(ends[0]);
  close(ends[1]);
}

}  // namespace

void use_streams(const std::string& bytes, std::ostream& out) {
  read_from_array(out);
  use_inputs(out);
  use_outputs(out);
  use_files(bytes, out);
}

}  // namespace client
