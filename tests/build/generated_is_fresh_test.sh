#!/usr/bin/env bash
# Checks that generated/ equals the current output of the generator for schemas/, and that --check detects differences.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

schemas=(onnx/onnx-ml.proto onnx/onnx-operators-ml.proto onnx/onnx-data.proto)
run "$ONNXGEN_EXECUTABLE" --check -I "$ONNXGEN_SOURCE/schemas" --cpp_out="$ONNXGEN_SOURCE/generated/native" "${schemas[@]}"
run "$ONNXGEN_EXECUTABLE" --check -I "$ONNXGEN_SOURCE/schemas" \
  --cpp_out="profile=protobuf,speed:$ONNXGEN_SOURCE/generated/protobuf" "${schemas[@]}"

mapfile -t well_known < <(cd "$ONNXGEN_SOURCE/schemas" && find google -name '*.proto')
((${#well_known[@]} == 19)) || fail "${#well_known[@]} schemas in schemas/google"
run "$ONNXGEN_EXECUTABLE" --check -I "$ONNXGEN_SOURCE/schemas" --cpp_out="$ONNXGEN_SOURCE/generated/well_known" \
  "${well_known[@]}"
run "$ONNXGEN_EXECUTABLE" --check -I "$ONNXGEN_SOURCE/schemas" \
  --cpp_out="profile=protobuf:$ONNXGEN_SOURCE/generated/protobuf_well_known" "${well_known[@]}"

mkdir python
run "$ONNXGEN_EXECUTABLE" -I "$ONNXGEN_SOURCE/schemas" --python_out=module=onnxgen._onnx:python "${schemas[@]}"
for file in _onnx.pyi _onnx.cc; do
  run cmp "python/onnxgen/$file" "$ONNXGEN_SOURCE/generated/python/onnxgen/$file"
done

cp -r "$ONNXGEN_SOURCE/generated/native" copy
run "$ONNXGEN_EXECUTABLE" --check -I "$ONNXGEN_SOURCE/schemas" --cpp_out=copy "${schemas[@]}"
echo >>copy/onnx/onnx-data.pb.cc
if "$ONNXGEN_EXECUTABLE" --check -I "$ONNXGEN_SOURCE/schemas" --cpp_out=copy "${schemas[@]}" >log 2>&1; then
  fail "--check accepts a changed file"
fi
expect_log 'onnx-data\.pb\.cc'
