// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "engine/model/quantity.h"

#include <compare>
#include <cstdint>
#include <limits>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

/// What is asked of layouts. Values.
namespace fringe {

enum class LayerPer {
    Mask,  ///< bit m of the level on layer m + 1
    Level, ///< level l ≥ 1 on layer l
};

/// A layer of a layout with its data type.
struct FileLayer {
    std::uint32_t number = 0, dataType = 0;

    friend auto operator<=>(const FileLayer&, const FileLayer&) = default;
};

/// In a list of layers a place that none takes, "-".
inline constexpr FileLayer noLayer{std::numeric_limits<std::uint32_t>::max(), 0};

std::string layersText(const std::vector<FileLayer>& layers); ///< "1/0, 2/0"

/// "1/0,-,2/0"; a data type that is not given is 0. Throws `Error` (BadInput).
std::vector<FileLayer> parseLayers(std::string_view text);

/// How a layout is read; what is not chosen is as the file says, or as such files are written here.
struct LayoutChoice {
    std::vector<FileLayer>
        layers{}; ///< masks from the lowest bit on, or levels from 1; empty: found
    std::optional<LayerPer> layerPer{};
    std::string cell{};                ///< empty: the largest one that no other refers to
    std::optional<bool> isOfHeights{}; ///< what is drawn stays, and is not etched
    Length pitchX{}, pitchY{};         ///< of pixels; 0: the largest on whose edges all sides lie
    std::string encoding{};            ///< of the levels; empty: phases, or as the sheet says
    std::string mark{};                ///< a `maskMark`, where the file has none; empty: nothing

    friend bool operator==(const LayoutChoice&, const LayoutChoice&) = default;
};

/// The words of options: "mask" or "level", "depth" or "height"; empty ones choose nothing. Throw
/// `Error` (BadInput).
std::optional<LayerPer> layerPerOf(std::string_view word);
std::optional<bool> areHeights(std::string_view word);

/// A choice as options of the command line, "--layers 1/0,2/0 --cell TOP", of which the cell comes
/// last; "" chooses nothing. Of encoding and mark they say nothing. Throws `Error` (BadInput).
LayoutChoice layoutChoiceOf(const std::string& options);
std::string optionsOf(const LayoutChoice& choice);

} // namespace fringe
