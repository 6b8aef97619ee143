"""Read-only lists and dicts of descriptors."""

import collections.abc


def _refuse(self, *arguments):
    raise TypeError(f"a {type(self).__name__} is read-only")


class DescriptorSequence(collections.abc.Sequence):
    __slots__ = ("_items",)

    def __init__(self, items):
        self._items = list(items)

    def __getitem__(self, index):
        return self._items[index]

    def __len__(self):
        return len(self._items)

    def __reversed__(self):
        return reversed(self._items)

    def __eq__(self, other):
        if isinstance(other, DescriptorSequence):
            other = other._items
        return self._items == other if isinstance(other, list) else NotImplemented

    __hash__ = None
    append = extend = insert = remove = __setitem__ = __delitem__ = _refuse

    def __repr__(self):
        return f"<DescriptorSequence of {len(self)}>"


class DescriptorMapping(collections.abc.Mapping):
    """Mapping of descriptors by name or number. Like protobuf's, accepts names as bytes."""

    __slots__ = ("_items",)

    def __init__(self, items):
        self._items = dict(items)

    def __getitem__(self, key):
        return self._items[key.decode(errors="replace") if isinstance(key, bytes) else key]

    def get(self, key, default=None):
        """Like dict.get(), but returns the default for keys that are not hashable."""
        return super().get(key, default) if isinstance(key, collections.abc.Hashable) else default

    def __len__(self):
        return len(self._items)

    def __iter__(self):
        return iter(self._items)

    def __eq__(self, other):
        if isinstance(other, DescriptorMapping):
            other = other._items
        return self._items == other if isinstance(other, dict) else NotImplemented

    __hash__ = None
    __setitem__ = __delitem__ = update = pop = clear = _refuse

    def __repr__(self):
        return f"<DescriptorMapping of {len(self)}>"


def by(attribute, descriptors):
    """Returns a mapping of descriptors by one of their attributes. Of equal keys, the first wins."""
    items = {}
    for descriptor in descriptors:
        items.setdefault(getattr(descriptor, attribute), descriptor)
    return DescriptorMapping(items)
