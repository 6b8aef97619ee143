"""Import finders for the modules that replace google.protobuf."""

import importlib.machinery
import importlib.util
import pathlib
import sys

_PROTOBUF = "google.protobuf"
_FOLDER = pathlib.Path(__file__).parent / "stand_in"


class Finder:
    """Finds google.protobuf and its submodules before other finders. Never returns a part of the real package."""

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
    """Finds a schema module below google/protobuf in sys.path. Only extensions match; protobuf's modules are not."""
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
    """Returns the namespace package `google`, which other packages may share, or a new one if there is none."""
    found = importlib.machinery.PathFinder.find_spec("google")
    return found if found is not None else importlib.machinery.ModuleSpec("google", None, is_package=True)


class ReadyMadeFinder:
    """Finds the modules that the onnx package's build generates with protoc, if no other finder does."""

    NAMES = ("onnx.onnx_ml_pb2", "onnx.onnx_operators_ml_pb2", "onnx.onnx_data_pb2")

    @staticmethod
    def find_spec(name, path=None, target=None):
        if name not in ReadyMadeFinder.NAMES:
            return None
        return importlib.util.spec_from_file_location(name, pathlib.Path(__file__).parent / "_ready_made.py")
