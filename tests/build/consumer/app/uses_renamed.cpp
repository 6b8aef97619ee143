#include "renamed.h"

int main() {
  my::goods::Item item;
  if (is_named(item)) return 1;
  item.set_name("bread");
  const my::goods::Item copy = item;
  return is_named(copy) && copy == item ? 0 : 1;
}
