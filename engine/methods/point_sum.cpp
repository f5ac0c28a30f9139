// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

#include "engine/job/job_control.h"

#include <algorithm>
#include <chrono>
#include <cmath>

namespace fringe {
namespace {

/// Point × pixel pairs per batch, steered to a wanted time.
class BatchSize {
  public:
    double pairs() const { return pairs_; }

    void learn(double pairs, double seconds) {
        const double factor = wanted / std::max(seconds, 1e-4);
        pairs_ = std::max(1.0, pairs * std::clamp(factor, 0.25, 4.0));
    }

  private:
    static constexpr double wanted = 0.030; // [s]
    double pairs_ = 5e6;
};

struct Batch {
    std::size_t pointCount;
    std::int64_t rowCount;
};

/// Whole planes of as many points as fit, or one point over as many rows as fit.
Batch batchOf(double pairs, Shape shape) {
    const double points = std::floor(pairs / static_cast<double>(shape.count()));
    if (points >= 1)
        return {static_cast<std::size_t>(std::min(points, 65536.0)), shape.rows};
    const double rows = std::floor(pairs / static_cast<double>(shape.cols));
    return {1, std::clamp<std::int64_t>(static_cast<std::int64_t>(rows), 1, shape.rows)};
}

} // namespace

void sumPoints(const MethodInput& input, WaveModel model, bool window, Device& device,
               Buffer& field, JobControl& control) {
    using Clock = std::chrono::steady_clock;
    const Shape shape = input.grid.shape;
    BatchSize size;
    for (std::size_t first = 0; first < input.points.size();) {
        const Batch batch = batchOf(size.pairs(), shape);
        const auto points =
            input.points.subspan(first, std::min(batch.pointCount, input.points.size() - first));
        for (std::int64_t row = 0; row < shape.rows; row += batch.rowCount) {
            const std::int64_t rows = std::min(batch.rowCount, shape.rows - row);
            const auto start = Clock::now();
            device.addPointSources(
                field, {points, input.grid, input.wavelength, model, window, row, rows});
            device.finish();
            const double pairs =
                static_cast<double>(points.size()) * static_cast<double>(rows * shape.cols);
            size.learn(pairs, std::chrono::duration<double>(Clock::now() - start).count());
            control.advance(pairs);
        }
        first += points.size();
    }
}

ParameterInfo windowParameter() {
    ParameterInfo info;
    info.key = "window";
    info.kind = ValueKind::Toggle;
    info.label = FRINGE_MARK("Sampling window");
    info.help =
        FRINGE_MARK("Leave out the part of each point's wave that the pixel pitch cannot sample.");
    info.initial = true;
    info.advanced = true;
    return info;
}

} // namespace fringe
