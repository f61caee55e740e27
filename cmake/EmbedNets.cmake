# Writes the nets of a folder into a C++ file, as bytes by their names:
#   cmake -D FOLDER=src/bots/nets -D OUTPUT=built_in_nets.cpp -P EmbedNets.cmake

file(GLOB nets "${FOLDER}/*.net")
set(text "#include \"bots/built_in_nets.hpp\"\n\nnamespace naqala {\n\nnamespace {\n\n")
set(rows "")
set(n 0)
foreach(net IN LISTS nets)
  get_filename_component(name "${net}" NAME_WE)
  file(READ "${net}" hex HEX)
  string(REGEX REPLACE "(..)" "0x\\1," bytes "${hex}")
  string(APPEND text "constexpr std::uint8_t net_${n}[] = {${bytes}};\n")
  string(APPEND rows "      {\"${name}\", net_${n}},\n")
  math(EXPR n "${n} + 1")
endforeach()
string(APPEND text "\n}  // namespace\n\nstd::vector<BuiltInNet> built_in_nets() {\n  return {\n${rows}  };\n}\n\n}  // namespace naqala\n")
file(WRITE "${OUTPUT}" "${text}")
