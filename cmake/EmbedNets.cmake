# Writes the nets of a folder into a C++ file, as bytes by their names:
#   cmake -D FOLDER=src/bots/nets -D OUTPUT=built_in_nets.cpp -P EmbedNets.cmake
# Their names are those of src/bots/net.hpp; they are of one of two sizes.

set(text "#include \"bots/built_in_nets.hpp\"\n\nnamespace naqala {\n\nnamespace {\n\n")
set(rows "")
set(n 0)
foreach(name base-2 base-more artisans-2 artisans-more whims-2 whims-more both-2 both-more
             base-2-b base-2-c base-2-d)
  set(net "${FOLDER}/${name}.net")
  if(NOT EXISTS "${net}")
    message(FATAL_ERROR "${net} is missing: `naqala train` makes it")
  endif()
  file(SIZE "${net}" bytes)
  if(NOT bytes MATCHES "^(14760|28264)$")
    message(FATAL_ERROR "${net} has ${bytes} bytes, not the 14760 or 28264 of a net")
  endif()
  file(READ "${net}" hex HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
  string(APPEND text "constexpr std::uint8_t net_${n}[] = {${bytes}};\n")
  string(APPEND rows "      {\"${name}\", net_${n}},\n")
  math(EXPR n "${n} + 1")
endforeach()
string(APPEND text "\n}  // namespace\n\n")
string(APPEND text "std::vector<BuiltInNet> built_in_nets() {\n  return {\n${rows}  };\n}\n\n")
string(APPEND text "}  // namespace naqala\n")
file(WRITE "${OUTPUT}" "${text}")
