# SPDX-License-Identifier: GPL-3.0-or-later
# The packages that `cpack` makes: an archive, and Debian packages with the back-end of NVIDIA's
# libraries in one of its own, since those are not Debian's.
set(CPACK_GENERATOR DEB TGZ)
set(CPACK_PACKAGE_NAME fringe-studio)
set(CPACK_PACKAGE_VENDOR "The authors of Fringe Studio")
set(CPACK_PACKAGE_CONTACT "The authors of Fringe Studio <fringe-studio@example.org>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY ${PROJECT_DESCRIPTION})
set(CPACK_PACKAGE_DESCRIPTION
    "Computes holograms of point clouds, encodes them and reconstructs them, in windows and without.")
set(CPACK_RESOURCE_FILE_LICENSE ${PROJECT_SOURCE_DIR}/LICENSE)
set(CPACK_STRIP_FILES ON)

set(CPACK_COMPONENTS_GROUPING IGNORE)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_SECTION science)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_FRINGE_PACKAGE_NAME fringe-studio)
set(CPACK_DEBIAN_FRINGE_PACKAGE_RECOMMENDS "qt6-qpa-plugins, qt6-translations-l10n, libgl1-mesa-dri")
set(CPACK_DEBIAN_FRINGE_PACKAGE_SUGGESTS "fringe-studio-opencl, fringe-studio-cuda, libegl1")
set(CPACK_DEBIAN_FRINGE_OPENCL_PACKAGE_NAME fringe-studio-opencl)
set(CPACK_DEBIAN_FRINGE_OPENCL_PACKAGE_DEPENDS fringe-studio)
set(CPACK_DEBIAN_FRINGE_OPENCL_PACKAGE_RECOMMENDS opencl-icd)
set(CPACK_DEBIAN_FRINGE_CUDA_PACKAGE_NAME fringe-studio-cuda)
set(CPACK_DEBIAN_FRINGE_CUDA_PACKAGE_DEPENDS fringe-studio)
set(CPACK_DEBIAN_FRINGE_CUDA_PACKAGE_SHLIBDEPS OFF)
include(CPack)
