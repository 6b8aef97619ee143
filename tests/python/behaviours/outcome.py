"""How the scripts of this folder show what classes do, whoever made them.

    SCRIPT.py protobuf|onnxgen

Each prints one line a behaviour. The test runs it with the classes of python3-protobuf and with ours and compares the
lines: what protobuf does is never written down here.
"""
import importlib
import sys

if sys.argv[1] == "onnxgen":
    import onnxgen.protobuf_shim

    onnxgen.protobuf_shim.install()

# What is worded otherwise, on purpose: our DecodeError goes on where protobuf's ends, with the place and the path.
TYPES = {
    "google.protobuf.pyext._message.": "",
    "onnxgen._core.": "",
}


def classes(schema):
    """The module of a schema's classes."""
    theirs = {"onnx": "onnx.onnx_ml_pb2"}.get(schema, schema + "_pb2")
    ours = {"onnx": "onnxgen.onnx"}.get(schema, schema)
    return importlib.import_module(ours if sys.argv[1] == "onnxgen" else theirs)


def shown(value):
    """A value, without what may differ: addresses, modules, and the types of containers."""
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
    except Exception as error:  # the behaviour is which one
        words = str(error)
        for full, short in TYPES.items():
            words = words.replace(full, short)
        if type(error).__name__ == "DecodeError":
            words = words.split(":")[0]
        return f"{type(error).__name__}: {words}"


def behaviour(name, *actions):
    """Prints what each action gives, or raises."""
    for number, action in enumerate(actions):
        print(f"{name} {number}: {outcome(action)}")


def kinds(name, *actions):
    """The same, where only the kind of an error counts: protobuf's own backends do not agree on the words."""
    for number, action in enumerate(actions):
        print(f"{name} {number}: {outcome(action).split(': ')[0]}")


def setting(message, field, *values):
    """Actions that set a field and then read it."""
    def action(value):
        def run():
            setattr(message, field, value)
            return getattr(message, field)
        return run
    return [action(value) for value in values]
