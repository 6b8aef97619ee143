// Messages of the protobuf profile that are read from a CodedInputStream. Where a message ends does not depend on the
// sizes of the blocks, and agrees with the parser of complete messages.
#include <google/protobuf/io/coded_stream.h>
#include <google/protobuf/io/zero_copy_stream_impl_lite.h>

#include <string>
#include <string_view>

#include "check.h"
#include "drop_in_kinds.pb.h"
#include "drop_in_kinds3.pb.h"
#include "target.h"

namespace {

using google::protobuf::io::ArrayInputStream;
using google::protobuf::io::CodedInputStream;

constexpr int kWholeInput = -1;  // block size of ArrayInputStream

struct Result {
  bool ok = false;
  bool at_end = false;        // the stream or limit ended the message, and no tag
  bool tag_is_zero = false;   // otherwise, the tag is the end of a group
  std::size_t position = 0;   // after the message and the tag
  std::string serialization;  // of what was read

  bool operator==(const Result& other) const {
    return ok == other.ok && at_end == other.at_end && tag_is_zero == other.tag_is_zero && position == other.position &&
           serialization == other.serialization;
  }
};

template <class M>
Result read_stream(std::string_view input, int block_size) {
  ArrayInputStream blocks(input.data(), static_cast<std::int64_t>(input.size()), block_size);
  CodedInputStream coded(&blocks);
  M message;
  Result result;
  result.ok = message.MergePartialFromCodedStream(&coded);
  result.at_end = coded.ConsumedEntireMessage();
  result.tag_is_zero = coded.LastTagWas(0);
  result.position = static_cast<std::size_t>(coded.CurrentPosition64());
  result.serialization = message.SerializePartialAsString();
  return result;
}

// Parses a complete message.
template <class M>
Result read_all(std::string_view input) {
  M message;
  Result result;
  result.ok = message.ParsePartialFromString(input);
  result.serialization = message.SerializePartialAsString();
  return result;
}

// The bytes before the tag that ended the message are a complete message with the same contents. The tag has 1 to 5
// bytes.
template <class M>
void check_end(std::string_view input, const Result& read) {
  bool is_found = false;
  for (std::size_t length = 1; length <= 5 && length <= read.position && !is_found; ++length) {
    const Result whole = read_all<M>(input.substr(0, read.position - length));
    is_found = whole.ok && whole.serialization == read.serialization;
  }
  FUZZ_CHECK(is_found);
}

// A complete message is read up to any tag that ends it.
template <class M>
void check_ends(std::string_view input, const std::string& serialization) {
  for (const std::string_view tag :
       {std::string_view("\0", 1), std::string_view("\x0c", 1), std::string_view("\x9c\x01")}) {
    const std::string more = std::string(input).append(tag).append("\x0a\x7f");
    const Result read = read_stream<M>(more, 7);
    FUZZ_CHECK(read.ok);
    FUZZ_CHECK(!read.at_end);
    FUZZ_CHECK(read.tag_is_zero == (tag.front() == '\0'));
    FUZZ_CHECK(read.position == input.size() + tag.size());
    FUZZ_CHECK(read.serialization == serialization);
  }
}

template <class M>
void check(std::string_view input) {
  const Result read = read_stream<M>(input, kWholeInput);
  for (const int block_size : {1, 3, 16}) FUZZ_CHECK(read_stream<M>(input, block_size) == read);
  const Result whole = read_all<M>(input);
  FUZZ_CHECK(whole.ok == (read.ok && read.at_end));
  if (whole.ok) {
    FUZZ_CHECK(whole.serialization == read.serialization);
    check_ends<M>(input, whole.serialization);
  } else if (read.ok) {
    check_end<M>(input, read);
  }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size == 0) return 0;
  // In the seeds, which are shared with proto2_kinds, the first byte is the number of a message.
  const std::string_view input = onnxgen::fuzz::view(data, size).substr(1);
  check<drop_in::Scalars>(input);
  check<drop_in::Groups>(input);
  check<drop_in::Tree>(input);
  check<drop_in3::Lists>(input);
  return 0;
}
