// upb, with tables that it builds at run time from the schema. Its generated code has the same tables and
// calls the same functions.
#include <fstream>
#include <iterator>
#include <new>
#include <stdexcept>
#include <string>
#include <string_view>

#include "../suite.h"
#include "google/protobuf/descriptor.upb.h"
#include "upb/mem/arena.h"
#include "upb/message/copy.h"
#include "upb/message/message.h"
#include "upb/reflection/def.h"
#include "upb/wire/decode.h"
#include "upb/wire/encode.h"

namespace onnxgen::bench {
namespace {

const upb_MiniTable* make_model_table() {
  std::ifstream in(ONNXGEN_BENCHMARK_UPB, std::ios::binary);
  const std::string bytes{std::istreambuf_iterator<char>(in), {}};
  upb_Arena* arena = upb_Arena_New();
  const auto* schema = google_protobuf_FileDescriptorSet_parse(bytes.data(), bytes.size(), arena);
  std::size_t count = 0;
  const auto* const* files = google_protobuf_FileDescriptorSet_file(schema, &count);
  upb_DefPool* pool = upb_DefPool_New();  // is never destroyed, because it owns the table
  upb_Status status;
  upb_Status_Clear(&status);
  if (count != 1 || upb_DefPool_AddFile(pool, files[0], &status) == nullptr) {
    throw std::runtime_error(std::string("upb rejects the schema: ") + upb_Status_ErrorMessage(&status));
  }
  upb_Arena_Free(arena);
  return upb_MessageDef_MiniTable(upb_DefPool_FindMessageByName(pool, "onnx.ModelProto"));
}

const upb_MiniTable* model_table() {
  static const upb_MiniTable* table = make_model_table();
  return table;
}

template <int kDecodeOptions>
class UpbModel {
 public:
  static constexpr const char* kName = kDecodeOptions == 0 ? "upb" : "upb_alias";

  UpbModel() = default;
  UpbModel(const UpbModel&) = delete;
  UpbModel& operator=(const UpbModel&) = delete;
  ~UpbModel() { upb_Arena_Free(arena_); }

  bool parse(std::string_view bytes) {
    return upb_Decode(bytes.data(), bytes.size(), model_, model_table(), nullptr, kDecodeOptions, arena_) ==
           kUpb_DecodeStatus_Ok;
  }
  void copy_from(const UpbModel& other) {
    if (!upb_Message_DeepCopy(model_, other.model_, model_table(), arena_)) throw std::bad_alloc();
  }
  // Like the others, writes to a string whose memory is reused.
  bool serialize(std::string& out) const {
    upb_Arena* arena = upb_Arena_New();
    char* data = nullptr;
    std::size_t size = 0;
    const bool ok = upb_Encode(model_, model_table(), 0, arena, &data, &size) == kUpb_EncodeStatus_Ok;
    if (ok) out.assign(data, size);
    upb_Arena_Free(arena);
    return ok;
  }

 private:
  upb_Arena* arena_ = upb_Arena_New();
  upb_Message* model_ = upb_Message_New(model_table(), arena_);
};

using Upb = UpbModel<0>;
using UpbAlias = UpbModel<kUpb_DecodeOption_AliasString>;

}  // namespace

void add_upb(Suite& suite) {
  for (const char* corpus : {"structure", "medium", "small", "typed", "unpacked", "weights"}) {
    add_all_operations<Upb>(suite, corpus);
    suite.add_pass("parse_destroy", corpus, UpbAlias::kName, parse_destroy_pass<UpbAlias>);
  }
  add_graph_sizes<Upb>(suite);
  add_memory_of_all<Upb>(suite);
}

}  // namespace onnxgen::bench
