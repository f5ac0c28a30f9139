// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/image/plane_optics.h"

#include "engine/job/job_control.h"
#include "engine/optics/host_samples.h"
#include "engine/optics/padded_transform.h"
#include "engine/solvers/phase_pattern.h"
#include "engine/sources/image/image_plane.h"

#include <algorithm>
#include <cmath>
#include <memory>

namespace fringe {
namespace {

/// Light that a finite plane of free space sends past the next does not come back on its other
/// side. Iterations go forth and back many times and only come near to a picture, so that a hard
/// limit serves.
const Choice& freeSpace() {
    static const Choice how = quickConvolution({"asm"});
    return how;
}

/// What makes transforms of the beam give shares of its light.
float scaleOf(const Setup& setup, const PlaneGrid& grid) {
    double power = 0;
    for (const float a : beamAmplitude(setup))
        power += static_cast<double>(a) * a;
    if (setup.lens.on)
        power *= static_cast<double>(grid.shape.count());
    return static_cast<float>(1 / std::sqrt(power));
}

/// The samples of a buffer to be filled in, dark before.
std::span<Complex> darkened(HostSamples& samples) {
    const std::span<Complex> all = samples.toFill();
    std::ranges::fill(all, Complex());
    return all;
}

} // namespace

PlaneOptics::PlaneOptics(const Setup& setup, std::int64_t padding, Device& device,
                         JobControl& control)
    : setup_(setup), grid_(planeGrid(setup, padding)), device_(device), control_(control),
      scale_(scaleOf(setup, grid_)) {}

float PlaneOptics::backScale() const {
    return setup_.lens.on ? scale_ * static_cast<float>(grid_.shape.count()) : scale_;
}

/// Times exp(∓iπ z ρ²/(λf²)), ρ from the middle of a plate in the corner of the plane: what focuses
/// at z, from the focal plane.
void PlaneOptics::defocus(Buffer& plate, double z, double sign) const {
    if (z == 0)
        return;
    const auto& [size, pitchX, pitchY] = setup_.plate;
    const double f = setup_.lens.focalLength.si();
    const double turns = -sign * z / (2 * setup_.wavelength().si() * f * f);
    ChirpArgs args;
    args.quadraticX = turns * pitchX.si() * pitchX.si();
    args.quadraticY = turns * pitchY.si() * pitchY.si();
    args.originCol = size.cols / 2;
    args.originRow = size.rows / 2;
    device_.multiplyChirp(plate, args);
}

void PlaneOptics::focus(const Buffer& plate, Buffer& spectrum, double z) const {
    device_.copyRegion(plate, spectrum, {plate.shape()});
    defocus(spectrum, z, 1);
    transformLines(device_, spectrum, Axis::Rows, Direction::Forward, plate.shape().rows, control_);
    transformLines(device_, spectrum, Axis::Columns, Direction::Forward, spectrum.shape().cols,
                   control_);
}

void PlaneOptics::spread(Buffer& spectrum, Buffer& plate, double z) const {
    transformLines(device_, spectrum, Axis::Columns, Direction::Inverse, spectrum.shape().cols,
                   control_);
    transformLines(device_, spectrum, Axis::Rows, Direction::Inverse, plate.shape().rows, control_);
    device_.copyRegion(spectrum, plate, {plate.shape()});
    defocus(plate, z, -1);
    device_.finish();
}

void PlaneOptics::forwardBehindLens(const Buffer& plate, std::span<const double> z,
                                    const Show& show) const {
    for (std::size_t plane = 0; plane < z.size(); ++plane) {
        const auto spectrum = device_.allocate(grid_.shape);
        focus(plate, *spectrum, z[plane]);
        show(plane, HostSamples(device_, *spectrum).received());
    }
}

void PlaneOptics::adjointBehindLens(std::span<const double> z, const Fill& fill,
                                    Buffer& plate) const {
    const auto spectrum = device_.allocate(grid_.shape);
    const auto more = z.size() > 1 ? device_.allocate(plate.shape()) : nullptr;
    HostSamples samples(device_, *spectrum);
    for (std::size_t plane = 0; plane < z.size(); ++plane) {
        fill(plane, darkened(samples));
        samples.send();
        spread(*spectrum, plane == 0 ? plate : *more, z[plane]);
        if (plane > 0)
            device_.add(*more, plate);
    }
    device_.finish();
}

CarriedPlane PlaneOptics::carried(std::span<const double> z) const {
    const Plate& plate = setup_.plate;
    return {plate.size, {plate.pitchX, plate.pitchY, setup_.wavelength()}, farthestDepth(z)};
}

void PlaneOptics::forwardInSpace(const Buffer& plate, std::span<const double> z,
                                 const Show& show) const {
    const auto there = device_.allocate(plate.shape());
    HostSamples samples(device_, *there);
    if (z.size() == 1) {
        device_.copyRegion(plate, *there, {plate.shape()});
        carry(*there, carried(z), Length(z.front()), freeSpace(), device_, control_);
        return show(0, samples.received());
    }
    CarriedFields light(carried(z), freeSpace(), device_);
    light.add(plate, Length(), control_);
    for (std::size_t plane = 0; plane < z.size(); ++plane) {
        light.storeAt(*there, Length(z[plane]), control_);
        show(plane, samples.received());
    }
}

void PlaneOptics::adjointInSpace(std::span<const double> z, const Fill& fill, Buffer& plate) const {
    HostSamples onPlate(device_, plate);
    if (z.size() == 1) {
        fill(0, darkened(onPlate));
        onPlate.send();
        return carry(plate, carried(z), Length(-z.front()), freeSpace(), device_, control_);
    }
    const auto there = device_.allocate(plate.shape());
    HostSamples samples(device_, *there);
    CarriedFields sum(carried(z), freeSpace(), device_);
    for (std::size_t plane = 0; plane < z.size(); ++plane) {
        fill(plane, darkened(samples));
        samples.send();
        sum.add(*there, Length(-z[plane]), control_);
    }
    sum.store(plate, control_);
}

void PlaneOptics::forward(const Buffer& plate, std::span<const double> z, const Show& show) const {
    setup_.lens.on ? forwardBehindLens(plate, z, show) : forwardInSpace(plate, z, show);
}

void PlaneOptics::adjoint(std::span<const double> z, const Fill& fill, Buffer& plate) const {
    setup_.lens.on ? adjointBehindLens(z, fill, plate) : adjointInSpace(z, fill, plate);
}

double workOfPlanes(const Setup& setup, std::int64_t padding, double planes) {
    const auto pad = static_cast<double>(padding);
    if (setup.lens.on)
        return 2 * planes * static_cast<double>(setup.plate.size.count()) * pad * (1 + pad);
    const double each = propagationWork({setup.plate.size}, freeSpace());
    return (planes > 1 ? 2 * planes + 1 : 2) * each;
}

} // namespace fringe
