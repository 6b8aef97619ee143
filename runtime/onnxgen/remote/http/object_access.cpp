#include "onnxgen/remote/http/object_access.h"

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
void take_keys(const S3& s3, ObjectAccess& access) {
  const bool is_given = !s3.access_key_id.empty();
  access.key_id = given_or(s3.access_key_id, "AWS_ACCESS_KEY_ID");
  access.key = is_given ? s3.secret_access_key : given_or(s3.secret_access_key, "AWS_SECRET_ACCESS_KEY");
  access.session_token = is_given ? s3.session_token : given_or(s3.session_token, "AWS_SESSION_TOKEN");
}

// Parses "?versionId=..." after the key; the id is written as stores display it.
bool take_version(std::string_view query, ObjectAccess& access) {
  constexpr std::string_view kVersion = "?versionId=";
  if (query.empty()) return true;
  const std::string_view id = query.substr(std::min(kVersion.size(), query.size()));
  if (query.substr(0, kVersion.size()) != kVersion || id.empty() || id.find_first_of("?#&") != id.npos) return false;
  access.url.query = Secret("versionId=" + percent_encoded(id, {}));
  return true;
}

Status find_object(std::string_view text, const Options& options, ObjectAccess& access) {
  const std::string shown(text.substr(0, text.find_first_of("?#")));
  const std::string_view rest = std::string_view(shown).substr(kScheme.size());
  const std::string bucket(rest.substr(0, rest.find('/')));
  const std::string_view key = rest.substr(bucket.size());
  const bool is_name = bucket.find_first_not_of("abcdefghijklmnopqrstuvwxyz0123456789.-") == std::string::npos;
  if (bucket.empty() || !is_name || key.size() < 2) {
    return io::failure(ErrorCode::kPathRefused, shown, "the URL does not name an object; use s3://bucket/key");
  }
  access.is_store = true;
  access.region = given_or(options.s3.region, "AWS_REGION");
  if (access.region.empty()) access.region = std::string(environment("AWS_DEFAULT_REGION"));
  if (access.region.empty()) access.region = "us-east-1";
  take_keys(options.s3, access);
  std::string endpoint = given_or(options.s3.endpoint, "AWS_ENDPOINT_URL");
  // Certificates do not cover host names of buckets that contain dots.
  const bool is_path_style = !endpoint.empty() || bucket.find('.') != std::string::npos;
  if (endpoint.empty()) {
    endpoint = "https://" + (is_path_style ? "" : bucket + ".") + "s3." + access.region + ".amazonaws.com";
  }
  Status status = parse_url(endpoint, options.allow_http, access.url);
  if (!status) return status;
  access.url.query = Secret();
  if (access.url.path == "/") access.url.path.clear();
  access.url.path += (is_path_style ? "/" + bucket : std::string()) + percent_encoded(key);
  if (take_version(text.substr(shown.size()), access)) return status;
  return io::failure(ErrorCode::kPathRefused, shown, "only ?versionId=ID can follow the key");
}

}  // namespace

Status resolve_url(std::string_view text, const Options& options, ObjectAccess& access) {
  access = ObjectAccess();
  if (text.substr(0, kScheme.size()) == kScheme) return find_object(text, options, access);
  access.bearer_token = options.bearer_token;
  return parse_url(text, options.allow_http, access.url);
}

}  // namespace onnxgen::remote
