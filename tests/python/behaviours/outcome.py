"""Prints the behaviour of message classes, for the scripts of this folder.

    SCRIPT.py protobuf|onnxgen

Each script prints one line per behaviour. The test runs it with the classes of python3-protobuf and with onnxgen's, and
compares the lines. The expected output is never written down.
"""
import importlib
import sys

if sys.argv[1] == "onnxgen":
    import onnxgen.protobuf_shim

    onnxgen.protobuf_shim.install()

# Intended differences of error messages. onnxgen's DecodeError continues after protobuf's text, with the position and
# the path.
TYPES = {
    "google.protobuf.pyext._message.": "",
    "onnxgen._core.": "",
}


def classes(schema):
    """Returns the module with a schema's classes."""
    theirs = {"onnx": "onnx.onnx_ml_pb2"}.get(schema, schema + "_pb2")
    ours = {"onnx": "onnxgen.onnx"}.get(schema, schema)
    return importlib.import_module(ours if sys.argv[1] == "onnxgen" else theirs)


def shown(value):
    """Returns a value as text without what may differ: addresses, modules, and the types of containers."""
    if isinstance(value, (list, tuple)):
        return type(value).__name__ + "(" + ", ".join(shown(each) for each in value) + ")"
    if isinstance(value, type):
        return "class " + value.__qualname__
    if hasattr(value, "SerializeToString"):
        return type(value).__name__ + repr(str(value))
    return repr(value)


def outcome(action):
    try:
        return shown(action())
    except Exception as error:  # the kind of error is part of the behaviour
        words = str(error)
        for full, short in TYPES.items():
            words = words.replace(full, short)
        if type(error).__name__ == "DecodeError":
            words = words.split(":")[0]
        return f"{type(error).__name__}: {words}"


def behaviour(name, *actions):
    """Prints the result or the exception of each action."""
    for number, action in enumerate(actions):
        print(f"{name} {number}: {outcome(action)}")


def kinds(name, *actions):
    """Prints each action's result or exception type. Messages are omitted because protobuf's own backends differ."""
    for number, action in enumerate(actions):
        print(f"{name} {number}: {outcome(action).split(': ')[0]}")


def setting(message, field, *values):
    """Returns actions that set a field and then read it."""
    def action(value):
        def run():
            setattr(message, field, value)
            return getattr(message, field)
        return run
    return [action(value) for value in values]
