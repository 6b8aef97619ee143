#!/usr/bin/env bash
# pip_install_test.sh: `pip install .` builds a checkout and installs the package and its programs in an empty virtual
# environment. wheel_test.sh tests what the package contains.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
share_by_place
python=/usr/bin/python3
"$python" -m pip --version >/dev/null 2>&1 || skip "no pip: install python3-pip"

# pip writes into the folder that it installs.
mkdir onnxgen
tar -C "$ONNXGEN_SOURCE" --exclude=./build --exclude=./.git -c . | tar -C onnxgen -x
run "$python" -m venv --without-pip environment
install=("$python" -m pip --python environment/bin/python install --no-index --no-deps)
bin=$PWD/environment/bin

export CMAKE_GENERATOR=Ninja CMAKE_ARGS="${quick[*]}"
run "${install[@]}" ./onnxgen
run "$bin/onnxgen" --version
expect_log '^onnxgen [0-9.]+'
run "$bin/onnx-tool" --version
run "$bin/python" -c "
import onnxgen.onnx
model = onnxgen.onnx.ModelProto(ir_version=8, producer_name='pip')
model.graph.node.add(op_type='Relu', input=['x'], output=['y'])
onnxgen.save(model, 'relu.onnx')
assert onnxgen.load('relu.onnx') == model"
run "$bin/onnx-tool" show relu.onnx
expect_log 'y = Relu ?\(x\)'

# Without what the programs need, pip says what to do.
CMAKE_ARGS+=' -DCMAKE_DISABLE_FIND_PACKAGE_fmt=ON'
if "${install[@]}" --force-reinstall ./onnxgen >log 2>&1; then fail "the generator is built without fmt"; fi
expect_log 'Set CMAKE_ARGS=-DONNXGEN_FETCH_DEPENDENCIES=ON'
