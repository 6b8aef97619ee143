"""Lets packages that import google.protobuf, such as onnx, run on onnxgen's messages.

    import onnxgen.protobuf_shim
    onnxgen.protobuf_shim.install()
    import onnx

From then on `import google.protobuf` gives the modules in `stand_in`, which have what the onnx package and its like
use. A package's generated modules, such as onnx.onnx_ml_pb2, run as they are and get onnxgen's classes; where a package
comes without them, onnxgen has some for ONNX.
"""

import importlib
import sys

from onnxgen.protobuf_shim._describe import native
from onnxgen.protobuf_shim._finder import Finder, ReadyMadeFinder
from onnxgen.protobuf_shim._schemas import add_classes

__all__ = ["install", "add_classes"]


def install():
    """Puts the stand-ins in place of google.protobuf, for the whole process. Further calls do nothing.

    Raises RuntimeError where another google.protobuf has been imported already: its classes and onnxgen's would meet.
    """
    if any(isinstance(finder, Finder) for finder in sys.meta_path):
        return
    if sys.modules.get("google.protobuf") is not None:
        raise RuntimeError(
            "google.protobuf has been imported already; call onnxgen.protobuf_shim.install() before what imports it")
    sys.modules.pop("google.protobuf", None)  # None is how its import is forbidden
    native.extend()
    sys.meta_path.insert(0, Finder())
    sys.meta_path.append(ReadyMadeFinder())
    importlib.invalidate_caches()
