// expect: field number out of range
#include <onnxgen/message/codec.h>

namespace {

struct Data : onnxgen::MessageData<1> {
  std::int32_t size = 0;
};
#ifdef WRONG
constexpr std::uint32_t kNumber = 1u << 29;
#else
constexpr std::uint32_t kNumber = (1u << 29) - 1;
#endif
using Fields = onnxgen::FieldList<onnxgen::Field<kNumber, &Data::size, onnxgen::Int32, onnxgen::Has<0>>>;

}  // namespace

const onnxgen::MessageInfo info = onnxgen::message_info<Data, Fields>("Data", "size\0");
