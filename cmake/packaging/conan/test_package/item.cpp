#include "item.pb.h"

int main() {
  shop::Item item;
  item.set_name("package");
  return item.ByteSizeLong() == 9 ? 0 : 1;
}
