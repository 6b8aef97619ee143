#include "onnxgen/remote/http/session.h"

#include <curl/curl.h>
#include <pthread.h>
#include <signal.h>
#include <sys/socket.h>
#include <time.h>

#include <algorithm>
#include <optional>
#include <random>

#include "onnxgen/file/error.h"
#include "onnxgen/remote/http/failure.h"
#include "onnxgen/remote/http/transfer.h"

namespace onnxgen::remote {
namespace {

constexpr std::chrono::milliseconds kLongestPoll{100};  // bounds the delay of cancelling and timeouts

#if defined(SO_NOSIGPIPE)
// On macOS libcurl disables SIGPIPE for each socket.
class WithoutPipeSignal {
 public:
  WithoutPipeSignal() noexcept {}
};
#else
// Blocks SIGPIPE, which TLS raises when it writes to a connection that the server has closed. It would terminate the
// program.
class WithoutPipeSignal {
 public:
  WithoutPipeSignal() noexcept {
    sigset_t pending;
    ::sigemptyset(&pipe_);
    ::sigaddset(&pipe_, SIGPIPE);
    ::sigpending(&pending);
    was_pending_ = ::sigismember(&pending, SIGPIPE) == 1;
    ::pthread_sigmask(SIG_BLOCK, &pipe_, &before_);
  }
  WithoutPipeSignal(const WithoutPipeSignal&) = delete;
  WithoutPipeSignal& operator=(const WithoutPipeSignal&) = delete;
  ~WithoutPipeSignal() {
    const timespec at_once = {0, 0};
    if (!was_pending_) (void)::sigtimedwait(&pipe_, nullptr, &at_once);
    ::pthread_sigmask(SIG_SETMASK, &before_, nullptr);
  }

 private:
  sigset_t pipe_;
  sigset_t before_;
  bool was_pending_ = false;
};
#endif

bool start_libcurl() {
  static const bool started = curl_global_init(CURL_GLOBAL_DEFAULT) == CURLE_OK;
  return started;
}

}  // namespace

// State of one of the concurrent requests.
struct Session::Slot {
  Exchange* exchange = nullptr;        // null if the slot is free
  std::unique_ptr<Transfer> transfer;  // null while waiting for the next attempt
  unsigned failures = 0;
  unsigned redirects = 0;
  Clock::time_point not_before;
};

struct Session::Multi {
  CURLM* handle = nullptr;
  std::minstd_rand chance{std::random_device()()};

  Multi() : handle(curl_multi_init()) {}
  Multi(const Multi&) = delete;
  Multi& operator=(const Multi&) = delete;
  ~Multi() { curl_multi_cleanup(handle); }
};

Session::Session(const Options& options, const ObjectAccess& access)
    : options_(options), access_(access), progress_(options.progress, 0), worth_(options.ranges.worth) {
  const bool is_limited = options.timeouts.total.count() > 0;
  deadline_ = is_limited ? Clock::now() + options.timeouts.total : Clock::time_point::max();
}

Session::~Session() {
  cut();
}

Status Session::open(const Options& options, const ObjectAccess& access, std::unique_ptr<Session>& session) {
  if (!start_libcurl()) return io::failure(ErrorCode::kUnsupported, {}, "libcurl cannot be initialized");
  session.reset(new Session(options, access));
  session->multi_ = std::make_unique<Multi>();
  return session->multi_->handle != nullptr ? Status() : Status(ErrorCode::kOutOfMemory);
}

Status Session::count_bytes(std::size_t bytes) {
  if (bytes > options_.max_bytes - bytes_) {
    return io::failure(
        ErrorCode::kInputTooLarge, {},
        "more than " + std::to_string(options_.max_bytes) + " bytes are needed; raise Options::max_bytes");
  }
  bytes_ += bytes;
  return Status();
}

Status Session::run(const std::vector<std::unique_ptr<Exchange>>& exchanges, unsigned in_flight) {
  std::vector<Exchange*> all;
  for (const std::unique_ptr<Exchange>& exchange : exchanges) all.push_back(exchange.get());
  return run_all(all, in_flight != 0 ? in_flight : options_.ranges.in_flight);
}

Status Session::run_all(const std::vector<Exchange*>& exchanges, unsigned in_flight) {
  if (exchanges.empty()) return progress_.report();
  const WithoutPipeSignal guard;
  cut();
  std::vector<Slot> slots(std::min<std::size_t>(exchanges.size(), std::max(in_flight, 1U)));
  const Status status = loop(slots, exchanges, nullptr);
  remove(slots);
  return status;
}

Status Session::run_until(Exchange& exchange, const std::function<bool()>& is_enough) {
  const WithoutPipeSignal guard;
  std::vector<Exchange*> exchanges;
  if (!is_open(exchange)) {
    cut();
    open_ = &exchange;
    open_slots_ = std::vector<Slot>(1);
    exchanges.push_back(&exchange);
  }
  const Status status = loop(open_slots_, exchanges, is_enough);
  const bool is_complete = open_slots_.front().exchange == nullptr;
  if (!status || is_complete) cut();
  return status;
}

void Session::cut() noexcept {
  if (open_ == nullptr) return;
  const WithoutPipeSignal guard;
  remove(open_slots_);
  open_slots_.clear();
  open_ = nullptr;
}

void Session::remove(std::vector<Slot>& slots) noexcept {
  for (Slot& slot : slots) {
    if (slot.transfer != nullptr) curl_multi_remove_handle(multi_->handle, slot.transfer->handle());
    slot.transfer.reset();
  }
}

Status Session::loop(std::vector<Slot>& slots, const std::vector<Exchange*>& exchanges,
                     const std::function<bool()>& is_enough) {
  const auto is_free = [](const Slot& slot) { return slot.exchange == nullptr; };
  for (std::size_t next = 0;;) {
    for (Slot& slot : slots) {
      if (slot.exchange == nullptr && next < exchanges.size()) slot.exchange = exchanges[next++];
    }
    Status status = progress_.report();
    if (!status || std::all_of(slots.begin(), slots.end(), is_free)) return status;
    if (is_enough && is_enough()) return status;
    status = start_due(slots);
    int running = 0;
    if (status && curl_multi_perform(multi_->handle, &running) != CURLM_OK) status = Status(ErrorCode::kOutOfMemory);
    bool has_ended = false;
    if (status) status = collect(slots, has_ended);
    if (status) status = check_times(slots);
    if (status && !has_ended) status = wait(slots);
    if (!status) return status;
  }
}

Status Session::start_due(std::vector<Slot>& slots) {
  const Clock::time_point now = Clock::now();
  for (Slot& slot : slots) {
    if (slot.exchange == nullptr || slot.transfer != nullptr || slot.not_before > now) continue;
    Status status = start(slot);
    if (!status) return status;
  }
  return Status();
}

Status Session::start(Slot& slot) {
  auto transfer = std::make_unique<Transfer>(*this, *slot.exchange);
  Status status = transfer->begin(options_, access_);
  if (status && requests_ >= options_.max_requests) {
    status = io::failure(
        ErrorCode::kInputTooLarge, transfer->request().url.shown(),
        "more than " + std::to_string(options_.max_requests) + " requests are needed; raise Options::max_requests");
  }
  if (!status) return status;
  ++requests_;
  if (curl_multi_add_handle(multi_->handle, transfer->handle()) != CURLM_OK) return Status(ErrorCode::kOutOfMemory);
  slot.transfer = std::move(transfer);
  return Status();
}

Status Session::collect(std::vector<Slot>& slots, bool& has_ended) {
  int left = 0;
  while (const CURLMsg* const message = curl_multi_info_read(multi_->handle, &left)) {
    if (message->msg != CURLMSG_DONE) continue;
    const CURLcode code = message->data.result;
    const auto slot = std::find_if(slots.begin(), slots.end(), [message](const Slot& one) {
      return one.transfer != nullptr && one.transfer->handle() == message->easy_handle;
    });
    if (slot == slots.end()) continue;
    has_ended = true;
    Status status = end(*slot, code);
    if (!status) return status;
  }
  return Status();
}

Status Session::check_times(std::vector<Slot>& slots) {
  const Clock::time_point now = Clock::now();
  for (Slot& slot : slots) {
    if (slot.exchange == nullptr) continue;
    if (now >= deadline_) {
      Request request;
      slot.exchange->prepare(request);
      return io::failure(ErrorCode::kReadFailed, request.url.shown(),
                         "the call exceeds its time limit of " + std::to_string(options_.timeouts.total.count()) +
                             " ms (Timeouts::total)");
    }
    const bool is_idle = slot.transfer != nullptr && now - slot.transfer->last_activity() > options_.timeouts.idle;
    Status status = is_idle ? end(slot, CURLE_OPERATION_TIMEDOUT) : Status();
    if (!status) return status;
  }
  return Status();
}

Status Session::end(Slot& slot, int curl_code) {
  curl_multi_remove_handle(multi_->handle, slot.transfer->handle());
  const std::unique_ptr<Transfer> transfer = std::move(slot.transfer);
  return settle(slot, *transfer, curl_code).in_file(transfer->request().url.shown());
}

Status Session::settle(Slot& slot, Transfer& transfer, int curl_code) {
  if (!transfer.failure()) return transfer.failure();
  const auto code = static_cast<CURLcode>(curl_code);
  // A write error also occurs if only the beginning of an error body is accepted.
  if (code == CURLE_OK || code == CURLE_WRITE_ERROR) return settle_response(slot, transfer);
  if (slot.exchange->has_all()) {
    bool is_complete = false;
    Status status = slot.exchange->finish(is_complete);
    slot = Slot();
    return status;
  }
  const Status failure = failure_of_connection(transfer, code);
  return may_pass(code) && slot.exchange->is_repeatable() ? retry(slot, failure, {}) : failure;
}

Status Session::settle_response(Slot& slot, Transfer& transfer) {
  const Response& response = transfer.response();
  if (slot.exchange->understands(response)) {
    bool is_complete = false;
    Status status = transfer.finish(is_complete);
    if (!status) return status;
    if (!is_complete && slot.exchange->has_advanced()) return status;  // request the rest immediately
    if (!is_complete)
      return retry(slot, io::failure(ErrorCode::kReadFailed, {}, "the body of the response is truncated"), {});
    slot = Slot();
    return status;
  }
  if (response.is_redirect()) return redirect(slot, transfer);
  const Status failure = failure_of_response(response, transfer.error_body());
  if (response.is_temporary()) return retry(slot, failure, response.retry_after.value_or(std::chrono::seconds(0)));
  // The target of a redirect may have been signed for a limited time, and a store may not know or permit version ids.
  if (response.is_refusal() && slot.exchange->go_back(transfer.request())) return retry(slot, failure, {});
  return failure;
}

Status Session::redirect(Slot& slot, const Transfer& transfer) {
  const Url& from = transfer.request().url;
  Url to;
  if (++slot.redirects > options_.max_redirects) {
    return io::failure(ErrorCode::kPathRefused, from.shown(),
                       "the server redirects more than " + std::to_string(options_.max_redirects) + " times");
  }
  Status status = redirected(from, transfer.response().location, to);
  if (status && !slot.exchange->follow(to)) {
    status = io::failure(ErrorCode::kPathRefused, from.shown(),
                         "the server redirects the upload; use the URL of the object itself");
  }
  return status;
}

Status Session::retry(Slot& slot, const Status& failure, std::chrono::milliseconds at_least) {
  if (slot.failures >= options_.retries.most || at_least > options_.retries.longest_wait) {
    const std::string tries = slot.failures == 0 ? std::string() : ", " + std::to_string(slot.failures + 1) + " times";
    return io::failure(failure.code(), failure.file(), failure.detail() + tries);
  }
  const double doubled = static_cast<double>(std::uint64_t{1} << std::min(slot.failures, 30U));
  const double part = std::uniform_real_distribution<double>(0.5, 1.0)(multi_->chance);
  const double wanted = static_cast<double>(options_.retries.first_wait.count()) * doubled * part;
  const double longest = static_cast<double>(options_.retries.longest_wait.count());
  const std::chrono::milliseconds chosen(static_cast<std::int64_t>(std::min(wanted, longest)));
  slot.not_before = Clock::now() + std::max(at_least, chosen);
  ++slot.failures;
  return Status();
}

Status Session::wait(const std::vector<Slot>& slots) const {
  const Clock::time_point now = Clock::now();
  Clock::time_point until = std::min(now + kLongestPoll, deadline_);
  for (const Slot& slot : slots) {
    if (slot.exchange != nullptr && slot.transfer == nullptr) until = std::min(until, std::max(slot.not_before, now));
  }
  const auto pause = std::chrono::duration_cast<std::chrono::milliseconds>(until - now) + std::chrono::milliseconds(1);
  const CURLMcode code = curl_multi_poll(multi_->handle, nullptr, 0, static_cast<int>(pause.count()), nullptr);
  return code == CURLM_OK ? Status() : Status(ErrorCode::kOutOfMemory);
}

Status as_one_version(const Options& options, const std::function<Status()>& act) {
  const Status status = act();
  return status.code() == ErrorCode::kFileChanged && options.restart_if_replaced ? act() : status;
}

}  // namespace onnxgen::remote
