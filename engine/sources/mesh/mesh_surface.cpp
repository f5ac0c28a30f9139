// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/mesh/mesh_surface.h"

namespace fringe {

SeenSurface surfaceOf(const MeshSource& source) {
    return {source.mesh, source.shading, {source.azimuth, source.elevation}, source.ambient};
}

LitSurface litSurface(const MeshSource& source) {
    return {surfaceOf(source), similarity(source.placement, source.mesh->bounds().value_or(Box{}))};
}

} // namespace fringe
