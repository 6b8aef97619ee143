#include "onnxgen/remote/http/signature.h"

#include <algorithm>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "onnxgen/remote/http/sha256.h"
#include "onnxgen/remote/http/url.h"

namespace onnxgen::remote {
namespace {

constexpr std::string_view kPayload = "UNSIGNED-PAYLOAD";

// Values of the signed headers by lower-case name. Signatures require this order.
using Headers = std::map<std::string, std::string_view>;

std::string formatted(std::time_t now) {
  std::tm utc = {};
  ::gmtime_r(&now, &utc);
  char text[sizeof "YYYYmmddTHHMMSSZ"];
  return {text, std::strftime(text, sizeof text, "%Y%m%dT%H%M%SZ", &utc)};
}

// Returns the value of the Host header that libcurl sends.
std::string host_header(const Url& url) {
  const bool is_default = url.port == (url.is_http() ? "80" : "443");
  return is_default ? url.host : url.host + ":" + url.port;
}

void add_header(std::string_view line, Headers& headers) {
  const std::size_t colon = line.find(':');
  const std::string name = lower_case(line.substr(0, colon));
  line.remove_prefix(colon + 1);
  line.remove_prefix(std::min(line.find_first_not_of(' '), line.size()));
  headers[name] = line;
}

// Returns the query with sorted parameters. Parameters without a value get an empty one.
std::string canonical_query(std::string_view query) {
  std::vector<std::pair<std::string_view, std::string_view>> parameters;
  while (!query.empty()) {
    const std::string_view parameter = query.substr(0, query.find('&'));
    query.remove_prefix(std::min(parameter.size() + 1, query.size()));
    const std::size_t equals = std::min(parameter.find('='), parameter.size());
    parameters.emplace_back(parameter.substr(0, equals), parameter.substr(std::min(equals + 1, parameter.size())));
  }
  std::sort(parameters.begin(), parameters.end());
  std::string result;
  for (const auto& [name, value] : parameters) {
    if (!result.empty()) result += '&';
    result.append(name).append("=").append(value);
  }
  return result;
}

std::string names_of(const Headers& headers) {
  std::string names;
  for (const auto& [name, value] : headers) names += (names.empty() ? "" : ";") + name;
  return names;
}

// Returns the digest of the canonical request. Wipes the text afterwards because queries are secret.
Sha256Digest digest_of(const Request& request, const Headers& headers) {
  std::string text = request.method + ("\n" + request.url.path) + "\n";
  std::string query = canonical_query(request.url.query.view());
  text.append(query).append("\n");
  for (const auto& [name, value] : headers) text.append(name).append(":").append(value).append("\n");
  text.append("\n").append(names_of(headers)).append("\n").append(kPayload);
  const Sha256Digest digest = sha256(text);
  wipe(query.data(), query.size());
  wipe(text.data(), text.size());
  return digest;
}

// Returns the signature of `text`. `scope` is "date/region/service/aws4_request"; its parts derive the signing key of
// that day from the store's secret `key`.
std::string signature_of(std::string_view text, std::string_view scope, const Secret& key) {
  const Secret first = Secret("AWS4") + key;
  Sha256Digest derived = hmac_sha256(first.view(), scope.substr(0, scope.find('/')));
  while (scope.find('/') != std::string_view::npos) {
    scope.remove_prefix(scope.find('/') + 1);
    derived = hmac_sha256(view_of(derived), scope.substr(0, scope.find('/')));
  }
  const Sha256Digest signature = hmac_sha256(view_of(derived), text);
  wipe(derived.data(), derived.size());
  return hex_of(signature);
}

}  // namespace

std::vector<Secret> signature_headers(const ObjectAccess& access, const Request& request, std::time_t now) {
  const std::string time = formatted(now);
  const std::string scope = time.substr(0, time.find('T')) + "/" + access.region + "/s3/aws4_request";
  const std::string host = host_header(request.url);
  Headers headers = {{"host", host}, {"x-amz-content-sha256", kPayload}, {"x-amz-date", time}};
  if (!access.session_token.empty()) headers["x-amz-security-token"] = access.session_token.view();
  for (const std::string& line : request.headers) add_header(line, headers);
  const std::string text = "AWS4-HMAC-SHA256\n" + time + "\n" + scope + "\n" + hex_of(digest_of(request, headers));

  std::vector<Secret> lines;
  for (const auto& [name, value] : headers) {
    if (name.rfind("x-amz-", 0) == 0) lines.push_back(Secret(name + ": ") + Secret(value));
  }
  lines.push_back(Secret("Authorization: AWS4-HMAC-SHA256 Credential=") + access.key_id +
                  Secret("/" + scope + ", SignedHeaders=" + names_of(headers) +
                         ", Signature=" + signature_of(text, scope, access.key)));
  return lines;
}

}  // namespace onnxgen::remote
