// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/io/layout_choice.h"
#include "engine/model/field.h"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

/// How levels become the layers of a layout file. Values, which name no file.
namespace fringe {

enum class MaskShapes {
    Fewest,   ///< rectangles, as few as cover the pixels, where that takes under 2 s; else merged
    Merged,   ///< rectangles: runs of a row, merged with equal ones below
    Polygons, ///< simple ones without holes
};

/// What a pixel that is set becomes in place of all its area.
struct MaskAperture {
    bool isCircle = false;
    Length width{}, height{}; ///< of a circle both are its diameter

    friend bool operator==(const MaskAperture&, const MaskAperture&) = default;
};

struct MaskLayout {
    std::string cell = "MASK"; ///< its name: letters, digits, _ ? $, at most 32
    Length pitchX{}, pitchY{};
    std::uint32_t levels = 2; ///< 2 … 256; of a mask a bit a power of two
    LayerPer layerPer = LayerPer::Mask;
    MaskShapes shapes = MaskShapes::Fewest;
    std::uint32_t corners = 4000; ///< of a polygon at most, its first counted again: 6 … 8,191
    std::optional<MaskAperture> aperture{};
    /// What the levels are, which the file only records: bits are drawn as they are.
    bool levelsAreHeights = false;
    /// A line of text for each layer, below the plate, which has crosses around its corners then;
    /// empty: there is nothing beside the plate.
    std::vector<std::string> labels{};

    /// Layers of the file, which are numbered from 1.
    std::uint32_t layers() const;
};

struct LayerFacts {
    std::uint32_t layer = 0;
    std::uint64_t pixels = 0; ///< that are set
    std::uint64_t shapes = 0; ///< of the whole plate, equal parts each counted, marks not
};

/// What was written, or would be.
struct MaskFacts {
    MaskShapes shapes = MaskShapes::Fewest; ///< as they are, never `Fewest` where those are merged
    std::vector<LayerFacts> layers{};       ///< in the order of their numbers
    Shape parts{1, 1};                      ///< of the plate, all as wide and high
    std::uint32_t cells = 1;                ///< that these are: equal ones are the same
    std::uint64_t bytes = 0;
    double seconds = 0; ///< of a forecast: how long writing takes

    std::uint64_t count() const; ///< shapes of all layers
};

} // namespace fringe
