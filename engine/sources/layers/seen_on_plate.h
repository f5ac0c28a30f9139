// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/setup.h"
#include "engine/sources/source_kind.h"

#include <cstdint>
#include <limits>
#include <vector>

namespace fringe {

/// Adds up light that starts on samples of the plate's size.
class SeenOnPlate {
  public:
    SeenOnPlate(const Plate& plate, const std::vector<Length>& wavelengths);

    /// light: Σ |A|² there; z: where it is in focus [m].
    void add(std::size_t wavelength, std::size_t sample, double z, double light);
    /// As many planes as parts of the plate need to be in focus, or nearly. No light is counted of
    /// parts that are dark, whose plane is the one after the last.
    SeenLight made() const;

    /// Calls `use` with few enough rows at a time that no large plate is there as a whole.
    template <class Use> void inRows(const Use& use) const {
        constexpr std::int64_t samplesAtOnce = 1 << 20;
        const std::int64_t most = std::max<std::int64_t>(1, samplesAtOnce / grid_.shape.cols);
        for (std::int64_t first = 0; first < grid_.shape.rows; first += most)
            use(RowRange{first, std::min(most, grid_.shape.rows - first)});
    }

  private:
    std::size_t partAt(std::int64_t row, std::int64_t col) const;
    /// In even steps.
    std::vector<double> planesOfDepths() const;

    PlaneGrid grid_;
    double steepest_; ///< dx/dz of the light that pixels send most aside
    std::vector<double> energy_;
    /// Depth of one sample in each of parts × parts parts of the plate, so that every depth has its
    /// share where they change from sample to sample; NaN: dark.
    std::vector<double> depths_;
    std::int64_t firstRow_ = std::numeric_limits<std::int64_t>::max(), lastRow_ = -1;
    std::int64_t firstCol_ = std::numeric_limits<std::int64_t>::max(), lastCol_ = -1;
};

} // namespace fringe
