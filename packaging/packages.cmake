# SPDX-License-Identifier: GPL-3.0-or-later
# The Debian packages that `packaging/package` makes: what needs windows, Python or a GPU's libraries is in
# a package of its own, so that nothing of these comes with the command line.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME fringe-studio)
set(CPACK_PACKAGE_VENDOR "The authors of Fringe Studio")
set(CPACK_DEBIAN_PACKAGE_VERSION ${FRINGE_PACKAGE_VERSION})
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "") # which would come before each package's own
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
    OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_ENABLE_COMPONENT_DEPENDS ON)

# fringe_package(COMPONENT NAME DESCRIPTION [FIELD TEXT]...): a component's package; the description's first line is
# its synopsis. Each of the same version as `fringe`, whose modules they are or use.
macro(fringe_package component name description)
    string(TOUPPER ${component} key)
    set(CPACK_DEBIAN_${key}_PACKAGE_NAME ${name})
    set(CPACK_DEBIAN_${key}_DESCRIPTION "${description}")
    set(fields ${ARGN})
    while(fields)
        list(POP_FRONT fields field text)
        set(CPACK_DEBIAN_${key}_PACKAGE_${field} "${text}")
    endwhile()
    if(NOT ${component} STREQUAL fringe)
        set(CPACK_COMPONENT_${key}_DEPENDS fringe)
    endif()
endmacro()
fringe_package(fringe fringe "computer-generated holograms from the command line
Computes holograms of points, meshes and pictures with depth, designs phase
patterns of spots and pictures, encodes them for spatial light modulators and
masks, and reconstructs them at any distance: without windows, for scripts,
clusters and checks."
    SUGGESTS "fringe-studio, python3-fringe, fringe-opencl, fringe-cuda")
fringe_package(fringe_studio fringe-studio "design studio for computer-generated holograms
Opens and edits projects of holograms in windows, with a 3-D scene, live
reconstructions, interactive patterns of spots and of pictures, and a panel
that follows what is edited."
    RECOMMENDS "qt6-qpa-plugins, qt6-translations-l10n, libgl1-mesa-dri"
    SUGGESTS "fringe-opencl, fringe-cuda, libegl1, python3-fringe")
get_property(python_range GLOBAL PROPERTY FRINGE_PYTHON_RANGE)
fringe_package(fringe_python python3-fringe "computer-generated holograms in Python
The module fringe: designs, results and cameras in the loop, as arrays of
NumPy, by the same engine as the studio and the command line."
    SECTION python DEPENDS "${python_range}, python3-numpy"
    SUGGESTS "python3-matplotlib, jupyter-notebook")
set(CPACK_DEBIAN_FRINGE_PYTHON_PACKAGE_CONTROL_EXTRA ${CMAKE_CURRENT_SOURCE_DIR}/debian/postinst
                                                     ${CMAKE_CURRENT_SOURCE_DIR}/debian/prerm)
fringe_package(fringe_opencl fringe-opencl "OpenCL devices for Fringe Studio
Lets the command line, the studio and Python compute on OpenCL devices."
    RECOMMENDS "mesa-opencl-icd | opencl-icd")
fringe_package(fringe_cuda fringe-cuda "NVIDIA GPUs for Fringe Studio
Lets the command line, the studio and Python compute on NVIDIA GPUs. It needs
NVIDIA's driver and the library cuFFT of the CUDA Toolkit, which are none of
Debian's."
    SECTION contrib/science)
include(CPack)
