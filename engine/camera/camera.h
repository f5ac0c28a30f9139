// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/camera/slm_model.h"
#include "engine/model/choice.h"

#include <cstdint>

namespace fringe {

/// What a camera makes of light.
struct CameraSensor {
    int bits = 8; ///< of a count, 1 … 16
    /// Share of saturation that light of intensity 1 makes; 0: such that the brightest pixel comes
    /// to `peak`.
    double exposure = 0;
    double peak = 0.8;       ///< share of saturation
    double fullWell = 10000; ///< electrons at saturation; 0: no shot noise
    double readNoise = 5; ///< standard deviation [electrons], of a full well of 10,000 if it is 0
    double background = 0.02; ///< share of saturation that is there without light
    std::int64_t seed = 1;    ///< of the noise

    int saturation() const { return (1 << bits) - 1; } ///< the highest count
};

/// The counts of a camera: light · exposure + background in electrons, with Poisson noise (normal
/// from 50 electrons on) and normal read noise, rounded to counts from 0 to saturation. A pixel
/// that is full stays at saturation. shot: which of several pictures with the same light, whose
/// noise differs; the same bits for the same seed and shot. Any thread.
Picture counted(const Picture& light, const CameraSensor& sensor, std::int64_t shot = 0);

/// The exposure that `counted` takes for the light.
double exposureFor(const Picture& light, const CameraSensor& sensor);

/// What the rows of `simulatedCameraInfo` say.
SlmModel slmModelOf(const ParameterValues& values);
CameraSensor cameraSensorOf(const ParameterValues& values);

/// Size and pitch of the camera; where it stands is not in the table.
CameraView cameraViewOf(const ParameterValues& values);

} // namespace fringe
