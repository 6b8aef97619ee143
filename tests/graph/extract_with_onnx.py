"""extract_with_onnx.py MODEL INPUTS OUTPUTS RESULT: writes the result of onnx.utils.extract_model. INPUTS and OUTPUTS
are names separated by commas. The model must contain types of the intermediate values."""
import sys

import onnx
import onnx.utils

model = onnx.load(sys.argv[1])
extractor = onnx.utils.Extractor(model)
onnx.save(extractor.extract_model(sys.argv[2].split(","), sys.argv[3].split(",")), sys.argv[4])
