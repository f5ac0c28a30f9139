// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/metrics.h"

#include "engine/model/error.h"
#include "engine/optics/device_plane.h"
#include "engine/optics/sample_sums.h"
#include "engine/optics/structural_similarity.h"
#include "kernels/host_planes.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fringe {
namespace {

void requireSameShape(Shape a, Shape b, std::size_t planesA, std::size_t planesB) {
    if (a == b && planesA == planesB)
        return;
    throw badInput(FRINGE_MARK("The two have different sizes, {0} x {1} x {2} and {3} x {4} x {5} "
                               "(columns, rows, planes), and cannot be compared."),
                   a.cols, a.rows, planesA, b.cols, b.rows, planesB);
}

double ratio(double difference, double reference) {
    if (difference == 0)
        return 0;
    return reference > 0 ? std::sqrt(difference / reference)
                         : std::numeric_limits<double>::infinity();
}

/// Over all samples of two pictures.
struct Moments {
    double aa = 0, ab = 0, bb = 0;
    double difference = 0;
    double peakB = 0;
    double count = 0;

    Moments& operator+=(const Moments& more) {
        aa += more.aa;
        ab += more.ab;
        bb += more.bb;
        difference += more.difference;
        peakB = std::max(peakB, more.peakB);
        count += more.count;
        return *this;
    }
};

Moments momentsOf(const Picture& a, const Picture& b) {
    Moments whole;
    for (std::size_t plane = 0; plane < a.planes.size(); ++plane) {
        const auto xs = a.planes[plane].samples(), ys = b.planes[plane].samples();
        whole += sumOverSamples<Moments>(xs.size(), [&](std::size_t i) {
            const double x = xs[i], y = ys[i];
            return Moments{x * x, x * y, y * y, (x - y) * (x - y), y, 1};
        });
    }
    return whole;
}

/// ‖scale·a - b‖²
double squaredError(const Picture& a, const Picture& b, double scale) {
    double squares = 0;
    for (std::size_t plane = 0; plane < a.planes.size(); ++plane) {
        const auto xs = a.planes[plane].samples(), ys = b.planes[plane].samples();
        squares += sumOverSamples<double>(
            xs.size(), [&](std::size_t i) { return std::pow(scale * xs[i] - ys[i], 2); });
    }
    return squares;
}

} // namespace

double relativeL2(const Hologram& a, const Hologram& b) {
    requireSameShape(a.shape(), b.shape(), a.planes.size(), b.planes.size());
    double difference = 0, reference = 0;
    for (std::size_t plane = 0; plane < a.planes.size(); ++plane) {
        const Field left = inMemory(a.planes[plane]), right = inMemory(b.planes[plane]);
        const auto xs = left.samples(), ys = right.samples();
        for (std::size_t i = 0; i < xs.size(); ++i) {
            const std::complex<double> x = xs[i], y = ys[i];
            difference += std::norm(x - y);
            reference += std::norm(y);
        }
    }
    return ratio(difference, reference);
}

PictureMetrics comparePictures(const Picture& a, const Picture& b) {
    requireSameShape(a.shape(), b.shape(), a.planes.size(), b.planes.size());
    const Moments m = momentsOf(a, b);
    PictureMetrics metrics;
    metrics.scale = m.aa > 0 ? m.ab / m.aa : 1;
    metrics.relativeL2 = ratio(m.difference, m.bb);
    if (m.bb == 0 && m.aa > 0) { // no scale of light is darkness
        metrics.scale = metrics.scaledPsnr = metrics.scaledSsim =
            std::numeric_limits<double>::quiet_NaN();
        return metrics;
    }
    double ssim = 0;
    for (std::size_t plane = 0; plane < a.planes.size(); ++plane)
        ssim += structuralSimilarity(
            {a.planes[plane].samples(), b.planes[plane].samples(), metrics.scale, a.shape()},
            m.peakB);
    const double meanSquare = squaredError(a, b, metrics.scale) / m.count;
    metrics.scaledPsnr = meanSquare > 0 ? 10 * std::log10(m.peakB * m.peakB / meanSquare)
                                        : std::numeric_limits<double>::infinity();
    metrics.scaledSsim = ssim / static_cast<double>(a.planes.size());
    return metrics;
}

Picture intensity(const Hologram& field) {
    Picture picture{.sampling = field.sampling, .powers = field.powers};
    for (std::size_t i = 0; i < field.planes.size(); ++i)
        picture.planes.push_back(intensity(
            field.planes[i],
            {.gain = field.powers.empty() ? 1 : static_cast<float>(std::sqrt(field.powers[i]))}));
    return picture;
}

Plane<float> intensity(const Field& field, const IntensityArgs& args) {
    if (!field.isHeld() && args.reduction == 1)
        return mapped(field, [gain = args.gain](Complex u) { return std::norm(gain * u); });
    const Shape shape = reducedShape(field.shape(), args.reduction);
    if (Device* const device = field.device()) {
        auto picture = device->allocate(shape, Element::Float32);
        device->intensity(*field.on(*device), *picture, args);
        return planeOf<float>(*device, std::move(picture));
    }
    std::vector<float> values(static_cast<std::size_t>(shape.count()));
    intensity(HostField{field.samples(), field.shape()}, values, args);
    return {shape, std::move(values)};
}

} // namespace fringe
