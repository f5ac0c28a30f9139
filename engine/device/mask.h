// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/choice.h"
#include "engine/model/field.h"

#include <cstdint>
#include <memory>
#include <vector>

namespace fringe {

/// A relief, which turns the phase of light, or openings, as rows of the device's table say. What
/// is asked of layout files is in that table, too. Immutable: any thread.
struct Mask {
    enum class Light { Transmission, Reflection };
    /// What the numbers of files are, and drawn areas: etched depths, or heights that stay.
    enum class Tone { Depth, Height };

    /// What areas of a layout become, and the pixels of amplitude 1, as in `MaskLayout`.
    enum class Shapes { Fewest, Merged, Polygons };
    enum class Opening { Pixel, Rectangle, Circle };

    Light light = Light::Transmission;
    double indexOfRelief = 1.46; ///< in transmission
    double indexAbove = 1;       ///< of what lies above it, and light comes from in reflection
    Tone tone = Tone::Depth;
    bool hasLayerPerLevel = false; ///< rather than binary masks
    Shapes shapes = Shapes::Fewest;
    std::int64_t corners = 4000; ///< of a polygon at most
    Opening opening = Opening::Pixel;
    Length openingWidth = 1_um, openingHeight = 1_um; ///< of a circle the width is its diameter
    std::string cell = "MASK";
    bool hasMarks = false; ///< in layouts, with labels
    std::int64_t grayBits = 8;
    std::shared_ptr<const Raster> curve{}; ///< see `gray_curve.h`; null: there is none
    std::string curveName{};

    double index() const { return light == Light::Transmission ? indexOfRelief : indexAbove; }
};

/// Throws `Error` (BadInput) if the device is no mask.
Mask maskOf(const Choice& device);

/// The rows of its table.
std::vector<ParameterInfo> maskRows();

/// Whether the numbers that are made fall where the phase rises; the other way round likewise:
/// level l of L is the number (L − l) mod L, and that number the level.
bool isNegative(const Mask& mask);

/// Depth of a relief that turns the phase by 2π: λ/(n − n₀) in transmission, λ/(2 n₀) in
/// reflection, n₀ of what lies above it.
Length fullDepth(const Mask& mask, Length wavelength);

/// A pattern as it is made.
struct MadePattern {
    Mask mask;
    Plane<std::uint16_t> numbers; ///< of steps in the mask's tone; of openings 1
    std::int64_t levels = 2;
    Length step{}; ///< of the relief; 0: openings
    Length pitchX{}, pitchY{}, wavelength{};

    bool isRelief() const { return step > Length{}; }
    bool isOfDepths() const { return mask.tone == Mask::Tone::Depth; }
    /// Binary masks, log2 of the levels, or one for each level but 0.
    int layers() const;
    /// Whether a pixel of that number is drawn on a layer, from 0.
    bool isDrawn(std::uint16_t number, int layer) const {
        return mask.hasLayerPerLevel ? number == layer + 1 : ((number >> layer) & 1) != 0;
    }
    /// How much lower, or higher, a layer makes what is drawn on it.
    Length depth(int layer) const;
};

/// The relief that turns the phase of light by 2π l/L at the level l of L: that phase falls with
/// the depth in transmission, where light is slower in the relief, and grows with it in reflection,
/// where its way becomes longer. Levels of amplitudes, of which there are two, are openings where
/// they are 1. Throws `Error` (BadInput) for what cannot be made so.
MadePattern madePattern(const LevelPattern& levels, const Choice& device);

} // namespace fringe
