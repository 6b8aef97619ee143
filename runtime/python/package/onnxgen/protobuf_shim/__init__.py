"""Lets packages that import google.protobuf, such as onnx, run on onnxgen's messages.

    import onnxgen.protobuf_shim
    onnxgen.protobuf_shim.install()
    import onnx

Afterwards, `import google.protobuf` imports the modules in `stand_in`, which provide what the onnx package and similar
packages use. A package's generated modules, such as onnx.onnx_ml_pb2, run unchanged with onnxgen's classes. If the onnx
package contains no generated modules, onnxgen provides them.
"""

import sys

from onnxgen.protobuf_shim._describe import native
from onnxgen.protobuf_shim._finder import Finder, ReadyMadeFinder
from onnxgen.protobuf_shim._schemas import add_classes

__all__ = ["install", "add_classes"]


def install() -> None:
    """Replaces google.protobuf with onnxgen's modules for the whole process. Further calls do nothing.

    Raises RuntimeError if the real google.protobuf was already imported, because its classes would mix with onnxgen's.
    """
    if any(isinstance(finder, Finder) for finder in sys.meta_path):
        return
    if sys.modules.get("google.protobuf") is not None:
        raise RuntimeError(
            "google.protobuf is already imported; call onnxgen.protobuf_shim.install() before any import of it")
    sys.modules.pop("google.protobuf", None)  # None in sys.modules would block the import
    native.extend()
    sys.meta_path.insert(0, Finder())
    sys.meta_path.append(ReadyMadeFinder())
