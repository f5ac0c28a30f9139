// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"

#include <array>

namespace fringe {

/// The numbers of pictures, of colours their luminance, as they stand in the file.
struct RasterFacts {
    static constexpr std::size_t bins = 48;

    double least = 0, most = 0; ///< of those that are measured; 0: none is
    double notMeasured = 0;     ///< share of the samples
    /// Shares of the samples that are measured, in even steps from least to most.
    std::array<float, bins> histogram{};
};

/// isDepth: 0 and less are not measured; what is not finite never is. Time grows with the samples.
RasterFacts factsOf(const Raster& raster, bool isDepth);
RasterFacts factsOf(const GreyPicture& picture);

/// 8, 16 or 32, by what the file's numbers can be.
int bitsOf(const Raster& raster);

} // namespace fringe
