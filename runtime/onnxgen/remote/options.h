// Options for reading models from servers and writing to them.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "onnxgen/file/progress.h"
#include "onnxgen/io/index.h"
#include "onnxgen/message/message.h"
#include "onnxgen/onnx/tensor_walk.h"
#include "onnxgen/remote/secret.h"

namespace onnxgen::remote {

// Maximum durations. Exceeding `total` is kReadFailed. Exceeding another one is retried first; see Retries.
struct Timeouts {
  std::chrono::milliseconds connect{10'000};  // name resolution, TCP connection and TLS handshake together
  std::chrono::milliseconds idle{30'000};     // time without a byte sent or received
  // Limit for the whole call, including pauses between attempts; 0 means no limit.
  std::chrono::milliseconds total{0};
};

// Policy for failures that may be temporary: the statuses 408, 429, 500, 502, 503 and 504, lost connections, timeouts
// and truncated bodies. A retry continues at the first byte that is missing.
struct Retries {
  unsigned most = 4;                               // maximum number of retries for one range
  std::chrono::milliseconds first_wait{200};       // doubles with each retry; a random factor shortens it by up to half
  std::chrono::milliseconds longest_wait{20'000};  // maximum pause; if Retry-After is longer, the call fails
};

// How ranges of an object are requested.
struct Ranges {
  // Ranges separated by at most this many bytes are read with one request. If unset, `worth` decides.
  std::optional<std::uint64_t> gap;
  std::uint64_t largest = 16 * 1024 * 1024;  // maximum size of a request in bytes; open-ended requests may be larger
  unsigned in_flight = 4;                    // maximum number of concurrent requests
  unsigned small_in_flight = 16;             // maximum number of concurrent small requests while reading a structure
  // If unset, a structure is read by open-ended requests. Each request is cancelled before weights of more than `worth`
  // bytes. Bytes that the server has already sent are then wasted. If set, a structure is read in windows, and the
  // first window has this size in bytes.
  std::optional<std::size_t> first_window;
  // Size of the first window after a skip over weights, in bytes. Each further window is 4 times larger.
  std::size_t window_after_hop = 4 * 1024;
  // Number of bytes that cost as much as one request. Smaller gaps are read rather than skipped. 0 measures it: the
  // number of bytes that the connection carries until a response begins, or 1 MiB until that is known.
  std::uint64_t worth = 0;
};

// Credentials and location of an S3-compatible store. Empty members are taken from the environment: AWS_ACCESS_KEY_ID,
// AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION or AWS_DEFAULT_REGION, AWS_ENDPOINT_URL. If access_key_id is
// set, the secret key and the session token are not taken from the environment. Without an access key, requests are not
// signed, as public buckets require.
struct S3 {
  std::string endpoint;  // for example "https://minio.example:9000"; by default, Amazon's endpoint for the region
  std::string region;    // by default "us-east-1"
  Secret access_key_id;
  Secret secret_access_key;
  Secret session_token;
};

// Cache of data that was read. If a single object is larger than max_bytes, it is kept and all others are removed.
struct CacheOptions {
  std::string folder;  // created if it does not exist; if empty, nothing is cached
  std::uint64_t max_bytes = std::uint64_t{64} << 30;
  // Send no requests. Each URL is read in the version that was used last; data that is not cached is kOpenFailed.
  bool offline = false;
};

// Options of all functions.
struct Options {
  // Allow http:// URLs, and redirects from http to http.
  bool allow_http = false;
  // Allow servers with addresses that are private, local to this machine or otherwise not on the public Internet. The
  // rule applies to the address to which the connection is made.
  bool allow_private_addresses = false;
  // PEM file of trusted certificates, used instead of the system's.
  std::string ca_file;
  unsigned max_redirects = 5;  // maximum number of redirects of one request

  // Token for the header "Authorization: Bearer ...". Sent only to the server of the URL, never to servers that it
  // redirects to. Not used for s3:// URLs.
  Secret bearer_token;
  S3 s3;

  // URLs of external data, by location. Data without an entry must be below the model's folder on the same server. URLs
  // given here are trusted like the model's own URL. A presigned URL is valid for one object only, so the external data
  // of a presigned model usually needs entries.
  std::map<std::string, std::string> external_data_urls;

  Timeouts timeouts;
  Retries retries;
  Ranges ranges;
  // Maximum number of bytes to read into memory if a server ignores ranges and sends the whole object; exceeding it is
  // kInputTooLarge. 0 refuses such servers with kReadFailed.
  std::uint64_t max_whole_body = 0;
  // Restart a load or an index once if an object is replaced while it is read. If false, the call fails with
  // kFileChanged.
  bool restart_if_replaced = true;
  // Accept servers that identify no version of an object, neither by a strong ETag nor by a Last-Modified in the past.
  // A replacement of the same size is then not detected. If false, such a server makes the call fail with kUnsupported.
  bool accept_unversioned = false;

  // Loads with Weights::kAll map whole objects from cache files. Other loads, indexes and reads of tensors use the
  // ranges that are cached, and add those that they fetch.
  CacheOptions cache;

  // Limits for one call over all objects; exceeding one is kInputTooLarge. A restarted call counts from zero.
  std::uint64_t max_bytes = (std::numeric_limits<std::uint64_t>::max)();  // total size of all response bodies
  std::uint64_t max_requests = 1'000'000;

  // Called on the calling thread between blocks of data. Returning false cancels the call with kCancelled.
  io::ProgressCallback progress;

  // Limits for reading the structure: depth, tensors, memory. The members read_size and paths are not used.
  io::IndexOptions index;
};

// Description of a tensor whose bytes have not been read. Valid during the call of LoadOptions::choose.
struct TensorSummary {
  std::string_view name;
  io::TensorSite site;
  std::uint64_t length = 0;  // in bytes; 0 if the model does not state it
};

// Returns a function for LoadOptions::choose that accepts the tensors with these names.
std::function<bool(const TensorSummary&)> named(std::vector<std::string> names);

// Which tensors a load reads.
enum class Weights {
  kAll,     // structure and all tensors
  kNone,    // structure only
  kChosen,  // structure, and tensors for which LoadOptions::choose returns true
};

// Options of loading a model or its tensors.
struct LoadOptions : Options {
  // Which tensors to load. The other tensors become external, as with io::Holding::kSkipped: they record where their
  // elements are, load_tensors() can load them later, and a save that would lose them fails.
  Weights weights = Weights::kAll;
  // For kChosen: returns whether to load a tensor. If empty, no tensor is loaded.
  std::function<bool(const TensorSummary&)> choose;

  // Compare external data with the checksum in the model, if there is one. Reads each such object completely.
  bool verify_checksums = false;
  // Load external data whose stated length differs from what the tensor's type and shape require. If false, such a
  // tensor makes the load fail with kInvalidExternalData.
  bool allow_size_mismatch = false;
  // Maximum number of bytes of external data and of individually read tensors in one call; exceeding it is
  // kInputTooLarge. An object that is mapped from the cache counts with its full size. The bytes that a message of the
  // protobuf profile copies are counted separately, with the same limit.
  std::uint64_t max_external_bytes = (std::numeric_limits<std::uint64_t>::max)();

  // Limits for the model itself, without external data.
  ParseOptions parse;
};

// Options of download().
struct DownloadOptions : Options {
  bool flush = true;  // flush to disk before the file is renamed to its final name
};

// Options of save().
struct SaveOptions : Options {
  // Size of each part of a multipart upload, in bytes. Stores usually require at least 5 MiB.
  std::uint64_t part_size = 16 * 1024 * 1024;
  bool allow_partial = false;  // accept a message with missing required fields
};

}  // namespace onnxgen::remote
