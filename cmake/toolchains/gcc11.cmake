# The build machine, with an older compiler (g++-11).
set(CMAKE_CXX_COMPILER g++-11)
