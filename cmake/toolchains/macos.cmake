# Settings shared by the toolchains for macOS 11 and later. `zig_target` is the processor.
set(CMAKE_SYSTEM_NAME Darwin)
set(zig_target ${zig_target}-macos.11.0)
set(CMAKE_INSTALL_NAME_TOOL install_name_tool) # CMake requires a value, but uses it only to install shared libraries
set(COREFOUNDATION_LIBRARY "" CACHE STRING "A framework that ANTLR's build links and its code does not use; zig has none")
include("${CMAKE_CURRENT_LIST_DIR}/zig.cmake")
