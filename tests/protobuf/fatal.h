// Expects that a statement fails like GOOGLE_CHECK: the log handler is called, then FatalException is thrown.
#pragma once

#include <google/protobuf/stubs/logging.h>
#include <gtest/gtest.h>

#include <string>

namespace onnxgen::tests {

inline std::string& logged_message() {
  static std::string message;
  return message;
}

template <class Act>
void expect_fatal(Act act, const std::string& text) {
  using namespace google::protobuf;
  logged_message().clear();
  LogHandler* const before = SetLogHandler([](LogLevel level, const char*, int, const std::string& message) {
    if (level == LOGLEVEL_FATAL) logged_message() = message;
  });
  try {
    act();
    ADD_FAILURE() << "no error: " << text;
  } catch (const FatalException& error) {
    EXPECT_NE(error.message().find(text), std::string::npos) << error.message();
    EXPECT_EQ(error.message(), logged_message());
  }
  SetLogHandler(before);
}

}  // namespace onnxgen::tests

#define EXPECT_FATAL(statement, text) ::onnxgen::tests::expect_fatal([&] { statement; }, text)
