# Debian's cross compiler (g++-riscv64-linux-gnu). Programs run in qemu-user.
set(CMAKE_SYSTEM_PROCESSOR riscv64)
set(triplet riscv64-linux-gnu)
include("${CMAKE_CURRENT_LIST_DIR}/debian_linux.cmake")
