"""Writes two valid schemas whose names clash with each other and with the names in generated classes.

nasty_names.py SEED MESSAGES

Writes nastySEED.proto, which imports importedSEED.proto, in the current folder. Equal arguments give equal schemas.
"""

import pathlib
import random
import sys

STEMS = ["x", "vote", "Bar", "foo_bar", "fooBar", "foo__bar", "a1b", "A", "B_C"]
PREFIXES = ["has_", "set_", "clear_", "add_", "mutable_", "release_", "set_allocated_", "borrow_", "resize_", "k",
            "unsafe_arena_release_", "unsafe_arena_set_allocated_", "kEntryOf_", "kFieldsOf_", "kExtension_", "kValue_",
            "kExtensionsOf_", "k"]
SUFFIXES = ["_", "__", "_size", "_case", "Case", "_MIN", "_MAX", "_ARRAYSIZE", "_IsValid", "_Name", "_Parse", "_NOT_SET",
            "FieldNumber", "_1", "_2", "Entries", "_Descriptor_", "_descriptor", "Entry", "_list"]
# Members and parameters of generated classes, and names that their code uses.
OURS = ["Clear", "CopyFrom", "MergeFrom", "MoveFrom", "Swap", "New", "swap", "IsInitialized", "ByteSizeLong",
        "GetCachedSize", "SerializeToString", "ParseFromString", "DebugString", "GetTypeName", "GetArena", "Message",
        "MessageLite", "Arena", "Status", "default_instance", "unknown_fields", "descriptor", "GetDescriptor",
        "GetReflection", "GetMetadata", "Data_", "D_", "Info_", "Fields_", "Class_", "Description_", "Descriptor_",
        "Storage_", "Cold_", "Rare_", "kFields", "kOneofs", "kEntries", "kTypes", "header", "has", "has_bits", "set_has",
        "clear_has", "extensions", "cold", "rare", "self", "other", "value", "values", "name", "names", "index", "size",
        "data", "arena", "handle", "taken", "a", "b", "GetExtension", "SetExtension", "ClearExtension", "ReleaseExtension", "SetAllocatedExtension", "ExtensionAccessors",
        "ExtensionIdentifier", "kExtensionsAreLinked", "kExtensions", "internal", "onnxgen",
        "onnxgen_v1", "std", "google", "protobuf", "string", "uint32_t", "size_t", "offsetof", "move", "exchange",
        "Stub", "ChannelOwnership", "STUB_OWNS_CHANNEL", "channel", "channel_", "owns_channel_", "CallMethod",
        "GetRequestPrototype", "controller", "request", "response", "done", "method", "ABSL_CHECK", "MessageData", "ClassData", "OverflowBlock", "Extendable", "ExtendableData"]
KEYWORDS = ["class", "class_", "int", "delete", "operator", "template", "this", "true", "concept", "co_await", "NULL",
            "typeof", "linux", "errno", "assert", "stdin", "and", "export", "alignas"]
MACROS = ["INFINITE", "ALTERNATE", "DEFAULT", "EXTERNAL", "LITTLE_ENDIAN", "EINTR", "SIGUSR1", "M_PI", "M", "E", "M_E",
          "NAN", "INFINITY", "BUFSIZ", "min", "max", "isnan", "major", "signals", "I", "DOMAIN", "EOF", "SEEK_SET"]
# All names. Ordinary ones occur several times, so that they clash with each other.
ALL = STEMS * 6 + OURS + KEYWORDS + MACROS
SCALARS = ["int32", "string", "bytes", "bool", "double", "sint64", "fixed32"]


class Scope:
    """Names that are taken in one scope of the schema."""

    def __init__(self, rng):
        self.rng = rng
        self.taken = []

    def add(self, name):
        self.taken.append(name)
        return name

    def name(self):
        while True:
            name = self.rng.choice(self.taken) if self.taken and self.rng.random() < 0.5 else self.rng.choice(ALL)
            if self.rng.random() < 0.35:
                name = self.rng.choice(PREFIXES) + name
            if self.rng.random() < 0.35:
                name += self.rng.choice(SUFFIXES)
            if self.rng.random() < 0.1:
                name = name.swapcase()
            if name not in self.taken:
                return self.add(name)


class Writer:
    def __init__(self, seed, package, imported=None):
        self.rng = random.Random(seed)
        self.proto3 = seed % 3 == 2
        self.lite = seed % 4 == 1
        self.package = package
        self.imported = imported
        self.lines = []
        self.enums = []
        self.messages = []
        if imported is not None:
            self.enums += imported.enums if imported.proto3 or not self.proto3 else []
            self.messages += imported.messages

    def enum(self, scope, path, indent):
        name = scope.name()
        values = [scope.name() for _ in range(self.rng.randint(1, 5))]
        self.lines.append(f"{indent}enum {name} {{")
        for number, value in enumerate(values):
            self.lines.append(f"{indent}  {value} = {number};")
        self.lines.append(f"{indent}}}")
        self.enums.append(f"{path}.{name}")

    def type(self):
        pool = SCALARS + self.rng.sample(self.enums, min(3, len(self.enums)))
        return self.rng.choice(pool + self.rng.sample(self.messages, min(4, len(self.messages))))

    def field(self, scope, number, indent, label):
        self.lines.append(f"{indent}{label}{self.type()} {scope.name()} = {number};")

    def group(self, scope, number, indent):
        while True:
            name = "G" + scope.name()
            if name not in scope.taken and name.lower() not in scope.taken:
                break
        scope.add(name)
        scope.add(name.lower())
        self.lines.append(f"{indent}optional group {name} = {number} {{")
        self.field(Scope(self.rng), 1, indent + "  ", "repeated ")
        self.lines.append(f"{indent}}}")

    def service(self, scope):
        self.lines.append(f"service {scope.name()} {{")
        inner = Scope(self.rng)
        for _ in range(self.rng.randint(0, 6)):
            self.lines.append(f"  rpc {inner.name()}({self.rng.choice(self.messages)}) returns "
                              f"({self.rng.choice(self.messages)});")
        self.lines.append("}")

    def labels(self):
        return ["", "optional ", "repeated "] if self.proto3 else ["optional ", "optional ", "repeated "]

    def message(self, scope, path, indent, depth):
        name = scope.name()
        self.messages.append(f"{path}.{name}")
        self.lines.append(f"{indent}message {name} {{")
        inner = Scope(self.rng)
        # A map's entry message is named after the field. Reserve that name.
        inner.taken = ["TableEntry", "table"]
        for _ in range(self.rng.randint(0, 2)):
            if depth < 2:
                self.message(inner, f"{path}.{name}", indent + "  ", depth + 1)
            self.enum(inner, f"{path}.{name}", indent + "  ")
        number = 1
        for _ in range(self.rng.randint(0, 8)):
            self.field(inner, number, indent + "  ", self.rng.choice(self.labels()))
            number += 1
        for _ in range(self.rng.randint(0, 2)):
            self.lines.append(f"{indent}  oneof {inner.name()} {{")
            for _ in range(self.rng.randint(1, 4)):
                self.field(inner, number, indent + "    ", "")
                number += 1
            self.lines.append(f"{indent}  }}")
        if self.rng.random() < 0.3:
            self.lines.append(f"{indent}  map<string, {self.type()}> table = {number};")
        if not self.proto3 and self.rng.random() < 0.3:
            self.lines.append(f"{indent}  extensions 100 to 120;")
            self.lines.append(f"{indent}  extend {path}.{name} {{")
            for extension in range(100, 100 + self.rng.randint(1, 4)):
                self.field(inner, extension, indent + "    ", "optional ")
            self.lines.append(f"{indent}  }}")
            self.extended = f"{path}.{name}"
        if not self.proto3 and self.rng.random() < 0.4:
            self.group(inner, number + 1, indent + "  ")
        self.lines.append(f"{indent}}}")

    def file(self, count):
        scope = Scope(self.rng)
        self.extended = None
        for _ in range(count):
            if self.rng.random() < 0.4:
                self.enum(scope, "." + self.package, "")
            self.message(scope, "." + self.package, "", 0)
        if self.extended is not None:
            self.lines.append(f"extend {self.extended} {{")
            for extension in range(110, 115):
                self.field(scope, extension, "  ", "optional ")
            self.lines.append("}")
        if not self.lite:
            self.service(scope)
            self.service(scope)
        head = [f'syntax = "{"proto3" if self.proto3 else "proto2"}";', f"package {self.package};"]
        if self.imported is not None:
            head.append(f'import "imported{sys.argv[1]}.proto";')
        head.append("option optimize_for = LITE_RUNTIME;" if self.lite else "option cc_generic_services = true;")
        return "\n".join(head + self.lines) + "\n"


def main():
    seed, count = int(sys.argv[1]), int(sys.argv[2])
    imported = Writer(seed + 100, "nasty." + random.Random(seed).choice(["names.x", "std", "class", "max", "x"]))
    pathlib.Path(f"imported{seed}.proto").write_text(imported.file(1), encoding="ascii")
    pathlib.Path(f"nasty{seed}.proto").write_text(Writer(seed, "nasty.names", imported).file(count), encoding="ascii")


if __name__ == "__main__":
    main()
