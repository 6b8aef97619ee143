// Logging and checks with libprotobuf's names, for programs that use them. The library itself logs errors that its
// functions do not return: missing `required` fields, and errors in text without an ErrorCollector. Protobuf 30 has
// neither the macros nor the functions. Here, SetLogHandler() remains, because it receives fatal messages.
//
//   GOOGLE_LOG(WARNING) << "no weights in " << name;
//   GOOGLE_CHECK_EQ(tensor.dims_size(), 2) << tensor.name();
//
// A fatal message throws FatalException, or aborts if exceptions are disabled.
#pragma once

#include <cstddef>
#include <exception>
#include <string>
#include <string_view>

#include "google/protobuf/stubs/port.h"
#include "onnxgen/error/status.h"  // undefines X11's macro Status

namespace google {
namespace protobuf ONNXGEN_HIDDEN {

namespace util ONNXGEN_HIDDEN {
class Status;
}

enum LogLevel {
  LOGLEVEL_INFO,
  LOGLEVEL_WARNING,
  LOGLEVEL_ERROR,
  LOGLEVEL_FATAL,
#ifdef NDEBUG
  LOGLEVEL_DFATAL = LOGLEVEL_ERROR
#else
  LOGLEVEL_DFATAL = LOGLEVEL_FATAL
#endif
};

typedef void LogHandler(LogLevel level, const char* file, int line, const std::string& message);

// Sets the receiver of messages; null discards them. Returns the previous receiver. The default writes to the standard
// error. Each shared object that is linked with this library has its own receiver. Thread-safe.
LogHandler* SetLogHandler(LogHandler* handler);

// While an object of this class exists, messages that are not fatal are discarded.
class LogSilencer {
 public:
  LogSilencer();
  LogSilencer(const LogSilencer&) = delete;
  LogSilencer& operator=(const LogSilencer&) = delete;
  ~LogSilencer();
};

class FatalException : public std::exception {
 public:
  FatalException(const char* file, int line, const std::string& message)
      : file_(file), line_(line), message_(message) {}
  ~FatalException() noexcept override;

  const char* what() const noexcept override { return message_.c_str(); }
  const char* filename() const { return file_; }
  int line() const { return line_; }
  const std::string& message() const { return message_; }

 private:
  const char* file_;
  int line_;
  std::string message_;
};

namespace internal {

class LogMessage {
 public:
  LogMessage(LogLevel level, const char* file, int line) : level_(level), file_(file), line_(line) {}

  LogMessage& operator<<(const std::string& value);
  LogMessage& operator<<(std::string_view value);
  LogMessage& operator<<(const util::Status& status);
  LogMessage& operator<<(const char* value);
  LogMessage& operator<<(char value);
  LogMessage& operator<<(int value);
  LogMessage& operator<<(unsigned int value);
  LogMessage& operator<<(long value);
  LogMessage& operator<<(unsigned long value);
  LogMessage& operator<<(long long value);
  LogMessage& operator<<(unsigned long long value);
  LogMessage& operator<<(double value);
  LogMessage& operator<<(const void* value);

  // Passes the message to the receiver. Does not return if the message is fatal.
  void Finish() const;

 private:
  LogLevel level_;
  const char* file_;
  int line_;
  std::string text_;
};

// Its operator & binds weaker than <<, so that it receives the complete message, and stronger than ?:.
struct LogEnd {
  void operator&(const LogMessage& message) const { message.Finish(); }
};

template <typename T>
bool is_ok(const T& status) {
  return status.ok();
}
inline bool is_ok(bool status) {
  return status;
}

template <typename T>
T* not_null(const char* file, int line, const char* text, T* pointer) {
  if (pointer == nullptr) (LogMessage(LOGLEVEL_FATAL, file, line) << text).Finish();
  return pointer;
}

}  // namespace internal
}  // namespace ONNXGEN_HIDDEN
}  // namespace google

#if ONNXGEN_PROTOBUF_API < 30
#define GOOGLE_LOG(LEVEL)                  \
  ::google::protobuf::internal::LogEnd() & \
      ::google::protobuf::internal::LogMessage(::google::protobuf::LOGLEVEL_##LEVEL, __FILE__, __LINE__)
#define GOOGLE_LOG_IF(LEVEL, condition) !(condition) ? static_cast<void>(0) : GOOGLE_LOG(LEVEL)

#define GOOGLE_CHECK(condition) GOOGLE_LOG_IF(FATAL, !(condition)) << "CHECK failed: " #condition ": "
#define GOOGLE_CHECK_OK(status) GOOGLE_CHECK(::google::protobuf::internal::is_ok(status))
#define GOOGLE_CHECK_EQ(a, b) GOOGLE_CHECK((a) == (b))
#define GOOGLE_CHECK_NE(a, b) GOOGLE_CHECK((a) != (b))
#define GOOGLE_CHECK_LT(a, b) GOOGLE_CHECK((a) < (b))
#define GOOGLE_CHECK_LE(a, b) GOOGLE_CHECK((a) <= (b))
#define GOOGLE_CHECK_GT(a, b) GOOGLE_CHECK((a) > (b))
#define GOOGLE_CHECK_GE(a, b) GOOGLE_CHECK((a) >= (b))
#define GOOGLE_CHECK_NOTNULL(pointer) \
  ::google::protobuf::internal::not_null(__FILE__, __LINE__, "'" #pointer "' must not be nullptr", (pointer))

// Macros with a D are disabled in release builds, but their arguments must still compile.
#ifdef NDEBUG
#define ONNXGEN_PROTOBUF_DEBUG_ONLY while (false)
#define GOOGLE_DLOG(LEVEL) GOOGLE_LOG_IF(LEVEL, false)
#else
#define ONNXGEN_PROTOBUF_DEBUG_ONLY
#define GOOGLE_DLOG(LEVEL) GOOGLE_LOG(LEVEL)
#endif
#define GOOGLE_DCHECK(condition) ONNXGEN_PROTOBUF_DEBUG_ONLY GOOGLE_CHECK(condition)
#define GOOGLE_DCHECK_OK(status) ONNXGEN_PROTOBUF_DEBUG_ONLY GOOGLE_CHECK_OK(status)
#define GOOGLE_DCHECK_EQ(a, b) ONNXGEN_PROTOBUF_DEBUG_ONLY GOOGLE_CHECK_EQ(a, b)
#define GOOGLE_DCHECK_NE(a, b) ONNXGEN_PROTOBUF_DEBUG_ONLY GOOGLE_CHECK_NE(a, b)
#define GOOGLE_DCHECK_LT(a, b) ONNXGEN_PROTOBUF_DEBUG_ONLY GOOGLE_CHECK_LT(a, b)
#define GOOGLE_DCHECK_LE(a, b) ONNXGEN_PROTOBUF_DEBUG_ONLY GOOGLE_CHECK_LE(a, b)
#define GOOGLE_DCHECK_GT(a, b) ONNXGEN_PROTOBUF_DEBUG_ONLY GOOGLE_CHECK_GT(a, b)
#define GOOGLE_DCHECK_GE(a, b) ONNXGEN_PROTOBUF_DEBUG_ONLY GOOGLE_CHECK_GE(a, b)
#endif
