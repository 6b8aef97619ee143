// expect: fields must stand in ascending order of their numbers
#include <onnxgen/message/codec.h>

namespace {

struct Data : onnxgen::MessageData<2> {
  std::int32_t first = 0;
  std::int32_t second = 0;
};
using First = onnxgen::Field<1, &Data::first, onnxgen::Int32, onnxgen::Has<0>>;
using Second = onnxgen::Field<2, &Data::second, onnxgen::Int32, onnxgen::Has<1>>;
#ifdef WRONG
using Fields = onnxgen::FieldList<Second, First>;
#else
using Fields = onnxgen::FieldList<First, Second>;
#endif

}  // namespace

const onnxgen::MessageInfo info = onnxgen::message_info<Data, Fields>("Data", "first\0second\0");
