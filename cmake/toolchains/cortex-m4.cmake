# Arm's Cortex-M4; floating point by software.
set(cpu cortex-m4)
set(machine mps2-an386)
include("${CMAKE_CURRENT_LIST_DIR}/cortex_m.cmake")
