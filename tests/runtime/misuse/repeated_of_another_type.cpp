// expect: the member is not a container of the kind's type
#include <onnxgen/message/codec.h>

namespace {

struct Data : onnxgen::MessageData<0> {
#ifdef WRONG
  onnxgen::Repeated<double> weights;
#else
  onnxgen::Repeated<float> weights;
#endif
};
using Fields = onnxgen::FieldList<onnxgen::Field<1, &Data::weights, onnxgen::Float, onnxgen::Packed>>;

}  // namespace

const onnxgen::MessageInfo info = onnxgen::message_info<Data, Fields>("Data", "weights\0");
