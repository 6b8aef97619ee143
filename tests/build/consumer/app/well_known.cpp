#include <string>

#include "shop/delivery.pb.h"

int main() {
  shop::Delivery delivery;
  delivery.mutable_time()->set_seconds(1234567890);
  delivery.mutable_parcel()->set_type_url("type.googleapis.com/google.protobuf.Int32Value");
  google::protobuf::Int32Value weight;
  weight.set_value(7);
  delivery.mutable_parcel()->set_value(weight.SerializeAsString());
  *delivery.mutable_weight() = weight;

  shop::Delivery copy;
  if (!copy.ParseFromString(delivery.SerializeAsString())) return 1;
  google::protobuf::Int32Value unpacked;
  if (!unpacked.ParseFromString(copy.parcel().value())) return 1;
  return copy.time().seconds() == 1234567890 && unpacked.value() == copy.weight().value() ? 0 : 1;
}
