// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/field.h"

#include <cmath>
#include <random>

namespace fringe::test {

inline Field randomField(Shape shape, unsigned seed) {
    std::mt19937 random(seed);
    std::normal_distribution<float> normal;
    std::vector<Complex> samples(static_cast<std::size_t>(shape.count()));
    for (Complex& sample : samples)
        sample = {normal(random), normal(random)};
    return {shape, std::move(samples)};
}

/// exp(-ρ²/w²) around the middle sample, w in samples.
inline Field gaussianField(Shape shape, double w) {
    std::vector<Complex> samples;
    for (std::int64_t row = 0; row < shape.rows; ++row)
        for (std::int64_t col = 0; col < shape.cols; ++col) {
            const double x = static_cast<double>(col - shape.cols / 2);
            const double y = static_cast<double>(row - shape.rows / 2);
            samples.emplace_back(static_cast<float>(std::exp(-(x * x + y * y) / (w * w))));
        }
    return {shape, std::move(samples)};
}

inline double relativeDifference(const Field& a, const Field& b) {
    const Field judged = inMemory(a), right = inMemory(b);
    double difference = 0, reference = 0;
    for (std::size_t i = 0; i < a.size(); ++i) {
        const std::complex<double> wanted(right.samples()[i]);
        difference += std::norm(std::complex<double>(judged.samples()[i]) - wanted);
        reference += std::norm(wanted);
    }
    return std::sqrt(difference / reference);
}

inline double energy(const Field& field) {
    double sum = 0;
    for (const Complex sample : field.samples())
        sum += std::norm(std::complex<double>(sample));
    return sum;
}

} // namespace fringe::test
