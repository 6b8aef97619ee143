"""read_with_onnx.py FOLDER: loads every model in the folder with the onnx package and checks it. Writes manifest.tsv,
which lists model, tensor, type, dims and the SHA-1 of the tensor's raw bytes."""

import hashlib
import pathlib
import sys

import onnx
from onnx import external_data_helper

folder = pathlib.Path(sys.argv[1])

with open(folder / "manifest.tsv", "w") as manifest:
    for path in sorted(folder.glob("*.onnx")):
        onnx.checker.check_model(str(path))
        model = onnx.load(str(path))
        for tensor in external_data_helper._get_all_tensors(model):
            assert not external_data_helper.uses_external_data(tensor), tensor.name
            digest = hashlib.sha1(tensor.raw_data).hexdigest()
            dims = ",".join(map(str, tensor.dims))
            manifest.write(f"{path.name}\t{tensor.name}\t{tensor.data_type}\t{dims}\t{digest}\n")
