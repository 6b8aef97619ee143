# The build machine, with clang-19, its standard library and C++23 (clang-19 libc++-19-dev libc++abi-19-dev).
set(CMAKE_CXX_COMPILER clang++-19)
set(CMAKE_CXX_FLAGS_INIT -stdlib=libc++)
set(CMAKE_CXX_STANDARD 23)
