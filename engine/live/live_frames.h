// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/design.h"
#include "engine/preview/preview.h"
#include "engine/run/compute_device.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>

/// Pictures of a design that changes from frame to frame, such as one whose camera is dragged.
namespace fringe {

class JobControl;

/// What a frame goes through.
enum class LiveStage {
    Draw,      ///< sources become light, of cameras their picture
    Layers,    ///< light and its phases in each plane
    Propagate, ///< planes are carried to where one looks
    Show,      ///< its intensity
};
inline constexpr std::size_t liveStages = 4;

/// For people, FRINGE_MARKed.
const char* labelOf(LiveStage stage);

struct LiveFrame {
    std::uint64_t number = 0; ///< of the frames of its maker, from 1
    Previews pictures{};      ///< one a wavelength, as seen in the plane of the reconstruction
    std::array<double, liveStages> seconds{}; ///< by `LiveStage`

    double allSeconds() const;
};

/// Frames of designs, each at the full number of samples. What is seen is a preview of the field:
/// its planes of light are added where one looks, without zero padding, so that light which would
/// leave the plate on one side is kept, and without encoding; depth is in layers. The hologram of a
/// frame at which one stops is that of its design, by `compute`. ONE thread, that of the device.
class LiveFrames {
  public:
    /// Whether a camera of the design makes pictures, all of its light is carried from planes, into
    /// free space, and its plate has no more than 2²² samples.
    static bool suits(const Design& design);

    explicit LiveFrames(const ComputeDevice& device); ///< which outlives it

    /// The next frame, of a design that suits. Throws `Error` (BadInput) of what has no light,
    /// `DeviceError`, `Cancelled`.
    LiveFrame next(const Design& design, JobControl& control);

  private:
    const ComputeDevice& device_;
    std::uint64_t made_ = 0;
};

} // namespace fringe
