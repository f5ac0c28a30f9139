// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/layout_choice.h"

#include "engine/io/text_fields.h"
#include "engine/model/error.h"
#include "engine/model/showable_text.h"
#include "engine/model/units.h"

#include <algorithm>
#include <sstream>
#include <string>
#include <tuple>
#include <utility>

namespace fringe {
namespace {

constexpr std::uint64_t highestNumber = 1 << 30; ///< of a layer that is told from others

std::uint32_t layerNumber(std::string_view word, std::string_view all) {
    const auto number = toCount(trimmed(word));
    if (!number || *number > highestNumber)
        throw badInput(FRINGE_MARK("\"{0}\" is no list of layers; give their numbers and data "
                                   "types, such as 1/0,2/0."),
                       showable(std::string(all), mostQuoted));
    return static_cast<std::uint32_t>(*number);
}

std::string layerText(const FileLayer& layer) {
    return layer == noLayer ? "-"
                            : std::to_string(layer.number) + '/' + std::to_string(layer.dataType);
}

FileLayer layerOf(std::string_view word, std::string_view all) {
    if (trimmed(word) == "-")
        return noLayer;
    const std::size_t stroke = word.find('/');
    return {layerNumber(word.substr(0, stroke), all),
            stroke == word.npos ? 0 : layerNumber(word.substr(stroke + 1), all)};
}

std::string layersText(const std::vector<FileLayer>& layers, const char* between) {
    std::string text;
    for (const FileLayer& layer : layers)
        text += (text.empty() ? "" : between) + layerText(layer);
    return text;
}

/// "8e-06mx8e-06m"
std::pair<Length, Length> pitchesOf(const std::string& word) {
    const std::size_t cross = word.find('x');
    const Length x = parseLength(word.substr(0, cross));
    return {x, cross == word.npos ? x : parseLength(word.substr(cross + 1))};
}

} // namespace

std::string layersText(const std::vector<FileLayer>& layers) {
    constexpr std::size_t longest = 200;
    return excerpt(layersText(layers, ", "), longest);
}

std::vector<FileLayer> parseLayers(std::string_view text) {
    std::vector<FileLayer> layers;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(',', from), text.size());
        layers.push_back(layerOf(text.substr(from, end - from), text));
        from = end + 1;
    }
    return layers;
}

std::optional<LayerPer> layerPerOf(std::string_view word) {
    if (word.empty())
        return std::nullopt;
    if (word != "mask" && word != "level")
        throw badInput(
            FRINGE_MARK("A layer is a mask or a level, not \"{0}\"; give mask or level."),
            showable(std::string(word), mostQuoted));
    return word == "mask" ? LayerPer::Mask : LayerPer::Level;
}

std::optional<bool> areHeights(std::string_view word) {
    if (word.empty())
        return std::nullopt;
    if (word != "depth" && word != "height")
        throw badInput(FRINGE_MARK("What is drawn is depth or height, not \"{0}\"; give depth or "
                                   "height."),
                       showable(std::string(word), mostQuoted));
    return word == "height";
}

LayoutChoice layoutChoiceOf(const std::string& options) {
    LayoutChoice choice;
    std::string name, word;
    std::istringstream words(options);
    while (words >> name && name != "--cell" && words >> word)
        if (name == "--layers")
            choice.layers = parseLayers(word);
        else if (name == "--layer-per")
            choice.layerPer = layerPerOf(word);
        else if (name == "--tone")
            choice.isOfHeights = areHeights(word);
        else if (name == "--pitch")
            std::tie(choice.pitchX, choice.pitchY) = pitchesOf(word);
    if (name == "--cell")
        std::getline(words >> std::ws, choice.cell);
    return choice;
}

std::string optionsOf(const LayoutChoice& choice) {
    std::string options;
    const auto add = [&](const char* name, const std::string& word) {
        options += (options.empty() ? "" : " ") + (name + (' ' + word));
    };
    if (!choice.layers.empty())
        add("--layers", layersText(choice.layers, ","));
    if (choice.layerPer)
        add("--layer-per", *choice.layerPer == LayerPer::Level ? "level" : "mask");
    if (choice.isOfHeights)
        add("--tone", *choice.isOfHeights ? "height" : "depth");
    if (choice.pitchX > Length{} || choice.pitchY > Length{})
        add("--pitch",
            formatNumber(choice.pitchX.si()) + "mx" + formatNumber(choice.pitchY.si()) + 'm');
    if (!choice.cell.empty())
        add("--cell", choice.cell);
    return options;
}

} // namespace fringe
