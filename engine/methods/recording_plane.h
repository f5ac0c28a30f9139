// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/methods/cloud_figures.h"

#include <optional>

namespace fringe {

/// The points on one side of the plate, as the plate sees them.
struct SideFigures {
    double nearest = HUGE_VAL; ///< smallest |z| [m]
    double farthest = 0;       ///< largest |z| [m]
    double slopeX = 0;         ///< of the steepest ray to a pixel, |dx|/|z|
    double slopeY = 0;

    bool isEmpty() const { return farthest == 0; }
};

/// In front of the plate, and behind it.
struct CloudSides {
    SideFigures front, behind;
};

CloudSides sidesOf(const PlacedPoints& points, const PlaneGrid& grid);

/// A wavefront-recording plane (Shimobaba, Masuda & Ito, Opt. Lett. 34, 3133, 2009), parallel to
/// the plate and between it and the points of one side. A point is drawn on a zone of it only,
/// through which its light reaches the plate, and a Fourier transform carries the plane to the
/// plate.
///
/// A zone that ends abruptly would diffract light all over the plate, a few percent of it. Here it
/// fades out beyond the rays to the plate's edges, on a width of √(spread λ d) for a point at the
/// distance d, so that what is diffracted stays below the tolerance. The rays of the faded part
/// must still be sampled by the plane: this bounds d from below.
struct RecordingPlane {
    double depth = 0;              ///< z of the plane [m]
    std::int64_t oversampling = 1; ///< samples per pixel of the plate along an axis
    double spread = 0;
    /// Samples after which the plane repeats: what lands on the plate comes from one period alone.
    /// The plate's first pixel stands at the first sample.
    Shape period;
};

/// Samples first, first + 1, … of an axis that a point's zone covers.
struct ZoneReach {
    std::int64_t first = 0;
    std::int64_t count = 0;
    double inner[2]; ///< where it begins to fade, on both sides of the point [m]
    double fade = 0; ///< width on which it does [m]
};

/// The zone of a point along x or, with the plate turned round, along -y.
ZoneReach acrossZone(const Point& point, const RecordingPlane& plane, const WaveSetting& setting);
ZoneReach downZone(const Point& point, const RecordingPlane& plane, const WaveSetting& setting);

struct RecordingWish {
    WaveSetting setting;
    double tolerance = 1e-4;
    double distance = 0; ///< of the plane from the nearest point [m]; 0: the least possible
};

/// Planes that keep the tolerance for the points of a side: of some oversamplings, at some
/// distances where none is wished for; empty if there are none.
std::vector<RecordingPlane> recordingPlanes(const SideFigures& side, const RecordingWish& wish);

/// The steepest slope |dx|/|z| whose light a pitch samples; infinite below half a wavelength.
double sampledSlope(double pitch, double wavelength);

} // namespace fringe
