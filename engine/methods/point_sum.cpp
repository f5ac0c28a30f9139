// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/methods/point_sum.h"

#include "engine/job/pacer.h"
#include "engine/methods/field_preview.h"

#include <algorithm>
#include <cmath>

namespace fringe {
namespace {

/// Points and rows are cut at places that do not depend on how fast the device is, so that the same
/// design gives the same bits on every run: sums are not associative in floating point.
constexpr std::size_t batchPoints = 256;
constexpr std::int64_t rowStep = 48; ///< a multiple of the kernels' tile heights

std::int64_t rowsOf(double pairs, std::size_t points, const Shape& shape) {
    const double perStep = static_cast<double>(points) * static_cast<double>(shape.cols * rowStep);
    const double steps = std::floor(pairs / perStep);
    return static_cast<std::int64_t>(std::clamp(steps, 1.0, 65536.0)) * rowStep;
}

} // namespace

void sumPoints(const MethodInput& input, const PointSumChoice& choice, Device& device,
               Buffer& field, JobControl& control) {
    const Shape shape = input.grid.shape;
    Pacer pacer(5e6);
    FieldPreview preview(input, device, field, control);
    for (std::size_t first = 0; first < input.points.size(); first += batchPoints) {
        const auto points =
            input.points.subspan(first, std::min(batchPoints, input.points.size() - first));
        for (std::int64_t row = 0, rows = 0; row < shape.rows; row += rows) {
            rows = std::min(rowsOf(pacer.piece(), points.size(), shape), shape.rows - row);
            const double pairs = static_cast<double>(points.size()) * static_cast<double>(rows)
                                 * static_cast<double>(shape.cols);
            pacer.run(pairs, control, [&] {
                device.addPointSources(field, {points, input.grid, input.wavelength, choice.model,
                                               choice.window, row, rows, choice.sum});
                device.finish();
            });
            preview.show();
        }
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
    info.option = "window";
    info.advanced = true;
    return info;
}

} // namespace fringe
