"""Converts Timestamp, Duration and FieldMask to and from their JSON strings."""

import datetime
import re

_SECOND = 1_000_000_000  # nanoseconds
_EPOCH = datetime.datetime(1970, 1, 1)
_FORMAT = "%Y-%m-%dT%H:%M:%S"
_LONGEST_DURATION = 315_576_000_000  # seconds
_EARLIEST, _LATEST = -62_135_596_800, 253_402_300_799  # seconds since 1970 of the years 1 and 9999
_OFFSET = re.compile(r"[+-]\d{1,2}:\d{1,2}")


def _with_fraction(text, nanos):
    """Appends the fraction of a second with 0, 3, 6 or 9 digits."""
    for divisor, digits in ((_SECOND, 0), (1_000_000, 3), (1000, 6), (1, 9)):
        if nanos % divisor == 0:
            return f"{text}.{nanos // divisor:0{digits}d}" if digits else text
    raise AssertionError


def _nanos(digits, kind):
    if len(digits) > 9:
        raise ValueError(f"Failed to parse {kind}: nanos {digits} more than 9 fractional digits.")
    return int(round(float("0." + digits) * 1e9)) if digits else 0


def _checked_str(value, kind):
    if not isinstance(value, str):
        raise ValueError(f"{kind} JSON value not a string: {value!r}")
    return value


# ---- timestamps ------------------------------------------------------------------------------------------------------


def timestamp_to_text(seconds, nanos):
    """Raises OverflowError before the year 1 and after 9999, ValueError for nanoseconds out of range."""
    if not 0 <= nanos < _SECOND:
        raise ValueError(f"Timestamp is not valid: Nanos {nanos} must be in a range [0, 999999999].")
    try:
        time = _EPOCH + datetime.timedelta(seconds=seconds)
    except OverflowError:
        raise OverflowError("date value out of range") from None
    return _with_fraction(time.isoformat(), nanos) + "Z"


def timestamp_from_text(value):
    """Returns seconds and nanoseconds."""
    _checked_str(value, "Timestamp")
    zone = value.find("Z")
    if zone == -1:
        zone = value.find("+")
    if zone == -1:
        zone = value.rfind("-")
    if zone == -1:
        raise ValueError("Failed to parse timestamp: missing valid timezone offset.")
    time, _, fraction = value[:zone].partition(".")
    if "t" in time:
        raise ValueError(f"time data '{time}' does not match format '{_FORMAT}', lowercase 't' is not accepted")
    seconds = _seconds_of(time) - _offset_of(value, zone)
    nanos = _nanos(fraction, "Timestamp")
    if not _EARLIEST <= seconds <= _LATEST:
        raise ValueError(f"Timestamp is not valid: Seconds {seconds} must be in range [{_EARLIEST}, {_LATEST}].")
    return seconds, nanos


def _seconds_of(time):
    since = datetime.datetime.strptime(time, _FORMAT) - _EPOCH
    return since.days * 86400 + since.seconds


def _offset_of(value, zone):
    if value[zone] == "Z":
        if len(value) != zone + 1:
            raise ValueError(f"Failed to parse timestamp: invalid trailing data {value}.")
        return 0
    text = value[zone:]
    if not _OFFSET.fullmatch(text):
        raise ValueError(f"Invalid timezone offset value: {text}.")
    hours, minutes = text[1:].split(":")
    offset = (int(hours) * 60 + int(minutes)) * 60
    return offset if text[0] == "+" else -offset


# ---- durations -------------------------------------------------------------------------------------------------------


def check_duration(seconds, nanos):
    if not -_LONGEST_DURATION <= seconds <= _LONGEST_DURATION:
        raise ValueError(f"Duration is not valid: Seconds {seconds} must be in range "
                         f"[-{_LONGEST_DURATION}, {_LONGEST_DURATION}].")
    if not -_SECOND < nanos < _SECOND:
        raise ValueError(f"Duration is not valid: Nanos {nanos} must be in range [-{_SECOND - 1}, {_SECOND - 1}].")
    if nanos < 0 < seconds or seconds < 0 < nanos:
        raise ValueError("Duration is not valid: Sign mismatch.")


def duration_to_text(seconds, nanos):
    check_duration(seconds, nanos)
    sign = "-" if seconds < 0 or nanos < 0 else ""
    return _with_fraction(f"{sign}{abs(seconds)}", abs(nanos)) + "s"


def duration_from_text(value):
    """Returns seconds and nanoseconds."""
    _checked_str(value, "Duration")
    if not value.endswith("s"):
        raise ValueError(f'Duration must end with letter "s": {value}.')
    whole, _, fraction = value[:-1].partition(".")
    if not re.fullmatch("-?[0-9]+", whole) or not re.fullmatch("[0-9]*", fraction):
        raise ValueError(f"Couldn't parse duration: {value}.")
    seconds, nanos = int(whole), _nanos(fraction, "Duration")
    nanos = -nanos if whole.startswith("-") else nanos
    check_duration(seconds, nanos)
    return seconds, nanos


# ---- field masks -----------------------------------------------------------------------------------------------------


def mask_to_text(paths):
    return ",".join(camel_case(path) for path in paths)


def mask_from_text(value):
    """Returns the paths."""
    return [snake_case(path) for path in _checked_str(value, "FieldMask").split(",")] if value else []


def camel_case(path):
    problem = None
    if any(letter.isupper() for letter in path):
        problem = f"Path name {path} must not contain uppercase letters."
    elif path.endswith("_"):
        problem = f'Trailing "_" in path name {path}.'
    elif re.search(r"_(?![a-z])", path):
        problem = f'The character after a "_" must be a lowercase letter in path name {path}.'
    if problem is not None:
        raise ValueError(f"Fail to print FieldMask to Json string: {problem}")
    return re.sub("_([a-z])", lambda letter: letter.group(1).upper(), path)


def snake_case(path):
    if "_" in path:
        raise ValueError(f'Fail to parse FieldMask: Path name {path} must not contain "_"s.')
    return re.sub("[A-Z]", lambda letter: "_" + letter.group().lower(), path)
