"""Stands in for google.protobuf.unknown_fields."""


def UnknownFieldSet(msg):
    return msg.UnknownFields()
