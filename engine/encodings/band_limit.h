// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/encodings/encoding.h"

#include <vector>

namespace fringe {

/// Bins of a spectrum in FFT order that are in a band about a carrier.
class BinsInBand {
  public:
    /// In [cycles per pixel]; what is less than x and y away from the middle, round the spectrum.
    BinsInBand(Shape shape, double middleX, double middleY, double x, double y);

    bool has(std::int64_t row, std::int64_t col) const {
        return rows_[static_cast<std::size_t>(row)] && cols_[static_cast<std::size_t>(col)];
    }
    /// Calls `take` with the index of each.
    template <class Take> void each(const Take& take) const {
        for (std::size_t row = 0; row < rows_.size(); ++row)
            for (std::size_t col = 0; rows_[row] && col < cols_.size(); ++col)
                if (cols_[col])
                    take(row * cols_.size() + col);
    }

  private:
    std::vector<bool> rows_, cols_;
};

/// Field without its frequencies |fx| ≥ x or |fy| ≥ y, made in memory by a DFT without padding.
Field withinBand(const Field& field, const PlaneSampling& sampling, const Passband& band);

/// Field with the frequencies fy > 0 and fy = 0 alone, likewise; y up.
Field withoutLowerHalf(const Field& field);

} // namespace fringe
