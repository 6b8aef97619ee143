"""Finds attributes of schema modules that are created on first use.

These are the names from files imported with `import public`, descriptors such as _NODEPROTO, which protoc's modules
also define, and, with onnxgen.protobuf_shim, services.
"""

import importlib

from onnxgen import _core
from onnxgen._file_record import public_imports


def find(module, name):
    """Finds an attribute and adds it to the module. Called for names missing in the module. Raises AttributeError."""
    for file in _core.files_of_module(module.__name__):
        for look_up in (_descriptor, _service, _public):
            found = look_up(file, name)
            if found is not None:
                setattr(module, name, found)
                return found
    raise AttributeError(f"module {module.__name__!r} has no attribute {name!r}")


def _descriptor(file, name):
    """Returns the descriptor of Outer.Inner for _OUTER_INNER."""
    if not name.startswith("_"):
        return None
    services = getattr(file, "services_by_name", {})
    scopes = [("", file.message_types_by_name), ("", file.enum_types_by_name), ("", services)]
    while scopes:
        prefix, descriptors = scopes.pop()
        for key, descriptor in descriptors.items():
            path = f"{prefix}_{key.upper()}"
            if path == name:
                return descriptor
            if name.startswith(path + "_") and hasattr(descriptor, "nested_types_by_name"):
                scopes += [(path, descriptor.nested_types_by_name), (path, descriptor.enum_types_by_name)]
    return None


def _service(file, name):
    """Returns the class of a service or of its stub, or None. The file must set py_generic_services."""
    service_name = name[:-len("_Stub")] if name.endswith("_Stub") else name
    service = getattr(file, "services_by_name", {}).get(service_name)
    if service is None or not service.is_generic:
        return None
    from google.protobuf import service_reflection  # onnxgen's stand-in; only it adds services to files
    return service_reflection.make_classes(service)[name.endswith("_Stub")]


def _public(file, name):
    for imported in public_imports(file.serialized_pb):
        for each in _files_called(imported):
            found = _declared(each, name)
            if found is None:
                found = _public(each, name)
            if found is not None:
                return found
    return None


def _files_called(file_name):
    found = [each for each in _core.files() if each.name == file_name]
    if not found:
        path = file_name[:-len(".proto")] if file_name.endswith(".proto") else file_name
        try:
            importlib.import_module(path.replace("-", "_").replace("/", ".") + "_pb2")
        except ImportError:
            return []
        found = [each for each in _core.files() if each.name == file_name]
    return found


def _declared(file, name):
    """Returns the class, enum, enum value or extension with this name, or None."""
    if name in file.message_types_by_name:
        return file.message_types_by_name[name]._concrete_class
    if name in file.enum_types_by_name:
        return _core.EnumTypeWrapper(file.enum_types_by_name[name])
    if name in file.extensions_by_name:
        return file.extensions_by_name[name]
    for enum in file.enum_types_by_name.values():
        if name in enum.values_by_name:
            return enum.values_by_name[name].number
    return None
