"""The types that JSON writes in ways of their own, and the messages that an Any names."""

import functools

_PACKAGE = "google.protobuf."
WRAPPERS = frozenset(_PACKAGE + name + "Value" for name in (
    "Double", "Float", "Int64", "UInt64", "Int32", "UInt32", "Bool", "String", "Bytes"))
# These are strings in JSON.
STRINGS = frozenset(_PACKAGE + name for name in ("Duration", "FieldMask", "Timestamp"))
ANY, VALUE = _PACKAGE + "Any", _PACKAGE + "Value"
STRUCT, LIST_VALUE = _PACKAGE + "Struct", _PACKAGE + "ListValue"
NULL_VALUE = _PACKAGE + "NullValue"
SPECIAL = WRAPPERS | STRINGS | {ANY, VALUE, STRUCT, LIST_VALUE}


@functools.lru_cache(maxsize=None)
def is_plain(descriptor):
    """Returns whether a message, and all below it, is one whose JSON and text onnxgen._core has by itself.

    Others have well-known types, or extensions, which modules that are imported later may declare.
    """
    seen, waiting = {descriptor}, [descriptor]
    while waiting:
        message = waiting.pop()
        if message.full_name in SPECIAL or message.is_extendable:
            return False
        for field in message.fields:
            below = field.message_type
            if below is not None and below not in seen:
                seen.add(below)
                waiting.append(below)
    return True


def message_of_url(type_url, pool):
    """Returns an empty message of the type that an Any's URL names. Raises TypeError where the pool has none."""
    from google.protobuf import descriptor_pool
    pool = pool or descriptor_pool.Default()
    try:
        descriptor = pool.FindMessageTypeByName(type_url.rpartition("/")[2])
    except KeyError:
        raise TypeError(f"Can not find message descriptor by type_url: {type_url}") from None
    return message_class(descriptor)()


def is_map(field):
    entry = field.message_type
    return entry is not None and field.label == field.LABEL_REPEATED and entry.GetOptions().map_entry


def message_class(descriptor):
    from google.protobuf import message_factory
    return message_factory.GetMessageClass(descriptor)
