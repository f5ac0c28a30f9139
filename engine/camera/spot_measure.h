// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/camera/affine_map.h"
#include "engine/model/asset.h"
#include "engine/solvers/figures.h"

#include <limits>
#include <span>
#include <vector>

/// What a camera's picture says of spots of light. Pure functions, any thread.
namespace fringe {

/// A picture of counts, of one plane.
struct CameraShot {
    Plane<float> counts;
    double saturation = std::numeric_limits<double>::infinity(); ///< the highest count
};

struct MeasuredSpot {
    double power = 0; ///< sum of counts above the background, ≥ 0
    bool isSaturated = false;
    bool isInside = true; ///< its place lies in the picture
};

/// The radius of the windows that spots are measured in [pixels]: one and a half times the width
/// of a spot, but no more than half the way to the nearest other one, and at least 1.
double windowRadius(std::span<const PlanePlace> pixels, double spotWidth);

/// The light of each spot: the sum over a round window, whose edge counts by its share of a pixel,
/// above the background in the ring of three pixels around it that lies in no other window, or in
/// the whole picture where there is none: the mean of what is near the median. pixels: where they
/// are, see `PlanePlace`.
std::vector<MeasuredSpot> measureSpots(const CameraShot& shot, std::span<const PlanePlace> pixels,
                                       double radius);

/// How even measured spots are, and how much of all light of the picture above its background they
/// have (efficiency). Dark spots count for the error alone.
Figures measuredFigures(const CameraShot& shot, std::span<const MeasuredSpot> measured,
                        const SpotList& wanted);

/// What is asked of a solver next: `asked` times (target/measured)^gain, both as shares, which is
/// ((√(T/I))^gain)² and for amplitudes as the weights of weighted GS. One step changes an
/// intensity by a factor of 9 at most; spots to be kept dark stay so.
SpotList correctedSpots(const SpotList& asked, const SpotList& wanted,
                        std::span<const MeasuredSpot> measured, double gain);

/// The middle of the brightest spot of a picture: the centroid around the brightest square of 3 × 3
/// pixels. Throws `Error` (Failed) where nothing stands out of the noise.
PlanePlace brightestSpot(const CameraShot& shot, double radius);

/// Three places that say how a camera stands: corners of the box of the spots, which is made wider
/// where it is flat.
std::array<PlanePlace, 3> registrationPlaces(const SpotList& spots);

} // namespace fringe
