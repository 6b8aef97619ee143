from onnxgen._onnx import *
from onnxgen._onnx import _START_VERSION as _START_VERSION
