// What a server says before the body of its answer.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace onnxgen::remote {

// "bytes 0-99/1000". Where nothing of the range was there ("bytes */1000") only the total is known.
struct ContentRange {
  bool has_bytes = false;
  std::uint64_t begin = 0;
  std::uint64_t end = 0;  // one past the last
  std::optional<std::uint64_t> total;
};

// False for what does not follow the format, or contradicts itself.
bool parse_content_range(std::string_view text, ContentRange& range);

// What tells one version of an object from another, byte by byte. Empty where the server says neither.
struct Version {
  // A strong ETag, or else the time of the last change where a second has passed since, in which it could have changed
  // again.
  std::string validator;
  // By which a store that keeps old versions can be asked for this one.
  std::string id;

  bool is_known() const { return !validator.empty() || !id.empty(); }
  bool has_etag() const { return validator.compare(0, 1, "\"") == 0; }
  // Both, for who remembers versions.
  std::string text() const;
  static Version of_text(std::string_view text);

  friend bool operator==(const Version& a, const Version& b) { return a.validator == b.validator && a.id == b.id; }
};

struct Answer {
  int status = 0;
  std::optional<std::uint64_t> content_length;
  std::string content_range;
  std::string content_type;
  std::string content_encoding;
  std::string etag;
  std::string version_id;
  std::string last_modified;
  std::string date;
  std::string location;
  std::optional<std::chrono::seconds> retry_after;
  // Whether the end of the body can be told from a connection that was lost.
  bool has_end = false;
  // A header that matters stands twice, with two values.
  bool contradicts_itself = false;

  bool is_success() const { return status >= 200 && status < 300; }
  bool is_redirect() const;
  // May pass by itself.
  bool is_temporary() const;
  bool is_html() const;
  // May be about how it was asked for, not about what.
  bool is_refusal() const;

  Version version() const;

  // Takes a line as it came. A status line begins the answer anew: those before were interim.
  void add_line(std::string_view line);
};

// The part of an error's body that S3-compatible stores mean for programs, such as "NoSuchKey"; letters only.
std::string error_code(std::string_view body);

}  // namespace onnxgen::remote
