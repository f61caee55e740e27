# What holds for every target: the language, the determinism flags, and naqala_strict(), which turns
# on the warnings for a target of our own. Whether warnings are errors is up to the preset: they are
# wherever we develop and test, but not in `release`, which players build with any compiler.

set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# Results must be the same on every compiler and machine: no fused multiply-add behind our back.
add_compile_options(-ffp-contract=off)

# Sets are counted all the time; every x86-64 processor since 2009 does it in one instruction.
if(CMAKE_SYSTEM_PROCESSOR MATCHES "x86_64|AMD64")
  add_compile_options(-mpopcnt)
endif()

# The module for browsers is optimised as a whole when it is linked: some 6 % faster. The linker is not
# told so, because emscripten would then bring forms of its own libraries that ask the host for more. SIMD
# is for the nets of the bots.
if(EMSCRIPTEN)
  add_compile_options(-flto -msimd128)
endif()

find_program(CCACHE ccache)
if(CCACHE AND NOT CMAKE_CXX_COMPILER_LAUNCHER)
  set(CMAKE_CXX_COMPILER_LAUNCHER "${CCACHE}")
endif()

# Some thirty programs are linked in a build with tests: mold takes a fraction of the time.
include(CheckLinkerFlag)
if(NOT EMSCRIPTEN)
  check_linker_flag(CXX -fuse-ld=mold NAQALA_HAS_MOLD)
  if(NAQALA_HAS_MOLD)
    add_link_options($<$<NOT:$<CONFIG:Release>>:-fuse-ld=mold>)
  endif()
endif()

function(naqala_strict target)
  target_compile_options(${target} PRIVATE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion
    -Wnon-virtual-dtor -Woverloaded-virtual -Wold-style-cast -Wcast-align -Wextra-semi
    $<$<CXX_COMPILER_ID:GNU>:-Wduplicated-cond -Wduplicated-branches -Wlogical-op>
    # Indices are small and never negative; casting each of them would hide the casts that matter.
    -Wno-sign-conversion
    # Structs of options are filled by named fields; the others keep their defaults.
    -Wno-missing-field-initializers)
endfunction()
