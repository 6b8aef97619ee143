"""Types with a special JSON form, and lookup of the message types named by an Any."""

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
    """Returns whether onnxgen._core alone can convert a message type, and all below it, to and from JSON and text.

    It cannot for well-known types and for extendable messages, whose extensions may be declared by later imports.
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
    """Returns an empty message of the type named by an Any's URL. Raises TypeError if the pool lacks the type."""
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
