// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/camera/affine_map.h"
#include "engine/camera/slm_model.h"
#include "engine/camera/spot_measure.h"
#include "engine/model/design.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

/// What a camera has to do with the spots of a design. Any thread.
namespace fringe {

/// The visible source of a design if it is one of spots, and the only one; nothing else.
std::optional<std::size_t> onlySpots(const Design& design);

/// The design of that source alone, with the intensities that are wanted, for rounds of feedback.
/// Throws `Error` (BadInput) for another design.
Design designToEven(const Design& design);

/// The spots with the intensities that were wanted before a camera weighted them, else as they are.
SpotList wantedSpots(const Design& design, std::size_t source);
/// Whether a camera has weighted them.
bool areWeighted(const Design& design, std::size_t source);

/// A design whose solver is asked for the intensities of `asked`, and that keeps what is wanted.
Design withWeights(Design design, std::size_t source, const SpotList& asked);

/// A design with the intensities that are wanted.
Design withoutWeights(Design design, std::size_t source);

/// The simulated camera of a design, where its reconstruction is.
CameraView cameraViewOf(const Design& design);

/// How far what a panel adds moves the light along x and y in the plane of the camera [m]; nothing:
/// its lens moves the plane itself.
std::optional<PlanePlace> shiftBySending(const Design& design, const CameraView& view);

/// What a camera's picture says of a design.
struct ShotFacts {
    std::optional<Figures> spots{};    ///< for those that are wanted; nothing: they are not in it
    std::optional<double> zeroOrder{}; ///< share of the light on the axis; nothing: a spot is there
    std::int64_t saturated = 0;        ///< pixels
    double most = 0;                   ///< the highest count
};

/// toCamera: from places of the plane of light to pixels of the picture.
ShotFacts factsOf(const CameraShot& shot, const Design& design, const AffineMap& toCamera);

/// Three spots that lie far apart, for registration; nothing: there are none that do not lie on a
/// line.
std::optional<std::array<PlanePlace, 3>> threeSpots(const Design& design);

} // namespace fringe
