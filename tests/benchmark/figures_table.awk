# Prints the table of tests/benchmark/figures. Each input line is one figure: `name value`, followed by its peer's value
# and their ratio, or by the 10th and 90th percentile of its runs. The exit status is 1 if a figure is missing.
#
# With -v table=main, prints only the figures of docs/performance.md; with -v table=peers, the table of README.md, which
# compares the graph with other libraries.
BEGIN {
  count = split("first parse and destroy, fresh process, structure;parse and destroy, structure;" \
                "parse and destroy, small;size and serialize, structure;size and serialize, small;" \
                "classes for size: parse and destroy, structure;drop-in: parse and destroy, structure;" \
                "drop-in: size and serialize, structure;print text, structure;parse text, structure;" \
                "print JSON, structure;parse JSON, structure;parse, weights, borrowed, 1024 MiB, ms;" \
                "live bytes per input byte, structure;drop-in: live memory, structure;" \
                "load owned, 1 GiB, two threads relative to one;save, 1 GiB to one data file, two threads relative to one;" \
                "encrypted save, 1 GiB, two threads relative to cp;code of the onnx-ml classes, -Os, KB;" \
                "code of the onnx-ml classes for size, -Os, KB;smallest static reader, -Os, KB;" \
                "drop-in: compiling the onnx-ml classes, relative to protoc's", names, ";")
  for (i = 1; i <= count; ++i) is_main[names[i]] = 1
}
{ ours[$1] = $2; theirs[$1] = low[$1] = $3; ratio[$1] = high[$1] = $4; low_ratio[$1] = $5; high_ratio[$1] = $6 }
function verdict(value, worst, asked, retaining) {
  if (value == "") return "NOT MEASURED"
  if (value > asked + 0) return "MISSED"
  if (worst > 1.5 * asked) return "UNSTEADY"
  return retaining > 1 ? "BEHIND" : "met"
}
function divide(value, by) { return value != "" && by ? value / by : "" }
function rounded(value) { return value == "" ? "" : sprintf("%.3f", value) }
# Prints a row. `from` and `to` are the percentiles shown as the spread, or empty. `retaining` is the value relative to
# a libprotobuf whose malloc keeps freed memory.
function row(what, value, asked, from, to, retaining, said,    spread) {
  if (value == "") unmeasured = 1
  if (table == "main") {
    if (what in is_main) printf "| %s | %.2f |\n", what, value
    return
  }
  if (from != "") spread = sprintf("%.3f-%.3f", from, to)
  printf "| %-61s | %9.3f | %15s | %9s | %5s | %-12s |\n", what, value, spread, rounded(retaining), asked, said
}
function line(what, value, asked, from, to, retaining) {
  row(what, value, asked, from, to, retaining, verdict(value, to, asked, retaining))
}
# Prints a lower bound of a figure. It has no target.
function bound(what, name, peer,    value) {
  value = divide(ours[name], ours[peer])
  row(what, value, "", "", "", "", value == "" ? "NOT MEASURED" : "bound")
}
function kilobytes(what, name, asked) { line(what, divide(ours[name], 1000), asked) }
function time_ratio(what, name, asked) { line(what, ratio[name], asked, low_ratio[name], high_ratio[name]) }
# Prints the number of failures among a number of cases. Without cases, the figure is not measured.
function failing(what, name, asked) {
  if (theirs[name] + 0 == 0) line(what, "", asked)
  else line(what ", of " theirs[name], ours[name], asked)
}
# Prints a figure with its percentiles.
function measured(what, name, asked) { line(what, ours[name], asked, low[name], high[name]) }
# Prints the ratio of two benchmarks of one run.
function against(what, name, peer, asked) {
  line(what, divide(ours[name], ours[peer]), asked, divide(low[name], ours[peer]), divide(high[name], ours[peer]))
}
# Prints the ratio to libprotobuf, and to a libprotobuf whose malloc keeps freed memory.
function compare(what, benchmark, profile, asked,    name, peer, kept) {
  name = benchmark "/" profile
  peer = ours[benchmark "/libprotobuf_heap"]
  kept = ours["retaining/" benchmark "/libprotobuf_heap"]
  line(what, divide(ours[name], peer), asked, divide(low[name], peer), divide(high[name], peer),
       divide(ours["retaining/" name], kept))
}
function against_heap(what, benchmark, asked) { compare(what, benchmark, "native", asked) }
function drop_in(what, benchmark, asked) { compare("drop-in: " what, benchmark, "drop_in", asked) }
function memory_against_heap(what, corpus, profile, asked,    name) {
  name = "memory/" corpus "/"
  line(what, divide(ours[name profile], ours[name "libprotobuf_heap"]), asked)
}
# Prints the time with two threads relative to one, and that ratio for system calls alone, measured by `calls`, which is
# a lower bound.
function two_threads(what, benchmark, calls, name_of_calls,    two, one, alone, gained, said) {
  two = benchmark "/threads:2"
  one = benchmark "/threads:1"
  gained = divide(ours[two], ours[one])
  alone = divide(ours[calls "/threads:2"], ours[calls "/threads:1"])
  said = verdict(gained, divide(high[two], ours[one]), "0.65")
  if (said != "NOT MEASURED" && gained > 0.65 && alone != "" && gained <= 1.1 * alone) said = "at its bound"
  row(what ", two threads relative to one", gained, "0.65", divide(low[two], ours[one]), divide(high[two], ours[one]), "", said)
  bound("... " name_of_calls " alone, two threads relative to one", calls "/threads:2", calls "/threads:1")
  against("... two threads, of " name_of_calls " alone", two, calls "/threads:2", "1.1")
}
# Prints a row of README.md's table.
function peers(what, benchmark, digits, by,    i, count, names, text, value) {
  count = split("native drop_in libprotobuf_heap libprotobuf_arena", names)
  text = "| " what " |"
  for (i = 1; i <= count; ++i) {
    value = divide(ours[benchmark "/" names[i]], by == "" ? ours[benchmark "/libprotobuf_heap"] : by)
    if (value == "") unmeasured = 1
    text = text sprintf(" %." digits "f |", value)
  }
  print text
}
function table_of_peers() {
  print "| | onnxgen, native | onnxgen, protobuf profile | protobuf 3.21 | protobuf 3.21, arena |"
  print "|---|---|---|---|---|"
  peers("parse and destroy the graph", "parse_destroy/structure", 2)
  peers("size and serialize the graph", "serialize/structure", 2)
  peers("memory of the graph, bytes per encoded byte", "memory/structure", 1, 1)
}
function table_of_figures() {
  if (table == "main") {
    print "| what | measured |"
    print "|---|---|"
  } else {
    printf "| %-61s | %9s | %15s | %9s | %5s | %-12s |\n", "what", "measured", "nine of ten", "retaining", "aim", ""
    print "|---|---|---|---|---|---|"
  }
  against_heap("first parse and destroy, fresh process, structure", "first_parse_destroy/structure", "0.10")
  bound("... as much memory alone, by pages of 4 KiB", "first_parse_destroy/structure/pages_of_4_kib",
        "first_parse_destroy/structure/libprotobuf_heap")
  bound("... by pages of 2 MiB", "first_parse_destroy/structure/pages_of_2_mib",
        "first_parse_destroy/structure/libprotobuf_heap")
  against_heap("parse and destroy, structure", "parse_destroy/structure", "0.07")
  against("... of a visit by protozero", "parse/structure/native", "parse/structure/protozero", "1.1")
  against_heap("parse and destroy, medium", "parse_destroy/medium", "0.10")
  against_heap("parse and destroy, small", "parse_destroy/small", "0.17")
  against_heap("parse and destroy, typed", "parse_destroy/typed", "0.48")
  against_heap("parse and destroy, unpacked", "parse_destroy/unpacked", "0.70")
  against_heap("server, small and large: parse and destroy", "parse_destroy/mixed", "0.20")
  against_heap("server, small and large: parse to one message", "parse_again/mixed", "0.20")
  against_heap("size and serialize, structure", "serialize/structure", "0.28")
  against_heap("size and serialize, medium", "serialize/medium", "0.45")
  against_heap("size and serialize, small", "serialize/small", "0.45")
  against_heap("size and serialize, typed", "serialize/typed", "0.75")
  against_heap("size and serialize, unpacked", "serialize/unpacked", "0.75")
  compare("classes for size: parse and destroy, structure", "parse_destroy/structure", "for_size", "0.25")
  drop_in("parse and destroy, structure", "parse_destroy/structure", "0.48")
  drop_in("parse and destroy, small", "parse_destroy/small", "0.45")
  drop_in("parse and destroy, unpacked", "parse_destroy/unpacked", "0.80")
  drop_in("size and serialize, structure", "serialize/structure", "0.55")
  against_heap("print text, structure", "print_text/structure", "0.45")
  against_heap("print text, weights", "print_text/weights", "0.45")
  against_heap("print JSON, structure", "print_json/structure", "0.45")
  against_heap("print JSON, weights", "print_json/weights", "0.45")
  against_heap("parse text, structure", "parse_text/structure", "0.45")
  against_heap("parse text, weights", "parse_text/weights", "0.45")
  against_heap("parse JSON, structure", "parse_json/structure", "0.45")
  against_heap("parse JSON, weights", "parse_json/weights", "0.45")
  measured("parse, weights, borrowed, 256 MiB, ms", "parse/weights/native_borrowed", "2")
  measured("parse, weights, borrowed, 1024 MiB, ms", "parse/weights_1024/native_borrowed", "2")
  measured("print 4 KB of an elided, mapped model of 5 GiB, ms", "print_elided_ms", "5")
  measured("... the whole process, MiB", "print_elided_mib", "10")
  line("live bytes per input byte, structure", ours["memory/structure/native"], "3.6")
  line("... strings borrowed", ours["memory/structure/native_borrowed_strings"], "2.8")
  for (mebibytes = 1; mebibytes <= 4; ++mebibytes)
    line("... tensors of " mebibytes " MiB", ours["memory/tensors_" mebibytes "/native"], "1.01")
  memory_against_heap("live memory, typed", "typed", "native", "1.01")
  memory_against_heap("drop-in: live memory, structure", "structure", "drop_in", "0.75")
  two_threads("load owned, 1 GiB", "load/owned/external", "peer/pread/fresh", "pread")
  two_threads("save, 1 GiB to one data file", "save/owned/one_file", "peer/pwrite/one_file", "pwrite")
  two_threads("save, 1 GiB to four data files", "save/owned/split_in_4", "peer/pwrite/split_in_4", "pwrite")
  against("encrypted save, 1 GiB, two threads relative to cp", "encrypt/save/ONNXCRY3/threads:2", "plain/cp", "1.2")
  against("... one thread", "encrypt/save/ONNXCRY3/threads:1", "plain/cp", "1.5")
  bound("... the cipher alone, in memory", "encrypt/openssl/ONNXCRY3", "plain/cp")
  against("encrypted load, 1 GiB, two threads, of reading", "decrypt/load/ONNXCRY3/threads:2", "plain/read", "1.2")
  against("... one thread", "decrypt/load/ONNXCRY3/threads:1", "plain/read", "1.5")
  bound("... the cipher alone, in memory", "decrypt/openssl/ONNXCRY3", "plain/read")
  failing("conformance tests failed", "conformance_native", "5")
  failing("... of classes for size", "conformance_size", "5")
  failing("... of the drop-in", "conformance_protobuf", "5")
  failing("models changed by text or JSON", "there_and_back_native", "0")
  failing("... drop-in", "there_and_back_protobuf", "0")
  kilobytes("code of the onnx-ml classes, -O2, KB", "text_O2", "140")
  kilobytes("code of the onnx-ml classes, -Os, KB", "text_Os", "110")
  kilobytes("code of the onnx-ml classes for size, -Os, KB", "text_for_size", "30")
  kilobytes("smallest static reader, -Os, KB", "reader", "100")
  kilobytes("... of classes for size", "reader_for_size", "60")
  kilobytes("... that are parsed only", "reader_parse_only", "45")
  line("drop-in: code of the onnx-ml classes, -O2, relative to protoc's", ratio["drop_in_text_O2"], "0.9")
  line("drop-in: code of the onnx-ml classes, -Os, relative to protoc's", ratio["drop_in_text_Os"], "0.9")
  time_ratio("drop-in: compiling the onnx-ml classes, relative to protoc's", "drop_in_compile_us", "0.9")
  line("drop-in: emitted lines", ours["drop_in_lines"], "5000")
  time_ratio("compiling a file that only includes the header", "include_us", "0.5")
  time_ratio("onnxgen on onnx-ml.proto, whole process, relative to protoc", "generate_us", "0.8")
  generator("", "native")
  generator("drop-in: ", "drop_in")
}
# Prints the cost of very large schemas.
function generator(prefix, profile) {
  measured(prefix "onnxgen, a message of 65,000 fields, seconds", profile "_fields_65000", "2")
  against("... relative to protoc", profile "_fields_65000", "protoc_fields_65000", "1")
  measured("... of 6,500 fields (quadratic work: 100)", profile "_fields_growth", "20")
  measured(prefix "onnxgen, 5,000 messages of 20 fields, KiB a message", profile "_messages_5000", "60")
  against("... relative to protoc", profile "_messages_5000", "protoc_messages_5000", "1")
}
END {
  if (table == "peers") table_of_peers()
  else table_of_figures()
  exit unmeasured
}
