# Debian's cross compiler (g++-i686-linux-gnu). What it makes runs on x86 as it is, static since there need not be a loader
# for it.
set(CMAKE_SYSTEM_PROCESSOR i686)
set(triplet i686-linux-gnu)
include("${CMAKE_CURRENT_LIST_DIR}/debian_linux.cmake")
unset(CMAKE_CROSSCOMPILING_EMULATOR)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
