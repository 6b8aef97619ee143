# Debian's cross compiler (g++-arm-linux-gnueabihf). Programs run in qemu-user.
set(CMAKE_SYSTEM_PROCESSOR arm)
set(triplet arm-linux-gnueabihf)
include("${CMAKE_CURRENT_LIST_DIR}/debian_linux.cmake")
