"""Where the modules are found that stand in for others."""

import importlib.machinery
import importlib.util
import pathlib
import sys

_PROTOBUF = "google.protobuf"
_FOLDER = pathlib.Path(__file__).parent / "stand_in"


class Finder:
    """Finds google.protobuf and all below it, before anybody else does, and never a part of another one."""

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name == "google":
            return _google()
        if name != _PROTOBUF and not name.startswith(_PROTOBUF + "."):
            return None
        place = _FOLDER.joinpath(*name.split(".")[2:])
        if place.is_dir():
            return importlib.util.spec_from_file_location(
                name, place / "__init__.py", submodule_search_locations=[str(place)])
        file = place.with_name(place.name + ".py")
        if file.exists():
            return importlib.util.spec_from_file_location(name, file)
        spec = _made_by_onnxgen(name)
        if spec is None:
            raise ModuleNotFoundError(f"onnxgen.protobuf_shim has no {name}", name=name)
        return spec


def _made_by_onnxgen(name):
    """Finds the module of a schema below google/protobuf in sys.path. protobuf's own are no extensions."""
    *packages, last = name.split(".")
    if not last.endswith("_pb2"):
        return None
    extensions = (importlib.machinery.ExtensionFileLoader, importlib.machinery.EXTENSION_SUFFIXES)
    for entry in sys.path:
        finder = importlib.machinery.FileFinder(str(pathlib.Path(entry, *packages)), extensions)
        spec = finder.find_spec(name)
        if spec is not None:
            return spec
    return None


def _google():
    """The namespace that other packages may be in; one of our own where there is none."""
    found = importlib.machinery.PathFinder.find_spec("google")
    return found if found is not None else importlib.machinery.ModuleSpec("google", None, is_package=True)


class ReadyMadeFinder:
    """Finds the modules that the onnx package's build would have made by protoc, where nobody else does."""

    NAMES = ("onnx.onnx_ml_pb2", "onnx.onnx_operators_ml_pb2", "onnx.onnx_data_pb2")

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name not in ReadyMadeFinder.NAMES:
            return None
        return importlib.util.spec_from_file_location(name, pathlib.Path(__file__).parent / "_ready_made.py")
