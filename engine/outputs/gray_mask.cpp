// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/outputs/relief_writers.h"

namespace fringe {

extern const MaskFormat gray_mask{
    .name = "BMP, PNG",
    .suffixes = {".bmp", ".png"},
    .holds = MaskFormat::Holds::Numbers,
    .forecast = pictureForecast<2>,
    .write = writeGrays,
    .isPacked = true,
    .counted = "pixels",
    .text = pixelsText,
};

} // namespace fringe
