// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/method.h"

#include <cmath>
#include <optional>

namespace fringe {

/// A wavefront-recording plane (Shimobaba, Masuda & Ito, Opt. Lett. 34, 3133, 2009): parallel to
/// the plate, with its pitches, and between it and the points. A point is drawn on a zone of it
/// only, through which its light reaches the plate, and one propagation, in which the plane repeats
/// endlessly, carries it to the plate.
///
/// A zone that ends abruptly would diffract light all over the plate, a few percent of it. Here it
/// fades out beyond the rays to the plate's edges, on a width of √(spread λ d) for a point at the
/// distance d, so that what is diffracted stays below the tolerance. The plane must still sample
/// the rays of the faded part: this bounds d from below.
struct RecordingPlane {
    PlaneGrid plate;
    double wavelength = 0; ///< [m]
    double spread = 0;
    double depth = 0;   ///< z of the plane [m]
    Shape shape{};      ///< with the plate in the middle
    double seconds = 0; ///< that points and plane take of one thread

    double fade(double distance) const { return std::sqrt(spread * wavelength * distance); }
    /// Rows and columns before the plate's first pixel.
    Shape before() const {
        return {(shape.rows - plate.shape.rows) / 2, (shape.cols - plate.shape.cols) / 2};
    }
};

/// The fastest of the planes that keep the tolerance, the same on every machine; nothing if there
/// is none, as for points on both sides of the plate.
std::optional<RecordingPlane> recordingPlane(const MethodInput& input, double wavelength);

/// Adds the waves of points, which lie beyond the plane as seen from the plate, each on its zone,
/// to the samples of the plane. The same points in the same order give the same bits, however they
/// are cut into calls.
void addZones(std::span<const Point> points, const RecordingPlane& plane,
              std::span<Complex> samples);

} // namespace fringe
