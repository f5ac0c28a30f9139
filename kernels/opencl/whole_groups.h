// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/formulas/dialect.h"
#include "kernels/opencl/opencl_api.h"
#include "kernels/shape.h"

namespace fringe::opencl {

inline cl::NDRange groupItems() {
    return {FRINGE_GROUP_SIDE, FRINGE_GROUP_SIDE};
}

/// Items of groups that cover a plane.
inline cl::NDRange wholeGroups(Shape shape) {
    const auto whole = [](std::int64_t count) {
        const std::int64_t groups = (count - 1) / FRINGE_GROUP_SIDE + 1;
        return static_cast<std::size_t>(groups * FRINGE_GROUP_SIDE);
    };
    return {whole(shape.cols), whole(shape.rows)};
}

} // namespace fringe::opencl
