"""Real models, and the tensors of their tests. Every field, the serialized bytes and the array of every tensor must
equal those of python3-protobuf and the onnx package's numpy_helper.

    corpora_test.py SCHEMAS FOLDER...

SCHEMAS is the folder of onnx/onnx-ml.proto, from which protoc generates protobuf's classes.
"""

import difflib
import importlib.util
import pathlib
import shutil
import subprocess
import sys
import tempfile

SCRIPT = pathlib.Path(__file__).with_name("corpora_script.py")


def files(folders):
    return sorted(str(path) for folder in folders for ending in ("*.onnx", "*.pb")
                  for path in pathlib.Path(folder).rglob(ending))


def lines(classes, module, paths):
    result = subprocess.run([sys.executable, SCRIPT, classes, module], input="\n".join(paths), capture_output=True,
                            text=True)
    if result.returncode != 0:
        sys.exit(f"FAILED: {result.stderr[-4000:]}")
    return result.stdout.splitlines()


def main():
    schemas, *folders = sys.argv[1:]
    missing = [name for name in ("onnx", "google.protobuf", "numpy")
               if importlib.util.find_spec(name.split(".")[0]) is None or importlib.util.find_spec(name) is None]
    paths = files(folders)
    if missing or not paths or shutil.which("protoc") is None:
        print(f"SKIPPED: {len(paths)} files in {folders}; not installed: {missing}; protoc: {shutil.which('protoc')}")
        return 77
    with tempfile.TemporaryDirectory() as output:
        subprocess.run(["protoc", f"-I{schemas}", f"--python_out={output}", "onnx/onnx-ml.proto"], check=True)
        module = f"{output}/onnx/onnx_ml_pb2.py"
        expected, found = lines("protobuf", module, paths), lines("onnxgen", module, paths)
    differences = [line[:400] for line in difflib.unified_diff(expected, found, "protobuf", "onnxgen", n=0)]
    print(f"{len(found)} files, {sum('the same bytes' in line for line in found)} written as they were read")
    print("\n".join(differences[:40]))
    return 1 if differences or len(found) != len(paths) else 0


if __name__ == "__main__":
    sys.exit(main())
