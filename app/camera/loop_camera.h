// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/camera/camera_command.h"
#include "engine/camera/camera.h"
#include "engine/camera/feedback.h"

#include <optional>

namespace fringe {

/// What takes the pictures of rounds of feedback.
struct LoopCameraPlan {
    ParameterValues simulated{};                 ///< of `simulatedCameraInfo`
    std::optional<CameraCommand::Way> command{}; ///< in its place
    std::filesystem::path registration{}; ///< how the command's camera stands; empty: it is found
};

/// The simulated camera, in the plane of a design's spots, or a command's. One thread.
class LoopCamera {
  public:
    /// Throws `Error` (BadInput) for a command that lacks something, or spots of several planes.
    LoopCamera(LoopCameraPlan plan, const Design& design, JobControl& control);

    /// Throws like `lightOnCamera` and `CameraCommand::take`.
    CameraShot take(const Chain& pattern);

    /// From places of the spots to the camera's pixels. Throws like `readRegistration` and
    /// `registeredByShowing`.
    AffineMap registered(const Design& design, const FeedbackJob& job);

  private:
    LoopCameraPlan plan_;
    CameraView view_;
    SlmModel model_;
    CameraSensor sensor_;
    JobControl& control_;
    std::optional<CameraCommand> command_;
    std::int64_t shots_ = 0;
};

} // namespace fringe
