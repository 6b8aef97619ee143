// expect: the member's type is not the kind's
#include <onnxgen/message/codec.h>

namespace {

struct Data : onnxgen::MessageData<0> {
#ifdef WRONG
  onnxgen::StringField data = {};
#else
  onnxgen::BytesField data = {};
#endif
};
using Fields = onnxgen::FieldList<onnxgen::Field<1, &Data::data, onnxgen::Bytes>>;

}  // namespace

const onnxgen::MessageInfo info = onnxgen::message_info<Data, Fields>("Data", "data\0");
