// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/asset.h"
#include "engine/model/parameter.h"

#include <array>
#include <cstdint>
#include <string>
#include <vector>

namespace fringe {

/// Values of a shape's own parameters, and the text of letters.
struct ShapeValues {
    ParameterValues numbers; ///< what is absent has its default
    std::string text;        ///< of letters: A to Z and 0 to 9, the rest is space
};

/// A way to place many spots at once.
struct SpotShape {
    std::string key;   ///< "ring"
    const char* label; ///< FRINGE_MARKed
    std::vector<ParameterInfo> parameters;
    bool hasText = false;
    /// Spots of intensity 1 about the origin, in z = 0 unless a parameter says otherwise.
    SpotList (*make)(const SpotShape& shape, const ShapeValues& values);
};

/// A parameter of shapes; `label` is FRINGE_MARKed.
ParameterInfo shapeParameter(const char* key, ValueKind kind, const char* label, Value initial);

/// Grid, ring, line, lattices in the plane and in space, letters.
const std::vector<SpotShape>& spotShapes();

/// Where a shape is put, and how it stands there.
struct ShapePlace {
    Spot centre{};               ///< of the shape, and intensity and phase of its spots
    double stepZ = 0;            ///< from spot to spot, about the centre [m]
    double tiltX = 0, tiltY = 0; ///< turns about axes along x and, after that, y [rad]
};

SpotList shaped(const SpotShape& shape, const ShapeValues& values, const ShapePlace& place);

/// A letter of 5 × 7 dots: seven rows from the top, the highest of five bits to the left.
using DotLetter = std::array<std::uint8_t, 7>;

constexpr int dotColumns = 5, dotRows = 7;

/// Dots of A to Z and 0 to 9, small letters as capitals; empty for every other character.
DotLetter dotLetter(char character);

} // namespace fringe
