# Arm Cortex-M4 with software floating point.
set(cpu cortex-m4)
set(machine mps2-an386)
include("${CMAKE_CURRENT_LIST_DIR}/cortex_m.cmake")
