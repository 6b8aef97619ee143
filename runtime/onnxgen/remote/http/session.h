// The connections of one call, and what it may take.
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
#include "onnxgen/remote/http/place.h"
#include "onnxgen/remote/http/request_worth.h"
#include "onnxgen/remote/options.h"

namespace onnxgen::remote {

class Transfer;

// Runs exchanges, several at a time over connections that are used again, all on the calling thread.
class Session {
 public:
  // `options` must outlive it. Credentials go to the place's own server only.
  static Status open(const Options& options, const Place& place, std::unique_ptr<Session>& session);
  ~Session();

  // Until all are complete, or one has failed; so many at a time, as the options say if it is not said here.
  Status run(const std::vector<std::unique_ptr<Exchange>>& exchanges, unsigned in_flight = 0);
  Status run(Exchange& exchange) { return run_all({&exchange}, 1); }

  const Options& options() const noexcept { return options_; }
  const Place& place() const noexcept { return place_; }
  io::Progress& progress() noexcept { return progress_; }

  // Starts `exchange`, or goes on with it, until it is complete or is_enough() says so. Then it stays open: the server
  // may send more, which comes with the next call. Any other exchange cuts it.
  Status run_until(Exchange& exchange, const std::function<bool()>& is_enough);
  bool is_open(const Exchange& exchange) const noexcept { return open_ == &exchange; }
  void cut() noexcept;

  RequestWorth& worth() noexcept { return worth_; }

  // Counts what came of bodies; kInputTooLarge.
  Status count_bytes(std::size_t bytes);

 private:
  struct Slot;
  struct Multi;
  using Clock = std::chrono::steady_clock;

  Session(const Options& options, const Place& place);
  Status run_all(const std::vector<Exchange*>& exchanges, unsigned in_flight);
  // Ends early where is_enough() says so, if there is one.
  Status loop(std::vector<Slot>& slots, const std::vector<Exchange*>& exchanges,
              const std::function<bool()>& is_enough);
  void remove(std::vector<Slot>& slots) noexcept;
  Status start_due(std::vector<Slot>& slots);
  Status start(Slot& slot);
  Status collect(std::vector<Slot>& slots, bool& has_ended);
  Status check_times(std::vector<Slot>& slots);
  // After a transfer ended: the slot is free, or waits for its next attempt, or all has failed.
  Status end(Slot& slot, int curl_code);
  Status settle(Slot& slot, Transfer& transfer, int curl_code);
  Status settle_answer(Slot& slot, Transfer& transfer);
  Status redirect(Slot& slot, const Transfer& transfer);
  Status retry(Slot& slot, const Status& failure, std::chrono::milliseconds at_least);
  Status wait(const std::vector<Slot>& slots) const;

  const Options& options_;
  const Place place_;
  std::unique_ptr<Multi> multi_;
  io::Progress progress_;
  RequestWorth worth_;
  const Exchange* open_ = nullptr;  // what run_until() left open
  std::vector<Slot> open_slots_;    // its slot
  Clock::time_point deadline_;
  std::uint64_t bytes_ = 0;
  std::uint64_t requests_ = 0;
};

// Calls act() again, once, if an object was replaced meanwhile and the options say so.
Status as_one_version(const Options& options, const std::function<Status()>& act);

}  // namespace onnxgen::remote
