# Fails if a file below SOURCES includes something by a path with "..".
file(GLOB_RECURSE files "${SOURCES}/*.hpp" "${SOURCES}/*.cpp")
foreach(file IN LISTS files)
  file(STRINGS "${file}" wrong REGEX "^[ \t]*#[ \t]*include[ \t]*[\"<].*\\.\\./")
  if(wrong)
    message(SEND_ERROR "${file}: ${wrong}")
  endif()
endforeach()
