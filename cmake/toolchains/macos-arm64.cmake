# macOS on Apple silicon, with zig's compiler. The build machine cannot run the programs.
set(CMAKE_SYSTEM_PROCESSOR arm64)
set(zig_target aarch64)
include("${CMAKE_CURRENT_LIST_DIR}/macos.cmake")
