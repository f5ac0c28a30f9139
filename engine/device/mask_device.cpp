// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/device/mask.h"
#include "engine/device/mask_checks.h"
#include "engine/device/sending.h"
#include "engine/encodings/encoding.h"

namespace fringe {
namespace {

Findings checkOf(const Design& design) {
    return checkMask(design.device, {design.encoding.key, deviceLevels(design.encoding),
                                     design.setup.wavelengths});
}

} // namespace

/// A function, since its table has others' rows. Nothing is sent: the levels are what is made, and
/// what is made shows them.
const OutputDevice& mask_device_entry() {
    static const OutputDevice kind{
        .info = {.key = "mask",
                 .label = FRINGE_MARK("Mask"),
                 .help = FRINGE_MARK("A relief or openings that are written by lithography."),
                 .parameters = maskRows(),
                 .assets = {{"curve", FRINGE_MARK("Gray curve"), AssetType::Raster}}},
        .check = checkOf,
    };
    return kind;
}

} // namespace fringe
