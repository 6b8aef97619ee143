"""For modules of schemas in google/protobuf/util."""
