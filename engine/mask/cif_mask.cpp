// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/klayout.h"
#include "engine/mask/mask_format.h"

namespace fringe {
namespace {

const LayoutFormat cifLayout = madeByKLayout(10, 15);

} // namespace

extern const MaskFormat cif_mask{.name = "CIF", .suffixes = {".cif"}, .layout = &cifLayout};

} // namespace fringe
