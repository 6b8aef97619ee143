// expect: SerializeAsString
// A parse-only class has no functions for serialization.
#include "onnxgen/message/codec.h"
#include "onnxgen/message/message.h"

class Only final : public onnxgen::ParsedMessage<Only> {
 public:
  ~Only() { Storage_.header.destroy(); }

 private:
  friend struct onnxgen::MessageAccess;
  using Data_ = onnxgen::MessageData<0>;
  static const onnxgen::MessageInfo Info_;
  Data_ Storage_;
};

const onnxgen::MessageInfo Only::Info_ =
    onnxgen::message_info<Data_, onnxgen::FieldList<>, false, nullptr, false>("Only", "");

std::size_t use(Only& message) {
#if defined(WRONG)
  return message.SerializeAsString().size();
#else
  return message.ParseFromString("").ok() ? 1 : 0;
#endif
}
