# What the toolchain files of Arm's microcontrollers share: Debian's compiler for machines without an operating system
# (gcc-arm-none-eabi libstdc++-arm-none-eabi-newlib) and the small C library, newlib-nano, without exceptions and RTTI.
# They set `cpu` and `machine`, the one of qemu-system-arm which runs what is made. The program brings the start of the
# machine and the linker script: see tests/cross/cortex_m.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR arm)
set(CMAKE_C_COMPILER arm-none-eabi-gcc)
set(CMAKE_CXX_COMPILER arm-none-eabi-g++)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_C_FLAGS_INIT "-mcpu=${cpu} -mthumb -ffunction-sections -fdata-sections --specs=nano.specs")
set(CMAKE_CXX_FLAGS_INIT "${CMAKE_C_FLAGS_INIT} -fno-exceptions -fno-rtti")
set(CMAKE_BUILD_TYPE MinSizeRel)
# What the program prints, and its exit status, come by semihosting.
set(CMAKE_CROSSCOMPILING_EMULATOR
    qemu-system-arm -M ${machine} -nographic -monitor none -serial none -semihosting-config enable=on,target=native
    -kernel)
