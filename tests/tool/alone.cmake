# ctest reads this after the list of the program's tests. What measures how long a person waits runs beside no other test.
if(DEFINED onnx_tool_tests_TESTS)
  set_tests_properties(Graph.ThePageOfALargeModelOpensSearchesAndZoomsWithinASecond PROPERTIES RUN_SERIAL ON)
endif()
