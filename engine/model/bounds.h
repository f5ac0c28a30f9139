// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

/// Bounds of what is asked for, far beyond any real use: within them squares, phases and sums of
/// light keep their meaning.
namespace fringe {

inline constexpr double farthest = 1e9; ///< [m] of a place or size from 0
inline constexpr double smallestLength =
    1e-13;                                    ///< [m] of a wavelength, pitch or size that is not 0
inline constexpr double largestNumber = 1e12; ///< of other parameters
/// Of data; intensities are its squares.
inline constexpr double largestAmplitude = 1e12;

} // namespace fringe
