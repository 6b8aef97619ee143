#include "renamed.h"

bool is_named(const my::goods::Item& item) {
  return item.has_name();
}
