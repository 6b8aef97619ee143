# Common part of the toolchain files for Arm microcontrollers: Debian's bare-metal compiler (gcc-arm-none-eabi
# libstdc++-arm-none-eabi-newlib) with the small C library newlib-nano, without exceptions and RTTI. These files set
# `cpu` and `machine`, the machine of qemu-system-arm that runs the programs. Each program provides startup code and a
# linker script: see tests/cross/cortex_m.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR arm)
set(CMAKE_C_COMPILER arm-none-eabi-gcc)
set(CMAKE_CXX_COMPILER arm-none-eabi-g++)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_C_FLAGS_INIT "-mcpu=${cpu} -mthumb -ffunction-sections -fdata-sections --specs=nano.specs")
set(CMAKE_CXX_FLAGS_INIT "${CMAKE_C_FLAGS_INIT} -fno-exceptions -fno-rtti")
set(CMAKE_BUILD_TYPE MinSizeRel)
# Semihosting passes the program's output and exit status to the host.
set(CMAKE_CROSSCOMPILING_EMULATOR
    qemu-system-arm -M ${machine} -nographic -monitor none -serial none -semihosting-config enable=on,target=native
    -kernel)
