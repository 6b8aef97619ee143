#include "onnxgen/remote/http/place.h"

#include <algorithm>
#include <cstdlib>

#include "onnxgen/file/error.h"

namespace onnxgen::remote {
namespace {

constexpr std::string_view kScheme = "s3://";

std::string_view environment(const char* name) {
  const char* const value = std::getenv(name);
  return value != nullptr ? value : std::string_view();
}

Secret given_or(const Secret& given, const char* name) {
  return given.empty() ? Secret(environment(name)) : given;
}

std::string given_or(const std::string& given, const char* name) {
  return given.empty() ? std::string(environment(name)) : given;
}

// Keys belong together: a session token from the environment does not match keys from the options.
void take_keys(const S3& s3, Place& place) {
  const bool is_given = !s3.access_key_id.empty();
  place.key_id = given_or(s3.access_key_id, "AWS_ACCESS_KEY_ID");
  place.key = is_given ? s3.secret_access_key : given_or(s3.secret_access_key, "AWS_SECRET_ACCESS_KEY");
  place.session_token = is_given ? s3.session_token : given_or(s3.session_token, "AWS_SESSION_TOKEN");
}

// Parses "?versionId=..." after the key; the id is written as stores display it.
bool take_version(std::string_view query, Place& place) {
  constexpr std::string_view kVersion = "?versionId=";
  if (query.empty()) return true;
  const std::string_view id = query.substr(std::min(kVersion.size(), query.size()));
  if (query.substr(0, kVersion.size()) != kVersion || id.empty() || id.find_first_of("?#&") != id.npos) return false;
  place.url.query = Secret("versionId=" + percent_encoded(id, {}));
  return true;
}

Status find_object(std::string_view text, const Options& options, Place& place) {
  const std::string shown(text.substr(0, text.find_first_of("?#")));
  const std::string_view rest = std::string_view(shown).substr(kScheme.size());
  const std::string bucket(rest.substr(0, rest.find('/')));
  const std::string_view key = rest.substr(bucket.size());
  const bool is_name = bucket.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-") == std::string::npos;
  if (bucket.empty() || !is_name || key.size() < 2) {
    return io::failure(ErrorCode::kPathRefused, shown, "it does not name an object as s3://bucket/key");
  }
  place.is_store = true;
  place.region = given_or(options.s3.region, "AWS_REGION");
  if (place.region.empty()) place.region = std::string(environment("AWS_DEFAULT_REGION"));
  if (place.region.empty()) place.region = "us-east-1";
  take_keys(options.s3, place);
  std::string endpoint = given_or(options.s3.endpoint, "AWS_ENDPOINT_URL");
  // Certificates do not cover host names of buckets that contain dots.
  const bool is_path_style = !endpoint.empty() || bucket.find('.') != std::string::npos;
  if (endpoint.empty()) {
    endpoint = "https://" + (is_path_style ? "" : bucket + ".") + "s3." + place.region + ".amazonaws.com";
  }
  Status status = parse_url(endpoint, options.allow_http, place.url);
  if (!status) return status;
  place.url.query = Secret();
  if (place.url.path == "/") place.url.path.clear();
  place.url.path += (is_path_style ? "/" + bucket : std::string()) + percent_encoded(key);
  if (take_version(text.substr(shown.size()), place)) return status;
  return io::failure(ErrorCode::kPathRefused, shown, "what follows the key is no ?versionId=");
}

}  // namespace

Status find_place(std::string_view text, const Options& options, Place& place) {
  place = Place();
  if (text.substr(0, kScheme.size()) == kScheme) return find_object(text, options, place);
  place.bearer_token = options.bearer_token;
  return parse_url(text, options.allow_http, place.url);
}

}  // namespace onnxgen::remote
