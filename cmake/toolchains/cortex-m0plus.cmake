# Arm's Cortex-M0+, run on a Cortex-M0, which has the same instructions: numbers that are not where their type may stand
# are a fault.
set(cpu cortex-m0plus)
set(machine microbit)
include("${CMAKE_CURRENT_LIST_DIR}/cortex_m.cmake")
