# shellcheck shell=bash
# ./bootstrap release: builds the archives and the Python wheel of a release, and tests them. Calls functions of bootstrap
# and of debian_sources.sh.
#
# The programs are static; those for macOS link only libSystem, which has no static form. The other libraries are
# compiled from Debian's source packages, so that apt and a compiler for each target are enough; the C and C++ libraries
# come with the compiler.

readonly release_targets=(linux-x86_64 linux-aarch64 windows-x86_64 macos-arm64 macos-x86_64 wheel)

# describe_target TARGET: sets the variables that differ between targets. To add a target, describe it here and add it to
# release_targets.
#   toolchain   name of the file in cmake/toolchains
#   cc, ar      commands of the C compiler and the archiver, for building OpenSSL
#   openssl     name of the target in OpenSSL's Configure
#   archive     extension of the archive
#   tools       groups of bootstrap's table of packages: the compiler, the emulator and programs of the test
#   emulator    program that runs the target's programs; empty if this machine runs them itself, or if none can
#   link        linker flags of programs
#   in_module   linker flags of Python modules
#   programs    CMake targets to build
describe_target() {
  link='-static -s' archive=tar.gz tools=() emulator=() in_module='' programs=(onnxgen onnx-tool)
  case $1 in
    linux-x86_64)
      toolchain=x86_64 cc=(x86_64-linux-gnu-gcc) ar=(x86_64-linux-gnu-ar) openssl=linux-x86_64
      in_module='-static-libstdc++ -s' # every manylinux system has libgcc_s
      programs+=(onnxgen_python)       # for the wheel
      ;;
    linux-aarch64)
      toolchain=aarch64 cc=(aarch64-linux-gnu-gcc) ar=(aarch64-linux-gnu-ar) openssl=linux-aarch64
      tools=(aarch64) emulator=(qemu-aarch64)
      ;;
    windows-x86_64)
      toolchain=mingw archive=zip tools=(mingw wine) emulator=(wine)
      set_c_compiler mingw
      link+=' -Wl,--no-insert-timestamp' # for identical bytes
      programs+=(onnxgen_protoc onnxgen_plugin) # links on other systems
      ;;
    macos-*)
      toolchain=$1 tools=(macos)
      if ! install_zig; then
        printf 'npm cannot install zig, the compiler for %s; see build/zig.log\n' "$1" >&2
        exit 1
      fi
      set_c_compiler "$1"
      link=-s
      ;;
    *)
      printf 'unknown target %s; use one of: %s\n' "$1" "${release_targets[*]}" >&2
      exit 2
      ;;
  esac
}

# Sets SOURCE_DATE_EPOCH, the time of all files in the archives, to the time of the commit unless it is set already.
set_release_date() {
  if [[ -z ${SOURCE_DATE_EPOCH:-} ]] && ! SOURCE_DATE_EPOCH=$(git log -1 --format=%ct 2>/dev/null); then
    printf 'this is not a git checkout; set SOURCE_DATE_EPOCH to the time of the release, in seconds since 1970\n' >&2
    exit 1
  fi
  export SOURCE_DATE_EPOCH TZ=UTC LC_ALL=C
}

# Gets the sources of the linked libraries in $release/sources.
release_sources() {
  if [[ -e $release/sources/complete ]]; then return; fi
  say "getting the sources of ANTLR's runtime, fmt, CLI11, libdeflate and OpenSSL"
  rm -rf "$release/sources"
  mkdir -p "$release/sources"
  quietly release-sources set_source_apt "$release/apt"
  quietly release-sources get_antlr_source "$release/sources/antlr4"
  quietly release-sources get_source fmtlib "$release/sources/fmt"
  local name
  for name in cli11 libdeflate openssl; do quietly release-sources get_source "$name" "$release/sources/$name"; done
  touch "$release/sources/complete"
}

# release_libraries TARGET: builds the libraries that the target's programs link, in $release/TARGET/libraries.
release_libraries() {
  local -r folder=$release/$1/libraries
  if [[ -e $folder/complete ]]; then return; fi
  say "building the libraries for $1"
  rm -rf "$folder"
  mkdir -p "$folder"
  quietly "libraries-$1" build_static "$release/sources" "$folder" "$toolchain"
  quietly "cli11-$1" cmake -S "$release/sources/cli11" -B "$folder/cli11" -DBUILD_TESTING=OFF -DCLI11_BUILD_TESTS=OFF \
    -DCLI11_BUILD_EXAMPLES=OFF -DCLI11_BUILD_DOCS=OFF "-DCMAKE_INSTALL_PREFIX=$folder"
  quietly "cli11-$1" cmake --install "$folder/cli11"
  quietly "openssl-$1" build_openssl "$release/sources/openssl" "$folder"
  touch "$folder/complete"
}

# release_licences FOLDER: collects the licences of all linked libraries, including the compiler's own, from Debian's
# packages. That of dagre is already there.
release_licences() {
  local -r folder=$1/third-party
  local name file package text
  mkdir -p "$folder"
  for name in antlr4 fmt cli11 libdeflate openssl; do
    cp "$release/sources/$name/debian/copyright" "$folder/$name.txt"
    printf '%s %s\n' "$name" "$(<"$release/sources/$name/debian/version")" >>"$folder/VERSIONS.txt"
  done
  if [[ -e $folder/dagre.txt ]]; then printf 'dagre %s\n' "$dagre_version" >>"$folder/VERSIONS.txt"; fi
  cp /usr/share/doc/libutfcpp-dev/copyright "$folder/utfcpp.txt"
  if [[ ${cc[0]} == */zig ]]; then
    cp "${cc[0]%zig}LICENSE" "$folder/zig.txt"
    cp "${cc[0]%zig}lib/libcxx/LICENSE.TXT" "$folder/libcxx.txt"
    printf 'zig and its libc++ %s\n' "$("${cc[0]}" version)" >>"$folder/VERSIONS.txt"
  else
    for file in libc.a libstdc++.a libgcc.a libmingw32.a libwinpthread.a; do
      file=$("${cc[@]}" -print-file-name="$file")
      if [[ $file != /* ]]; then continue; fi # this target has no such library
      package=$(dpkg-query -S "$(realpath "$file")" | sed 's/[:,].*//')
      cp "/usr/share/doc/$package/copyright" "$folder/$package.txt"
      dpkg-query -W -f '${Package} ${Version}\n' "$package" >>"$folder/VERSIONS.txt"
    done
  fi
  # Debian's copyright files refer to the full texts of common licences.
  grep -hoE '/usr/share/common-licenses/[A-Za-z0-9.-]*[A-Za-z0-9]' "$folder"/*.txt | sort -u | while IFS= read -r text; do
    if [[ -e $text ]]; then cp "$text" "$folder/"; fi
  done
}

# build_release TARGET: builds the programs, and installs them with the sources in $release/TARGET/tree. The linux-x86_64
# generator must exist for the other targets: it generates classes for onnx-tool.
build_release() {
  local -r target=$1 folder=$release/$1
  local -r tree=$folder/tree/onnxgen-$release_version-$target
  local options
  if [[ $target == linux-x86_64 ]]; then
    options=(-DONNXGEN_EXECUTABLE= -DONNXGEN_PYTHON=ON -DPython3_EXECUTABLE=/usr/bin/python3
      "-DPython3_INCLUDE_DIR=$(/usr/bin/python3 -c 'import sysconfig; print(sysconfig.get_paths()["include"])')")
  else
    options=("-DONNXGEN_EXECUTABLE=$release/linux-x86_64/build/generator/onnxgen" -DONNXGEN_BUILD_GENERATOR=ALWAYS
      -DONNXGEN_PYTHON=OFF)
  fi
  say "building the programs for $target"
  quietly "configure-$target" cmake -S . -B "$folder/build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    "-DCMAKE_TOOLCHAIN_FILE=$PWD/cmake/toolchains/$toolchain.cmake" "-DCMAKE_FIND_ROOT_PATH=$folder/libraries" \
    "-DCMAKE_PREFIX_PATH=$folder/libraries" \
    "-DCMAKE_EXE_LINKER_FLAGS=$link" "-DCMAKE_MODULE_LINKER_FLAGS=$in_module" -DOPENSSL_USE_STATIC_LIBS=ON \
    -DONNXGEN_BUILD_TESTS=OFF -DONNXGEN_BUILD_TOOLS=ON -DONNXGEN_SYNTAX=ON -DONNXGEN_ARCHIVE=ON -DONNXGEN_CRYPTO=ON \
    -DONNXGEN_REMOTE=OFF -DONNXGEN_PROTOBUF=OFF -DCMAKE_UNITY_BUILD=ON "${options[@]}"
  quietly "build-$target" cmake --build "$folder/build" --target "${programs[@]}"
  rm -rf "$folder/tree"
  local component
  for component in tools sources; do
    quietly "install-$target" cmake --install "$folder/build" --component "$component" --prefix "$tree"
  done
  mv "$tree/share/doc/onnxgen-tools" "$tree/share/doc/onnxgen"
  release_licences "$tree/share/doc/onnxgen"
}

# pack_release TARGET: packs the archive. Its bytes depend only on the files and SOURCE_DATE_EPOCH.
pack_release() {
  local -r folder=$release/$1/tree
  local -r file=$release/onnxgen-$release_version-$1.$archive
  rm -f "$file"
  find "$folder" -exec touch --no-dereference --date="@$SOURCE_DATE_EPOCH" {} +
  chmod -R u=rwX,go=rX "$folder"
  if [[ $archive == zip ]]; then
    (cd "$folder" && find . -type f -printf '%P\n' | sort | zip -q -X -9 "$file" -@)
  else
    tar -C "$folder" --sort=name --owner=0 --group=0 --numeric-owner --format=ustar -c "onnxgen-$release_version-$1" |
      gzip -9n >"$file"
  fi
}

# pack_wheel: packs the Python modules and the programs for linux-x86_64. The manylinux tag is the glibc version of the
# newest symbol that a module needs; the programs are static.
pack_wheel() {
  local -r folder=$release/linux-x86_64 tree=$release/wheel/tree
  rm -rf "$release"/wheel "$release"/*.whl
  mkdir -p "$tree"
  quietly install-wheel cmake --install "$folder/build" --component python --prefix "$release/wheel/installed"
  mv "$release/wheel/installed/lib/python3/dist-packages/onnxgen" "$release/wheel/installed/share" "$tree"
  cp -r "$folder/tree/onnxgen-$release_version-linux-x86_64" "$tree/onnxgen/sdk"
  local glibc
  glibc=$(objdump -T "$tree"/onnxgen/*.so | grep -oE 'GLIBC_2\.[0-9]+' | sort -uV | tail -n 1)
  /usr/bin/python3 runtime/python/packaging/build_wheel.py "$tree" "$release" "manylinux_2_${glibc#GLIBC_2.}_x86_64"
}

# check_release TEST ARGUMENT...: runs a script of tests/build.
check_release() {
  say "checking $(basename "$2")"
  ONNXGEN_SOURCE=$PWD ONNXGEN_EXECUTABLE=$release/linux-x86_64/build/generator/onnxgen TEST_FOLDER=$release/check CXX=g++ \
    tests/build/"$1" "${@:2}"
}

# run_release [TARGET...]: builds, packs and checks the targets (default: release_targets).
run_release() {
  if (($# == 0)); then set -- "${release_targets[@]}"; fi
  local release=$PWD/build/archives # not readonly: bootstrap has local variables of this name
  local release_version target
  release_version=$(sed -n 's/^project(onnxgen VERSION \([0-9.]*\).*/\1/p' CMakeLists.txt)
  local toolchain cc ar openssl archive tools emulator link in_module programs
  local groups=(release)
  for target in "$@"; do
    if [[ $target == wheel ]]; then continue; fi
    describe_target "$target"
    groups+=("${tools[@]}")
  done
  mkdir -p "$release"
  install_dagre
  install_packages "${groups[@]}"
  set_release_date
  release_sources
  # linux-x86_64 comes first, since the others run its generator.
  for target in linux-x86_64 "${@/#linux-x86_64/}"; do
    if [[ -z $target || $target == wheel ]]; then continue; fi
    describe_target "$target"
    release_libraries "$target"
    build_release "$target"
    pack_release "$target"
    check_release archive_test.sh "$release/onnxgen-$release_version-$target.$archive" "${emulator[@]}"
  done
  if [[ " $* " == *" wheel "* ]]; then
    pack_wheel
    check_release wheel_test.sh "$release"/*.whl
  fi
  (cd "$release" && sha256sum -- onnxgen-* >SHA256SUMS)
  say "build/archives contains:"
  (cd "$release" && ls -l -- onnxgen-* SHA256SUMS)
}
