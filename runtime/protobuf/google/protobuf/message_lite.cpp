// Hides the class MessageLite in this file; stubs/port.h explains why.
#define ONNXGEN_PROTOBUF_BASE ONNXGEN_HIDDEN
#include "google/protobuf/message_lite.h"

#include <istream>
#include <ostream>

#include "google/protobuf/io/zero_copy_stream_impl.h"
#include "google/protobuf/io/zero_copy_stream_impl_lite.h"
#include "google/protobuf/stubs/logging.h"
#include "onnxgen/error/try_allocating.h"
#include "onnxgen/message/message.h"
#include "onnxgen/protobuf/storage/arena_slabs.h"
#include "onnxgen/protobuf/storage/unknown_text.h"
#include "onnxgen/storage/slab.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace {

using internal::MessageLiteBody;
using internal::parts_of;
using onnxgen::Status;
using onnxgen::message::Completeness;

constexpr int kMaxDepth = 100;

enum class Start { kEmpty, kAsItIs };

Status try_read(MessageLiteBody& message, std::string_view input, Start start, Completeness completeness,
                int max_depth = kMaxDepth) {
  if (start == Start::kEmpty) message.Clear();
  onnxgen::ParseOptions options;
  options.max_depth = max_depth;
  options.allow_partial = completeness == Completeness::kPartial;
  return message.TryMerge_(input, options);
}

bool read(MessageLiteBody& message, std::string_view input, Start start, Completeness completeness,
          int max_depth = kMaxDepth) {
  const Status status = try_read(message, input, start, completeness, max_depth);
  if (status.code() == onnxgen::ErrorCode::kMissingRequired) {
    GOOGLE_LOG(ERROR) << "Can't parse message of type \"" << message.GetTypeName()
                      << "\" because it is missing required fields: " << message.InitializationErrorString();
  }
  return status.ok();
}

bool read(MessageLiteBody& message, const void* data, std::int64_t size, Completeness completeness) {
  if (size < 0) return false;
  return read(message, {static_cast<const char*>(data), static_cast<std::size_t>(size)}, Start::kEmpty, completeness);
}

// Stops after a tag that ends a group or is 0. The caller learns this from the stream.
bool read(MessageLiteBody& message, io::CodedInputStream* input, Start start, Completeness completeness) {
  std::string storage;
  std::string_view bytes;
  if (start == Start::kEmpty) message.Clear();
  bool is_whole = false;
  if (!onnxgen::try_allocating([&] { is_whole = input->ReadMessage(bytes, storage); })) return false;
  return is_whole && read(message, bytes, Start::kAsItIs, completeness, input->RecursionBudget());
}

bool read(MessageLiteBody& message, io::ZeroCopyInputStream* input, Start start, Completeness completeness) {
  io::CodedInputStream coded(input);
  return read(message, &coded, start, completeness) && coded.ConsumedEntireMessage();
}

// Reads exactly `size` bytes.
bool read(MessageLiteBody& message, io::ZeroCopyInputStream* input, std::int64_t size, Start start,
          Completeness completeness) {
  if (size < 0) return false;
  io::CodedInputStream coded(input);
  coded.PushLimit(size);
  return read(message, &coded, start, completeness) && coded.ConsumedEntireMessage() &&
         coded.CurrentPosition64() == size;
}

bool read(MessageLiteBody& message, std::istream& stream, Completeness completeness) {
  io::IstreamInputStream input(&stream);
  return read(message, &input, Start::kEmpty, completeness) && stream.eof();
}

bool read_file(MessageLiteBody& message, int descriptor, Completeness completeness) {
  io::FileInputStream input(descriptor);
  return read(message, &input, Start::kEmpty, completeness) && input.GetErrno() == 0;
}

// Writes after the first `kept` bytes of `output`.
Status write(const MessageLiteBody& message, std::string& output, std::size_t kept, Completeness completeness) {
  const internal::MessageParts parts = parts_of(message);
  return onnxgen::message::serialize_to_string(parts.data, *parts.info, completeness, output, kept);
}

// Returns an empty string if a `required` field is missing. Throws if memory is exhausted.
std::string written(const MessageLiteBody& message, Completeness completeness) {
  std::string output;
  onnxgen::message::throw_if_out_of_memory(write(message, output, 0, completeness));
  return output;
}

bool write(const MessageLiteBody& message, void* data, std::int64_t size, Completeness completeness) {
  if (size < 0) return false;
  const internal::MessageParts parts = parts_of(message);
  return onnxgen::message::serialize_to_array(parts.data, *parts.info, completeness, data,
                                              static_cast<std::size_t>(size));
}

bool write(const MessageLiteBody& message, io::CodedOutputStream* output, Completeness completeness) {
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

bool write(const MessageLiteBody& message, io::ZeroCopyOutputStream* output, Completeness completeness) {
  io::CodedOutputStream coded(output);
  if (!write(message, &coded, completeness)) return false;
  coded.Trim();
  return !coded.HadError();
}

bool write(const MessageLiteBody& message, std::ostream& output, Completeness completeness) {
  const internal::MessageParts parts = parts_of(message);
  return onnxgen::message::serialize_to_stream(parts.data, *parts.info, completeness, output);
}

bool write_file(const MessageLiteBody& message, int descriptor, Completeness completeness) {
  io::FileOutputStream output(descriptor);
  return write(message, &output, completeness) && output.Flush();
}

onnxgen::heap::UnknownParts unknown_parts_of(const MessageLiteBody& message) noexcept {
  const internal::MessageParts parts = parts_of(message);
  const onnxgen::heap::ClassLayout& layout = *parts.info->layout;
  char* const extensions = static_cast<char*>(parts.data) + layout.extensions_offset;
  return {onnxgen::message::header_of(parts.data),
          layout.extensions_offset != 0 ? reinterpret_cast<onnxgen::ExtensionSet*>(extensions) : nullptr,
          parts.info->extensions, layout.message_set};
}

constexpr Completeness kRequired = Completeness::kRequired;
constexpr Completeness kPartial = Completeness::kPartial;

}  // namespace

namespace internal {

// The address of an object is the address of its base.
MessageParts parts_of(const MessageLiteBody& message) noexcept {
  const ClassInfo& info = message.Class_();
  return {&info, info.descriptor, info.data_of(const_cast<MessageLiteBody*>(&message))};
}

const std::string& unknown_text_of(const MessageLiteBody& message) {
  return onnxgen::heap::unknown_text(unknown_parts_of(message));
}

std::string* mutable_unknown_text_of(MessageLiteBody& message) {
  return onnxgen::heap::mutable_unknown_text(unknown_parts_of(message));
}

void* MessageLiteBody::operator new(std::size_t size) {
  void* const memory = operator new(size, std::nothrow);
  if (memory == nullptr) onnxgen::out_of_memory();
  return memory;
}

void* MessageLiteBody::operator new(std::size_t size, const std::nothrow_t&) noexcept {
  onnxgen::MemoryLimit unlimited;
  return onnxgen::SlabAllocator::try_allocate_separately(size, unlimited);
}

void MessageLiteBody::operator delete(void* object, std::size_t size) noexcept {
  onnxgen::heap::free_object(object, size);
}

void MessageLiteBody::operator delete(void* object, const std::nothrow_t&) noexcept {
  onnxgen::SlabAllocator::free_separate(object);
}

std::string_view type_name_of(const MessageLiteBody& message) noexcept {
  return message.Class_().full_name;
}

void fail_cast(const MessageLiteBody& message) {
  GOOGLE_LOG(FATAL) << "cannot cast a message of the type " << message.GetTypeName() << " to another class";
}

MessageLite* MessageLiteBody::New(Arena* arena) const {
  return Class_().make<MessageLite>(arena);
}

void MessageLiteBody::Clear() {
  Class_().clear_object(this);
}

void MessageLiteBody::CheckTypeAndMergeFrom(const MessageLite& other) {
  const MessageParts parts = parts_of(*this);
  const MessageParts from = parts_of(other);
  GOOGLE_LOG_IF(FATAL, from.info != parts.info)
      << "CHECK failed: (to->GetDescriptor()) == (descriptor): Tried to merge messages of different types (merge "
      << from.info->full_name << " to " << parts.info->full_name << ")";
  parts.info->merge_data(parts.data, from.data);
}

bool MessageLiteBody::IsInitialized() const {
  const MessageParts parts = parts_of(*this);
  return onnxgen::message::is_initialized(parts.data, *parts.info);
}

std::string MessageLiteBody::InitializationErrorString() const {
  return "(cannot determine missing fields for lite message)";  // as libprotobuf does
}

std::string MessageLiteBody::DebugString() const {
  char address[32];
  std::snprintf(address, sizeof address, "%p", static_cast<const void*>(this));
  return std::string("MessageLite at ") + address;
}

Status MessageLiteBody::TryParse(std::string_view input) {
  return try_read(*this, input, Start::kEmpty, kRequired);
}

Status MessageLiteBody::TryMerge_(std::string_view input, const onnxgen::ParseOptions& options) {
  const MessageParts parts = parts_of(*this);
  const bool is_limited = options.max_allocated_bytes != onnxgen::MemoryLimit::kNone;
  const onnxgen::MessageHeader& header = onnxgen::message::header_of(parts.data);
  onnxgen::SlabAllocator* const slabs = is_limited ? nullptr : onnxgen::heap::slabs_of(header);
  return onnxgen::message::merge_parse_on_heap(parts.data, *parts.info, input, options, slabs);
}

bool MessageLiteBody::ParseFromString(std::string_view input) {
  return read(*this, input, Start::kEmpty, kRequired);
}
bool MessageLiteBody::ParsePartialFromString(std::string_view input) {
  return read(*this, input, Start::kEmpty, kPartial);
}
bool MessageLiteBody::ParseFromArray(const void* data, std::int64_t size) {
  return read(*this, data, size, kRequired);
}
bool MessageLiteBody::ParsePartialFromArray(const void* data, std::int64_t size) {
  return read(*this, data, size, kPartial);
}
bool MessageLiteBody::ParseFromIstream(std::istream* input) {
  return read(*this, *input, kRequired);
}
bool MessageLiteBody::ParsePartialFromIstream(std::istream* input) {
  return read(*this, *input, kPartial);
}
bool MessageLiteBody::ParseFromFileDescriptor(int file_descriptor) {
  return read_file(*this, file_descriptor, kRequired);
}
bool MessageLiteBody::ParsePartialFromFileDescriptor(int file_descriptor) {
  return read_file(*this, file_descriptor, kPartial);
}
bool MessageLiteBody::ParseFromCodedStream(io::CodedInputStream* input) {
  return read(*this, input, Start::kEmpty, kRequired);
}
bool MessageLiteBody::ParsePartialFromCodedStream(io::CodedInputStream* input) {
  return read(*this, input, Start::kEmpty, kPartial);
}
bool MessageLiteBody::ParseFromZeroCopyStream(io::ZeroCopyInputStream* input) {
  return read(*this, input, Start::kEmpty, kRequired);
}
bool MessageLiteBody::ParsePartialFromZeroCopyStream(io::ZeroCopyInputStream* input) {
  return read(*this, input, Start::kEmpty, kPartial);
}
bool MessageLiteBody::ParseFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, std::int64_t size) {
  return read(*this, input, size, Start::kEmpty, kRequired);
}
bool MessageLiteBody::ParsePartialFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, std::int64_t size) {
  return read(*this, input, size, Start::kEmpty, kPartial);
}

bool MessageLiteBody::MergeFromString(std::string_view input) {
  return read(*this, input, Start::kAsItIs, kRequired);
}
bool MessageLiteBody::MergePartialFromString(std::string_view input) {
  return read(*this, input, Start::kAsItIs, kPartial);
}
bool MessageLiteBody::MergeFromCodedStream(io::CodedInputStream* input) {
  return read(*this, input, Start::kAsItIs, kRequired);
}
bool MessageLiteBody::MergePartialFromCodedStream(io::CodedInputStream* input) {
  return read(*this, input, Start::kAsItIs, kPartial);
}
bool MessageLiteBody::MergeFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, std::int64_t size) {
  return read(*this, input, size, Start::kAsItIs, kRequired);
}
bool MessageLiteBody::MergePartialFromBoundedZeroCopyStream(io::ZeroCopyInputStream* input, std::int64_t size) {
  return read(*this, input, size, Start::kAsItIs, kPartial);
}

std::size_t MessageLiteBody::ByteSizeLong() const {
  const MessageParts parts = parts_of(*this);
  return onnxgen::message::size_in_memory(parts.info->byte_size(parts.data));
}

bool MessageLiteBody::SerializeToString(std::string* output) const {
  return write(*this, *output, 0, kRequired);
}
bool MessageLiteBody::SerializePartialToString(std::string* output) const {
  return write(*this, *output, 0, kPartial);
}
std::string MessageLiteBody::SerializeAsString() const {
  return written(*this, kRequired);
}
std::string MessageLiteBody::SerializePartialAsString() const {
  return written(*this, kPartial);
}
bool MessageLiteBody::AppendToString(std::string* output) const {
  return write(*this, *output, output->size(), kRequired);
}
bool MessageLiteBody::AppendPartialToString(std::string* output) const {
  return write(*this, *output, output->size(), kPartial);
}
bool MessageLiteBody::SerializeToArray(void* data, std::int64_t size) const {
  return write(*this, data, size, kRequired);
}
bool MessageLiteBody::SerializePartialToArray(void* data, std::int64_t size) const {
  return write(*this, data, size, kPartial);
}
bool MessageLiteBody::SerializeToOstream(std::ostream* output) const {
  return write(*this, *output, kRequired);
}
bool MessageLiteBody::SerializePartialToOstream(std::ostream* output) const {
  return write(*this, *output, kPartial);
}
bool MessageLiteBody::SerializeToFileDescriptor(int file_descriptor) const {
  return write_file(*this, file_descriptor, kRequired);
}
bool MessageLiteBody::SerializePartialToFileDescriptor(int file_descriptor) const {
  return write_file(*this, file_descriptor, kPartial);
}
bool MessageLiteBody::SerializeToCodedStream(io::CodedOutputStream* output) const {
  return write(*this, output, kRequired);
}
bool MessageLiteBody::SerializePartialToCodedStream(io::CodedOutputStream* output) const {
  return write(*this, output, kPartial);
}
bool MessageLiteBody::SerializeToZeroCopyStream(io::ZeroCopyOutputStream* output) const {
  return write(*this, output, kRequired);
}
bool MessageLiteBody::SerializePartialToZeroCopyStream(io::ZeroCopyOutputStream* output) const {
  return write(*this, output, kPartial);
}
void MessageLiteBody::SerializeWithCachedSizes(io::CodedOutputStream* output) const {
  (void)write(*this, output, kPartial);
}
uint8* MessageLiteBody::SerializeWithCachedSizesToArray(uint8* target) const {
  const std::size_t size = ByteSizeLong();
  (void)write(*this, target, static_cast<std::int64_t>(size), kPartial);
  return target + size;
}

}  // namespace internal

void MessageLite::VirtualTableIsHere_() const {}

}  // namespace ONNXGEN_HIDDEN
}  // namespace google
