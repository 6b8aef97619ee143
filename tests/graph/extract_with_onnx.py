"""extract_with_onnx.py MODEL INPUTS OUTPUTS RESULT: what onnx.utils.extract_model makes of a model, names separated by
commas. The values in between must have types in the model."""
import sys

import onnx
import onnx.utils

model = onnx.load(sys.argv[1])
extractor = onnx.utils.Extractor(model)
onnx.save(extractor.extract_model(sys.argv[2].split(","), sys.argv[3].split(",")), sys.argv[4])
