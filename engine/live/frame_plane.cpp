// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/live/frame_plane.h"

#include "engine/optics/device_plane.h"
#include "engine/propagation/refocuser.h"

namespace fringe {
namespace {

Choice unpadded(const Choice& how) {
    Choice convolution = quickConvolution(how);
    convolution.values["padding"] = std::int64_t{1};
    return convolution;
}

} // namespace

FramePlane::FramePlane(const Design& design, std::size_t wavelength, Device& device,
                       JobControl& control)
    : design_(design), plate_(design.setup.plate),
      how_(unpadded(design.propagation)), sampling_{plate_.pitchX, plate_.pitchY,
                                                    design.setup.wavelengths[wavelength]},
      device_(device), control_(control), wave_(device.allocate(plate_.size)) {}

void FramePlane::light(FrameSlices& slices, bool hiding, Laps& laps) {
    hiding ? passThrough(slices, laps) : addUp(slices, laps);
}

Preview FramePlane::outline() const {
    return outlineOf(wave_->shape(), sampling_, design_.reconstruction.distance);
}

Preview FramePlane::picture(Laps& laps) {
    Preview picture = intensityOf(planeOf<Complex>(device_, std::move(wave_)), sampling_,
                                  design_.reconstruction.distance);
    laps.end(LiveStage::Show);
    return picture;
}

void FramePlane::addUp(FrameSlices& slices, Laps& laps) {
    CarriedFields sum({plate_.size, sampling_}, how_, device_);
    for (std::size_t i = 0; i < slices.z().size(); ++i) {
        slices.send(i);
        laps.end(LiveStage::Layers);
        sum.add(*wave_, Length(distanceFrom(slices.z()[i])), control_);
        device_.finish();
        laps.end(LiveStage::Propagate);
    }
    sum.store(*wave_, control_);
    device_.finish();
    laps.end(LiveStage::Propagate);
}

void FramePlane::passThrough(FrameSlices& slices, Laps& laps) {
    const std::span<const double> z = slices.z();
    for (std::size_t i = 0; i < z.size(); ++i) {
        if (i > 0)
            carryBy(z[i] - z[i - 1], laps);
        i > 0 ? slices.pass(i) : slices.send(i);
        laps.end(LiveStage::Layers);
    }
    if (!z.empty())
        carryBy(distanceFrom(z.back()), laps);
}

void FramePlane::carryBy(double distance, Laps& laps) {
    if (distance != 0)
        carry(*wave_, {plate_.size, sampling_}, Length(distance), how_, device_, control_);
    device_.finish();
    laps.end(LiveStage::Propagate);
}

} // namespace fringe
