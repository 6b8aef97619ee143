// What runs before main() on a Cortex-M: the table of its vectors, and the state that C++ expects.
#include <cstdint>
#include <cstdlib>

extern "C" {

extern std::uint32_t stack_top;   // of the linker script: where the stack begins,
extern std::uint32_t data_load;   // where variables that are not zero stand in flash,
extern std::uint32_t data_begin;  // and where in RAM,
extern std::uint32_t data_end;
extern std::uint32_t bss_begin;  // and where those that are zero
extern std::uint32_t bss_end;

void* __dso_handle = nullptr;

void __libc_init_array();
void initialise_monitor_handles();  // of newlib: output by semihosting
int run_main() __asm__("main");     // C++ does not let a program call main()

void _init();
void _init() {}

[[noreturn]] void reset();
[[noreturn]] void reset() {
  const std::uint32_t* from = &data_load;
  for (std::uint32_t* to = &data_begin; to != &data_end; ++to) *to = *from++;
  for (std::uint32_t* to = &bss_begin; to != &bss_end; ++to) *to = 0;
  initialise_monitor_handles();
  __libc_init_array();
  std::exit(run_main());
}

[[noreturn]] void fault();
[[noreturn]] void fault() {
  std::_Exit(3);
}

}  // extern "C"

namespace {

struct Vectors {
  std::uint32_t* stack;
  void (*reset)();
  void (*faults[14])();
};

[[gnu::section(".vectors"), gnu::used]] const Vectors vectors = {
    &stack_top,
    reset,
    {fault, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault, fault}};

}  // namespace
