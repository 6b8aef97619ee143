// Reading and writing the primitives of the wire format over zero-copy streams. Sizes that a caller passes may have 64
// bits; what libprotobuf returns as int is an int here, with a 64-bit function beside it where that is too small.
#pragma once

#include <string_view>

#include "google/protobuf/io/zero_copy_stream.h"

namespace google {
namespace protobuf ONNXGEN_HIDDEN {
namespace io {

class CodedInputStream {
 public:
  // What PushLimit() returns, for PopLimit().
  using Limit = int64;

  // Reads from where `input`, which must outlive it, stands. Destroying it leaves `input` behind the last byte read.
  explicit CodedInputStream(ZeroCopyInputStream* input);

  // Reads memory, which must outlive it.
  CodedInputStream(const uint8* buffer, int64 size);

  ~CodedInputStream();
  GOOGLE_DISALLOW_COPY_AND_ASSIGN(CodedInputStream);

  // Reading fails past so many bytes, counted from the construction. Programs pass INT_MAX, the most that libprotobuf
  // takes, to have no limit: here it is none. Without a call there is none either.
  void SetTotalBytesLimit(int64 limit);
  void SetTotalBytesLimit(int64 limit, int64 /*warning_threshold*/) { SetTotalBytesLimit(limit); }  // of old releases
  int BytesUntilTotalBytesLimit() const;                                                            // -1: no limit

  // The next `count` bytes are all there is, until PopLimit() brings back what held before. Within another limit this
  // cannot reach further than that one.
  Limit PushLimit(int64 count);
  void PopLimit(Limit limit);
  int BytesUntilLimit() const;  // -1: no limit

  int CurrentPosition() const { return static_cast<int>(std::min<int64>(CurrentPosition64(), INT_MAX)); }
  int64 CurrentPosition64() const { return read_ - past_limit_ - (end_ - next_); }

  // Each of these is false where the input ends or the limit stands first, or the value is malformed; what was read
  // by then is lost.
  bool ReadVarint32(uint32* value);  // of a longer value, the low 32 bits
  bool ReadVarint64(uint64* value);
  bool ReadVarintSizeAsInt(int* value);  // nor may it be above INT_MAX
  bool ReadLittleEndian32(uint32* value);
  bool ReadLittleEndian64(uint64* value);
  bool ReadRaw(void* buffer, int64 size);
  bool ReadString(std::string* text, int64 size);  // takes no more memory than there are bytes
  bool Skip(int64 count);

  // 0 at the end of the input, at a limit, and where there is no tag.
  uint32 ReadTag();
  uint32 ReadTagNoLastTag();
  bool LastTagWas(uint32 expected) const { return last_tag_ == expected; }
  void SetLastTag(uint32 tag) { last_tag_ = tag; }
  bool ExpectTag(uint32 expected);  // reads it if it comes next
  bool ExpectAtEnd();

  // After ReadTag() gave 0: whether a message may end here, at the end of the input or at a limit. The total limit is
  // no such place unless the input ends there as well.
  bool ConsumedEntireMessage() const { return at_end_; }
  void SetConsumed() { at_end_ = true; }

  // The bytes up to the next block, borrowed; false at the end and at a limit. They count as read once skipped.
  bool GetDirectBufferPointer(const void** data, int* size);

  // How deep messages may still nest.
  void SetRecursionLimit(int limit);
  int RecursionBudget() const { return recursion_budget_; }
  bool IncrementRecursionDepth() { return --recursion_budget_ >= 0; }
  void DecrementRecursionDepth();

  void EnableAliasing(bool /*enabled*/) {}

  static const uint8* ReadLittleEndian32FromArray(const uint8* buffer, uint32* value);
  static const uint8* ReadLittleEndian64FromArray(const uint8* buffer, uint64* value);

  // Not libprotobuf's: everything up to the limit, or the end, as one block. It is borrowed where the input keeps it in
  // one piece, else gathered in `storage`; either must outlive `bytes`. Sets ConsumedEntireMessage(). False if the
  // total limit cuts the input off.
  bool ReadRemaining(std::string_view& bytes, std::string& storage);

 private:
  int64 closest_limit() const { return std::min(limit_, total_limit_); }
  void apply_limits();
  bool refill();      // makes `next_` point at unread bytes, or false
  bool is_cut_off();  // whether input goes on at the total limit
  bool keeps_block() const;
  template <class Number>
  bool read_little_endian(Number* value);

  ZeroCopyInputStream* input_ = nullptr;  // null: an array
  const uint8* next_ = nullptr;           // of the current block: what is unread
  const uint8* end_ = nullptr;            // and where it ends, or a limit stands
  int64 read_ = 0;                        // position of the current block's end
  int64 past_limit_ = 0;                  // bytes of that block after `end_`
  int64 limit_ = kint64max;               // the innermost one, as a position
  int64 total_limit_ = kint64max;
  uint32 last_tag_ = 0;
  bool at_end_ = false;
  int recursion_limit_ = 100;
  int recursion_budget_ = 100;
};

class CodedOutputStream {
 public:
  // Writes to `output`, which must outlive it. Destroying it leaves `output` behind the last byte written.
  explicit CodedOutputStream(ZeroCopyOutputStream* output) : output_(output) {}
  CodedOutputStream(ZeroCopyOutputStream* output, bool /*do_eager_refresh*/) : output_(output) {}
  ~CodedOutputStream() { Trim(); }
  GOOGLE_DISALLOW_COPY_AND_ASSIGN(CodedOutputStream);

  // True once anything could not be written; what follows is ignored.
  bool HadError() const { return failed_; }

  // Gives the rest of the current block back to the stream, which then has all that was written.
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
  bool Skip(int64 count);  // the bytes in between are whatever the stream's blocks hold

  // The rest of the current block. It counts as written once skipped.
  bool GetDirectBufferPointer(void** data, int* size);

  // Room for `size` bytes, which count as written; null if the current block is too short.
  uint8* GetDirectBufferForNBytesAndAdvance(int size);

  // Everything is written the same way each time.
  void SetSerializationDeterministic(bool /*deterministic*/) {}
  // NOLINTNEXTLINE(readability-convert-member-functions-to-static): as in libprotobuf
  bool IsSerializationDeterministic() const { return true; }
  void EnableAliasing(bool /*enabled*/) {}

  // Into memory that is large enough; each returns where it stopped.
  static uint8* WriteRawToArray(const void* data, int64 size, uint8* target);
  static uint8* WriteStringToArray(const std::string& text, uint8* target);
  static uint8* WriteVarint32ToArray(uint32 value, uint8* target) { return WriteVarint64ToArray(value, target); }
  static uint8* WriteVarint64ToArray(uint64 value, uint8* target);
  static uint8* WriteVarint32SignExtendedToArray(int32 value, uint8* target);
  static uint8* WriteLittleEndian32ToArray(uint32 value, uint8* target);
  static uint8* WriteLittleEndian64ToArray(uint64 value, uint8* target);
  static uint8* WriteTagToArray(uint32 value, uint8* target) { return WriteVarint64ToArray(value, target); }

  static std::size_t VarintSize32(uint32 value) { return VarintSize64(value); }
  static std::size_t VarintSize64(uint64 value);
  static std::size_t VarintSize32SignExtended(int32 value) { return VarintSize64(static_cast<uint64>(int64{value})); }

 private:
  bool refill();

  ZeroCopyOutputStream* output_;
  uint8* next_ = nullptr;
  uint8* end_ = nullptr;
  int64 lent_ = 0;  // bytes of all blocks
  bool failed_ = false;
};

}  // namespace io
}  // namespace ONNXGEN_HIDDEN
}  // namespace google
