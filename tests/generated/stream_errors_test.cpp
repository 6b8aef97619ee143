// Contents of errors that occur in an input or output stream.
#include <gtest/gtest.h>
#include <onnx/onnx-ml.pb.h>

#include <cstddef>
#include <sstream>
#include <string_view>

namespace {

using onnxgen::ErrorCode;
using std::string_view_literals::operator""sv;

TEST(StreamErrors, OfReading) {
  onnx::TensorProto tensor;
  std::istringstream cut(
      "\x08\x01\x42\x05"
      "ab");
  EXPECT_EQ(tensor.ParseFromIstream(&cut).code(), ErrorCode::kTruncated);
  std::istringstream whole(
      "\x08\x01\x42\x02"
      "ab");
  EXPECT_TRUE(tensor.ParseFromIstream(&whole));
  EXPECT_EQ(tensor.name(), "ab");
  std::istringstream broken;
  broken.setstate(std::ios::badbit);
  EXPECT_EQ(tensor.ParseFromIstream(&broken).code(), ErrorCode::kReadFailed);
}

TEST(StreamErrors, OfWriting) {
  onnx::TensorProto tensor;
  tensor.set_name("name");
  char buffer[6] = {};
  EXPECT_EQ(tensor.SerializeToArray(buffer, 5).code(), ErrorCode::kBufferTooSmall);
  EXPECT_TRUE(tensor.SerializeToArray(buffer, 6));
  EXPECT_EQ(std::string_view(buffer, 6), "\x42\x04name"sv);
  std::ostringstream stream;
  EXPECT_TRUE(tensor.SerializeToOstream(&stream));
  EXPECT_EQ(stream.str(), "\x42\x04name");
  stream.setstate(std::ios::badbit);
  EXPECT_EQ(tensor.SerializeToOstream(&stream).code(), ErrorCode::kWriteFailed);
  EXPECT_EQ(tensor.SerializeToSink([](const onnxgen::Span*, std::size_t) { return false; }).code(),
            ErrorCode::kWriteFailed);
}

}  // namespace
