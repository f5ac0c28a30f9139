// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/ops.h"

#include <algorithm>
#include <cmath>

namespace fringe::cpu {

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

    /// How many of the distinct bins lie in the band.
    std::int64_t kept(const TransferArgs& args) const {
        if (!args.bandLimit)
            return distinct();
        const double slope = 2 * frequency(1) * args.limitedFor();
        const double limit = 1 / (args.wavelength * std::sqrt(slope * slope + 1));
        std::int64_t count = 0;
        while (count < distinct() && frequency(count) <= limit)
            ++count;
        return count;
    }
};

} // namespace fringe::cpu
