// Options of reading from a server and writing to one.
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

struct Timeouts {
  std::chrono::milliseconds connect{10'000};  // name, connection and TLS
  std::chrono::milliseconds idle{30'000};     // not a byte came
  // The whole call, waiting between attempts included; 0 is no limit.
  std::chrono::milliseconds total{0};
};

// Failures that may be over soon (429, 500, 502, 503, 504, a lost connection, a body that ends early) are tried again,
// from the byte that was reached.
struct Retries {
  unsigned most = 4;                               // attempts of one range after the first
  std::chrono::milliseconds first_wait{200};       // doubled each time, and shortened by chance by up to a half
  std::chrono::milliseconds longest_wait{20'000};  // a Retry-After beyond it is a failure
};

// How ranges are asked for.
struct Ranges {
  // Ranges no further apart are read as one; without a value, as `worth` says.
  std::optional<std::uint64_t> gap;
  std::uint64_t largest = 16 * 1024 * 1024;  // bytes of one request
  unsigned in_flight = 4;                    // requests at a time
  unsigned small_in_flight = 16;             // of a few kilobytes each, in the walk over a structure
  // Without a value, a structure is read by requests without a near end, which are cut where weights follow that are
  // worth another request. The server may then send as many bytes in vain as are under way. With a value, structures
  // are read in windows, of which the first has this size.
  std::optional<std::size_t> first_window;
  std::size_t window_after_hop = 4 * 1024;  // the window after a hop over weights; each goes on fourfold
  // How many bytes a request is worth: as many are read rather than hopped over by another request. 0 measures it: as
  // many as the connection carries until an answer begins, and 1 MiB before that is known.
  std::uint64_t worth = 0;
};

// Keys and place of an S3-compatible store. Members that are empty are taken from the environment: AWS_ACCESS_KEY_ID,
// AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN, AWS_REGION or AWS_DEFAULT_REGION, AWS_ENDPOINT_URL. Without keys, requests
// are not signed, as public buckets want it.
struct S3 {
  std::string endpoint;  // "https://minio.example:9000"; Amazon's own for the region if there is none anywhere
  std::string region;    // "us-east-1" if there is none anywhere
  Secret access_key_id;
  Secret secret_access_key;
  Secret session_token;
};

// Where data that was read is kept for the next time. A single object larger than max_bytes is kept all the same, and
// nothing beside it.
struct CacheOptions {
  std::string folder;  // made if it is not there; none if empty
  std::uint64_t max_bytes = std::uint64_t{64} << 30;
  // Use the version of each URL that was used last, and ask no server.
  bool offline = false;
};

struct Options {
  // Allow http:// as well. Redirects may then lead from http to http.
  bool allow_http = false;
  // Allow servers whose address is private, is that of this machine, or is otherwise not on the open Internet. The
  // address that the program connects to is what counts.
  bool allow_private_addresses = false;
  // Certificates to trust, PEM, instead of the system's.
  std::string ca_file;
  unsigned max_redirects = 5;

  // Sent as "Authorization: Bearer ..." to the server of the URL, and to no other that it redirects to.
  Secret bearer_token;
  S3 s3;

  // External data has locations beneath the model's folder on the same server. Here the caller may name another URL for
  // one, which is trusted as that of the model is: presigned ones are good for a single object.
  std::map<std::string, std::string> external_data_urls;

  Timeouts timeouts;
  Retries retries;
  Ranges ranges;
  // If a server ignores ranges and sends the whole object: how many bytes of it may be read into memory. 0 refuses such
  // servers.
  std::uint64_t max_whole_body = 0;
  // If an object is replaced while it is read: begin once more instead of failing with kFileChanged.
  bool restart_if_replaced = true;
  // Accept servers that name no version of an object, neither by a strong ETag nor by a Last-Modified in the past. Then
  // nobody notices if the object is replaced by one of the same size.
  bool accept_unversioned = false;

  // Loads with Weights::kAll map whole objects from files of the cache. Indexes, other loads and reads of tensors take
  // the ranges that the cache has, and add what they fetch.
  CacheOptions cache;

  // Limits for one call, all objects together; more is kInputTooLarge. A call that begins once more counts from zero.
  std::uint64_t max_bytes = std::numeric_limits<std::uint64_t>::max();  // of bodies
  std::uint64_t max_requests = 1'000'000;

  // Called on the calling thread, between pieces of data; returning false cancels.
  io::ProgressCallback progress;

  // Limits of the structure walk: depth, tensors, memory. Its read_size and paths do not apply.
  io::IndexOptions index;
};

// What is known about a tensor before its bytes are read.
struct TensorSummary {
  std::string_view name;
  io::TensorSite site;
  std::uint64_t length = 0;  // bytes; 0 where the model does not say it
};

// A function for LoadOptions::choose that chooses the tensors with these names.
std::function<bool(const TensorSummary&)> named(std::vector<std::string> names);

enum class Weights {
  kAll,     // every tensor has its elements
  kNone,    // the structure alone
  kChosen,  // those for which LoadOptions::choose says so
};

struct LoadOptions : Options {
  // Tensors that are left out are as Holding::kSkipped of onnxgen::io leaves them: they say where their elements are,
  // load_tensors can load these later, and a save that would lose them fails.
  Weights weights = Weights::kAll;
  std::function<bool(const TensorSummary&)> choose;

  // Compare external data with the checksum that the model gives for it. Reads the whole object.
  bool verify_checksums = false;
  // Load external data whose stated length differs from what the tensor's type and shape require. Otherwise it is
  // kInvalidExternalData.
  bool allow_size_mismatch = false;
  // How many bytes of external data, and of tensors that are read one by one, a call may load; an object that is mapped
  // counts as a whole. More is kInputTooLarge.
  std::uint64_t max_external_bytes = std::numeric_limits<std::uint64_t>::max();

  // Limits for the model itself.
  ParseOptions parse;
};

struct DownloadOptions : Options {
  bool flush = true;  // to the disk, before the file takes its name
};

struct SaveOptions : Options {
  std::uint64_t part_size = 16 * 1024 * 1024;  // of a multipart upload, which stores want to be 5 MiB at least
  bool allow_partial = false;                  // accept a message whose `required` fields are not all set
};

}  // namespace onnxgen::remote
