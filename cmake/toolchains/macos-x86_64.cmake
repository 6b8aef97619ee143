# macOS on Intel processors, with zig's compiler. The build machine cannot run the programs.
set(CMAKE_SYSTEM_PROCESSOR x86_64)
set(zig_target x86_64)
include("${CMAKE_CURRENT_LIST_DIR}/macos.cmake")
