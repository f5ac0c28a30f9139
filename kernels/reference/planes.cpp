// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/reference/operations.h"

#include <algorithm>
#include <cmath>
#include <numbers>

namespace fringe::reference {
namespace {

double valueOf(const Plane& field, std::size_t sample, const EncodeArgs& args) {
    const auto cols = static_cast<std::size_t>(field.shape.cols);
    const Sample u = field.samples[sample];
    if (args.form == LevelForm::DoublePhase)
        return std::abs(u);
    const Sample reference = args.alongX.empty() ? Sample(1)
                                                 : Sample(args.alongX[sample % cols])
                                                       * Sample(args.alongY[sample / cols]);
    return (u * reference).real();
}

/// Before rounding; steps of phase are not yet taken off.
double levelOf(const Plane& field, std::size_t sample, const EncodeArgs& args) {
    const auto levels = static_cast<double>(args.levels);
    const double low = args.range.low, high = args.range.high;
    const double value = valueOf(field, sample, args);
    if (args.form == LevelForm::Real)
        return high > low ? (std::clamp(value, low, high) - low) * (levels - 1) / (high - low) : 0;
    double phase = std::arg(field.samples[sample]);
    if (args.form == LevelForm::DoublePhase) {
        const auto cols = static_cast<std::size_t>(field.shape.cols);
        const double angle = high > 0 ? std::acos(std::min(value / high, 1.0)) : 0;
        phase += (sample / cols + sample % cols) % 2 == 0 ? angle : -angle;
    }
    return phase / (2 * std::numbers::pi) * levels;
}

} // namespace

void add(const Plane& more, Plane& sum) {
    std::ranges::transform(more.samples, sum.samples, sum.samples.begin(), std::plus());
}

std::vector<double> intensity(const Plane& field, const IntensityArgs& args) {
    const auto [rows, cols] = field.shape;
    std::vector<double> picture;
    for (std::int64_t top = 0; top < rows; top += args.reduction)
        for (std::int64_t left = 0; left < cols; left += args.reduction) {
            double sum = 0, count = 0;
            for (std::int64_t row = top; row < std::min(rows, top + args.reduction); ++row)
                for (std::int64_t col = left; col < std::min(cols, left + args.reduction); ++col) {
                    sum += std::norm(static_cast<double>(args.gain) * field.at(row, col));
                    ++count;
                }
            picture.push_back(sum / count);
        }
    return picture;
}

FieldRange rangeOf(const Plane& field, const EncodeArgs& args) {
    FieldRange range;
    if (args.form == LevelForm::Phase)
        return range;
    double low = args.form == LevelForm::Real ? valueOf(field, 0, args) : 0;
    double high = low;
    for (std::size_t i = 0; i < field.samples.size(); ++i) {
        low = std::min(low, valueOf(field, i, args));
        high = std::max(high, valueOf(field, i, args));
    }
    return {static_cast<float>(args.form == LevelForm::Real ? low : 0), static_cast<float>(high)};
}

std::vector<double> levels(const Plane& field, const EncodeArgs& args) {
    std::vector<double> values(field.samples.size());
    for (std::size_t i = 0; i < values.size(); ++i)
        values[i] = levelOf(field, i, args);
    return values;
}

} // namespace fringe::reference
