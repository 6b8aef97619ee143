// expect: scalars need Has, Required, Implicit or Member
#include <onnxgen/message/codec.h>

namespace {

struct Data : onnxgen::MessageData<1> {
  std::int32_t size = 0;
};
#ifdef WRONG
using Fields = onnxgen::FieldList<onnxgen::Field<1, &Data::size, onnxgen::Int32>>;
#else
using Fields = onnxgen::FieldList<onnxgen::Field<1, &Data::size, onnxgen::Int32, onnxgen::Has<0>>>;
#endif

}  // namespace

const onnxgen::MessageInfo info = onnxgen::message_info<Data, Fields>("Data", "size\0");
