# The build machine, with clang-16, its standard library and C++20 (clang-16 libc++-16-dev libc++abi-16-dev).
set(CMAKE_CXX_COMPILER clang++-16)
set(CMAKE_CXX_FLAGS_INIT -stdlib=libc++)
set(CMAKE_CXX_STANDARD 20)
