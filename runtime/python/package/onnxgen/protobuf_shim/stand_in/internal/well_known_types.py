"""Stands in for google.protobuf.internal.well_known_types: classes for isinstance(), and JSON name conversion."""

from onnxgen import _core, _well_known, _well_known_text


class _OfMessages(type):
    def __instancecheck__(cls, value):
        return isinstance(value, _core.Message) and value.DESCRIPTOR.full_name == "google.protobuf." + cls.__name__


def _stand_in(methods):
    return _OfMessages(methods.__name__, (methods,), {"__slots__": ()})


Any = _stand_in(_well_known.Any)
Duration = _stand_in(_well_known.Duration)
FieldMask = _stand_in(_well_known.FieldMask)
ListValue = _stand_in(_well_known.ListValue)
Struct = _stand_in(_well_known.Struct)
Timestamp = _stand_in(_well_known.Timestamp)

WKTBASES = {"google.protobuf." + each.__name__: each for each in (Any, Duration, FieldMask, ListValue, Struct, Timestamp)}

_SnakeCaseToCamelCase = _well_known_text.camel_case
_CamelCaseToSnakeCase = _well_known_text.snake_case
