// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/metrics.h"

#include "engine/model/error.h"
#include "engine/optics/sample_sums.h"
#include "engine/optics/structural_similarity.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fringe {
namespace {

void requireSameShape(Shape a, Shape b, std::size_t planesA, std::size_t planesB) {
    if (a == b && planesA == planesB)
        return;
    throw badInput(FRINGE_MARK("The two have different sizes, {0} x {1} x {2} and {3} x {4} x {5} "
                               "(columns, rows, planes); compare files of one size."),
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
    for (std::size_t plane = 0; plane < a.planes.size(); ++plane)
        whole += sumOverSamples<Moments>(a.planes[plane].size(), [&](std::size_t i) {
            const double x = a.planes[plane][i], y = b.planes[plane][i];
            return Moments{x * x, x * y, y * y, (x - y) * (x - y), y, 1};
        });
    return whole;
}

/// ‖scale·a - b‖²
double squaredError(const Picture& a, const Picture& b, double scale) {
    double squares = 0;
    for (std::size_t plane = 0; plane < a.planes.size(); ++plane)
        squares += sumOverSamples<double>(a.planes[plane].size(), [&](std::size_t i) {
            const double x = a.planes[plane][i], y = b.planes[plane][i];
            return std::pow(scale * x - y, 2);
        });
    return squares;
}

} // namespace

double relativeL2(const Hologram& a, const Hologram& b) {
    requireSameShape(a.shape(), b.shape(), a.planes.size(), b.planes.size());
    double difference = 0, reference = 0;
    for (std::size_t plane = 0; plane < a.planes.size(); ++plane)
        for (std::size_t i = 0; i < a.planes[plane].samples.size(); ++i) {
            const std::complex<double> x = a.planes[plane].samples[i];
            const std::complex<double> y = b.planes[plane].samples[i];
            difference += std::norm(x - y);
            reference += std::norm(y);
        }
    return ratio(difference, reference);
}

PictureMetrics comparePictures(const Picture& a, const Picture& b) {
    requireSameShape(a.shape, b.shape, a.planes.size(), b.planes.size());
    const Moments m = momentsOf(a, b);
    PictureMetrics metrics;
    metrics.scale = m.aa > 0 ? m.ab / m.aa : 1;
    metrics.relativeL2 = ratio(m.difference, m.bb);
    double ssim = 0;
    for (std::size_t plane = 0; plane < a.planes.size(); ++plane)
        ssim += structuralSimilarity({a.planes[plane], b.planes[plane], metrics.scale, a.shape},
                                     m.peakB);
    const double meanSquare = squaredError(a, b, metrics.scale) / m.count;
    metrics.scaledPsnr = meanSquare > 0 ? 10 * std::log10(m.peakB * m.peakB / meanSquare)
                                        : std::numeric_limits<double>::infinity();
    metrics.scaledSsim = ssim / static_cast<double>(a.planes.size());
    return metrics;
}

Picture intensity(const Hologram& field) {
    Picture picture{field.shape(), {}, field.sampling};
    for (const Field& plane : field.planes) {
        auto& values = picture.planes.emplace_back(plane.samples.size());
        forSamples(values.size(), [&](std::size_t i) { values[i] = std::norm(plane.samples[i]); });
    }
    return picture;
}

} // namespace fringe
