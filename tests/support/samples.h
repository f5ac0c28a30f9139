// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/plane.h"

#include <vector>

namespace fringe::test {

/// Samples of the plane, to compare with others, or to change.
template <class T> std::vector<T> samplesOf(const Plane<T>& plane) {
    const Plane<T> here = inMemory(plane);
    const std::span<const T> samples = here.samples();
    return {samples.begin(), samples.end()};
}

} // namespace fringe::test
