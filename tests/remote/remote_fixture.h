// Shared code for tests of models on servers.
#pragma once

#include <signal.h>

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "onnxgen/remote/http/session.h"
#include "onnxgen/remote/object.h"
#include "onnxgen/remote/options.h"
#include "sample_models.h"
#include "test_server.h"

namespace onnxgen::remote::tests {

// Options for test servers, which run on this machine without a certificate. Retries wait only briefly.
template <class O = Options>
O local_options() {
  O options;
  options.allow_http = true;
  options.allow_private_addresses = true;
  options.retries.first_wait = std::chrono::milliseconds(2);
  options.timeouts.idle = std::chrono::minutes(1);  // tolerates a busy machine
  // Fixed, because connection speed depends on the machine's load and the tests count requests and bytes.
  options.ranges.worth = 64 * 1024;
  options.ranges.first_window = 64 * 1024;
  return options;
}

inline LoadOptions load_options(Weights weights) {
  LoadOptions options = local_options<LoadOptions>();
  options.weights = weights;
  return options;
}

inline LoadOptions chosen(std::vector<std::string> names) {
  LoadOptions options = load_options(Weights::kChosen);
  options.choose = named(std::move(names));
  return options;
}

// Returns a progress function that kills the process at call `number`, counted from 0.
inline std::function<bool(std::uint64_t, std::uint64_t)> kill_at_call(int number) {
  return [number, calls = 0](std::uint64_t, std::uint64_t) mutable {
    if (calls++ == number) (void)::raise(SIGKILL);
    return true;
  };
}

// An object read by ranges, without a model.
struct OpenedObject {
  Options options = local_options();
  std::unique_ptr<Session> session;
  std::unique_ptr<Object> object;

  Status open(const std::string& url, std::uint64_t first_bytes = 100) {
    ObjectAccess access;
    Status status = resolve_url(url, options, access);
    if (status) status = Session::open(options, access, session);
    if (!status) return status;
    object = std::make_unique<Object>(*session, access.url);
    return object->open(first_bytes);
  }

  // Reads the bytes of the ranges, concatenated.
  Status read(const std::vector<std::pair<std::uint64_t, std::uint64_t>>& ranges, std::string& bytes) {
    std::uint64_t size = 0;
    for (const auto& range : ranges) size += range.second - range.first;
    bytes.assign(size, '?');
    std::vector<Fragment> fragments;
    char* to = bytes.data();
    for (const auto& [begin, end] : ranges) {
      fragments.push_back({begin, end - begin, to});
      to += end - begin;
    }
    return object->read(std::move(fragments));
  }
};

}  // namespace onnxgen::remote::tests
