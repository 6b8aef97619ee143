#!/usr/bin/env bash
# meson_test.sh: a Meson project has onnxgen as a subproject, through Meson's own support of CMake.
source "$(dirname "${BASH_SOURCE[0]}")/script.sh"
command -v meson >/dev/null || skip "no meson"

mkdir -p project/subprojects
ln -s "$ONNXGEN_SOURCE" project/subprojects/onnxgen
# The block of the documentation is the project.
block install.md meson.build >project/meson.build
cp "$ONNXGEN_SOURCE/tests/build/consumer/app/ready_made.cpp" project/main.cpp

# Without optimization and debug information. Meson ignores CMake's unity builds, so it compiles each source separately.
run meson setup --buildtype=plain build project
run ninja -C build -j 2 app
run build/app
