// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/live/live_frames.h"
#include "engine/propagation/propagation.h"
#include "kernels/device.h"

#include <chrono>
#include <memory>
#include <span>
#include <utility>

namespace fringe {

/// Where the time of a frame goes.
class Laps {
  public:
    explicit Laps(LiveFrame& frame) : frame_(frame) {}
    void end(LiveStage stage) {
        const Clock::time_point now = Clock::now();
        frame_.seconds[static_cast<std::size_t>(stage)] +=
            std::chrono::duration<double>(now - std::exchange(before_, now)).count();
    }

  private:
    using Clock = std::chrono::steady_clock;
    LiveFrame& frame_;
    Clock::time_point before_ = Clock::now();
};

/// Light in slices that goes into one wave. ONE thread.
class FrameSlices {
  public:
    virtual ~FrameSlices() = default;
    virtual std::span<const double> z() const = 0; ///< of the slices, rising [m]
    /// The wave becomes the light of a slice and nothing else, or goes through the slice and takes
    /// on its light. What the device does for that is finished.
    virtual void send(std::size_t slice) = 0;
    virtual void pass(std::size_t slice) = 0;
};

/// The picture of a wavelength.
class FramePlane {
  public:
    /// Keeps references.
    FramePlane(const Design& design, std::size_t wavelength, Device& device, JobControl& control);

    Buffer& wave() { return *wave_; } ///< of the plate's shape, zero at first
    /// Slices of that wave become the wave where one looks. hiding: what is nearer hides what is
    /// behind it.
    void light(FrameSlices& slices, bool hiding, Laps& laps);
    Preview outline() const;     ///< of the wave's picture
    Preview picture(Laps& laps); ///< of the wave, which it takes

  private:
    void addUp(FrameSlices& slices, Laps& laps);
    void passThrough(FrameSlices& slices, Laps& laps);
    void carryBy(double distance, Laps& laps);
    double distanceFrom(double z) const { return design_.reconstruction.distance.si() - z; }

    const Design& design_;
    Plate plate_;
    Choice how_;
    PlaneSampling sampling_;
    Device& device_;
    JobControl& control_;
    std::unique_ptr<Buffer> wave_;
};

} // namespace fringe
