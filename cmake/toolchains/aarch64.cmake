# Debian's cross compiler (g++-aarch64-linux-gnu). Programs run in qemu-user.
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(triplet aarch64-linux-gnu)
include("${CMAKE_CURRENT_LIST_DIR}/debian_linux.cmake")
