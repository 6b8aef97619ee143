// expect: messages die with their arena, without destructors
#include <onnxgen/message/codec.h>

#include <string>

namespace {

struct Data : onnxgen::MessageData<0> {
  onnxgen::StringField name = {};
#ifdef WRONG
  ~Data() {
    name.clear();
  }
#endif
};
using Fields = onnxgen::FieldList<onnxgen::Field<1, &Data::name, onnxgen::String>>;

}  // namespace

const onnxgen::MessageInfo info = onnxgen::message_info<Data, Fields>("Data", "name\0");
