#include "onnxgen/remote/http/response.h"

#include <curl/curl.h>

#include <algorithm>
#include <cctype>
#include <ctime>

#include "onnxgen/onnx/external_data.h"
#include "onnxgen/remote/http/url.h"

namespace onnxgen::remote {
namespace {

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlank = " \t\r\n";
  const std::size_t begin = text.find_first_not_of(kBlank);
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(kBlank) + 1 - begin);
}

constexpr std::string_view kIdMark = " versionId=";

// Returns whether the text is safe in a header of a request: it must not start another header.
bool is_header_text(std::string_view text) {
  constexpr std::size_t kLongest = 1024;
  const auto is_control = [](unsigned char c) { return c < 0x20 || c == 0x7F; };
  return text.size() <= kLongest && std::none_of(text.begin(), text.end(), is_control);
}

// Returns whether the text is a version id that is safe in a URL.
bool is_version_id(std::string_view text) {
  const auto is_visible = [](unsigned char c) { return c > 0x20 && c < 0x7F; };
  return is_header_text(text) && std::all_of(text.begin(), text.end(), is_visible);
}

// Parses a number of seconds or a date.
std::optional<std::chrono::seconds> parse_retry_after(const std::string& text) {
  constexpr std::uint64_t kLongest = 1'000'000'000;
  if (const auto number = io::parse_decimal(text)) {
    return std::chrono::seconds(static_cast<std::int64_t>(std::min(*number, kLongest)));
  }
  const std::time_t now = std::time(nullptr);
  const std::time_t date = curl_getdate(text.c_str(), nullptr);
  if (date < 0) return std::nullopt;
  return std::chrono::seconds(std::max<std::time_t>(date - now, 0));
}

}  // namespace

bool parse_content_range(std::string_view text, ContentRange& range) {
  constexpr std::string_view kUnit = "bytes ";
  if (lower_case(text.substr(0, kUnit.size())) != kUnit) return false;
  text.remove_prefix(kUnit.size());
  const std::size_t slash = text.find('/');
  if (slash == std::string_view::npos) return false;
  const std::string_view total = text.substr(slash + 1);
  const std::string_view bytes = text.substr(0, slash);
  if (total != "*") {
    range.total = io::parse_decimal(total);
    if (!range.total) return false;
  }
  range.has_bytes = bytes != "*";
  if (!range.has_bytes) return range.total.has_value();
  const std::size_t dash = bytes.find('-');
  if (dash == std::string_view::npos) return false;
  const auto first = io::parse_decimal(bytes.substr(0, dash));
  const auto last = io::parse_decimal(bytes.substr(dash + 1));
  if (!first || !last || *last < *first || *last == UINT64_MAX) return false;
  if (range.total && *last >= *range.total) return false;
  range.begin = *first;
  range.end = *last + 1;
  return true;
}

bool Response::is_redirect() const {
  return status == 301 || status == 302 || status == 303 || status == 307 || status == 308;
}

bool Response::is_temporary() const {
  return status == 408 || status == 429 || status == 500 || status == 502 || status == 503 || status == 504;
}

bool Response::is_refusal() const {
  return status == 400 || status == 401 || status == 403 || status == 404 || status == 405 || status == 501;
}

bool Response::is_html() const {
  return lower_case(content_type).compare(0, 9, "text/html") == 0;
}

std::string Version::text() const {
  return id.empty() ? validator : validator + std::string(kIdMark) + id;
}

Version Version::of_text(std::string_view text) {
  const std::size_t mark = text.rfind(kIdMark);
  if (mark == std::string_view::npos) return {std::string(text), {}};
  return {std::string(text.substr(0, mark)), std::string(text.substr(mark + kIdMark.size()))};
}

Version Response::version() const {
  Version version;
  if (is_version_id(version_id)) version.id = version_id;
  if (!etag.empty() && etag.compare(0, 2, "W/") != 0 && is_header_text(etag)) {
    version.validator = etag;
    return version;
  }
  const std::time_t changed = curl_getdate(last_modified.c_str(), nullptr);
  const std::time_t now = curl_getdate(date.c_str(), nullptr);
  if (changed >= 0 && now > changed && is_header_text(last_modified)) version.validator = last_modified;
  return version;
}

void Response::add_line(std::string_view line) {
  if (line.substr(0, 5) == "HTTP/") {
    *this = Response();
    const std::size_t space = line.find(' ');
    const auto code = space == std::string_view::npos ? std::nullopt : io::parse_decimal(line.substr(space + 1, 3));
    status = code ? static_cast<int>(*code) : 0;
    has_end = line.substr(5, 2) != "1." && line.substr(5, 2) != "0.";  // later HTTP versions delimit the body
    return;
  }
  const std::size_t colon = line.find(':');
  if (colon == std::string_view::npos) return;
  const std::string name = lower_case(trimmed(line.substr(0, colon)));
  const std::string value(trimmed(line.substr(colon + 1)));
  const auto set = [&](std::string& field) {
    if (!field.empty() && field != value) contradicts_itself = true;
    field = value;
  };
  if (name == "content-range") set(content_range);
  if (name == "content-encoding") set(content_encoding);
  if (name == "content-type") set(content_type);
  if (name == "etag") set(etag);
  if (name == "x-amz-version-id") set(version_id);
  if (name == "last-modified") set(last_modified);
  if (name == "transfer-encoding" && lower_case(value) == "chunked") has_end = true;
  if (name == "date") date = value;
  if (name == "location") set(location);
  if (name == "retry-after") retry_after = parse_retry_after(value);
  if (name == "content-length") {
    const auto length = io::parse_decimal(value);
    if (!length || (content_length && *content_length != *length)) contradicts_itself = true;
    content_length = length;
    has_end = true;
  }
}

std::string error_code(std::string_view body) {
  constexpr std::string_view kOpen = "<Code>";
  constexpr std::size_t kLongest = 64;
  const std::size_t begin = body.find(kOpen);
  if (begin == std::string_view::npos) return {};
  body.remove_prefix(begin + kOpen.size());
  const std::string_view code = body.substr(0, body.find('<'));
  const auto is_letter = [](unsigned char c) { return c < 0x80 && std::isalpha(c) != 0; };
  return code.size() <= kLongest && std::all_of(code.begin(), code.end(), is_letter) ? std::string(code)
                                                                                     : std::string();
}

}  // namespace onnxgen::remote
