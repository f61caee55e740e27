# What `cmake --install` puts where, in two components:
#
#   runtime       the command, the client if it was built, man pages, completions
#   development   headers, static libraries, and what find_package(naqala) and pkg-config read
#                 (docs/library.md)
#
# Nothing of it depends on the prefix, which may be given at the time of installing (--prefix, DESTDIR).

include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

# ---- runtime -----------------------------------------------------------------------------------

install(TARGETS naqala RUNTIME DESTINATION "${CMAKE_INSTALL_BINDIR}" COMPONENT runtime)
install(DIRECTORY "${PROJECT_SOURCE_DIR}/build/web/" DESTINATION "${CMAKE_INSTALL_DATADIR}/naqala/web"
  COMPONENT runtime OPTIONAL)

# The command writes its man pages and completions itself, from its options.
set(manual "${PROJECT_BINARY_DIR}/manual")
install(CODE "
  file(REMOVE_RECURSE \"${manual}\")
  execute_process(COMMAND \"$<TARGET_FILE:naqala>\" manual \"${manual}\" COMMAND_ERROR_IS_FATAL ANY)"
  COMPONENT runtime)
install(DIRECTORY "${manual}/man/" DESTINATION "${CMAKE_INSTALL_MANDIR}" COMPONENT runtime)
install(DIRECTORY "${manual}/bash-completion" "${manual}/zsh" "${manual}/fish"
  DESTINATION "${CMAKE_INSTALL_DATADIR}" COMPONENT runtime)

# ---- development -------------------------------------------------------------------------------

# The layers that others build on, in the order of dependency.
set(library_layers base rules turns notation bots analysis table)

# The headers of a layer, without those that say they are for this layer alone.
function(naqala_public_headers layer headers)
  file(GLOB all CONFIGURE_DEPENDS "${PROJECT_SOURCE_DIR}/src/${layer}/*.hpp")
  foreach(header IN LISTS all)
    file(STRINGS "${header}" private REGEX "For the \\.cpp files of this layer")
    if(private)
      list(REMOVE_ITEM all "${header}")
    endif()
  endforeach()
  set(${headers} ${all} PARENT_SCOPE)
endfunction()

target_compile_features(naqala_base PUBLIC cxx_std_20)
set(public_headers "")
set(pkg_config_libraries "-lnaqala_boost_json")
foreach(layer IN LISTS library_layers)
  naqala_public_headers(${layer} headers)
  list(APPEND public_headers ${headers})
  install(FILES ${headers} DESTINATION "${CMAKE_INSTALL_INCLUDEDIR}/naqala/${layer}" COMPONENT development)
  target_include_directories(naqala_${layer} INTERFACE
    "$<INSTALL_INTERFACE:${CMAKE_INSTALL_INCLUDEDIR}/naqala>")
  string(PREPEND pkg_config_libraries "-lnaqala_${layer} ")
endforeach()

foreach(name IN LISTS library_layers ITEMS boost_json)
  set_target_properties(naqala_${name} PROPERTIES EXPORT_NAME ${name})
  install(TARGETS naqala_${name} EXPORT naqala
    ARCHIVE DESTINATION "${CMAKE_INSTALL_LIBDIR}" COMPONENT development)
endforeach()

set(package "${CMAKE_INSTALL_LIBDIR}/cmake/naqala")
install(EXPORT naqala NAMESPACE naqala:: FILE naqalaTargets.cmake
  DESTINATION "${package}" COMPONENT development)
configure_package_config_file("${CMAKE_CURRENT_LIST_DIR}/naqalaConfig.cmake.in"
  "${PROJECT_BINARY_DIR}/naqalaConfig.cmake" INSTALL_DESTINATION "${package}"
  NO_SET_AND_CHECK_MACRO)
# Before 1.0 the interface may change with every minor version.
write_basic_package_version_file("${PROJECT_BINARY_DIR}/naqalaConfigVersion.cmake"
  COMPATIBILITY SameMinorVersion)
install(FILES "${PROJECT_BINARY_DIR}/naqalaConfig.cmake" "${PROJECT_BINARY_DIR}/naqalaConfigVersion.cmake"
  DESTINATION "${package}" COMPONENT development)

file(RELATIVE_PATH prefix_from_pkg_config "/prefix/${CMAKE_INSTALL_LIBDIR}/pkgconfig" "/prefix")
string(REGEX REPLACE "/$" "" prefix_from_pkg_config "${prefix_from_pkg_config}")
configure_file("${CMAKE_CURRENT_LIST_DIR}/naqala.pc.in" "${PROJECT_BINARY_DIR}/naqala.pc" @ONLY)
install(FILES "${PROJECT_BINARY_DIR}/naqala.pc" DESTINATION "${CMAKE_INSTALL_LIBDIR}/pkgconfig"
  COMPONENT development)

# ---- Pages of the interface --------------------------------------------------------------------

# `scripts/api` makes them from the headers that are installed, into build/api.
list(JOIN public_headers "\" \\\n  \"" api_headers)
configure_file("${PROJECT_SOURCE_DIR}/docs/Doxyfile.in" "${PROJECT_BINARY_DIR}/Doxyfile" @ONLY)
add_custom_target(api COMMAND doxygen "${PROJECT_BINARY_DIR}/Doxyfile"
  COMMENT "Writing the pages of the interface into build/api" VERBATIM)
