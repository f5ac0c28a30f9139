// SPDX-License-Identifier: GPL-3.0-or-later
#include "kernels/gl/drawn_matrices.h"

#include <stdexcept>

namespace fringe {

Motion34 after(const Motion34& then, const Motion34& first) {
    Motion34 both{};
    for (std::size_t row = 0; row < 3; ++row)
        for (std::size_t col = 0; col < 4; ++col) {
            double sum = col == 3 ? then[row][3] : 0;
            for (std::size_t k = 0; k < 3; ++k)
                sum += then[row][k] * first[k][col];
            both[row][col] = sum;
        }
    return both;
}

namespace {

/// clip = scale · place + middle · w: with the middle of a pixel where its number says.
struct ClipAxis {
    ClipAxis(std::int64_t samples, double pitch)
        : scale(2 / (static_cast<double>(samples) * pitch)),
          middle((2 * static_cast<double>(samples / 2) + 1) / static_cast<double>(samples) - 1) {}
    double scale, middle;
};

} // namespace

Matrix4 projectionOf(const DrawnView& view) {
    const ClipAxis x(view.shape.cols, view.pitchX), y(view.shape.rows, view.pitchY);
    const double depth = view.near - view.far, eye = view.eye;
    if (eye == 0)
        return {{{x.scale, 0, 0, x.middle},
                 {0, -y.scale, 0, y.middle},
                 {0, 0, -2 / depth, (view.near + view.far) / depth},
                 {0, 0, 0, 1}}};
    const double nearest = eye - view.near, farthest = eye - view.far;
    const double slope = (farthest + nearest) / depth;
    return {{{x.scale * eye, 0, -x.middle, x.middle * eye},
             {0, -y.scale * eye, -y.middle, y.middle * eye},
             {0, 0, -slope, slope * eye - 2 * farthest * nearest / depth},
             {0, 0, -1, eye}}};
}

void requireContract(const DrawnView& view) {
    if (!(view.pitchX > 0 && view.pitchY > 0 && view.near > view.far)
        || (view.eye != 0 && !(view.eye > view.near)))
        throw std::invalid_argument("the view sees nothing");
}

} // namespace fringe
