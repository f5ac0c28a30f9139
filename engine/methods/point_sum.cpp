// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

#include "engine/job/pacer.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

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
    const Shape shape = input.grid.shape;
    Pacer pacer(5e6);
    for (std::size_t first = 0; first < input.points.size();) {
        const Batch batch = batchOf(pacer.piece(), shape);
        const auto points =
            input.points.subspan(first, std::min(batch.pointCount, input.points.size() - first));
        for (std::int64_t row = 0; row < shape.rows; row += batch.rowCount) {
            const std::int64_t rows = std::min(batch.rowCount, shape.rows - row);
            const double pairs = static_cast<double>(points.size()) * static_cast<double>(rows)
                                 * static_cast<double>(shape.cols);
            pacer.run(pairs, control, [&] {
                device.addPointSources(
                    field, {points, input.grid, input.wavelength, model, window, row, rows});
                device.finish();
            });
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
