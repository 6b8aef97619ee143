#include "onnxgen/remote/http/transfer.h"

#include <fcntl.h>
#include <sys/socket.h>
#include <unistd.h>

#include <algorithm>
#include <cstring>
#include <ctime>
#include <vector>

#include "onnxgen/error/try_allocating.h"
#include "onnxgen/file/error.h"
#include "onnxgen/remote/http/address_rule.h"
#include "onnxgen/remote/http/session.h"
#include "onnxgen/remote/http/signature.h"

namespace onnxgen::remote {
namespace {

constexpr std::size_t kMaxHeaderBytes = 256 * 1024;
constexpr std::size_t kMaxErrorBody = 4 * 1024;
constexpr long kReceiveBuffer = 256 * 1024;

Transfer& transfer_of(void* self) {
  return *static_cast<Transfer*>(self);
}

}  // namespace

Transfer::~Transfer() {
  for (curl_slist* line = headers_; line != nullptr; line = line->next) wipe(line->data, std::strlen(line->data));
  curl_slist_free_all(headers_);
}

Status Transfer::begin(const Options& options, const ObjectAccess& access) {
  easy_.reset(curl_easy_init());
  if (easy_ == nullptr) return Status(ErrorCode::kOutOfMemory);
  exchange_.prepare(request_);
  last_activity_ = Clock::now();
  allows_private_ = options.allow_private_addresses;
  const Secret url = request_.url.full();
  bool is_set = set(CURLOPT_URL, url.c_str()) && set_method() && set_limits(options) && set_credentials(access);
  // On a reused connection, libcurl itself repeats a request if the server closes the connection. A request that must
  // not be repeated therefore gets a new connection.
  is_set = is_set && set(CURLOPT_FRESH_CONNECT, exchange_.is_repeatable() ? 0L : 1L);
  // Ranges count bytes of the uncompressed object.
  is_set = is_set && add_header("Accept-Encoding: identity") && set(CURLOPT_USERAGENT, "onnxgen");
  for (const std::string& line : request_.headers) is_set = is_set && add_header(line);
  is_set = is_set && set(CURLOPT_HTTPHEADER, headers_);
  return is_set ? Status() : Status(ErrorCode::kOutOfMemory);
}

bool Transfer::set_limits(const Options& options) {
  const auto connect = static_cast<long>(options.timeouts.connect.count());
  const bool callbacks = set(CURLOPT_HEADERFUNCTION, &Transfer::on_header) && set(CURLOPT_HEADERDATA, this) &&
                         set(CURLOPT_WRITEFUNCTION, &Transfer::on_body) && set(CURLOPT_WRITEDATA, this) &&
                         set(CURLOPT_OPENSOCKETFUNCTION, &Transfer::on_open_socket) &&
                         set(CURLOPT_OPENSOCKETDATA, this) && set(CURLOPT_XFERINFOFUNCTION, &Transfer::on_progress) &&
                         set(CURLOPT_XFERINFODATA, this) && set(CURLOPT_NOPROGRESS, 0L) && set(CURLOPT_PRIVATE, this);
  // Addresses are checked when connecting, so a proxy from the environment must not be used.
  const bool rules = set(CURLOPT_PROTOCOLS_STR, "http,https") && set(CURLOPT_FOLLOWLOCATION, 0L) &&
                     set(CURLOPT_PROXY, "") && set(CURLOPT_NETRC, static_cast<long>(CURL_NETRC_IGNORED)) &&
                     set(CURLOPT_PATH_AS_IS, 1L) && set(CURLOPT_NOSIGNAL, 1L) && set(CURLOPT_HTTP09_ALLOWED, 0L);
  const bool network = set(CURLOPT_CONNECTTIMEOUT_MS, connect) && set(CURLOPT_BUFFERSIZE, kReceiveBuffer) &&
                       set(CURLOPT_HTTP_VERSION, static_cast<long>(CURL_HTTP_VERSION_2TLS)) &&
                       set(CURLOPT_PIPEWAIT, request_.url.is_http() ? 0L : 1L);  // share one HTTP/2 connection
  const bool trust = options.ca_file.empty() || (set(CURLOPT_CAINFO, options.ca_file.c_str()) &&
                                                 set(CURLOPT_CAPATH, static_cast<const char*>(nullptr)));
  return callbacks && rules && network && trust;
}

bool Transfer::set_method() {
  const std::string_view method = request_.method;
  if (method == "GET") return set(CURLOPT_HTTPGET, 1L);
  const auto size = static_cast<curl_off_t>(request_.body_size);
  if (method == "PUT") {
    return set(CURLOPT_UPLOAD, 1L) && set(CURLOPT_INFILESIZE_LARGE, size) &&
           set(CURLOPT_READFUNCTION, &Transfer::on_upload) && set(CURLOPT_READDATA, this) &&
           set(CURLOPT_SEEKFUNCTION, &Transfer::on_seek) && set(CURLOPT_SEEKDATA, this) && add_header("Expect:");
  }
  if (method == "POST") {
    std::string body(static_cast<std::size_t>(request_.body_size), '\0');
    if (!body.empty()) request_.read_body(0, body.data(), body.size());
    return set(CURLOPT_POST, 1L) && set(CURLOPT_POSTFIELDSIZE_LARGE, size) && set(CURLOPT_COPYPOSTFIELDS, body.c_str());
  }
  return set(CURLOPT_CUSTOMREQUEST, request_.method);
}

bool Transfer::set_credentials(const ObjectAccess& access) {
  if (!access.is_same_server(request_.url)) return true;
  if (!access.bearer_token.empty() && !add_header(Secret("Authorization: Bearer ") + access.bearer_token)) return false;
  if (!access.is_signed()) return true;
  const std::vector<Secret> lines = signature_headers(access, request_, std::time(nullptr));
  return std::all_of(lines.begin(), lines.end(), [this](const Secret& line) { return add_header(line); });
}

bool Transfer::add_header(const Secret& line) {
  curl_slist* const longer = curl_slist_append(headers_, line.c_str());
  if (longer != nullptr) headers_ = longer;
  return longer != nullptr;
}

std::size_t Transfer::on_header(char* data, std::size_t size, std::size_t count, void* self) {
  Transfer& transfer = transfer_of(self);
  const std::string_view line(data, size * count);
  transfer.last_activity_ = Clock::now();
  transfer.header_bytes_ += line.size();
  if (transfer.header_bytes_ > kMaxHeaderBytes) {
    transfer.failure_ = io::failure(ErrorCode::kReadFailed, {}, "the headers of the response are too long");
    return 0;
  }
  // Exceptions must not pass through libcurl.
  const bool is_added = try_allocating([&] { transfer.response_.add_line(line); });
  if (!is_added) transfer.failure_ = Status(ErrorCode::kOutOfMemory);
  return is_added ? line.size() : 0;
}

std::size_t Transfer::on_body(char* data, std::size_t size, std::size_t count, void* self) {
  Transfer& transfer = transfer_of(self);
  const std::string_view body(data, size * count);
  transfer.last_activity_ = Clock::now();
  transfer.measure(body.size());
  bool should_continue = false;
  if (!try_allocating([&] { should_continue = transfer.take_body(body); }))
    transfer.failure_ = Status(ErrorCode::kOutOfMemory);
  return should_continue ? body.size() : 0;
}

void Transfer::measure(std::size_t bytes) {
  if (has_received_) {
    received_ += bytes;
    return session_.worth().add_body(received_, last_activity_ - first_received_);
  }
  has_received_ = true;
  first_received_ = last_activity_;
  // Microseconds since the start of the transfer.
  curl_off_t named = 0;
  curl_off_t sent = 0;
  curl_off_t answered = 0;
  long connections = 0;
  if (curl_easy_getinfo(easy_.get(), CURLINFO_NAMELOOKUP_TIME_T, &named) != CURLE_OK) return;
  if (curl_easy_getinfo(easy_.get(), CURLINFO_PRETRANSFER_TIME_T, &sent) != CURLE_OK) return;
  if (curl_easy_getinfo(easy_.get(), CURLINFO_STARTTRANSFER_TIME_T, &answered) != CURLE_OK) return;
  if (curl_easy_getinfo(easy_.get(), CURLINFO_NUM_CONNECTS, &connections) != CURLE_OK) return;
  session_.worth().add_wait(std::chrono::microseconds(answered - sent));
  if (connections != 0) session_.worth().add_wait_with_connection(std::chrono::microseconds(answered - named));
}

bool Transfer::take_body(std::string_view body) {
  failure_ = session_.count_bytes(body.size());
  if (!failure_) return false;
  if (!exchange_.understands(response_)) {
    error_body_.append(body.substr(0, kMaxErrorBody - error_body_.size()));
    return error_body_.size() < kMaxErrorBody;
  }
  if (!is_accepted_) {
    is_accepted_ = true;
    failure_ = exchange_.accept(response_);
  }
  if (failure_) failure_ = exchange_.take(body);
  return failure_;
}

Status Transfer::finish(bool& is_complete) {
  Status status;
  if (!is_accepted_) status = exchange_.accept(response_);
  is_accepted_ = true;
  return status ? exchange_.finish(is_complete) : status;
}

std::size_t Transfer::on_upload(char* to, std::size_t size, std::size_t count, void* self) {
  Transfer& transfer = transfer_of(self);
  const std::uint64_t left = transfer.request_.body_size - transfer.uploaded_;
  const auto part = static_cast<std::size_t>(std::min<std::uint64_t>(left, size * count));
  const auto read = [&] {
    if (part != 0) transfer.request_.read_body(transfer.uploaded_, to, part);
  };
  if (!try_allocating(read)) {
    transfer.failure_ = Status(ErrorCode::kOutOfMemory);
    return CURL_READFUNC_ABORT;
  }
  transfer.uploaded_ += part;
  transfer.last_activity_ = Clock::now();
  return part;
}

int Transfer::on_seek(void* self, curl_off_t offset, int origin) {
  Transfer& transfer = transfer_of(self);
  if (origin != SEEK_SET || offset < 0) return CURL_SEEKFUNC_CANTSEEK;
  transfer.uploaded_ = std::min(static_cast<std::uint64_t>(offset), transfer.request_.body_size);
  return CURL_SEEKFUNC_OK;
}

// Checks the address of the actual connection. An earlier lookup of the name could have had another result.
curl_socket_t Transfer::on_open_socket(void* self, curlsocktype purpose, curl_sockaddr* address) {
  Transfer& transfer = transfer_of(self);
  if (purpose != CURLSOCKTYPE_IPCXN) return CURL_SOCKET_BAD;
  if (!transfer.allows_private_ && !is_public_address(address->addr)) {
    transfer.refused_address_ = true;
    return CURL_SOCKET_BAD;
  }
#if defined(SOCK_CLOEXEC)
  return ::socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
#else  // macOS: a program that another thread starts between these two calls inherits the socket
  const curl_socket_t opened = ::socket(address->family, address->socktype, address->protocol);
  if (opened != CURL_SOCKET_BAD) (void)::fcntl(opened, F_SETFD, FD_CLOEXEC);
  return opened;
#endif
}

// Sending also counts as activity.
int Transfer::on_progress(void* self, curl_off_t, curl_off_t received, curl_off_t, curl_off_t sent) {
  Transfer& transfer = transfer_of(self);
  if (received + sent != transfer.moved_) transfer.last_activity_ = Clock::now();
  transfer.moved_ = received + sent;
  return 0;
}

}  // namespace onnxgen::remote
