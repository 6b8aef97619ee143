// Status and headers of an HTTP response.
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace onnxgen::remote {

// Value of Content-Range: "bytes 0-99/1000", or "bytes */1000" if the object has no bytes in the range. The latter
// gives only the total.
struct ContentRange {
  bool has_bytes = false;
  std::uint64_t begin = 0;
  std::uint64_t end = 0;  // offset after the last byte
  std::optional<std::uint64_t> total;
};

// Parses a Content-Range header. Returns false if it is malformed or inconsistent.
bool parse_content_range(std::string_view text, ContentRange& range);

// Identifies one version of an object, byte by byte. Empty if the server identifies none.
struct Version {
  // A strong ETag; otherwise the Last-Modified date, if at least a second has passed since: a later change then has a
  // different date.
  std::string validator;
  // Version id, by which a store that keeps old versions returns this one.
  std::string id;

  bool is_known() const { return !validator.empty() || !id.empty(); }
  bool has_etag() const { return validator.compare(0, 1, "\"") == 0; }
  // Encodes both members as text.
  std::string text() const;
  static Version of_text(std::string_view text);

  friend bool operator==(const Version& a, const Version& b) { return a.validator == b.validator && a.id == b.id; }
};

struct Response {
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
  // Whether the end of the body can be distinguished from a lost connection.
  bool has_end = false;
  // A relevant header appears twice with different values, or Content-Length is not a number.
  bool contradicts_itself = false;

  bool is_success() const { return status >= 200 && status < 300; }
  bool is_redirect() const;
  // Returns whether the error may be temporary.
  bool is_temporary() const;
  bool is_html() const;
  // Returns whether the status may refer to the form of the request rather than to the object.
  bool is_refusal() const;

  Version version() const;

  // Parses one header line. A status line resets the response, since any lines before it belong to an interim response.
  void add_line(std::string_view line);
};

// Returns the error code in the body of an S3-compatible store's error, such as "NoSuchKey". Empty if it does not
// consist of letters only.
std::string error_code(std::string_view body);

}  // namespace onnxgen::remote
