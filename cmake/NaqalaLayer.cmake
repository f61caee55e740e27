# Layers and the wall between them.
#
#   naqala_layer(NAME rules DEPENDS base LIBRARIES some::external)
#
# makes the library naqala_rules (alias naqala::rules) of the *.cpp files in the current folder, without those
# that EXCEPT names. Headers are included as "rules/state.hpp". For that, each layer has an include root of
# its own in the build tree, which holds nothing but a link to the layer's folder:
#
#   build/dev/include/rules/rules -> src/rules
#
# Where tests are built, the headers that PRECOMPILE names are compiled once for the whole layer.
#
# A target sees the roots of the layers it links and no others, so a wrong include cannot compile.

# Lets users of `target` include the files of `folder` as "<name>/...".
function(naqala_include_root target scope name folder)
  set(root "${PROJECT_BINARY_DIR}/include/${name}")
  file(MAKE_DIRECTORY "${root}")
  file(CREATE_LINK "${folder}" "${root}/${name}" SYMBOLIC)
  target_include_directories(${target} ${scope} "$<BUILD_INTERFACE:${root}>")
endfunction()

function(naqala_layer)
  cmake_parse_arguments(PARSE_ARGV 0 LAYER "" "NAME" "DEPENDS;LIBRARIES;EXCEPT;PRECOMPILE")
  set(target naqala_${LAYER_NAME})

  file(GLOB sources CONFIGURE_DEPENDS RELATIVE "${CMAKE_CURRENT_SOURCE_DIR}" "*.cpp")
  if(LAYER_EXCEPT)
    list(REMOVE_ITEM sources ${LAYER_EXCEPT})
  endif()
  if(sources)
    set(scope PUBLIC)
    add_library(${target} STATIC ${sources})
    naqala_strict(${target})
  else()
    set(scope INTERFACE)  # headers only
    add_library(${target} INTERFACE)
  endif()
  add_library(naqala::${LAYER_NAME} ALIAS ${target})

  naqala_include_root(${target} ${scope} ${LAYER_NAME} "${CMAKE_CURRENT_SOURCE_DIR}")
  if(LAYER_PRECOMPILE AND NAQALA_TESTS)
    target_precompile_headers(${target} PRIVATE ${LAYER_PRECOMPILE})
  endif()
  list(TRANSFORM LAYER_DEPENDS PREPEND naqala::)
  target_link_libraries(${target} ${scope} ${LAYER_DEPENDS} ${LAYER_LIBRARIES})
endfunction()
