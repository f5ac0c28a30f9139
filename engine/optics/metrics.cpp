// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/optics/metrics.h"

#include "engine/model/error.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
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

/// Sums over all samples of two pictures.
struct Moments {
    double aa = 0, ab = 0, bb = 0;
    double difference = 0;
    double peakB = 0;
    double count = 0;
};

Moments momentsOf(const Picture& a, const Picture& b) {
    Moments m;
    for (std::size_t plane = 0; plane < a.planes.size(); ++plane)
        for (std::size_t i = 0; i < a.planes[plane].size(); ++i) {
            const double x = a.planes[plane][i];
            const double y = b.planes[plane][i];
            m.aa += x * x;
            m.ab += x * y;
            m.bb += y * y;
            m.difference += (x - y) * (x - y);
            m.peakB = std::max(m.peakB, y);
            m.count += 1;
        }
    return m;
}

using Samples = std::vector<double>;

/// 11 × 11 Gaussian mean with σ = 1.5; at the edges the window is cut and renormalised.
Samples gaussianMean(const Samples& values, Shape shape) {
    constexpr std::int64_t reach = 5;
    static const std::array<double, reach + 1> weights = [] {
        constexpr double sigma = 1.5;
        std::array<double, reach + 1> table{};
        for (std::size_t away = 0; away < table.size(); ++away)
            table[away] = std::exp(-static_cast<double>(away * away) / (2 * sigma * sigma));
        return table;
    }();
    const auto along = [&](const Samples& in, std::int64_t lines, std::int64_t length,
                           std::int64_t lineStep, std::int64_t step) {
        Samples out(in.size());
        for (std::int64_t line = 0; line < lines; ++line)
            for (std::int64_t i = 0; i < length; ++i) {
                double sum = 0, weight = 0;
                for (std::int64_t k = std::max<std::int64_t>(0, i - reach);
                     k <= std::min(length - 1, i + reach); ++k) {
                    const double w = weights[static_cast<std::size_t>(std::abs(k - i))];
                    sum += w * in[static_cast<std::size_t>(line * lineStep + k * step)];
                    weight += w;
                }
                out[static_cast<std::size_t>(line * lineStep + i * step)] = sum / weight;
            }
        return out;
    };
    return along(along(values, shape.rows, shape.cols, shape.cols, 1), shape.cols, shape.rows, 1,
                 shape.cols);
}

Samples product(const Samples& a, const Samples& b) {
    Samples result(a.size());
    std::ranges::transform(a, b, result.begin(), std::multiplies{});
    return result;
}

double planeSsim(const Samples& a, const Samples& b, Shape shape, double peak) {
    const double range = peak > 0 ? peak : 1;
    const double c1 = std::pow(0.01 * range, 2);
    const double c2 = std::pow(0.03 * range, 2);
    const Samples meanA = gaussianMean(a, shape), meanB = gaussianMean(b, shape);
    const Samples meanAA = gaussianMean(product(a, a), shape);
    const Samples meanBB = gaussianMean(product(b, b), shape);
    const Samples meanAB = gaussianMean(product(a, b), shape);
    double sum = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const double ma = meanA[i], mb = meanB[i];
        const double luminance = (2 * ma * mb + c1) / (ma * ma + mb * mb + c1);
        const double structure =
            (2 * (meanAB[i] - ma * mb) + c2) / (meanAA[i] - ma * ma + meanBB[i] - mb * mb + c2);
        sum += luminance * structure;
    }
    return sum / static_cast<double>(a.size());
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
    double squares = 0, ssim = 0;
    for (std::size_t plane = 0; plane < a.planes.size(); ++plane) {
        Samples scaled(a.planes[plane].begin(), a.planes[plane].end());
        const Samples reference(b.planes[plane].begin(), b.planes[plane].end());
        for (std::size_t i = 0; i < scaled.size(); ++i) {
            scaled[i] *= metrics.scale;
            squares += std::pow(scaled[i] - reference[i], 2);
        }
        ssim += planeSsim(scaled, reference, a.shape, m.peakB);
    }
    const double meanSquare = squares / m.count;
    metrics.scaledPsnr = meanSquare > 0 ? 10 * std::log10(m.peakB * m.peakB / meanSquare)
                                        : std::numeric_limits<double>::infinity();
    metrics.scaledSsim = ssim / static_cast<double>(a.planes.size());
    return metrics;
}

} // namespace fringe
