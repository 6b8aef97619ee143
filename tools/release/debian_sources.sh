# shellcheck shell=bash
# Compiles libraries from Debian's source packages, for releases and for systems that Debian has no packages for. Calls
# functions of bootstrap.

# onnx-tool uses only AES, ChaCha20-Poly1305, SHA and PBKDF2 of OpenSSL. OpenSSL must not read a configuration or load
# modules, because static programs cannot load them.
readonly openssl_options=(no-shared no-module no-dso no-engine no-autoload-config no-tests no-async no-sock no-ui-console
  no-aria no-bf no-blake2 no-camellia no-cast no-cmp no-cms no-comp no-ct no-des no-dh no-dsa no-dtls no-ec no-filenames
  no-gost no-idea no-legacy no-md4 no-mdc2 no-ocb no-ocsp no-rc2 no-rc4 no-rfc3779 no-rmd160 no-scrypt no-seed no-siphash
  no-siv no-sm2 no-sm3 no-sm4 no-srp no-ssl no-tls no-ts no-whirlpool -fPIC)

# set_source_apt FOLDER: sets source_apt to an apt-get command whose lists of source packages are in FOLDER. The lists
# come from apt's configured servers. Does not change apt's own lists.
set_source_apt() {
  local -r folder=$1
  mkdir -p "$folder/lists/partial" "$folder/cache/archives/partial"
  # shellcheck disable=SC2016  # these are apt's variables
  apt-get indextargets --format 'deb-src $(REPO_URI) $(RELEASE) $(COMPONENT)' 'Created-By: Packages' 'Origin: Debian' |
    sort -u >"$folder/sources.list"
  source_apt=(apt-get -o "Dir::Etc::SourceList=$folder/sources.list" -o Dir::Etc::SourceParts=-
    -o "Dir::State::Lists=$folder/lists" -o "Dir::Cache=$folder/cache" -o APT::Sandbox::User=root)
  "${source_apt[@]}" update || true # if one of several lists fails, the others may suffice
}

# get_source PACKAGE FOLDER: downloads Debian's source package and unpacks it, with Debian's changes, to FOLDER. Uses the
# newest version that the server has; package lists also name versions that are missing there. Requires set_source_apt.
get_source() {
  local -r package=$1 folder=$2
  local version
  for version in $("${source_apt[@]/#apt-get/apt-cache}" showsrc --only-source "$package" 2>/dev/null |
    sed -n 's/^Version: //p' | sort -Vru); do
    rm -rf "$folder.part"
    mkdir -p "$folder.part"
    if (cd "$folder.part" && "${source_apt[@]}" source "$package=$version"); then
      rm -rf "$folder"
      mv "$folder.part/$package"-*/ "$folder"
      rm -rf "$folder.part"
      printf '%s\n' "$version" >"$folder/debian/version"
      return
    fi
  done
  printf "apt has no sources of %s; its server must provide Debian's source packages\n" "$package" >&2
  return 1
}

# get_antlr_source FOLDER: gets ANTLR's C++ runtime, and the headers of utfcpp that it includes. Debian's changes include
# them from /usr/include, which contains this machine's headers and is wrong for another machine.
get_antlr_source() {
  get_source antlr4-cpp-runtime "$1" && cp -r /usr/include/utf8cpp/. "$1/runtime/src" &&
    cp tools/release/antlr4/CMakeLists.txt "$1"
}

# set_c_compiler TARGET: sets cc and ar to the C compiler and archiver for a system that Debian has no packages for, and
# openssl to the name of the target in OpenSSL's Configure.
set_c_compiler() {
  case $1 in
    mingw*) cc=(x86_64-w64-mingw32-gcc-posix) ar=(x86_64-w64-mingw32-ar) openssl=mingw64 ;;
    windows-zig) cc=("$ONNXGEN_ZIG/zig" cc -target x86_64-windows-gnu) ar=("$ONNXGEN_ZIG/zig" ar) openssl=mingw64 ;;
    macos-*)
      local machine=${1#macos-}
      openssl=darwin64-$machine-cc
      # zig does not have the headers of CommonCrypto.
      cc=("$ONNXGEN_ZIG/zig" cc -target "${machine/arm64/aarch64}-macos.11.0" -DOPENSSL_NO_APPLE_CRYPTO_RANDOM)
      ar=("$ONNXGEN_ZIG/zig" ar)
      ;;
  esac
}

# build_static SOURCES FOLDER TOOLCHAIN: builds those of ANTLR's runtime, fmt and libdeflate that are in SOURCES as static
# libraries in FOLDER, with a toolchain of cmake/toolchains.
build_static() {
  cmake -S tools/release -B "$2/build" -G Ninja -DCMAKE_BUILD_TYPE=Release \
    "-DCMAKE_TOOLCHAIN_FILE=$PWD/cmake/toolchains/$3.cmake" "-DCMAKE_INSTALL_PREFIX=$2" -DCMAKE_INSTALL_LIBDIR=lib \
    "-DSOURCES=$1" "-DCMAKE_C_FLAGS=-ffile-prefix-map=$PWD=." "-DCMAKE_CXX_FLAGS=-ffile-prefix-map=$PWD=." &&
    cmake --build "$2/build" --target install
}

# build_openssl SOURCES FOLDER: builds libcrypto in FOLDER with cc and ar for the target openssl.
build_openssl() {
  local -r build=$2/openssl
  rm -rf "$build"
  mkdir -p "$build" "$2/lib" "$2/include"
  local sources
  sources=$(realpath --relative-to="$build" "$1") # relative to keep folder names out of the library
  (
    cd "$build" &&
      # Libraries are reused for later commits, so their date must not be that of this commit.
      SOURCE_DATE_EPOCH=$(dpkg-parsechangelog -l "$sources/debian/changelog" -S Timestamp) && export SOURCE_DATE_EPOCH &&
      CC="${cc[*]}" AR="${ar[*]}" RANLIB="${ar[*]} s" "$sources/Configure" "$openssl" "${openssl_options[@]}" &&
      make -j "$(processors)" build_generated libcrypto.a
  ) && cp "$build/libcrypto.a" "$2/lib" && cp -r "$1/include/openssl" "$build/include/openssl" "$2/include"
}

# build_curl SOURCES FOLDER TOOLCHAIN: builds libcurl in FOLDER with a toolchain of cmake/toolchains. Without TLS and IPv6,
# since zig does not have the headers of macOS that they need: programs can be linked with it to see whether they lack
# anything else.
build_curl() {
  cmake -S "$1" -B "$2/curl" -G Ninja "-DCMAKE_TOOLCHAIN_FILE=$PWD/cmake/toolchains/$3.cmake" \
    "-DCMAKE_INSTALL_PREFIX=$2" -DCMAKE_BUILD_TYPE=Release -DBUILD_SHARED_LIBS=OFF -DBUILD_CURL_EXE=OFF \
    -DBUILD_TESTING=OFF -DENABLE_MANUAL=OFF -DHTTP_ONLY=ON -DCURL_ENABLE_SSL=OFF -DENABLE_IPV6=OFF -DCURL_ZLIB=OFF \
    -DCURL_BROTLI=OFF -DCURL_ZSTD=OFF -DCURL_USE_LIBSSH2=OFF -DUSE_LIBIDN2=OFF -DENABLE_UNIX_SOCKETS=OFF &&
    cmake --build "$2/curl" && cmake --install "$2/curl"
}
