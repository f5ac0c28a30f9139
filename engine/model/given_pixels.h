// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "kernels/shape.h"

#include <memory>
#include <string>
#include <vector>

namespace fringe {

/// A number for every pixel of the plate that a file or a result gave. Copies share the numbers.
struct GivenPixels {
    std::string name; ///< of the file; empty: of a result
    Shape shape;
    std::shared_ptr<const std::vector<float>> numbers; ///< row-major; null: none are given

    const std::vector<float>& values() const; ///< empty if none are given
    /// Numbers compare by content.
    friend bool operator==(const GivenPixels&, const GivenPixels&);
};

GivenPixels givenPixels(std::string name, Shape shape, std::vector<float> values);

} // namespace fringe
