// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/klayout.h"
#include "engine/mask/mask_format.h"

namespace fringe {
namespace {

const LayoutFormat dxfLayout = madeByKLayout(37, 47);

} // namespace

extern const MaskFormat dxf_mask{.name = "DXF", .suffixes = {".dxf"}, .layout = &dxfLayout};

} // namespace fringe
