// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/pictures/wanted_picture.h"

#include "engine/job/job_control.h"
#include "engine/optics/host_samples.h"
#include "engine/optics/line_transforms.h"
#include "engine/optics/padded_transform.h"
#include "engine/optics/sample_sums.h"
#include "engine/pictures/picture_figures.h"
#include "engine/pictures/plane_order.h"
#include "engine/propagation/propagation.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fringe {
namespace {

/// Light that a finite plane of free space sends past the next does not come back on its other
/// side.
const Choice freeSpace{"asm"};

/// Calls `pair(place in a row-major picture, place in the samples)`.
template <class Pair> void forPlaces(const PictureDesign& design, const Pair& pair) {
    const Shape shape = planeGrid(design).shape;
    if (design.setup.lens.on)
        return forTransformOrder(shape, pair);
    for (std::size_t i = 0; i < static_cast<std::size_t>(shape.count()); ++i)
        pair(i, i);
}

Constraint constraintOf(const TargetPlane& plane, const PictureDesign& design) {
    Constraint constraint{.amplitude = std::vector<float>(plane.intensity.size()),
                          .counts = plane.signal,
                          .isWholePlane = true};
    double whole = 0;
    for (std::size_t i = 0; i < plane.intensity.size(); ++i)
        whole += plane.signal[i] != 0 ? static_cast<double>(plane.intensity[i]) : 0;
    forPlaces(design, [&](std::size_t from, std::size_t to) {
        const double share = plane.signal[from] != 0 ? plane.intensity[from] / whole : 0;
        constraint.amplitude[to] = static_cast<float>(std::sqrt(share));
        constraint.counts[to] = plane.signal[from];
    });
    return constraint;
}

/// What makes transforms of the beam give shares of its light.
float scaleOf(const PictureDesign& design) {
    double power = 0;
    for (const float a : beamAmplitude(design.setup))
        power += static_cast<double>(a) * a;
    if (design.setup.lens.on)
        power *= static_cast<double>(planeGrid(design).shape.count());
    return static_cast<float>(1 / std::sqrt(power));
}

/// Of the bright samples along an axis.
struct SampleSpan {
    std::int64_t first = INT64_MAX, last = -1;

    void add(std::int64_t place) {
        first = std::min(first, place);
        last = std::max(last, place);
    }
    LightExtent::Range along(std::int64_t samples, double pitch) const {
        const double middle = 0.5 * static_cast<double>(first + last - 2 * (samples / 2));
        return {middle * pitch, static_cast<double>(last - first + 1) * pitch};
    }
};

} // namespace

PlaneGrid planeGrid(const PictureDesign& design) {
    const Plate& plate = design.setup.plate;
    if (!design.setup.lens.on)
        return {plate.size, plate.pitchX.si(), plate.pitchY.si()};
    const Shape shape{plate.size.rows * design.padding, plate.size.cols * design.padding};
    const double across = design.setup.wavelength().si() * design.setup.lens.focalLength.si();
    return {shape, across / (static_cast<double>(shape.cols) * plate.pitchX.si()),
            across / (static_cast<double>(shape.rows) * plate.pitchY.si())};
}

double workOf(const PictureDesign& design) {
    const auto pad = static_cast<double>(design.padding);
    const double each = !design.setup.lens.on ? propagationWork(design.setup.plate.size, freeSpace)
                                              : static_cast<double>(design.setup.plate.size.count())
                                                    * pad * (1 + pad);
    const double perIteration = 2 * each * static_cast<double>(design.planes.size());
    return perIteration * static_cast<double>(design.stop.iterations + 1);
}

WantedPicture::WantedPicture(const PictureDesign& design, const TargetPlane& plane, Device& device,
                             JobControl& control)
    : design_(design), plane_(plane), device_(device), control_(control),
      constraint_(constraintOf(plane, design)), scale_(scaleOf(design)) {}

/// Times exp(∓iπ z ρ²/(λf²)), ρ from the middle of a plate in the corner of the plane: what focuses
/// at z, from the focal plane.
void WantedPicture::defocus(Buffer& plate, double sign) const {
    if (plane_.z.si() == 0)
        return;
    const auto& [size, pitchX, pitchY] = design_.setup.plate;
    const double f = design_.setup.lens.focalLength.si();
    const double turns = -sign * plane_.z.si() / (2 * design_.setup.wavelength().si() * f * f);
    ChirpArgs args;
    args.quadraticX = turns * pitchX.si() * pitchX.si();
    args.quadraticY = turns * pitchY.si() * pitchY.si();
    args.originCol = size.cols / 2;
    args.originRow = size.rows / 2;
    device_.multiplyChirp(plate, args);
}

void WantedPicture::focus(const Buffer& plate, std::span<Complex> fields) const {
    const auto spectrum = device_.allocate(planeGrid(design_).shape);
    device_.copyRegion(plate, *spectrum, {plate.shape()});
    defocus(*spectrum, 1);
    transformLines(device_, *spectrum, Axis::Rows, Direction::Forward, plate.shape().rows,
                   control_);
    transformLines(device_, *spectrum, Axis::Columns, Direction::Forward, spectrum->shape().cols,
                   control_);
    HostSamples samples(device_, *spectrum);
    const std::span<const Complex> from = samples.received();
    forSamples(fields.size(), [&](std::size_t i) { fields[i] = scale_ * from[i]; });
}

void WantedPicture::spread(std::span<const Complex> fields, Buffer& plate) const {
    const auto spectrum = device_.allocate(planeGrid(design_).shape);
    HostSamples samples(device_, *spectrum);
    const std::span<Complex> to = samples.toFill();
    const float scale = scale_ * static_cast<float>(fields.size());
    forSamples(fields.size(), [&](std::size_t i) { to[i] = scale * fields[i]; });
    samples.send();
    transformLines(device_, *spectrum, Axis::Columns, Direction::Inverse, spectrum->shape().cols,
                   control_);
    transformLines(device_, *spectrum, Axis::Rows, Direction::Inverse, plate.shape().rows,
                   control_);
    device_.copyRegion(*spectrum, plate, {plate.shape()});
    defocus(plate, -1);
    device_.finish();
}

Field WantedPicture::propagated(const Field& field, double sign) const {
    const auto& [size, pitchX, pitchY] = design_.setup.plate;
    return propagate(field, {pitchX, pitchY, design_.setup.wavelength()}, sign * plane_.z,
                     freeSpace, device_, control_);
}

std::optional<std::complex<double>>
WantedPicture::forward(const Buffer& plate, std::span<Complex> fields, Accuracy) const {
    if (design_.setup.lens.on) {
        focus(plate, fields);
    } else {
        const Field there = propagated(downloaded(device_, plate), 1);
        forSamples(fields.size(), [&](std::size_t i) { fields[i] = scale_ * there.samples[i]; });
    }
    return std::nullopt;
}

void WantedPicture::adjoint(std::span<const Complex> fields, Buffer& plate) const {
    if (design_.setup.lens.on)
        return spread(fields, plate);
    Field there{plate.shape(), {fields.begin(), fields.end()}};
    forSamples(fields.size(), [&](std::size_t i) { there.samples[i] *= scale_; });
    device_.upload(plate, propagated(there, -1).samples);
}

Figures WantedPicture::figures(std::span<const Complex> fields) const {
    return pictureFigures(fields, constraint_);
}

LightExtent WantedPicture::extent() const {
    const PlaneGrid grid = planeGrid(design_);
    SampleSpan cols, rows;
    for (std::int64_t row = 0; row < grid.shape.rows; ++row)
        for (std::int64_t col = 0; col < grid.shape.cols; ++col) {
            const auto i = static_cast<std::size_t>(row * grid.shape.cols + col);
            if (plane_.signal[i] == 0 || plane_.intensity[i] <= 0)
                continue;
            cols.add(col);
            rows.add(row);
        }
    LightExtent extent{cols.along(grid.shape.cols, grid.pitchX),
                       rows.along(grid.shape.rows, grid.pitchY), plane_.z.si()};
    extent.y.centre = -extent.y.centre;
    return extent;
}

WantedList wantedPictures(const PictureDesign& design, Device& device, JobControl& control) {
    WantedList wanted;
    for (const TargetPlane& plane : design.planes)
        wanted.push_back(std::make_unique<WantedPicture>(design, plane, device, control));
    return wanted;
}

std::vector<float> intensityOf(std::span<const Complex> samples, const PictureDesign& design) {
    std::vector<float> picture(samples.size());
    forPlaces(design,
              [&](std::size_t to, std::size_t from) { picture[to] = std::norm(samples[from]); });
    return picture;
}

} // namespace fringe
