#pragma once

#include "shop/item.pb.h"

GOODS_API bool is_named(const my::goods::Item& item);
