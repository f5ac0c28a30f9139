// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/sources/spots/wanted_spots.h"

namespace fringe {

/// exp(-iΦ) of every spot at single pixels. Phases
/// that separate are products of two tables of (rows + columns) × spots phasors.
class SpotWaves : public PixelWaves {
  public:
    /// Keeps no reference.
    explicit SpotWaves(const LitSpots& design);

    void at(std::int64_t row, std::int64_t col, float* re, float* im) const override;

  private:
    void exactAt(std::int64_t row, std::int64_t col, float* re, float* im) const;

    std::vector<SpotPlace> places_;
    PlaneGrid grid_;
    double wavelength_;
    bool isExact_;
    // Real parts of every spot, then imaginary ones:
    std::vector<float> x_; ///< for each column of pixels
    std::vector<float> y_; ///< for each row
};

} // namespace fringe
