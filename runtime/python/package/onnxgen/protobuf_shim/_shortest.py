"""Finds the shortest decimal form of a number."""

import struct


def float32(value):
    """Returns the double with the fewest digits that is nearest to the float32 `value`."""
    for digits in range(6, 9):
        shorter = float(format(value, f".{digits}g"))
        try:
            if struct.unpack("f", struct.pack("f", shorter))[0] == value:
                return shorter
        except OverflowError:  # rounded up beyond the largest float32
            continue
    return float(format(value, ".9g"))
