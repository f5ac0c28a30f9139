// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/camera/loop_camera.h"

#include "app/camera/camera_registration.h"
#include "app/camera/camera_spots.h"
#include "engine/camera/sent_pattern.h"
#include "engine/job/job_control.h"

#include <utility>

namespace fringe {

namespace {

/// A map of places of spots, which what is added on the way to the panel moves.
AffineMap moved(AffineMap map, const Design& design, const CameraView& view) {
    const auto shift = shiftBySending(design, view);
    if (!shift)
        throw badInput(FRINGE_MARK("The lens of the panel takes the spots out of the plane that "
                                   "the simulated camera looks at; set it to 0."));
    const PlanePlace origin = map(*shift);
    map.x0 = origin.x;
    map.y0 = origin.y;
    return map;
}

} // namespace

LoopCamera::LoopCamera(LoopCameraPlan plan, const Design& design, JobControl& control)
    : plan_(std::move(plan)), view_(cameraViewOf(plan_.simulated)),
      model_(slmModelOf(plan_.simulated)), sensor_(cameraSensorOf(plan_.simulated)),
      control_(control) {
    view_.distance = planeOfSpots(design);
    if (design.setup.lens.on)
        view_.focalLength = design.setup.lens.focalLength;
    if (plan_.command)
        command_.emplace(*plan_.command, control);
}

CameraShot LoopCamera::take(const Chain& pattern) {
    if (command_)
        return command_->take(pattern);
    const SentPattern sent = sentPattern(pattern, model_, control_);
    const Picture light = lightOnCamera(sent.values, sent.model, view_, control_);
    const Picture counts = counted(light, sensor_, shots_++);
    return {counts.planes.front(), static_cast<double>(sensor_.saturation())};
}

AffineMap LoopCamera::registered(const Design& design, const FeedbackJob& job) {
    if (!command_)
        return moved(pixelsOf(view_.size, view_.pitch, view_.pitch), design, view_);
    if (!plan_.registration.empty())
        return readRegistration(plan_.registration);
    const JobShare share(job.control, 0, 0);
    return registeredByShowing(design, job, [this](const Chain& pattern) { return take(pattern); });
}

} // namespace fringe
