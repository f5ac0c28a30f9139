// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/host_planes.h"

#include "kernels/parallel.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <numbers>
#include <stdexcept>

namespace fringe {
namespace {

constexpr std::int64_t samplesPerPiece = 1 << 14;

/// Calls `body(row)` on all cores.
template <class Body> void forRows(Shape shape, const Body& body) {
    const std::int64_t rows = std::max<std::int64_t>(1, samplesPerPiece / shape.cols);
    parallelFor(shape.rows, rows, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = begin; row < end; ++row)
            body(row);
    });
}

/// What a row of levels is made of.
struct EncodedRow {
    EncodedRow(const HostField& field, std::int64_t row, const EncodeArgs& args)
        : samples(field.samples.data() + row * field.shape.cols), row(row), args(args),
          along(args.alongX.empty() ? Complex(1) : args.alongY[static_cast<std::size_t>(row)]) {}

    float real(std::int64_t col) const {
        return args.alongX.empty()
                   ? samples[col].real()
                   : (samples[col] * (along * args.alongX[static_cast<std::size_t>(col)])).real();
    }

    std::uint16_t phaseLevel(std::int64_t col) const {
        return levelOf(std::arg(std::complex<double>(samples[col])));
    }

    std::uint16_t realLevel(std::int64_t col) const {
        const float range = args.range.high - args.range.low;
        const float factor = range > 0 ? static_cast<float>(args.levels - 1) / range : 0;
        const float value = std::clamp(real(col), args.range.low, args.range.high);
        return static_cast<std::uint16_t>(std::lround((value - args.range.low) * factor));
    }

    std::uint16_t doublePhaseLevel(std::int64_t col) const {
        const double most = args.range.high;
        const double angle =
            most > 0 ? std::acos(std::min(static_cast<double>(amplitude(col)) / most, 1.0)) : 0;
        return levelOf(std::arg(std::complex<double>(samples[col]))
                       + ((row + col) % 2 == 0 ? angle : -angle));
    }

    /// Amplitude as precise as the largest one, which is shown as 1 then.
    float amplitude(std::int64_t col) const {
        return static_cast<float>(std::sqrt(std::norm(std::complex<double>(samples[col]))));
    }

    std::uint16_t levelOf(double phase) const {
        const double turns = phase / (2 * std::numbers::pi);
        const double level = (turns - std::floor(turns)) * static_cast<double>(args.levels);
        const std::int64_t nearest = std::lround(level);
        return static_cast<std::uint16_t>(nearest < args.levels ? nearest : nearest - args.levels);
    }

    const Complex* samples;
    std::int64_t row;
    const EncodeArgs& args;
    Complex along; ///< of the reference wave
};

bool isFinite(Complex sample) {
    return std::isfinite(sample.real()) && std::isfinite(sample.imag());
}

/// Extends `low` and `high`, those of the rows before, by one row.
void extend(FieldRange& range, const EncodedRow& row, std::int64_t cols) {
    for (std::int64_t col = 0; col < cols; ++col) {
        range.isFinite = range.isFinite && isFinite(row.samples[col]);
        if (row.args.form == LevelForm::Phase)
            continue;
        const float value = row.args.form == LevelForm::Real ? row.real(col) : row.amplitude(col);
        range.low = std::min(range.low, value);
        range.high = std::max(range.high, value);
    }
}

float meanOf(const HostField& field, Region square, float gain) {
    double sum = 0;
    for (std::int64_t row = square.row; row < square.row + square.shape.rows; ++row)
        for (std::int64_t col = square.col; col < square.col + square.shape.cols; ++col)
            sum += std::norm(
                gain * field.samples[static_cast<std::size_t>(row * field.shape.cols + col)]);
    return static_cast<float>(sum / static_cast<double>(square.shape.count()));
}

} // namespace

void intensity(const HostField& field, std::span<float> picture, const IntensityArgs& args) {
    const Shape shape = reducedShape(field.shape, args.reduction);
    const std::int64_t side = args.reduction;
    forRows(shape, [&](std::int64_t row) {
        const std::int64_t high = std::min(side, field.shape.rows - row * side);
        for (std::int64_t col = 0; col < shape.cols; ++col) {
            const std::int64_t wide = std::min(side, field.shape.cols - col * side);
            const float mean = meanOf(field, {row * side, col * side, {high, wide}}, args.gain);
            float& value = picture[static_cast<std::size_t>(row * shape.cols + col)];
            value = args.accumulate ? value + mean : mean;
        }
    });
}

FieldRange rangeOf(const HostField& field, const EncodeArgs& args) {
    constexpr float most = std::numeric_limits<float>::max();
    const bool isReal = args.form == LevelForm::Real;
    FieldRange range{isReal ? most : 0.0F, isReal ? -most : 0.0F};
    std::mutex guard;
    forRows(field.shape, [&](std::int64_t row) {
        FieldRange own = {isReal ? most : 0.0F, isReal ? -most : 0.0F};
        extend(own, EncodedRow(field, row, args), field.shape.cols);
        const std::scoped_lock lock(guard);
        range = {std::min(range.low, own.low), std::max(range.high, own.high),
                 range.isFinite && own.isFinite};
    });
    return range;
}

void lookUp(std::span<const std::uint16_t> levels, std::span<Complex> field,
            std::span<const Complex> shown) {
    parallelFor(std::ssize(levels), samplesPerPiece, [&](std::int64_t begin, std::int64_t end) {
        for (auto i = static_cast<std::size_t>(begin); i < static_cast<std::size_t>(end); ++i) {
            if (levels[i] >= shown.size())
                throw std::out_of_range("there is a level that nothing is shown for");
            field[i] = shown[levels[i]];
        }
    });
}

void encode(const HostField& field, std::span<std::uint16_t> levels, const EncodeArgs& args) {
    forRows(field.shape, [&](std::int64_t row) {
        const EncodedRow from(field, row, args);
        std::uint16_t* const to = levels.data() + row * field.shape.cols;
        for (std::int64_t col = 0; col < field.shape.cols; ++col)
            to[col] = args.form == LevelForm::Phase  ? from.phaseLevel(col)
                      : args.form == LevelForm::Real ? from.realLevel(col)
                                                     : from.doublePhaseLevel(col);
    });
}

} // namespace fringe
