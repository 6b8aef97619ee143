// expect: the member's type is not the kind's
#include <onnxgen/message/codec.h>

namespace {

struct Data : onnxgen::MessageData<1> {
#ifdef WRONG
  std::int32_t size = 0;
#else
  std::int64_t size = 0;
#endif
};
using Fields = onnxgen::FieldList<onnxgen::Field<1, &Data::size, onnxgen::Int64, onnxgen::Has<0>>>;

}  // namespace

const onnxgen::MessageInfo info = onnxgen::message_info<Data, Fields>("Data", "size\0");
