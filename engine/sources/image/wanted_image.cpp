// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/image/wanted_image.h"

#include "engine/job/job_control.h"
#include "engine/optics/host_samples.h"
#include "engine/optics/padded_transform.h"
#include "engine/optics/sample_sums.h"
#include "engine/propagation/propagation.h"
#include "engine/solvers/phase_pattern.h"
#include "engine/solvers/transport_start.h"
#include "engine/solvers/wanted.h"
#include "kernels/shape.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace fringe {
namespace {

/// Calls `pair(picture, transform)` with the places of each sample in a row-major picture whose
/// middle is ⌊N/2⌋ and in the order of a transform, which begins with the middle.
template <class Pair> void forTransformOrder(Shape shape, const Pair& pair) {
    for (std::int64_t row = 0; row < shape.rows; ++row) {
        const std::int64_t from = (row + shape.rows - shape.rows / 2) % shape.rows;
        for (std::int64_t col = 0; col < shape.cols; ++col) {
            const std::int64_t along = (col + shape.cols - shape.cols / 2) % shape.cols;
            pair(static_cast<std::size_t>(row * shape.cols + col),
                 static_cast<std::size_t>(from * shape.cols + along));
        }
    }
}

/// Over the places that count: samples, light, light × target, light², target².
Sums<5> signalSums(std::span<const Complex> field, const Constraint& target) {
    return sumOverSamples<Sums<5>>(field.size(), [&](std::size_t i) -> Sums<5> {
        if (!target.isCounted(i))
            return {};
        const double light = std::norm(std::complex<double>(field[i]));
        const double amplitude = target.amplitude[i], wanted = amplitude * amplitude;
        return {1, light, light * wanted, light * light, wanted * wanted};
    });
}

/// Over the samples of at least half the largest target: how many, light / target, its square.
Sums<3> brightSums(std::span<const Complex> field, const Constraint& target, float largest) {
    const float least = largest / std::sqrt(2.0F);
    return sumOverSamples<Sums<3>>(field.size(), [&](std::size_t i) -> Sums<3> {
        if (target.amplitude[i] < least)
            return {};
        const double amplitude = target.amplitude[i];
        const double quotient = std::norm(std::complex<double>(field[i])) / (amplitude * amplitude);
        return {1, quotient, quotient * quotient};
    });
}

/// Light that a finite plane of free space sends past the next does not come back on its other
/// side. Iterations go forth and back many times and only come near to a picture, so that a hard
/// limit serves.
const Choice& freeSpace() {
    static const Choice how = quickConvolution({"asm"});
    return how;
}

/// Calls `pair(place in a row-major picture, place in the samples)`.
template <class Pair> void forPlaces(const PlaneGrid& grid, const Lens& lens, const Pair& pair) {
    const Shape shape = grid.shape;
    if (lens.on)
        return forTransformOrder(shape, pair);
    for (std::size_t i = 0; i < static_cast<std::size_t>(shape.count()); ++i)
        pair(i, i);
}

Constraint constraintOf(const TargetPlane& plane, const PlaneGrid& grid, const Lens& lens) {
    Constraint constraint{.amplitude = std::vector<float>(plane.intensity.size()),
                          .counts = plane.signal,
                          .isWholePlane = true};
    double whole = 0;
    for (std::size_t i = 0; i < plane.intensity.size(); ++i)
        whole += plane.signal[i] != 0 ? static_cast<double>(plane.intensity[i]) : 0;
    forPlaces(grid, lens, [&](std::size_t from, std::size_t to) {
        const double share = plane.signal[from] != 0 ? plane.intensity[from] / whole : 0;
        constraint.amplitude[to] = static_cast<float>(std::sqrt(share));
        constraint.counts[to] = plane.signal[from];
    });
    return constraint;
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

/// Span of the bright samples along an axis.
struct SampleSpan {
    std::int64_t first = INT64_MAX, last = -1;

    void add(std::int64_t place) {
        first = std::min(first, place);
        last = std::max(last, place);
    }
    std::int64_t count() const { return last - first + 1; }
    LightExtent::Range along(std::int64_t samples, double pitch) const {
        const double middle = 0.5 * static_cast<double>(first + last - 2 * (samples / 2));
        return {middle * pitch, static_cast<double>(count()) * pitch};
    }
};

/// Around the samples that are bright where the picture counts.
struct BrightBox {
    BrightBox(const TargetPlane& plane, Shape shape) {
        for (std::int64_t row = 0; row < shape.rows; ++row)
            for (std::int64_t col = 0; col < shape.cols; ++col) {
                const auto i = static_cast<std::size_t>(row * shape.cols + col);
                if (plane.signal[i] == 0 || plane.intensity[i] <= 0)
                    continue;
                cols.add(col);
                rows.add(row);
            }
    }
    SampleSpan rows, cols;
};

} // namespace

Figures pictureFigures(std::span<const Complex> fields, const Constraint& wanted) {
    const auto [samples, light, product, square, whole] = signalSums(fields, wanted);
    const float largest = *std::ranges::max_element(wanted.amplitude);
    const auto [brightSamples, quotient, quotientSquare] = brightSums(fields, wanted, largest);
    const double explained = square > 0 ? product * product / square : 0;
    const double missed = std::max(0.0, whole - explained);
    const double mean = quotient / brightSamples;
    const double variance = std::max(0.0, quotientSquare / brightSamples - mean * mean);
    const double peak = std::pow(static_cast<double>(largest), 4);
    Figures figures;
    figures.efficiency = light;
    figures.error = std::sqrt(missed / whole);
    figures.sigma = mean > 0 ? 100 * std::sqrt(variance) / mean : 0;
    figures.psnr = -10 * std::log10(std::max(missed / samples / peak, 1e-30));
    return figures;
}

double workOfIteration(const Setup& setup, std::int64_t padding) {
    const auto pad = static_cast<double>(padding);
    const double each = !setup.lens.on
                            ? propagationWork({setup.plate.size}, freeSpace())
                            : static_cast<double>(setup.plate.size.count()) * pad * (1 + pad);
    return 2 * each;
}

WantedImage::WantedImage(const Setup& setup, std::int64_t padding, TargetPlane plane,
                         Device& device, JobControl& control)
    : setup_(setup), grid_(planeGrid(setup, padding)), plane_(std::move(plane)), device_(device),
      control_(control), constraint_(constraintOf(plane_, grid_, setup.lens)),
      scale_(scaleOf(setup, grid_)) {}

/// Times exp(∓iπ z ρ²/(λf²)), ρ from the middle of a plate in the corner of the plane: what focuses
/// at z, from the focal plane.
void WantedImage::defocus(Buffer& plate, double sign) const {
    if (plane_.z.si() == 0)
        return;
    const auto& [size, pitchX, pitchY] = setup_.plate;
    const double f = setup_.lens.focalLength.si();
    const double turns = -sign * plane_.z.si() / (2 * setup_.wavelength().si() * f * f);
    ChirpArgs args;
    args.quadraticX = turns * pitchX.si() * pitchX.si();
    args.quadraticY = turns * pitchY.si() * pitchY.si();
    args.originCol = size.cols / 2;
    args.originRow = size.rows / 2;
    device_.multiplyChirp(plate, args);
}

void WantedImage::focus(const Buffer& plate, std::span<Complex> fields) const {
    const auto spectrum = device_.allocate(grid_.shape);
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

void WantedImage::spread(std::span<const Complex> fields, Buffer& plate) const {
    const auto spectrum = device_.allocate(grid_.shape);
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

void WantedImage::propagate(Buffer& field, double sign) const {
    const auto& [size, pitchX, pitchY] = setup_.plate;
    const Length distance = sign * plane_.z;
    carry(field, {field.shape(), {pitchX, pitchY, setup_.wavelength()}, distance}, distance,
          freeSpace(), device_, control_);
}

std::optional<std::complex<double>> WantedImage::forward(const Buffer& plate,
                                                         std::span<Complex> fields, Accuracy) {
    if (setup_.lens.on) {
        focus(plate, fields);
    } else {
        const auto there = device_.allocate(plate.shape());
        device_.copyRegion(plate, *there, {plate.shape()});
        propagate(*there, 1);
        device_.download(*there, fields);
        forSamples(fields.size(), [&](std::size_t i) { fields[i] *= scale_; });
    }
    return std::nullopt;
}

void WantedImage::adjoint(std::span<const Complex> fields, Buffer& plate) {
    if (setup_.lens.on)
        return spread(fields, plate);
    std::vector<Complex> scaled(fields.begin(), fields.end());
    forSamples(scaled.size(), [&](std::size_t i) { scaled[i] *= scale_; });
    device_.upload(plate, scaled);
    propagate(plate, -1);
}

Figures WantedImage::figures(std::span<const Complex> fields) const {
    return pictureFigures(fields, constraint_);
}

LightExtent WantedImage::extent() const {
    const BrightBox box(plane_, grid_.shape);
    LightExtent extent{box.cols.along(grid_.shape.cols, grid_.pitchX),
                       box.rows.along(grid_.shape.rows, grid_.pitchY), plane_.z.si()};
    extent.y.centre = -extent.y.centre;
    return extent;
}

std::vector<double> WantedImage::lightInCells() const {
    const BrightBox box(plane_, grid_.shape);
    std::vector<float> light;
    for (std::int64_t row = box.rows.first; row <= box.rows.last; ++row)
        for (std::int64_t col = box.cols.first; col <= box.cols.last; ++col) {
            const auto i = static_cast<std::size_t>(row * grid_.shape.cols + col);
            light.push_back(plane_.signal[i] != 0 ? plane_.intensity[i] : 0);
        }
    return fringe::lightInCells(light, {box.rows.count(), box.cols.count()});
}

std::vector<float> intensityOf(std::span<const Complex> samples, const PlaneGrid& grid,
                               const Lens& lens) {
    std::vector<float> picture(samples.size());
    forPlaces(grid, lens,
              [&](std::size_t to, std::size_t from) { picture[to] = std::norm(samples[from]); });
    return picture;
}

} // namespace fringe
