#pragma once

#include <memory>
#include <vector>

#include "item.pb.h"

// Has default visibility, like its members' types, because no attribute says otherwise.
class Catalog {
 public:
  void add(const catalog::Item& item);
  const catalog::Item& front() const { return items_.front(); }
  std::unique_ptr<google::protobuf::MessageLite> copy_of_last() const;

 private:
  catalog::Item last_;
  std::vector<catalog::Item> items_;
  std::unique_ptr<catalog::Item> spare_;
  google::protobuf::RepeatedPtrField<catalog::Item> parts_;
};
