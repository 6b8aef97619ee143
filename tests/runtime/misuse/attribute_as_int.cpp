// expect: read attributes as std::int64_t
#include <onnxgen/onnx/node_attribute.h>

struct Attribute {
  static constexpr int INT = 2;
  static std::string_view AttributeType_Name(int type);
  std::string_view name() const;
  std::string_view ref_attr_name() const;
  int type() const;
  std::int64_t i() const;
};

struct Node {
  std::string_view name() const;
  const std::vector<Attribute>& attribute() const;
};

bool read(const Node& node) {
#ifdef WRONG
  int axis = 0;
#else
  std::int64_t axis = 0;
#endif
  return onnxgen::io::read_attribute(node, "axis", axis);
}
