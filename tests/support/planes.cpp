// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/planes.h"

#include <cmath>
#include <random>

namespace fringe::test {
namespace {

struct Difference {
    double squared = 0;
    double wantedSquared = 0;
    double worst = -1;
    std::size_t worstIndex = 0;

    double relative() const {
        return wantedSquared > 0 ? std::sqrt(squared / wantedSquared) : std::sqrt(squared);
    }
};

Difference difference(std::span<const Complex> got, const reference::Plane& wanted) {
    Difference d;
    for (std::size_t i = 0; i < got.size(); ++i) {
        const double error = std::norm(reference::Sample(got[i]) - wanted.samples[i]);
        d.squared += error;
        d.wantedSquared += std::norm(wanted.samples[i]);
        if (!(error <= d.worst)) {
            d.worst = error;
            d.worstIndex = i;
        }
    }
    return d;
}

} // namespace

reference::Plane randomPlane(Shape shape, unsigned seed) {
    std::mt19937 generator(seed);
    std::uniform_real_distribution<float> uniform(-1, 1);
    reference::Plane plane(shape);
    for (reference::Sample& sample : plane.samples) {
        const float re = uniform(generator);
        sample = {re, uniform(generator)};
    }
    return plane;
}

Samples toSingle(const reference::Plane& plane) {
    return Samples(plane.samples.begin(), plane.samples.end());
}

::testing::AssertionResult isNear(std::span<const Complex> got, const reference::Plane& wanted,
                                  double tolerance) {
    if (got.size() != wanted.samples.size())
        return ::testing::AssertionFailure()
               << got.size() << " samples instead of " << wanted.samples.size();
    const Difference d = difference(got, wanted);
    if (d.relative() <= tolerance)
        return ::testing::AssertionSuccess() << "relative L2 " << d.relative();
    const auto worst = static_cast<std::int64_t>(d.worstIndex);
    return ::testing::AssertionFailure()
           << "relative L2 " << d.relative() << " > " << tolerance << "; worst at row "
           << worst / wanted.shape.cols << ", column " << worst % wanted.shape.cols << ": got "
           << got[d.worstIndex] << ", wanted " << wanted.samples[d.worstIndex];
}

::testing::AssertionResult isUntouchedOutside(std::span<const Complex> got,
                                              const reference::Plane& before, std::int64_t firstRow,
                                              std::int64_t rowCount) {
    const Shape shape = before.shape;
    for (std::int64_t i = 0; i < shape.count(); ++i) {
        const std::int64_t row = i / shape.cols;
        if (row >= firstRow && row < firstRow + rowCount)
            continue;
        const auto index = static_cast<std::size_t>(i);
        if (reference::Sample(got[index]) != before.samples[index])
            return ::testing::AssertionFailure()
                   << "row " << row << ", column " << i % shape.cols << " was changed";
    }
    return ::testing::AssertionSuccess();
}

std::string name(Shape shape) {
    return std::to_string(shape.rows) + "x" + std::to_string(shape.cols);
}

} // namespace fringe::test
