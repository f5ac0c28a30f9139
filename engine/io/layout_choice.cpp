// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/layout_choice.h"

#include "engine/io/text_fields.h"
#include "engine/model/error.h"
#include "engine/model/showable_text.h"

#include <algorithm>
#include <sstream>

namespace fringe {
namespace {

constexpr std::uint64_t highestNumber = 1 << 30; ///< of a layer that is told from others

constexpr const char* readWithPattern = FRINGE_MARK("Read with {0}.");

std::uint32_t layerNumber(std::string_view word, std::string_view all) {
    const auto number = toCount(trimmed(word));
    if (!number || *number > highestNumber)
        throw badInput(FRINGE_MARK("\"{0}\" is no list of layers; give their numbers and data "
                                   "types, such as 1/0,2/0."),
                       showable(std::string(all), mostQuoted));
    return static_cast<std::uint32_t>(*number);
}

} // namespace

std::string layersText(const std::vector<FileLayer>& layers) {
    constexpr std::size_t longest = 200;
    std::string text;
    for (const auto& [number, dataType] : layers)
        text +=
            (text.empty() ? "" : ", ") + std::to_string(number) + '/' + std::to_string(dataType);
    return excerpt(text, longest);
}

std::vector<FileLayer> parseLayers(std::string_view text) {
    std::vector<FileLayer> layers;
    for (std::size_t from = 0; from <= text.size();) {
        const std::size_t end = std::min(text.find(',', from), text.size());
        const std::string_view word = text.substr(from, end - from);
        const std::size_t stroke = word.find('/');
        layers.push_back({layerNumber(word.substr(0, stroke), text),
                          stroke == word.npos ? 0 : layerNumber(word.substr(stroke + 1), text)});
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
    if (name == "--cell")
        std::getline(words >> std::ws, choice.cell);
    return choice;
}

Message readWith(const std::string& options) {
    return message(readWithPattern, options);
}

std::string layoutOptionsIn(const std::vector<Message>& notes) {
    for (const Message& note : notes)
        if (note.pattern == readWithPattern && note.arguments.size() == 1)
            return note.arguments.front().pattern;
    return {};
}

} // namespace fringe
