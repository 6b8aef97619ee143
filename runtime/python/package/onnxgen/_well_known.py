"""Special methods of protobuf's well-known types.

The extension calls add_methods() for each well-known class that it creates.
"""

import collections.abc
import datetime

from onnxgen import _core
from onnxgen import _well_known_text as text

_SECOND = 1_000_000_000  # nanoseconds
_EPOCH = datetime.datetime(1970, 1, 1)


class Any:
    def Pack(self, msg, type_url_prefix="type.googleapis.com/", deterministic=None):
        slash = "" if type_url_prefix.endswith("/") else "/"
        self.type_url = f"{type_url_prefix}{slash}{msg.DESCRIPTOR.full_name}"
        self.value = msg.SerializeToString(deterministic=bool(deterministic))

    def Unpack(self, msg):
        """Parses the contained message into `msg`. Returns False and leaves `msg` unchanged if its type differs."""
        if not self.Is(msg.DESCRIPTOR):
            return False
        msg.ParseFromString(self.value)
        return True

    def TypeName(self):
        return self.type_url.rpartition("/")[2]

    def Is(self, descriptor):
        return "/" in self.type_url and self.TypeName() == descriptor.full_name


class _Time:
    """Methods shared by Timestamp and Duration, which consist of seconds and nanoseconds."""

    def ToNanoseconds(self):
        return self.seconds * _SECOND + self.nanos

    def ToMicroseconds(self):
        return _rounded(self.ToNanoseconds(), 1000, type(self))

    def ToMilliseconds(self):
        return _rounded(self.ToNanoseconds(), 1_000_000, type(self))

    def ToSeconds(self):
        return self.seconds

    def FromMicroseconds(self, micros):
        self.FromNanoseconds(micros * 1000)

    def FromMilliseconds(self, millis):
        self.FromNanoseconds(millis * 1_000_000)

    def FromSeconds(self, seconds):
        self.seconds = seconds
        self.nanos = 0


def _rounded(nanoseconds, unit, message_class):
    """Divides by the unit. Rounds timestamps down and durations towards zero."""
    if nanoseconds < 0 and message_class.DESCRIPTOR.name == "Duration":
        return -(-nanoseconds // unit)
    return nanoseconds // unit


class Timestamp(_Time):
    def ToJsonString(self):
        return text.timestamp_to_text(self.seconds, self.nanos)

    def FromJsonString(self, value):
        """Sets the value from a JSON string. Raises ValueError if the string is invalid."""
        self.seconds, self.nanos = text.timestamp_from_text(value)

    def GetCurrentTime(self):
        self.FromDatetime(datetime.datetime.now(datetime.timezone.utc))

    def FromNanoseconds(self, nanos):
        self.seconds, self.nanos = divmod(nanos, _SECOND)

    def ToDatetime(self, tzinfo=None):
        """Converts to a datetime in the given time zone. Without `tzinfo`, returns a naive datetime in UTC."""
        delta = datetime.timedelta(seconds=self.seconds, microseconds=_rounded(self.nanos, 1000, type(self)))
        if tzinfo is None:
            return _EPOCH + delta
        return (_EPOCH.replace(tzinfo=datetime.timezone.utc) + delta).astimezone(tzinfo)

    def FromDatetime(self, dt):
        """Sets the value from a datetime. A naive datetime is interpreted as UTC."""
        delta = dt.replace(tzinfo=None) - _EPOCH - (dt.utcoffset() or datetime.timedelta())
        self.seconds = delta.days * 86400 + delta.seconds
        self.nanos = delta.microseconds * 1000


class Duration(_Time):
    def ToJsonString(self):
        return text.duration_to_text(self.seconds, self.nanos)

    def FromJsonString(self, value):
        self.seconds, self.nanos = text.duration_from_text(value)

    def FromNanoseconds(self, nanos):
        seconds, rest = divmod(abs(nanos), _SECOND)
        sign = -1 if nanos < 0 else 1
        self.seconds, self.nanos = sign * seconds, sign * rest

    def ToTimedelta(self):
        return datetime.timedelta(seconds=self.seconds, microseconds=_rounded(self.nanos, 1000, type(self)))

    def FromTimedelta(self, td):
        self.FromNanoseconds((td.days * 86400 + td.seconds) * _SECOND + td.microseconds * 1000)


class FieldMask:
    def ToJsonString(self):
        return text.mask_to_text(self.paths)

    def FromJsonString(self, value):
        self.paths[:] = text.mask_from_text(value)

    def IsValidForDescriptor(self, message_descriptor):
        return all(_has_path(message_descriptor, path) for path in self.paths)

    def AllFieldsFromDescriptor(self, message_descriptor):
        self.Clear()
        self.paths.extend(field.name for field in message_descriptor.fields)

    def CanonicalFormFromMask(self, mask):
        """Sets the paths of `mask`, sorted and without paths covered by others."""
        self._set(_checked_mask(mask).paths)

    def Union(self, mask1, mask2):
        self._set([*_checked_mask(mask1).paths, *_checked_mask(mask2).paths])

    def Intersect(self, mask1, mask2):
        first, second = _checked_mask(mask1).paths, _checked_mask(mask2).paths
        self._set([path for path in first if path and _is_covered(path, second)] +
                  [path for path in second if path and _is_covered(path, first)])

    def MergeMessage(self, source, destination, replace_message_field=False, replace_repeated_field=False):
        """Merges the fields selected by the mask from one message into another of the same class."""
        for path in _canonical(self.paths):
            _merge_path(path.split("."), source, destination, replace_message_field, replace_repeated_field)

    def _set(self, paths):
        paths = _canonical(paths)
        self.Clear()
        self.paths.extend(paths)


def _checked_mask(mask):
    if mask.DESCRIPTOR.full_name != "google.protobuf.FieldMask":
        raise ValueError(f"Message {mask.DESCRIPTOR.full_name} is not a FieldMask.")
    return mask


def _is_covered(path, by):
    return any(path == each or path.startswith(each + ".") for each in by)


def _canonical(paths):
    result = []
    for path in sorted(set(paths), key=lambda each: each.split(".")):
        if not result or not _is_covered(path, result[-1:]):
            result.append(path)
    return result


def _is_singular_message(field):
    return field.message_type is not None and field.label != field.LABEL_REPEATED


def _has_path(descriptor, path):
    *above, last = path.split(".")
    for name in above:
        field = descriptor.fields_by_name.get(name)
        if field is None or not _is_singular_message(field):
            return False
        descriptor = field.message_type
    return last in descriptor.fields_by_name


def _merge_path(names, source, destination, replace_message, replace_repeated):
    name, *below = names
    field = source.DESCRIPTOR.fields_by_name.get(name)
    if field is None:
        raise ValueError(f"Error: Can't find field {name} in message {source.DESCRIPTOR.full_name}.")
    if below:
        if not _is_singular_message(field):
            raise ValueError(f"Error: Field {name} in message {source.DESCRIPTOR.full_name} is not a singular message "
                             "field and cannot have sub-fields.")
        if source.HasField(name):
            _merge_path(below, getattr(source, name), getattr(destination, name), replace_message, replace_repeated)
    elif field.label == field.LABEL_REPEATED:
        if replace_repeated:
            destination.ClearField(name)
        getattr(destination, name).MergeFrom(getattr(source, name))
    elif field.message_type is not None:
        if replace_message:
            destination.ClearField(name)
        if source.HasField(name):
            getattr(destination, name).MergeFrom(getattr(source, name))
    else:
        setattr(destination, name, getattr(source, name))


def _set_value(value, content):
    """Sets a Value from a Python object."""
    if content is None:
        value.null_value = 0
    elif isinstance(content, bool):
        value.bool_value = content
    elif isinstance(content, str):
        value.string_value = content
    elif isinstance(content, (int, float)):
        value.number_value = content
    elif isinstance(content, dict) or _is_a(content, "Struct"):
        value.struct_value.Clear()
        value.struct_value.SetInParent()
        value.struct_value.update(content)
    elif isinstance(content, (list, tuple)) or _is_a(content, "ListValue"):
        value.list_value.Clear()
        value.list_value.SetInParent()
        value.list_value.extend(content)
    else:
        raise ValueError("Unexpected type")


def _is_a(content, name):
    return isinstance(content, _core.Message) and content.DESCRIPTOR.full_name == "google.protobuf." + name


def _content(value):
    kind = value.WhichOneof("kind")
    if kind is None:
        raise ValueError("Value not set")
    return None if kind == "null_value" else getattr(value, kind)


def _present(message):
    message.SetInParent()
    return message


class Struct:
    """Dict-like access to JSON values."""

    def __getitem__(self, key):
        return _content(self.fields[key])

    def __setitem__(self, key, value):
        _set_value(self.fields[key], value)

    def __delitem__(self, key):
        del self.fields[key]

    def __contains__(self, key):
        return key in self.fields

    def __len__(self):
        return len(self.fields)

    def __iter__(self):
        return iter(self.fields)

    def keys(self):
        return self.fields.keys()

    def values(self):
        return [self[key] for key in self]

    def items(self):
        return [(key, self[key]) for key in self]

    def get_or_create_list(self, key):
        return _present(self.fields[key].list_value)

    def get_or_create_struct(self, key):
        return _present(self.fields[key].struct_value)

    def update(self, dictionary):
        for key, value in dictionary.items():
            self[key] = value


class ListValue:
    """List-like access to JSON values."""

    def __len__(self):
        return len(self.values)

    def __getitem__(self, index):
        return _content(self.values[index])

    def __setitem__(self, index, value):
        _set_value(self.values[index], value)

    def __delitem__(self, key):
        del self.values[key]

    def append(self, value):
        _set_value(self.values.add(), value)

    def extend(self, elem_seq):
        for value in elem_seq:
            self.append(value)

    def items(self):
        return (_content(value) for value in self.values)

    def add_struct(self):
        return _present(self.values.add().struct_value)

    def add_list(self):
        return _present(self.values.add().list_value)


_METHODS = {"google.protobuf." + each.__name__: each
            for each in (Any, Duration, FieldMask, ListValue, Struct, Timestamp)}

_ABSTRACT = {"google.protobuf.Struct": collections.abc.Mapping, "google.protobuf.ListValue": collections.abc.Sequence}


def add_methods(message_class):
    """Adds the methods that a well-known class has in protobuf."""
    full_name = message_class.DESCRIPTOR.full_name
    if full_name in _ABSTRACT:
        _ABSTRACT[full_name].register(message_class)
    for part in reversed(_METHODS.get(full_name, object).__mro__[:-1]):
        for name, method in vars(part).items():
            if callable(method):
                setattr(message_class, name, method)
