#include <string>

#include "catalog.h"

// Every way in which a program uses the classes of another library.
int main() {
  catalog::Item item;
  item.set_name("lamp");
  item.set_kind(catalog::Item::RARE);
  item.add_part()->set_name("bulb");
  (*item.mutable_price())["EUR"] = 20;

  Catalog catalog;
  catalog.add(item);
  const auto copy = catalog.copy_of_last();
  const auto* last = dynamic_cast<const catalog::Item*>(copy.get());
  if (last == nullptr || last->part(0).name() != "bulb") return 1;

  catalog::Item again;
  if (!again.ParseFromString(copy->SerializeAsString())) return 2;
  if (again.SerializeAsString() != item.SerializeAsString()) return 3;
  if (catalog::Item::Kind_Name(again.kind()) != "RARE") return 4;
  return catalog.front().price().at("EUR") == 20 ? 0 : 5;
}
