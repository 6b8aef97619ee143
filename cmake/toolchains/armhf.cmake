# Debian's cross compiler (g++-arm-linux-gnueabihf) and, to run what it makes, qemu-user.
set(CMAKE_SYSTEM_PROCESSOR arm)
set(triplet arm-linux-gnueabihf)
include("${CMAKE_CURRENT_LIST_DIR}/debian_linux.cmake")
