#include "google/protobuf/stubs/logging.h"

#include <atomic>
#include <cstdio>
#include <cstdlib>

#include "google/protobuf/stubs/status.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

const char* name_of(LogLevel level) noexcept {
  switch (level) {
    case LOGLEVEL_INFO:
      return "INFO";
    case LOGLEVEL_WARNING:
      return "WARNING";
    case LOGLEVEL_ERROR:
      return "ERROR";
    case LOGLEVEL_FATAL:
      return "FATAL";
  }
  return "";
}

void log_to_standard_error(LogLevel level, const char* file, int line, const std::string& message) {
  std::fprintf(stderr, "[libprotobuf %s %s:%d] %s\n", name_of(level), file, line, message.c_str());
  std::fflush(stderr);
}

std::atomic<LogHandler*> current_handler{&log_to_standard_error};
std::atomic<int> silencers{0};

template <typename T>
std::string formatted(const char* format, T value) {
  char text[64];
  std::snprintf(text, sizeof text, format, value);
  return text;
}

}  // namespace

LogHandler* SetLogHandler(LogHandler* handler) {
  return current_handler.exchange(handler);
}

LogSilencer::LogSilencer() {
  ++silencers;
}
LogSilencer::~LogSilencer() {
  --silencers;
}

FatalException::~FatalException() noexcept = default;

namespace internal {

LogMessage& LogMessage::operator<<(const std::string& value) {
  text_ += value;
  return *this;
}
LogMessage& LogMessage::operator<<(std::string_view value) {
  text_ += value;
  return *this;
}
LogMessage& LogMessage::operator<<(const util::Status& status) {
  return *this << status.ToString();
}
LogMessage& LogMessage::operator<<(const char* value) {
  text_ += value;
  return *this;
}
LogMessage& LogMessage::operator<<(char value) {
  text_ += value;
  return *this;
}
LogMessage& LogMessage::operator<<(int value) {
  return *this << std::to_string(value);
}
LogMessage& LogMessage::operator<<(unsigned int value) {
  return *this << std::to_string(value);
}
LogMessage& LogMessage::operator<<(long value) {
  return *this << std::to_string(value);
}
LogMessage& LogMessage::operator<<(unsigned long value) {
  return *this << std::to_string(value);
}
LogMessage& LogMessage::operator<<(long long value) {
  return *this << std::to_string(value);
}
LogMessage& LogMessage::operator<<(unsigned long long value) {
  return *this << std::to_string(value);
}
LogMessage& LogMessage::operator<<(double value) {
  return *this << formatted("%g", value);
}
LogMessage& LogMessage::operator<<(const void* value) {
  return *this << formatted("%p", value);
}

void LogMessage::Finish() const {
  LogHandler* const handler = current_handler.load();
  if (handler != nullptr && (level_ == LOGLEVEL_FATAL || silencers.load() == 0)) handler(level_, file_, line_, text_);
  if (level_ != LOGLEVEL_FATAL) return;
#if defined(__cpp_exceptions)
  throw FatalException(file_, line_, text_);
#else
  std::abort();
#endif
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
