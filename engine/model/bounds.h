// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cmath>

/// Bounds of what is asked for, far beyond any real use: within them squares, phases and sums of
/// light keep their meaning.
namespace fringe {

inline constexpr double farthest = 1e9; ///< [m] of a place or size from 0
inline constexpr double smallestLength =
    1e-13;                                    ///< [m] of a wavelength, pitch or size that is not 0
inline constexpr double largestNumber = 1e12; ///< of other parameters
/// Amplitudes in data are no larger, intensities no larger than its square.
inline constexpr double largestAmplitude = 1e12;

/// What is no number is neither.
inline bool isAmplitude(double value) {
    return std::abs(value) <= largestAmplitude;
}
inline bool isIntensity(double value) {
    return value >= 0 && value <= largestAmplitude * largestAmplitude;
}

} // namespace fringe
