# Writes the commit that the sources are at into a C++ file, and leaves the file alone if it says so already:
#   cmake -D SOURCE=<folder> -D OUTPUT=commit.cpp [-D COMMIT=<what to say instead>] -P WriteCommit.cmake
# Sources that are no checkout of git, such as those of a release, are of an "unknown" commit.

if(NOT COMMIT AND EXISTS "${SOURCE}/.git")
  execute_process(COMMAND git -C "${SOURCE}" rev-parse --short=10 HEAD
    OUTPUT_VARIABLE COMMIT OUTPUT_STRIP_TRAILING_WHITESPACE ERROR_QUIET RESULT_VARIABLE failed)
  execute_process(COMMAND git -C "${SOURCE}" diff --quiet HEAD --
    OUTPUT_QUIET ERROR_QUIET RESULT_VARIABLE changed)
  if(failed)
    set(COMMIT "")
  elseif(changed)
    string(APPEND COMMIT ", changed")
  endif()
endif()
if(NOT COMMIT)
  set(COMMIT "unknown")
endif()

set(text "#include \"version.hpp\"

std::string_view naqala::command::commit() { return \"${COMMIT}\"; }
")
set(there "")
if(EXISTS "${OUTPUT}")
  file(READ "${OUTPUT}" there)
endif()
if(NOT text STREQUAL there)
  file(WRITE "${OUTPUT}" "${text}")
endif()
