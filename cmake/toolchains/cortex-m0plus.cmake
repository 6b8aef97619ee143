# Arm Cortex-M0+, run on an emulated Cortex-M0 with the same instructions: unaligned accesses cause a fault.
set(cpu cortex-m0plus)
set(machine microbit)
include("${CMAKE_CURRENT_LIST_DIR}/cortex_m.cmake")
