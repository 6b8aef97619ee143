# cmake -DFILE=... -DMOST=... -P file_size_test.cmake: checks that the file has at most MOST bytes.
file(SIZE "${FILE}" size)
message(STATUS "${size} bytes; the limit is ${MOST}")
if(size GREATER MOST)
  message(FATAL_ERROR "${FILE} has ${size} bytes; the limit is ${MOST}")
endif()
