// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/cpu/aligned.h"
#include "kernels/cpu/fft_plans.h"
#include "kernels/cpu/operations.h"
#include "kernels/parallel.h"

#include <algorithm>

namespace fringe::cpu {
namespace {

void scale(Complex* samples, std::int64_t count, float factor) {
    for (std::int64_t i = 0; i < count; ++i)
        samples[i] *= factor;
}

void transformRows(const Field& field, const FftArgs& args, const FftPlans::Line& line) {
    const std::int64_t length = field.shape.cols;
    const std::int64_t rowsPerPiece = std::max<std::int64_t>(1, 32768 / length);
    parallelFor(args.count, rowsPerPiece, [&](std::int64_t begin, std::int64_t end) {
        for (std::int64_t row = args.first + begin; row < args.first + end; ++row) {
            line.run(field.row(row));
            if (args.direction == Direction::Inverse)
                scale(field.row(row), length, 1 / static_cast<float>(length));
        }
    });
}

/// Neighbouring columns, each a contiguous line. Lines lie an odd number of cache lines apart, so
/// that a length that is a power of two does not fill one cache set.
class ColumnPanel {
  public:
    ColumnPanel(std::int64_t length, std::int64_t columns)
        : stride_((length / 16 * 2 + 3) * 8), samples_(stride_ * columns) {}

    Complex* line(std::int64_t column) const { return samples_.data() + column * stride_; }

    void forward(const Field& field, std::int64_t first, std::int64_t columns) const {
        for (std::int64_t row = 0; row < field.shape.rows; ++row) {
            const Complex* source = field.row(row) + first;
            for (std::int64_t column = 0; column < columns; ++column)
                line(column)[row] = source[column];
        }
    }

    void scatter(const Field& field, std::int64_t first, std::int64_t columns, float factor) const {
        for (std::int64_t row = 0; row < field.shape.rows; ++row) {
            Complex* target = field.row(row) + first;
            for (std::int64_t column = 0; column < columns; ++column)
                target[column] = line(column)[row] * factor;
        }
    }

  private:
    std::int64_t stride_;
    AlignedSamples samples_;
};

/// As many columns as fit the second-level cache, whole cache lines of each row at least.
std::int64_t panelWidth(std::int64_t length) {
    constexpr std::int64_t cachedSamples = 65536;
    return std::clamp<std::int64_t>(cachedSamples / length / 8 * 8, 8, 64);
}

/// Panels that one thread takes in a row, in the same memory; enough pieces for many threads.
std::int64_t panelsPerPiece(std::int64_t panels) {
    return std::clamp<std::int64_t>(panels / 32, 1, 16);
}

void transformColumns(const Field& field, const FftArgs& args, const FftPlans::Line& line) {
    const std::int64_t length = field.shape.rows;
    const std::int64_t width = panelWidth(length);
    const float factor =
        args.direction == Direction::Inverse ? 1 / static_cast<float>(length) : 1.0f;
    const std::int64_t grain = width * panelsPerPiece(args.count / width);
    parallelFor(args.count, grain, [&](std::int64_t begin, std::int64_t end) {
        const ColumnPanel panel(length, std::min(width, end - begin));
        for (std::int64_t first = begin; first < end; first += width) {
            const std::int64_t columns = std::min(width, end - first);
            panel.forward(field, args.first + first, columns);
            for (std::int64_t column = 0; column < columns; ++column)
                line.run(panel.line(column));
            panel.scatter(field, args.first + first, columns, factor);
        }
    });
}

} // namespace

void fft(const Field& field, const FftArgs& args, FftPlans& plans) {
    if (args.axis == Axis::Rows)
        transformRows(field, args, plans.wanted(field.shape.cols, args.direction));
    else
        transformColumns(field, args, plans.wanted(field.shape.rows, args.direction));
}

} // namespace fringe::cpu
