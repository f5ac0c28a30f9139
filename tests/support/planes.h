// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/reference/plane.h"

#include <gtest/gtest.h>

#include <span>
#include <vector>

namespace fringe::test {

using Samples = std::vector<Complex>;

/// Samples uniform in the square ±1 ± i, each exactly representable in single precision.
reference::Plane randomPlane(Shape shape, unsigned seed);

Samples toSingle(const reference::Plane& plane);

/// Relative L2 error ‖got - wanted‖/‖wanted‖ at most `tolerance`; both zero is no error. The
/// failure message names the worst sample.
::testing::AssertionResult isNear(std::span<const Complex> got, const reference::Plane& wanted,
                                  double tolerance);

/// Bit for bit equal outside of rows [firstRow, firstRow + rowCount).
::testing::AssertionResult isUntouchedOutside(std::span<const Complex> got,
                                              const reference::Plane& before, std::int64_t firstRow,
                                              std::int64_t rowCount);

/// Names a shape in test names: "37x53", rows first.
std::string name(Shape shape);

} // namespace fringe::test
