#include "google/protobuf/message_lite.h"

#include <istream>
#include <ostream>

#include "google/protobuf/io/zero_copy_stream_impl.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/message/fields/message_field.h"
#include "onnxgen/message/message.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using internal::parts_of;
using onnxgen::Status;
using onnxgen::message::Completeness;

constexpr int kMaxDepth = 100;

enum class Start { kEmpty, kAsItIs };

Status read(MessageLite& message, std::string_view input, Start start, Completeness completeness,
            int max_depth = kMaxDepth) {
  if (start == Start::kEmpty) message.Clear();
  const internal::MessageParts parts = parts_of(message);
  onnxgen::ParseOptions options;
  options.max_depth = max_depth;
  options.allow_partial = completeness == Completeness::kPartial;
  return onnxgen::message::merge_parse_on_heap(parts.data, *parts.info, input, options);
}

bool read(MessageLite& message, const void* data, std::int64_t size, Completeness completeness) {
  if (size < 0) return false;
  return read(message, {static_cast<const char*>(data), static_cast<std::size_t>(size)}, Start::kEmpty, completeness);
}

bool read(MessageLite& message, io::CodedInputStream* input, Start start, Completeness completeness) {
  std::string storage;
  std::string_view bytes;
  if (start == Start::kEmpty) message.Clear();
  bool is_whole = false;
  if (!onnxgen::try_allocating([&] { is_whole = input->ReadRemaining(bytes, storage); })) return false;
  return is_whole && read(message, bytes, Start::kAsItIs, completeness, input->RecursionBudget());
}

bool read(MessageLite& message, io::ZeroCopyInputStream* input, Start start, Completeness completeness) {
  io::CodedInputStream coded(input);
  return read(message, &coded, start, completeness);
}

// Exactly `size` bytes.
bool read(MessageLite& message, io::ZeroCopyInputStream* input, std::int64_t size, Start start,
          Completeness completeness) {
  if (size < 0) return false;
  io::CodedInputStream coded(input);
  coded.PushLimit(size);
  return read(message, &coded, start, completeness) && coded.CurrentPosition64() == size;
}

bool read(MessageLite& message, std::istream& stream, Completeness completeness) {
  io::IstreamInputStream input(&stream);
  return read(message, &input, Start::kEmpty, completeness) && stream.eof();
}

bool read_file(MessageLite& message, int descriptor, Completeness completeness) {
  io::FileInputStream input(descriptor);
  return read(message, &input, Start::kEmpty, completeness) && input.GetErrno() == 0;
}

// Behind the first `kept` bytes of `output`.
Status write(const MessageLite& message, std::string& output, std::size_t kept, Completeness completeness) {
  const internal::MessageParts parts = parts_of(message);
  return onnxgen::message::serialize_to_string(parts.data, *parts.info, completeness, output, kept);
}

// Empty where a `required` field is missing; where memory is out, there is no result.
std::string written(const MessageLite& message, Completeness completeness) {
  std::string output;
  onnxgen::message::throw_if_out_of_memory(write(message, output, 0, completeness));
  return output;
}

bool write(const MessageLite& message, void* data, std::int64_t size, Completeness completeness) {
  if (size < 0) return false;
  const internal::MessageParts parts = parts_of(message);
  return onnxgen::message::serialize_to_array(parts.data, *parts.info, completeness, data,
                                              static_cast<std::size_t>(size));
}

bool write(const MessageLite& message, io::CodedOutputStream* output, Completeness completeness) {
  const internal::MessageParts parts = parts_of(message);
  const auto write_spans = [](void* sink, const onnxgen::Span* spans, std::size_t count) {
    auto& stream = *static_cast<io::CodedOutputStream*>(sink);
    for (std::size_t i = 0; i < count; ++i) {
      stream.WriteRaw(spans[i].data(), static_cast<std::int64_t>(spans[i].size()));
    }
    return !stream.HadError();
  };
  return onnxgen::message::serialize(parts.data, *parts.info, completeness, output, write_spans);
}

bool write(const MessageLite& message, io::ZeroCopyOutputStream* output, Completeness completeness) {
  io::CodedOutputStream coded(output);
  if (!write(message, &coded, completeness)) return false;
  coded.Trim();
  return !coded.HadError();
}

bool write(const MessageLite& message, std::ostream& output, Completeness completeness) {
  const internal::MessageParts parts = parts_of(message);
  return onnxgen::message::serialize_to_stream(parts.data, *parts.info, completeness, output);
}

bool write_file(const MessageLite& message, int descriptor, Completeness completeness) {
  io::FileOutputStream output(descriptor);
  return write(message, &output, completeness) && output.Flush();
}

constexpr Completeness kRequired = Completeness::kRequired;
constexpr Completeness kPartial = Completeness::kPartial;

}  // namespace

internal::MessageParts internal::parts_of(const MessageLite& message) noexcept {
  return message.Parts_();
}

std::string MessageLite::GetTypeName() const {
  return Parts_().info->full_name;
}

bool MessageLite::IsInitialized() const {
  const internal::MessageParts parts = Parts_();
  return onnxgen::message::is_initialized(parts.data, *parts.info);
}

std::string MessageLite::InitializationErrorString() const {
  const internal::MessageParts parts = Parts_();
  onnxgen::FieldPath missing;
  if (onnxgen::is_initialized(parts.data, *parts.info, missing)) return {};
  const std::string path = missing.text(*parts.info);
  return path.substr(path.find('.') + 1);  // without the class
}

std::string MessageLite::DebugString() const {
  char address[32];
  std::snprintf(address, sizeof address, "%p", static_cast<const void*>(this));
  return std::string("MessageLite at ") + address;
}

Status MessageLite::TryParse(std::string_view input) {
  return read(*this, input, Start::kEmpty, kRequired);
}

bool MessageLite::ParseFromString(std::string_view input) {
  return read(*this, input, Start::kEmpty, kRequired);
}
bool MessageLite::ParsePartialFromString(std::string_view input) {
  return read(*this, input, Start::kEmpty, kPartial);
}
bool MessageLite::ParseFromArray(const void* data, std::int64_t size) {
  return read(*this, data, size, kRequired);
}
bool MessageLite::ParsePartialFromArray(const void* data, std::int64_t size) {
  return read(*this, data, size, kPartial);
}
bool MessageLite::ParseFromIstream(std::istream* input) {
  return read(*this, *input, kRequired);
}
bool MessageLite::ParsePartialFromIstream(std::istream* input) {
  return read(*this, *input, kPartial);
}
bool MessageLite::ParseFromFileDescriptor(int file_descriptor) {
  return read_file(*this, file_descriptor, kRequired);
}
bool MessageLite::ParsePartialFromFileDescriptor(int file_descriptor) {
  return read_file(*this, file_descriptor, kPartial);
}
bool MessageLite::ParseFromCodedStream(io::CodedInputStream* input) {
  return read(*this, input, Start::kEmpty, kRequired);
}
bool MessageLite::ParsePartialFromCodedStream(io::CodedInputStream* input) {
  return read(*this, input, Start::kEmpty, kPartial);
}
bool MessageLite::ParseFromZeroCopyStream(io::ZeroCopyInputStream* input) {
  return read(*this, input, Start::kEmpty, kRequired);
}
bool MessageLite::ParsePartialFromZeroCopyStream(io::ZeroCopyInputStream* input) {
  return read(*this, input, Start::kEmpty, kPartial);
}
bool MessageLite::ParseFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, std::int64_t size) {
  return read(*this, input, size, Start::kEmpty, kRequired);
}
bool MessageLite::ParsePartialFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, std::int64_t size) {
  return read(*this, input, size, Start::kEmpty, kPartial);
}

bool MessageLite::MergeFromString(std::string_view input) {
  return read(*this, input, Start::kAsItIs, kRequired);
}
bool MessageLite::MergePartialFromString(std::string_view input) {
  return read(*this, input, Start::kAsItIs, kPartial);
}
bool MessageLite::MergeFromCodedStream(io::CodedInputStream* input) {
  return read(*this, input, Start::kAsItIs, kRequired);
}
bool MessageLite::MergePartialFromCodedStream(io::CodedInputStream* input) {
  return read(*this, input, Start::kAsItIs, kPartial);
}
bool MessageLite::MergeFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, std::int64_t size) {
  return read(*this, input, size, Start::kAsItIs, kRequired);
}
bool MessageLite::MergePartialFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, std::int64_t size) {
  return read(*this, input, size, Start::kAsItIs, kPartial);
}

std::size_t MessageLite::ByteSizeLong() const {
  const internal::MessageParts parts = Parts_();
  return static_cast<std::size_t>(parts.info->byte_size(parts.data));
}

bool MessageLite::SerializeToString(std::string* output) const {
  return write(*this, *output, 0, kRequired);
}
bool MessageLite::SerializePartialToString(std::string* output) const {
  return write(*this, *output, 0, kPartial);
}
std::string MessageLite::SerializeAsString() const {
  return written(*this, kRequired);
}
std::string MessageLite::SerializePartialAsString() const {
  return written(*this, kPartial);
}
bool MessageLite::AppendToString(std::string* output) const {
  return write(*this, *output, output->size(), kRequired);
}
bool MessageLite::AppendPartialToString(std::string* output) const {
  return write(*this, *output, output->size(), kPartial);
}
bool MessageLite::SerializeToArray(void* data, std::int64_t size) const {
  return write(*this, data, size, kRequired);
}
bool MessageLite::SerializePartialToArray(void* data, std::int64_t size) const {
  return write(*this, data, size, kPartial);
}
bool MessageLite::SerializeToOstream(std::ostream* output) const {
  return write(*this, *output, kRequired);
}
bool MessageLite::SerializePartialToOstream(std::ostream* output) const {
  return write(*this, *output, kPartial);
}
bool MessageLite::SerializeToFileDescriptor(int file_descriptor) const {
  return write_file(*this, file_descriptor, kRequired);
}
bool MessageLite::SerializePartialToFileDescriptor(int file_descriptor) const {
  return write_file(*this, file_descriptor, kPartial);
}
bool MessageLite::SerializeToCodedStream(io::CodedOutputStream* output) const {
  return write(*this, output, kRequired);
}
bool MessageLite::SerializePartialToCodedStream(io::CodedOutputStream* output) const {
  return write(*this, output, kPartial);
}
bool MessageLite::SerializeToZeroCopyStream(io::ZeroCopyOutputStream* output) const {
  return write(*this, output, kRequired);
}
bool MessageLite::SerializePartialToZeroCopyStream(io::ZeroCopyOutputStream* output) const {
  return write(*this, output, kPartial);
}
void MessageLite::SerializeWithCachedSizes(io::CodedOutputStream* output) const {
  (void)write(*this, output, kPartial);
}
uint8* MessageLite::SerializeWithCachedSizesToArray(uint8* target) const {
  const std::size_t size = ByteSizeLong();
  (void)write(*this, target, static_cast<std::int64_t>(size), kPartial);
  return target + size;
}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
