#!/usr/bin/env bash
# Checks the project that ./bootstrap demo builds: it writes a network and summarizes it and other models.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

run cmake -G Ninja -S "$ONNXGEN_SOURCE/tools/demo" -B build "-DONNXGEN_EXECUTABLE=$ONNXGEN_EXECUTABLE" "${quick[@]}"
run cmake --build build

run build/make_lenet lenet.onnx
[[ $(wc -c <lenet.onnx) -gt 200000 ]] || fail "the network is too small"
run build/summary lenet.onnx
expect_log "^graph 'LeNet-5', by make_lenet: 13 nodes, 61706 parameters in 10 tensors$"
expect_log '^  input   image  FLOAT \[batch,1,32,32\]$'
expect_log '^  Conv       conv2  conv2.weight \[16,6,5,5\]  conv2.bias \[16\]$'
expect_log '^  Softmax    softmax$'

head -c 1000 lenet.onnx >cut.onnx
if build/summary cut.onnx >log 2>&1; then fail "a truncated model is accepted"; fi
expect_log '^summary: cut.onnx: .*truncated at byte'
if build/summary missing.onnx >log 2>&1; then fail "a missing file is accepted"; fi
expect_log '^summary: cannot open missing.onnx$'
if build/make_lenet /dev/full >log 2>&1; then fail "a full disk is not reported"; fi
expect_log '^make_lenet: cannot write /dev/full$'
