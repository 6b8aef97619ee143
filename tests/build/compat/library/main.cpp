#include "lone.pb.h"
#include "shop/order.pb.h"

int main() {
  GOOGLE_PROTOBUF_VERIFY_VERSION;
  shop::Order order;
  order.add_item()->set_name("bread");
  return order.item(0).name() == "bread" && Lone().number() == 3 ? 0 : 1;
}
