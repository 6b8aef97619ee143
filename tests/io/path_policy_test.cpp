#include "onnxgen/file/path_policy.h"

#include <gtest/gtest.h>

#include <string>

namespace onnxgen::io {
namespace {

TEST(CheckLocation, PlainNamesAndSubfolders) {
  for (const char* location :
       {"w", "weights.bin", "sub/weights.bin", "a/b/c", "./w", "a//b", "a/./b", "a..b.data", "..w", "w..", "...",
        "a/..b/c", "model.onnx.data", "with space", "\xC3\xA9.bin", "-", "~", "layer:0"}) {
    EXPECT_TRUE(check_location(location)) << location << ": " << check_location(location).message();
  }
}

void expect_refused(std::string_view location, const char* reason) {
  const Status status = check_location(location);
  EXPECT_EQ(status.code(), ErrorCode::kPathRefused) << location;
  EXPECT_NE(status.message().find(reason), std::string::npos) << status.message();
}

TEST(CheckLocation, Empty) {
  expect_refused("", "is empty");
}

TEST(CheckLocation, Absolute) {
  expect_refused("/etc/passwd", "is an absolute path");
  expect_refused("//server/share", "is an absolute path");
  expect_refused("\\weights.bin", "is an absolute path");
}

TEST(CheckLocation, DrivesAndUncPaths) {
  expect_refused("C:\\w.bin", "contains a drive letter");
  expect_refused("c:/w.bin", "contains a drive letter");
  expect_refused("C:w.bin", "contains a drive letter");
  expect_refused("\\\\server\\share\\w.bin", "is an absolute path");
  expect_refused("\\\\?\\C:\\w.bin", "is an absolute path");
}

TEST(CheckLocation, ParentFolder) {
  for (const char* location :
       {"..", "../w", "a/../../x", "a/..", "a/../b", "a\\..\\b", "..\\w", "a/b/../../../x", "./../x"}) {
    expect_refused(location, "contains the component '..'");
  }
}

TEST(CheckLocation, NulByte) {
  expect_refused(std::string_view("w\0.bin", 6), "contains a NUL byte");
}

TEST(CheckLocation, TrailingSlash) {
  expect_refused("sub/", "ends with a slash");
  expect_refused("sub\\", "ends with a slash");
}

TEST(CheckLocation, MarkerOfDataInMemory) {
  expect_refused("*/_ORT_MEM_ADDR_/*", "ONNX Runtime");
  expect_refused("_ORT_MEM_ADDR_", "ONNX Runtime");
}

TEST(CheckLocation, MessagesShowOnlyWhatCanBePrinted) {
  const Status status = check_location(std::string("/\x1b[31m\n") + std::string(10000, 'x'));
  EXPECT_EQ(status.message().find('\x1b'), std::string::npos);
  EXPECT_EQ(status.message().find('\n'), std::string::npos);
  EXPECT_LT(status.message().size(), 300u);
}

}  // namespace
}  // namespace onnxgen::io
