# This machine, by another compiler and its own standard library (clang-19 libc++-19-dev libc++abi-19-dev), as C++23.
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_FLAGS_INIT -stdlib=libc++)
set(CMAKE_CXX_STANDARD 23)
