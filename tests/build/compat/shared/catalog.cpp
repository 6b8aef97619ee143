#include "catalog.h"

void Catalog::add(const catalog::Item& item) {
  last_ = item;
  items_.push_back(item);
  parts_.MergeFrom(item.part());
}

std::unique_ptr<google::protobuf::MessageLite> Catalog::copy_of_last() const {
  return std::unique_ptr<google::protobuf::MessageLite>(new catalog::Item(last_));
}
