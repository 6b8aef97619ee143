#include "onnxgen/remote/http/response.h"

#include <gtest/gtest.h>

namespace onnxgen::remote::tests {
namespace {

TEST(ContentRange, IsParsed) {
  ContentRange range;
  ASSERT_TRUE(parse_content_range("bytes 5-9/100", range));
  EXPECT_TRUE(range.has_bytes);
  EXPECT_EQ(range.begin, 5u);
  EXPECT_EQ(range.end, 10u);
  EXPECT_EQ(range.total, 100u);
  ContentRange unsatisfied;
  ASSERT_TRUE(parse_content_range("bytes */100", unsatisfied));
  EXPECT_FALSE(unsatisfied.has_bytes);
  ContentRange without_total;
  ASSERT_TRUE(parse_content_range("Bytes 0-0/*", without_total));
  EXPECT_FALSE(without_total.total);
}

TEST(ContentRange, InvalidValuesAreRefused) {
  for (const char* const text :
       {"", "bytes", "bytes 5-9", "bytes 9-5/100", "bytes 5-100/100", "bytes -5/100", "bytes 5-/100", "items 5-9/100",
        "bytes 5-9/-1", "bytes 0-18446744073709551615/*", "bytes 0-18446744073709551616/*", "bytes */*", "bytes a-b/c",
        "bytes +5-9/100", "bytes 5 -9/100"}) {
    ContentRange range;
    EXPECT_FALSE(parse_content_range(text, range)) << text;
  }
}

TEST(Response, HeaderNamesAreCaseInsensitive) {
  Response response;
  for (const char* const line :
       {"HTTP/1.1 100 Continue\r\n", "ETag: \"old\"\r\n", "\r\n", "HTTP/2 206 \r\n", "etag: \"new\" \r\n",
        "CONTENT-length: 12\r\n", "Retry-After: 7\r\n", "nonsense\r\n"}) {
    response.add_line(line);
  }
  EXPECT_EQ(response.status, 206);
  EXPECT_EQ(response.version().text(), "\"new\"");
  EXPECT_EQ(response.content_length, 12u);
  EXPECT_EQ(response.retry_after, std::chrono::seconds(7));
  EXPECT_FALSE(response.contradicts_itself);
}

TEST(Response, ContradictionsAreDetected) {
  for (const char* const line : {"ETag: \"b\"\r\n", "Content-Length: 13\r\n", "Content-Length: -1\r\n",
                                 "Content-Range: bytes 1-2/3\r\n", "Content-Encoding: gzip\r\n"}) {
    Response response;
    for (const char* const first : {"HTTP/1.1 206 x\r\n", "ETag: \"a\"\r\n", "Content-Length: 12\r\n",
                                    "Content-Range: bytes 0-1/3\r\n", "Content-Encoding: br\r\n"}) {
      response.add_line(first);
    }
    EXPECT_FALSE(response.contradicts_itself);
    response.add_line(line);
    EXPECT_TRUE(response.contradicts_itself) << line;
  }
}

TEST(Response, RetryAfterMayBeADate) {
  Response response;
  response.add_line("HTTP/1.1 503 x\r\n");
  response.add_line("Retry-After: Mon, 01 Jan 2001 00:00:00 GMT\r\n");
  EXPECT_EQ(response.retry_after, std::chrono::seconds(0));
  response.add_line("Retry-After: soon\r\n");
  EXPECT_FALSE(response.retry_after);
}

TEST(ErrorCodes, OfStoresAreShownIfAlphabetic) {
  EXPECT_EQ(error_code("<?xml?><Error><Code>NoSuchKey</Code><Message>x</Message></Error>"), "NoSuchKey");
  EXPECT_EQ(error_code("<Code>secret key=AKIA</Code>"), "");
  EXPECT_EQ(error_code("<Code>" + std::string(100, 'a') + "</Code>"), "");
  EXPECT_EQ(error_code("nothing"), "");
}

}  // namespace
}  // namespace onnxgen::remote::tests
