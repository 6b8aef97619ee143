#include "onnxgen/remote/http/url.h"

#include <curl/curl.h>

#include <algorithm>
#include <cctype>
#include <memory>

#include "onnxgen/error/printable.h"
#include "onnxgen/file/error.h"
#include "onnxgen/file/path_policy.h"

namespace onnxgen::remote {
namespace {

struct FreeUrl {
  void operator()(CURLU* url) const { curl_url_cleanup(url); }
};
using UrlHandle = std::unique_ptr<CURLU, FreeUrl>;

Status refused(std::string shown, std::string why) {
  return io::failure(ErrorCode::kPathRefused, std::move(shown), std::move(why));
}

// Returns a part of the URL, or an empty string if the URL lacks it.
std::string part(CURLU* url, CURLUPart what, unsigned flags = 0) {
  char* text = nullptr;
  if (curl_url_get(url, what, &text, flags) != CURLUE_OK || text == nullptr) return {};
  std::string result(text);
  wipe(text, result.size());
  curl_free(text);
  return result;
}

// Parses the URL with libcurl, so that the checks see the host that libcurl will connect to.
Status split_url(CURLU* parsed, const std::string& shown, Url& url) {
  url.scheme = part(parsed, CURLUPART_SCHEME);
  url.host = part(parsed, CURLUPART_HOST);
  url.port = part(parsed, CURLUPART_PORT, CURLU_DEFAULT_PORT);
  url.path = part(parsed, CURLUPART_PATH);
  std::string query = part(parsed, CURLUPART_QUERY);
  url.query = Secret(query);
  wipe(query.data(), query.size());
  url.host = lower_case(url.host);
  if (url.scheme != "https" && url.scheme != "http") {
    return refused(shown, "unknown scheme " + quoted(url.scheme) + "; use https, http or s3");
  }
  return url.host.empty() ? refused(shown, "the URL has no host") : Status();
}

// Returns the given text without parts that may be secret.
std::string shown_part(std::string_view text) {
  std::string shown(text.substr(0, text.find_first_of("?#")));
  const std::size_t scheme = shown.find("://");
  const std::size_t begin = scheme == std::string::npos ? 0 : scheme + 3;
  const std::size_t end = std::min(shown.find('/', begin), shown.size());
  const std::size_t at = shown.rfind('@', end);
  if (at != std::string::npos && at >= begin && at < end) shown.erase(begin, at + 1 - begin);
  return shown;
}

Status parse_into(CURLU* parsed, std::string_view text, Url& url) {
  const std::string shown = shown_part(text);
  if (text.find('\0') != std::string_view::npos) return refused(shown, "the URL contains a NUL character");
  const Secret whole(text);
  const CURLUcode code = curl_url_set(parsed, CURLUPART_URL, whole.c_str(), CURLU_DISALLOW_USER);
  if (code == CURLUE_USER_NOT_ALLOWED)
    return refused(shown, "the URL contains a user name; set keys and tokens in Options instead");
  if (code != CURLUE_OK) return refused(shown, std::string("invalid URL: ") + curl_url_strerror(code));
  return split_url(parsed, shown, url);
}

int hex_value(char c) {
  if (c >= '0' && c <= '9') return c - '0';
  const int letter = std::tolower(static_cast<unsigned char>(c));
  return letter >= 'a' && letter <= 'f' ? letter - 'a' + 10 : -1;
}

std::string percent_decoded(std::string_view text) {
  std::string decoded;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int high = text[i] == '%' && i + 2 < text.size() ? hex_value(text[i + 1]) : -1;
    const int low = high >= 0 ? hex_value(text[i + 2]) : -1;
    decoded += low >= 0 ? static_cast<char>(16 * high + low) : text[i];
    if (low >= 0) i += 2;
  }
  return decoded;
}

// Checks for problems that arise only if a location becomes part of a URL.
const char* url_problem(std::string_view location) {
  const auto is_control = [](unsigned char c) { return c < 0x20 || c == 0x7F; };
  if (std::any_of(location.begin(), location.end(), is_control)) return "contains control characters";
  if (location.find('\\') != std::string_view::npos) return "contains a backslash";
  if (location.find("//") != std::string_view::npos) return "contains the name of a server";
  const std::string_view first = location.substr(0, location.find('/'));
  if (first.find(':') != std::string_view::npos) return "contains a scheme";
  if (first.size() < location.size() && first.find('@') != std::string_view::npos) return "contains a user name";
  for (std::size_t i = 0; i + 2 < location.size(); ++i) {
    const int high = location[i] == '%' ? hex_value(location[i + 1]) : -1;
    const int low = high >= 0 ? hex_value(location[i + 2]) : -1;
    const int byte = low >= 0 ? 16 * high + low : -1;
    if (byte == '/' || byte == '\\' || byte == '.' || byte == '%' || byte == 0)
      return "contains an encoded slash, dot, percent sign or NUL";
  }
  return nullptr;
}

// Removes empty components and ".".
std::string normalized(std::string_view location) {
  std::string result;
  while (!location.empty()) {
    const std::string_view component = location.substr(0, location.find('/'));
    location.remove_prefix(std::min(component.size() + 1, location.size()));
    if (component.empty() || component == ".") continue;
    if (!result.empty()) result += '/';
    result += component;
  }
  return result;
}

}  // namespace

std::string Url::shown() const {
  const bool is_default = port == (is_http() ? "80" : "443");
  return scheme + "://" + host + (is_default ? "" : ":" + port) + path;
}

Secret Url::full() const {
  const Secret place(scheme + "://" + host + ":" + port + path);
  return query.empty() ? place : place + Secret("?") + query;
}

std::string Url::name() const {
  return percent_decoded(std::string_view(path).substr(path.rfind('/') + 1));
}

Status parse_url(std::string_view text, bool allow_http, Url& url) {
  const UrlHandle parsed(curl_url());
  if (parsed == nullptr) return Status(ErrorCode::kOutOfMemory);
  Status status = parse_into(parsed.get(), text, url);
  if (!status || !url.is_http() || allow_http) return status;
  return refused(url.shown(), "http is not encrypted; set Options::allow_http to accept it");
}

Status redirected(const Url& from, std::string_view location, Url& url) {
  if (location.empty()) return refused(from.shown(), "the server redirects without a location");
  const UrlHandle parsed(curl_url());
  if (parsed == nullptr) return Status(ErrorCode::kOutOfMemory);
  const Secret base = from.full();
  if (curl_url_set(parsed.get(), CURLUPART_URL, base.c_str(), 0) != CURLUE_OK) return Status(ErrorCode::kOutOfMemory);
  Status status = parse_into(parsed.get(), location, url);
  if (!status) return refused(from.shown(), "the server redirects to an invalid location: " + status.detail());
  if (!url.is_http() || from.is_http()) return Status();
  return refused(from.shown(), "the server redirects to http, which is not encrypted: " + url.shown());
}

Status beside(const Url& model, const std::string& location, Url& url) {
  Status status = io::check_location(location);
  const char* const problem = status ? url_problem(location) : nullptr;
  if (problem != nullptr) {
    status = refused({}, "location '" + printable(location, kLongestName) + "' " + problem);
  }
  if (!status) return status.in_file(model.shown());
  url = model;
  url.query = Secret();
  url.path = model.path.substr(0, model.path.rfind('/') + 1) + percent_encoded(normalized(location));
  return Status();
}

std::string percent_encoded(std::string_view text, std::string_view kept) {
  constexpr char kDigits[] = "0123456789ABCDEF";
  constexpr std::size_t kNowhere = std::string_view::npos;
  std::string encoded;
  for (const char c : text) {
    const auto byte = static_cast<unsigned char>(c);
    const bool is_plain = (byte < 0x80 && std::isalnum(byte) != 0) || std::string_view("-._~").find(c) != kNowhere;
    if (is_plain || kept.find(c) != kNowhere) {
      encoded += c;
    } else {
      encoded += '%';
      encoded += kDigits[byte >> 4];
      encoded += kDigits[byte & 0xF];
    }
  }
  return encoded;
}

std::string lower_case(std::string_view text) {
  std::string result(text);
  for (char& c : result) c = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
  return result;
}

}  // namespace onnxgen::remote
