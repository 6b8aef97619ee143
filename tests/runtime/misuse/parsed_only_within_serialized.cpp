// expect: can only be parsed, in one that is serialized
// A parse-only message must not be a field of a message that can be serialized.
#include "onnxgen/message/codec.h"
#include "onnxgen/message/message.h"

#if defined(WRONG)
template <class M>
using Base = onnxgen::ParsedMessage<M>;
#else
template <class M>
using Base = onnxgen::Message<M>;
#endif

class Inner final : public Base<Inner> {
 private:
  friend struct onnxgen::MessageAccess;
  friend class onnxgen::Arena;
  explicit Inner(onnxgen::Arena& arena) noexcept { Storage_.header.join(arena); }
  static const onnxgen::MessageInfo Info_;
  onnxgen::MessageData<0> Storage_;
};

struct Outer : onnxgen::MessageData<0> {
  Inner* inner = nullptr;
};
using Fields = onnxgen::FieldList<onnxgen::Field<1, &Outer::inner, onnxgen::MessageOf<Inner>>>;
constexpr onnxgen::MessageInfo kInfo = onnxgen::message_info<Outer, Fields>("Outer", "inner\0");
const onnxgen::MessageInfo* used = &kInfo;
