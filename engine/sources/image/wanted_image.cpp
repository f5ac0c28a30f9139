// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/image/wanted_image.h"

#include "engine/optics/sample_sums.h"
#include "engine/optics/structural_similarity.h"
#include "engine/propagation/propagation.h"
#include "engine/solvers/phase_pattern.h"
#include "engine/solvers/transport_start.h"
#include "engine/solvers/wanted.h"

#include <algorithm>
#include <cmath>
#include <cstddef>
#include <utility>
#include <vector>

namespace fringe {
namespace {

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

double lightOf(const TargetPlane& plane) {
    double sum = 0;
    for (std::size_t i = 0; i < plane.intensity.size(); ++i)
        sum += plane.signal[i] != 0 ? static_cast<double>(plane.intensity[i]) : 0;
    return sum;
}

Constraint constraintOf(const TargetPlane& plane, const PlaneOptics& optics, double light) {
    Constraint constraint{.amplitude = std::vector<float>(plane.intensity.size()),
                          .counts = plane.signal,
                          .isWholePlane = true};
    optics.forPlaces([&](std::size_t from, std::size_t to) {
        const double share = plane.signal[from] != 0 ? plane.intensity[from] / light : 0;
        constraint.amplitude[to] = static_cast<float>(std::sqrt(share));
        constraint.counts[to] = plane.signal[from];
    });
    return constraint;
}

LightExtent extentOf(const TargetPlane& plane, const PlaneGrid& grid) {
    const BrightBox box(plane, grid.shape);
    LightExtent extent{box.cols.along(grid.shape.cols, grid.pitchX),
                       box.rows.along(grid.shape.rows, grid.pitchY), plane.z.si()};
    extent.y.centre = -extent.y.centre;
    return extent;
}

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

double pictureSimilarity(std::span<const Complex> fields, const Constraint& wanted,
                         const PlaneOptics& optics) {
    const auto [samples, light, product, square, whole] = signalSums(fields, wanted);
    const Shape shape = optics.grid().shape;
    const auto count = static_cast<std::size_t>(shape.count());
    const double peak = std::pow(*std::ranges::max_element(wanted.amplitude), 2.0);
    double sum = 0;
    int planes = 0;
    for (std::size_t first = 0; first < fields.size(); first += count) {
        std::vector<float> shown(count), target(count);
        optics.forPlaces([&](std::size_t to, std::size_t from) {
            if (!wanted.isCounted(first + from))
                return;
            shown[to] = std::norm(fields[first + from]);
            target[to] = wanted.amplitude[first + from] * wanted.amplitude[first + from];
        });
        if (std::ranges::all_of(target, [](float value) { return value == 0; }))
            continue;
        sum +=
            structuralSimilarity({shown, target, square > 0 ? product / square : 1, shape}, peak);
        ++planes;
    }
    return sum / planes;
}

WantedImage::WantedImage(const Setup& setup, std::int64_t padding, TargetPlane plane,
                         Device& device, JobControl& control)
    : optics_(setup, padding, device, control), plane_(std::move(plane)), z_(plane_.z.si()),
      constraint_(constraintOf(plane_, optics_, lightOf(plane_))) {}

std::optional<std::complex<double>> WantedImage::forward(const Buffer& plate,
                                                         std::span<Complex> fields, Accuracy) {
    const float scale = optics_.scale();
    optics_.forward(plate, {&z_, 1}, [&](std::size_t, std::span<const Complex> samples) {
        forSamples(fields.size(), [&](std::size_t i) { fields[i] = scale * samples[i]; });
    });
    return std::nullopt;
}

void WantedImage::adjoint(std::span<const Complex> fields, Buffer& plate) {
    const float scale = optics_.backScale();
    optics_.adjoint(
        {&z_, 1},
        [&](std::size_t, std::span<Complex> samples) {
            forSamples(fields.size(), [&](std::size_t i) { samples[i] = scale * fields[i]; });
        },
        plate);
}

Figures WantedImage::figures(std::span<const Complex> fields) const {
    return pictureFigures(fields, constraint_);
}

std::optional<double> WantedImage::similarity(std::span<const Complex> fields) const {
    return pictureSimilarity(fields, constraint_, optics_);
}

LightExtent WantedImage::extent() const {
    return extentOf(plane_, optics_.grid());
}

std::vector<double> WantedImage::lightInCells() const {
    const PlaneGrid& grid = optics_.grid();
    const BrightBox box(plane_, grid.shape);
    std::vector<float> light;
    for (std::int64_t row = box.rows.first; row <= box.rows.last; ++row)
        for (std::int64_t col = box.cols.first; col <= box.cols.last; ++col) {
            const auto i = static_cast<std::size_t>(row * grid.shape.cols + col);
            light.push_back(plane_.signal[i] != 0 ? plane_.intensity[i] : 0);
        }
    return fringe::lightInCells(light, {box.rows.count(), box.cols.count()});
}

std::vector<float> intensityOf(std::span<const Complex> samples, const PlaneGrid& grid,
                               const Lens& lens) {
    std::vector<float> picture(samples.size());
    forPlaces(grid.shape, lens.on,
              [&](std::size_t to, std::size_t from) { picture[to] = std::norm(samples[from]); });
    return picture;
}

} // namespace fringe
