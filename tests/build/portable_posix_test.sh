#!/usr/bin/env bash
# The tests of files, archives and encrypted models pass without Linux-specific calls, as on macOS. This includes tests
# that kill a save at every call, make every call fail, and simulate power failures.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"

programs=(io/onnxgen_io_{tests,save_tests,faulty_reads_tests,many_buffers_tests,out_of_memory_tests,profiles_tests}
  archive/onnxgen_{archive,minizip}_tests crypto/onnxgen_crypto_{tests,wiping_tests})
# Excludes tests that use gibibytes of data; their results do not depend on which system calls are used.
large=Large.OwnedOverFourGibibytes:Tensors/SaveLarge.*:LargeArchive.*

run cmake -G Ninja -S "$ONNXGEN_SOURCE" -B build "${quick[@]}" -DONNXGEN_PORTABLE_POSIX=ON -DONNXGEN_BUILD_TESTS=ON \
  -DONNXGEN_PRECOMPILE=ON "-DONNXGEN_EXECUTABLE=$ONNXGEN_EXECUTABLE" -DONNXGEN_CONFORMANCE=OFF -DONNXGEN_PYTHON=OFF \
  -DONNXGEN_BENCHMARKS=OFF
run cmake --build build --parallel 2 --target "${programs[@]##*/}"

# The library makes no Linux-specific calls.
run nm --undefined-only --demangle build/runtime/libonnxgen_io.a
expect_log ' fsync(@|$)'
expect_no_log ' (copy_file_range|fdatasync|syscall|mremap)(@|$)'

export ONNXGEN_TEST_TIER=full
for program in "${programs[@]}"; do
  run "build/tests/$program" --gtest_brief=1 "--gtest_filter=-$large"
  expect_log '\[  PASSED  \] [0-9]+ test'
done
