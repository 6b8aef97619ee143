// Reads and writes the primitives of the wire format over zero-copy streams. Sizes passed by callers are 64-bit.
// Results that are int in libprotobuf are int here; where that is too small, there is an additional 64-bit function.
#pragma once

#include <string_view>
#include <utility>

#include "google/protobuf/io/zero_copy_stream.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {

class CodedInputStream {
 public:
  // Result of PushLimit(), for PopLimit().
  using Limit = int64;

  // Reads from the current position of `input`, which must outlive this object. On destruction, `input` is positioned
  // after the last byte read.
  explicit CodedInputStream(ZeroCopyInputStream* input);

  // Reads memory, which must outlive this object.
  CodedInputStream(const uint8* buffer, int64 size);

  ~CodedInputStream();
  CodedInputStream(const CodedInputStream&) = delete;
  CodedInputStream& operator=(const CodedInputStream&) = delete;

  // Limits the number of bytes that can be read, counted from construction. Programs pass INT_MAX, the maximum of
  // libprotobuf, to disable the limit; here it means no limit. Without a call there is no limit either.
  void SetTotalBytesLimit(int64 limit);
  void SetTotalBytesLimit(int64 limit, int64 /*warning_threshold*/) { SetTotalBytesLimit(limit); }  // for old releases
  int BytesUntilTotalBytesLimit() const;                                                            // -1: no limit

  // Limits reading to the next `count` bytes until PopLimit() restores the previous limit. A nested limit cannot extend
  // beyond the enclosing one.
  Limit PushLimit(int64 count);
  void PopLimit(Limit limit);
  int BytesUntilLimit() const;  // -1: no limit; the end of an array is one

  int CurrentPosition() const { return static_cast<int>(std::min<int64>(CurrentPosition64(), INT_MAX)); }
  int64 CurrentPosition64() const { return read_ - past_limit_ - (end_ - next_); }

  // Read a value. Return false if the input or a limit ends first, or if the value is malformed; the bytes read so far
  // are lost.
  bool ReadVarint32(uint32* value);  // keeps the low 32 bits of a longer value
  bool ReadVarint64(uint64* value);
  bool ReadVarintSizeAsInt(int* value);  // fails above INT_MAX
  bool ReadLittleEndian32(uint32* value);
  bool ReadLittleEndian64(uint64* value);
  bool ReadRaw(void* buffer, int64 size);
  bool ReadString(std::string* text, int64 size);  // allocates no more memory than there are bytes
  bool Skip(int64 count);

  // Returns 0 at the end of the input, at a limit, and if there is no valid tag.
  uint32 ReadTag();
  uint32 ReadTagNoLastTag();
  // Also return whether the tag is not 0 and at most `cutoff`.
  std::pair<uint32, bool> ReadTagWithCutoff(uint32 cutoff);
  std::pair<uint32, bool> ReadTagWithCutoffNoLastTag(uint32 cutoff);
  bool LastTagWas(uint32 expected) const { return last_tag_ == expected; }
  void SetLastTag(uint32 tag) { last_tag_ = tag; }
  bool ExpectTag(uint32 expected);  // consumes the tag if it comes next
  bool ExpectAtEnd();
  // Returns the position after the tag if it is at `buffer`, otherwise null.
  static const uint8* ExpectTagFromArray(const uint8* buffer, uint32 expected);

  // After ReadTag() has returned 0: returns whether a message may end here, which is at the end of the input or at a
  // limit. The total limit counts only if the input ends there as well.
  bool ConsumedEntireMessage() const { return at_end_; }
  void SetConsumed() { at_end_ = true; }

  // Provides the remaining bytes of the current block without copying. Returns false at the end and at a limit. The
  // bytes count as read after Skip().
  bool GetDirectBufferPointer(const void** data, int* size);
  void GetDirectBufferPointerInline(const void** data, int* size) {
    if (GetDirectBufferPointer(data, size)) return;
    *data = nullptr;
    *size = 0;
  }

  // Limit for the nesting depth of messages, and how much of it is left.
  void SetRecursionLimit(int limit);
  int RecursionBudget() const { return recursion_budget_; }
  static int GetDefaultRecursionLimit() { return kDefaultRecursionLimit; }
  // Returns false if the message is nested too deeply.
  bool IncrementRecursionDepth() { return --recursion_budget_ >= 0; }
  void DecrementRecursionDepth();
  void UnsafeDecrementRecursionDepth() { ++recursion_budget_; }

  // For a submessage of `count` bytes: limits reading to it. Returns the previous limit, and the budget that is left,
  // which is negative if the message is nested too deeply.
  std::pair<Limit, int> IncrementRecursionDepthAndPushLimit(int64 count);
  // Reads the length of a submessage, or 0 if there is none, and limits reading to it.
  Limit ReadLengthAndPushLimit();
  // Restore the limit after a submessage. Return whether it was read completely.
  bool DecrementRecursionDepthAndPopLimit(Limit limit);
  bool CheckEntireMessageConsumedAndPopLimit(Limit limit);

  // Returns whether the input is an array.
  bool IsFlat() const { return input_ == nullptr; }

  void EnableAliasing(bool /*enabled*/) {}

  static const uint8* ReadLittleEndian32FromArray(const uint8* buffer, uint32* value);
  static const uint8* ReadLittleEndian64FromArray(const uint8* buffer, uint64* value);

  // Extension of libprotobuf's interface: reads everything up to the limit or the end as one block. The block is
  // borrowed if the input keeps it contiguous in memory; otherwise it is copied to `storage`. The input or `storage`,
  // respectively, must outlive `bytes`. Sets ConsumedEntireMessage(). Returns false if the total limit truncates the
  // input.
  bool ReadRemaining(std::string_view& bytes, std::string& storage);

  // Extension of libprotobuf's interface: like ReadRemaining(), but also stops after a tag that ends a message: 0 or
  // the end of a group that did not begin in the message. LastTagWas() then matches this tag, `bytes` does not contain
  // it, and ConsumedEntireMessage() returns false.
  bool ReadMessage(std::string_view& bytes, std::string& storage);

 private:
  int64 closest_limit() const { return (std::min)(limit_, total_limit_); }
  void apply_limits();
  bool refill();      // makes `next_` point to unread bytes, or returns false
  bool is_cut_off();  // whether the input continues at the total limit
  bool keeps_block() const;
  class MessageEnd;
  bool read_blocks(std::string_view& bytes, std::string& storage, MessageEnd* message_end);
  template <class Number>
  bool read_little_endian(Number* value);

  ZeroCopyInputStream* input_ = nullptr;  // null for an array
  const uint8* next_ = nullptr;           // first unread byte of the current block
  const uint8* end_ = nullptr;            // end of the block, or of the part before a limit
  int64 read_ = 0;                        // position of the end of the current block
  int64 past_limit_ = 0;                  // bytes of that block after `end_`
  int64 limit_ = kint64max;               // position of the innermost limit
  int64 total_limit_ = kint64max;
  uint32 last_tag_ = 0;
  bool at_end_ = false;
  static constexpr int kDefaultRecursionLimit = 100;
  int recursion_limit_ = kDefaultRecursionLimit;
  int recursion_budget_ = kDefaultRecursionLimit;
};

class CodedOutputStream {
 public:
  // Writes to `output`, which must outlive this object. On destruction, `output` is positioned after the last byte
  // written.
  explicit CodedOutputStream(ZeroCopyOutputStream* output) : output_(output) {}
  CodedOutputStream(ZeroCopyOutputStream* output, bool /*do_eager_refresh*/) : output_(output) {}
  ~CodedOutputStream() { Trim(); }
  CodedOutputStream(const CodedOutputStream&) = delete;
  CodedOutputStream& operator=(const CodedOutputStream&) = delete;

  // Returns whether a write has failed. All later writes are ignored.
  bool HadError() const { return failed_; }

  // Returns the rest of the current block to the stream, which then has exactly the bytes written.
  void Trim();

  int ByteCount() const { return static_cast<int>(std::min<int64>(ByteCount64(), INT_MAX)); }
  int64 ByteCount64() const { return lent_ - (end_ - next_); }

  void WriteRaw(const void* data, int64 size);
  void WriteRawMaybeAliased(const void* data, int64 size) { WriteRaw(data, size); }
  void WriteAliasedRaw(const void* data, int64 size) { WriteRaw(data, size); }
  void WriteString(const std::string& text) { WriteRaw(text.data(), static_cast<int64>(text.size())); }
  void WriteVarint32(uint32 value) { WriteVarint64(value); }
  void WriteVarint64(uint64 value);
  void WriteVarint32SignExtended(int32 value) { WriteVarint64(static_cast<uint64>(int64{value})); }
  void WriteLittleEndian32(uint32 value);
  void WriteLittleEndian64(uint64 value);
  void WriteTag(uint32 value) { WriteVarint32(value); }
  // Counts `count` bytes as written without changing them in the stream's blocks.
  bool Skip(int64 count);

  // Provides the rest of the current block for writing. The caller must then call Skip() with the number of bytes
  // written.
  bool GetDirectBufferPointer(void** data, int* size);

  // Reserves `size` bytes, which count as written. Returns null if the current block is too short.
  uint8* GetDirectBufferForNBytesAndAdvance(int size);

  // Output is always deterministic.
  void SetSerializationDeterministic(bool /*deterministic*/) {}
  // NOLINTNEXTLINE(readability-convert-member-functions-to-static): as in libprotobuf
  bool IsSerializationDeterministic() const { return true; }
  static bool IsDefaultSerializationDeterministic() { return true; }
  void EnableAliasing(bool /*enabled*/) {}

  // Write to memory, which must be large enough. Return the position after the last byte written.
  static uint8* WriteRawToArray(const void* data, int64 size, uint8* target);
  static uint8* WriteStringToArray(const std::string& text, uint8* target);
  // Writes the length of the text before it.
  static uint8* WriteStringWithSizeToArray(const std::string& text, uint8* target);
  static uint8* WriteVarint32ToArrayOutOfLine(uint32 value, uint8* target) {
    return WriteVarint64ToArray(value, target);
  }
  static uint8* WriteVarint32ToArray(uint32 value, uint8* target) { return WriteVarint64ToArray(value, target); }
  static uint8* WriteVarint64ToArray(uint64 value, uint8* target);
  static uint8* WriteVarint32SignExtendedToArray(int32 value, uint8* target);
  static uint8* WriteLittleEndian32ToArray(uint32 value, uint8* target);
  static uint8* WriteLittleEndian64ToArray(uint64 value, uint8* target);
  static uint8* WriteTagToArray(uint32 value, uint8* target) { return WriteVarint64ToArray(value, target); }

  static std::size_t VarintSize32(uint32 value) { return VarintSize64(value); }
  static std::size_t VarintSize64(uint64 value);
  static std::size_t VarintSize32SignExtended(int32 value) { return VarintSize64(static_cast<uint64>(int64{value})); }
  static std::size_t VarintSize32PlusOne(uint32 value) { return VarintSize32(value) + 1; }
  static std::size_t VarintSize64PlusOne(uint64 value) { return VarintSize64(value) + 1; }
  static std::size_t VarintSize32SignExtendedPlusOne(int32 value) { return VarintSize32SignExtended(value) + 1; }
  template <uint32 kValue>
  struct StaticVarintSize32 {
    static const std::size_t value = kValue < (1U << 7)    ? 1
                                     : kValue < (1U << 14) ? 2
                                     : kValue < (1U << 21) ? 3
                                     : kValue < (1U << 28) ? 4
                                                           : 5;
  };

 private:
  bool refill();

  ZeroCopyOutputStream* output_;
  uint8* next_ = nullptr;
  uint8* end_ = nullptr;
  int64 lent_ = 0;  // total size of all blocks
  bool failed_ = false;
};

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
