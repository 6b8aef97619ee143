# Makes a C++ source from the ```cpp blocks of README.md and docs/*.md, with a test for each.
#
#   awk -f snippets.awk -v profile=native PAGE...
#
# A block is the body of a function that can use the names of setting.h. HTML comments before the block, which readers
# do not see, control the test:
#
#   <!-- given CODE -->            code before the block in the function, on any number of lines
#   <!-- then CODE -->             code after the block, which checks the result
#   <!-- profile protobuf -->      the block is for classes of the protobuf profile
#   <!-- compiled only: REASON --> the block is not run
#   <!-- block NAME -->            not part of this program: a test script builds the block by this name
#   <!-- not run: REASON -->       not compiled; pages_test.sh limits the number of these blocks

function begins(text) { return index($0, text) == 1 }
# Returns the text of an HTML comment after its first words, up to the line with -->.
function comment(text,    code, line) {
  line = substr($0, length(text) + 1)
  code = ""
  while (line !~ /-->/) {
    code = code line "\n"
    if ((getline line) <= 0) { print FILENAME ": a comment without end" > "/dev/stderr"; exit 1 }
  }
  sub(/ *-->.*/, "", line)
  return code line "\n"
}
function forget() { given = then = block = ""; wanted_profile = "native"; is_run = 1 }

BEGIN { forget() }
FNR == 1 { page = FILENAME; sub(/.*\//, "", page); sub(/\.md$/, "", page); gsub(/[^a-zA-Z0-9]/, "_", page); forget() }

begins("<!-- given") { given = given comment("<!-- given"); next }
begins("<!-- then") { then = then comment("<!-- then"); next }
begins("<!-- profile ") { wanted_profile = $3; next }
begins("<!-- compiled only: ") { is_run = 0; next }
begins("<!-- block ") || begins("<!-- not run: ") { block = "elsewhere"; next }

/^```cpp$/ {
  name = page "_" FNR
  body = ""
  first = FNR + 1
  includes = ""
  while ((getline line) > 0 && line !~ /^```/) {
    if (line ~ /^#include/) {
      includes = includes line "\n"
      line = ""
    }
    body = body line "\n"
  }
  if (block == "" && wanted_profile == profile) {
    count = split(includes, list, "\n")
    for (i = 1; i < count; ++i) {
      if (!(list[i] in known)) { known[list[i]] = 1; all_includes = all_includes list[i] "\n" }
    }
    functions = functions "struct " name " : Setting { int run(); };\n"
    functions = functions "int " name "::run() {\n" given "#line " first " \"" FILENAME "\"\n" body "\n"
    functions = functions then "return 0;\n}\n"
    if (is_run) functions = functions "TEST(Docs, " name ") { EXPECT_EQ(" name "().run(), 0); }\n"
    functions = functions "\n"
  }
  forget()
  next
}
/^```/ { # a block in another language, or plain text
  while ((getline line) > 0 && line !~ /^```/) continue
  forget()
}

END {
  printf "%s#include \"setting.h\"\n\nnamespace {\n\n%s}  // namespace\n", all_includes, functions
}
