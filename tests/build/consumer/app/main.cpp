#include <string>

#include "shop/order.pb.h"

int main() {
  shop::Order order;
  order.add_item()->set_name("bread");
  shop::Order copy;
  if (!copy.ParseFromString(order.SerializeAsString())) return 1;
  return copy.item_size() == 1 && copy.item(0).name() == "bread" ? 0 : 1;
}
