// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fringe {

/// One axis of a spectrum in FFT order. H depends on |f| alone, so an axis of N bins needs
/// ⌊N/2⌋ + 1 values; bins above N/2 mirror them.
struct SpectrumAxis {
    std::int64_t bins;
    double pitch;

    std::int64_t distinct() const { return bins / 2 + 1; }
    std::int64_t folded(std::int64_t bin) const { return std::min(bin, bins - bin); }
    double frequency(std::int64_t bin) const {
        return static_cast<double>(bin) / (static_cast<double>(bins) * pitch);
    }

    /// Weights of the distinct bins that a band keeps, which fall with the bin; it keeps no others.
    std::vector<float> weights(const SpectrumBand& band) const {
        std::vector<float> kept;
        for (std::int64_t bin = 0; bin < distinct(); ++bin) {
            const double f = frequency(bin);
            if (f > band.edge + band.margin)
                break;
            kept.push_back(f <= band.edge ? 1 : softened(f, band));
        }
        return kept;
    }

  private:
    static float softened(double f, const SpectrumBand& band) {
        constexpr double steepness = 3.2;
        const double half = band.margin / 2, perHalf = steepness / half;
        return static_cast<float>((1 + std::erf(perHalf * (f + band.edge + half)))
                                  * (1 + std::erf(perHalf * (band.edge + half - f))) / 4);
    }
};

} // namespace fringe
