# This machine, by another compiler and its own standard library (clang-16 libc++-16-dev libc++abi-16-dev), as C++20.
set(CMAKE_CXX_COMPILER clang++-16)
set(CMAKE_CXX_FLAGS_INIT -stdlib=libc++)
set(CMAKE_CXX_STANDARD 20)
