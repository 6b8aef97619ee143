# cmake -DPAGE=page.html -DOUTPUT=page.cpp -P embed_page.cmake: writes the page as a C++ constant. It is split into
# pieces, because compilers need not support string literals longer than 64 KiB.
file(READ "${PAGE}" rest)
set(pieces "")
string(LENGTH "${rest}" length)
while(length GREATER 0)
  string(SUBSTRING "${rest}" 0 8000 piece)
  string(APPEND pieces "R\"page(${piece})page\"\n")
  if(length LESS_EQUAL 8000)
    break()
  endif()
  string(SUBSTRING "${rest}" 8000 -1 rest)
  string(LENGTH "${rest}" length)
endwhile()
file(WRITE "${OUTPUT}"
     "#include \"graph/page.h\"\n\nnamespace onnx_tool {\n\nconst char* const kPage =\n${pieces};\n\n}  // namespace onnx_tool\n")
