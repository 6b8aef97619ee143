// Connections and limits of one call.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "onnxgen/error/status.h"
#include "onnxgen/file/progress.h"
#include "onnxgen/remote/http/exchange.h"
#include "onnxgen/remote/http/object_access.h"
#include "onnxgen/remote/http/request_worth.h"
#include "onnxgen/remote/options.h"

namespace onnxgen::remote {

class Transfer;

// Runs exchanges concurrently over reused connections, all on the calling thread.
class Session {
 public:
  // `options` must outlive the session. Credentials are sent to the server of `access` only.
  static Status open(const Options& options, const ObjectAccess& access, std::unique_ptr<Session>& session);
  ~Session();

  // Runs the exchanges until all are complete or one fails. `in_flight` is the maximum number of concurrent requests; 0
  // means the number in the options.
  Status run(const std::vector<std::unique_ptr<Exchange>>& exchanges, unsigned in_flight = 0);
  Status run(Exchange& exchange) { return run_all({&exchange}, 1); }

  const Options& options() const noexcept { return options_; }
  const ObjectAccess& access() const noexcept { return access_; }
  io::Progress& progress() noexcept { return progress_; }

  // Starts or continues `exchange` until it is complete or is_enough() returns true. In the latter case it stays open,
  // and the next call receives what the server sends meanwhile. Running any other exchange cuts it.
  Status run_until(Exchange& exchange, const std::function<bool()>& is_enough);
  bool is_open(const Exchange& exchange) const noexcept { return open_ == &exchange; }
  void cut() noexcept;

  RequestWorth& worth() noexcept { return worth_; }

  // Counts received bytes of bodies. Returns kInputTooLarge above the limit.
  Status count_bytes(std::size_t bytes);

 private:
  struct Slot;
  struct Multi;
  using Clock = std::chrono::steady_clock;

  Session(const Options& options, const ObjectAccess& access);
  Status run_all(const std::vector<Exchange*>& exchanges, unsigned in_flight);
  // `is_enough` may be empty.
  Status loop(std::vector<Slot>& slots, const std::vector<Exchange*>& exchanges,
              const std::function<bool()>& is_enough);
  void remove(std::vector<Slot>& slots) noexcept;
  Status start_due(std::vector<Slot>& slots);
  Status start(Slot& slot);
  Status collect(std::vector<Slot>& slots, bool& has_ended);
  Status check_times(std::vector<Slot>& slots);
  // Handles the end of a transfer: frees the slot, schedules a retry or returns a failure.
  Status end(Slot& slot, int curl_code);
  Status settle(Slot& slot, Transfer& transfer, int curl_code);
  Status settle_response(Slot& slot, Transfer& transfer);
  Status redirect(Slot& slot, const Transfer& transfer);
  Status retry(Slot& slot, const Status& failure, std::chrono::milliseconds at_least);
  Status wait(const std::vector<Slot>& slots) const;

  const Options& options_;
  const ObjectAccess access_;
  std::unique_ptr<Multi> multi_;
  io::Progress progress_;
  RequestWorth worth_;
  const Exchange* open_ = nullptr;  // exchange that run_until() left open
  std::vector<Slot> open_slots_;    // slot of that exchange
  Clock::time_point deadline_;
  std::uint64_t bytes_ = 0;
  std::uint64_t requests_ = 0;
};

// Calls act(), and once more if it fails because an object was replaced and the options permit a restart.
Status as_one_version(const Options& options, const std::function<Status()>& act);

}  // namespace onnxgen::remote
