# Debian's cross compiler (g++-s390x-linux-gnu). Programs run in qemu-user. The machine is big-endian.
set(CMAKE_SYSTEM_PROCESSOR s390x)
set(triplet s390x-linux-gnu)
include("${CMAKE_CURRENT_LIST_DIR}/debian_linux.cmake")
