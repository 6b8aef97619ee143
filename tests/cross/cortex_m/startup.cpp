// Code that runs before main() on a Cortex-M: the vector table and the initialization that C++ expects.
#include <cstdint>
#include <cstdlib>

extern "C" {

extern std::uint32_t stack_top;   // from the linker script: start of the stack,
extern std::uint32_t data_load;   // initial values of nonzero variables in flash,
extern std::uint32_t data_begin;  // their location in RAM,
extern std::uint32_t data_end;
extern std::uint32_t bss_begin;  // and zero variables
extern std::uint32_t bss_end;

void* __dso_handle = nullptr;

void __libc_init_array();
void initialise_monitor_handles();  // from newlib: output by semihosting
int run_main() __asm__("main");     // C++ forbids calling main()

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
