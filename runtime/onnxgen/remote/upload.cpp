#include "onnxgen/remote/upload.h"

#include <algorithm>
#include <cstring>
#include <memory>
#include <string_view>
#include <utility>
#include <vector>

#include "onnxgen/file/error.h"
#include "onnxgen/onnx/encoded_tensors.h"
#include "onnxgen/onnx/external_data.h"
#include "onnxgen/onnx/span_input.h"
#include "onnxgen/remote/http/session.h"

namespace onnxgen::remote {
namespace {

constexpr std::uint64_t kMaxParts = 10'000;  // limit of S3-compatible stores
constexpr std::size_t kLongestReply = 64 * 1024;

// A request that modifies the store, and its short reply.
class StoreExchange : public Exchange {
 public:
  explicit StoreExchange(Request request, bool is_repeatable = true)
      : request_(std::move(request)), is_repeatable_(is_repeatable) {}

  const std::string& etag() const noexcept { return etag_; }
  const std::string& reply() const noexcept { return reply_; }

  void prepare(Request& request) const override { request = request_; }
  Status accept(const Response& response) override {
    etag_ = response.etag;
    reply_.clear();
    return Status();
  }
  Status take(std::string_view body) override {
    if (body.size() > kLongestReply - reply_.size()) {
      return io::failure(ErrorCode::kWriteFailed, {}, "the body of the response is too long");
    }
    reply_ += body;
    return Status();
  }
  Status finish(bool& is_complete) override {
    is_complete = true;
    return Status();
  }
  bool is_repeatable() const override { return is_repeatable_; }

 private:
  const Request request_;
  const bool is_repeatable_;
  std::string etag_;
  std::string reply_;
};

// Returns the text of an XML element, or an empty string without one.
std::string element(std::string_view xml, const std::string& name) {
  const std::string open = "<" + name + ">";
  const std::size_t begin = xml.find(open);
  if (begin == std::string_view::npos) return {};
  xml.remove_prefix(begin + open.size());
  const std::size_t end = xml.find("</" + name + ">");
  return end == std::string_view::npos ? std::string() : std::string(xml.substr(0, end));
}

void set_body(Request& request, std::string text) {
  request.body_size = text.size();
  request.read_body = [held = std::move(text)](std::uint64_t offset, char* to, std::size_t count) {
    held.copy(to, count, static_cast<std::size_t>(offset));
  };
}

class Upload {
 public:
  Upload(const io::SpanInput& input, const ObjectAccess& access, const SaveOptions& options)
      : input_(input), access_(access), options_(options) {}

  Status run() {
    Status status = Session::open(options_, access_, session_);
    if (!status) return status;
    session_->progress().add_total(input_.size());
    if (!access_.is_store || input_.size() <= options_.part_size) return put_whole();
    status = begin();
    if (!status) return status;
    std::string parts;
    status = put_parts(parts);
    if (status) status = commit(parts);
    if (!status) abandon();
    return status;
  }

 private:
  Request request(const char* method, const std::string& query) const {
    Request request;
    request.method = method;
    request.url = access_.url;
    if (!query.empty()) request.url.query = Secret(query);
    if (std::string_view(method) == "POST") request.headers.emplace_back("Content-Type: application/xml");
    return request;
  }

  Request put(std::uint64_t begin, std::uint64_t size, const std::string& query) const {
    Request put = request("PUT", query);
    put.body_size = size;
    put.read_body = [this, begin](std::uint64_t offset, char* to, std::size_t count) {
      std::vector<std::string_view> views;
      input_.append_views(begin + offset, count, views);
      for (const std::string_view view : views) {
        std::memcpy(to, view.data(), view.size());
        to += view.size();
      }
    };
    return put;
  }

  Status put_whole() {
    StoreExchange exchange(put(0, input_.size(), {}));
    Status status = session_->run(exchange);
    if (status) session_->progress().add(input_.size());
    return status ? session_->progress().report() : status;
  }

  Status begin() {
    StoreExchange exchange(request("POST", "uploads="));
    Status status = session_->run(exchange);
    if (!status) return status;
    const std::string id = element(exchange.reply(), "UploadId");
    if (id.empty()) return server_failure("the server did not start the multipart upload");
    upload_ = "uploadId=" + percent_encoded(id, {});
    return status;
  }

  Status put_parts(std::string& parts) {
    const std::uint64_t smallest = (input_.size() + kMaxParts - 1) / kMaxParts;
    const std::uint64_t part_size = std::max(options_.part_size, smallest);
    std::vector<std::unique_ptr<Exchange>> exchanges;
    for (std::uint64_t at = 0; at < input_.size(); at += part_size) {
      const std::string query = "partNumber=" + std::to_string(exchanges.size() + 1) + "&" + upload_;
      exchanges.push_back(std::make_unique<StoreExchange>(put(at, std::min(part_size, input_.size() - at), query)));
    }
    Status status = session_->run(exchanges);
    for (std::size_t i = 0; i < exchanges.size() && status; ++i) {
      const std::string& etag = static_cast<const StoreExchange&>(*exchanges[i]).etag();
      if (etag.empty() || etag.find_first_of("<>&") != std::string::npos)
        return server_failure("the response to an uploaded part has no valid ETag");
      parts += "<Part><PartNumber>" + std::to_string(i + 1) + "</PartNumber><ETag>" + etag + "</ETag></Part>";
    }
    if (status) session_->progress().add(input_.size());
    return status;
  }

  // Assembles the parts. A slow store may send the status before it knows the outcome, so only the body is conclusive.
  Status commit(const std::string& parts) {
    Request complete = request("POST", upload_);
    set_body(complete, "<CompleteMultipartUpload>" + parts + "</CompleteMultipartUpload>");
    StoreExchange exchange(std::move(complete), false);
    Status status = session_->run(exchange);
    if (status.code() == ErrorCode::kReadFailed) {
      return server_failure(status.detail() + "; the object may have been replaced");
    }
    if (status && exchange.reply().find("<CompleteMultipartUploadResult") == std::string::npos) {
      const std::string code = error_code(exchange.reply());
      return server_failure("the server did not complete the multipart upload" + (code.empty() ? "" : ": " + code));
    }
    return status;
  }

  // Removes the uploaded parts, ignoring errors, even if the caller has cancelled.
  void abandon() const {
    SaveOptions quiet = options_;
    quiet.progress = {};
    std::unique_ptr<Session> session;
    if (!Session::open(quiet, access_, session)) return;
    StoreExchange exchange(request("DELETE", upload_));
    (void)session->run(exchange);
  }

  Status server_failure(std::string what) const {
    return io::failure(ErrorCode::kWriteFailed, access_.url.shown(), std::move(what));
  }

  const io::SpanInput& input_;
  const ObjectAccess& access_;
  const SaveOptions& options_;
  std::unique_ptr<Session> session_;
  std::string upload_;  // query parameter that identifies the upload
};

// Refuses a model with tensors whose elements were not loaded: the uploaded object would lack them.
Status check_complete(const io::SpanInput& input, io::WireForm form) {
  io::EncodedTensors found;
  Status status = io::find_tensors(input.encoded(form), found);
  if (!status) return status;
  for (const io::EncodedTensor& tensor : found.tensors) {
    const bool is_left_out = tensor.is_not_loaded() && (!tensor.entry(io::kStampKey).empty() ||
                                                        tensor.entry("location") == io::kNotLoadedLocation);
    const bool is_unwritten = tensor.is_external() && !tensor.is_not_loaded();
    const char* const problem = is_left_out ? "the tensor's data is not loaded; load the model with its data"
                                : is_unwritten
                                    ? "the tensor is marked as external, but an upload cannot write external data"
                                    : nullptr;
    if (problem != nullptr) return io::failure(ErrorCode::kInvalidExternalData, {}, problem).in_tensor(tensor.name);
  }
  return status;
}

}  // namespace

Status upload_message(const Span* spans, std::size_t count, io::WireForm form, const std::string& url,
                      const SaveOptions& options) {
  const io::SpanInput input(spans, count);
  ObjectAccess access;
  Status status = resolve_url(url, options, access);
  if (status && access.is_store && !access.url.query.empty()) {
    return io::failure(ErrorCode::kPathRefused, access.url.shown(),
                       "an upload always creates a new version; remove ?versionId=");
  }
  if (status) status = check_complete(input, form).in_file(access.url.shown());
  return status ? Upload(input, access, options).run() : status;
}

}  // namespace onnxgen::remote
