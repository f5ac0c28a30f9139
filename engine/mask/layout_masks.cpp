// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/layout_masks.h"

#include "engine/model/called.h"
#include "engine/model/error.h"

#include <algorithm>
#include <ranges>
#include <set>

namespace fringe {
namespace {

std::vector<FileLayer> numbered(std::uint32_t count) {
    std::vector<FileLayer> layers;
    for (std::uint32_t number = 1; number <= count; ++number)
        layers.push_back({number, 0});
    return layers;
}

/// A level may occur nowhere, so that numbers are levels.
bool areNumbers(const std::vector<FileLayer>& all) {
    constexpr std::uint32_t most = 65535;
    return std::ranges::all_of(all, [](const FileLayer& layer) {
        return layer.dataType == 0 && layer.number > 0 && layer.number <= most;
    });
}

std::vector<FileLayer> found(const std::vector<FileLayer>& all, LayerPer per) {
    if (per == LayerPer::Level && !all.empty())
        return areNumbers(all) ? numbered(all.back().number) : all;
    std::uint32_t run = 0;
    while (std::ranges::count(all, FileLayer{run + 1, 0}) > 0)
        ++run;
    return run < 2 ? all : numbered(run);
}

void requireFew(const FoundMasks& of, const std::string& file) {
    const std::size_t most = of.layerPer == LayerPer::Mask ? 16 : 65535;
    if (of.masks.size() > most)
        throw badInput(FRINGE_MARK("{0} has shapes on {1} layers, more than the {2} masks that are "
                                   "read; choose some ({3}), or take each for a level ({4})."),
                       file, of.masks.size(), most, reading::layers(),
                       setTo(reading::layerPer(), reading::level()));
    std::vector<FileLayer> named = of.masks;
    std::erase(named, noLayer);
    if (std::set(named.begin(), named.end()).size() < named.size())
        throw badInput(FRINGE_MARK("The layers {0} name one twice; give each once."),
                       layersText(of.masks));
}

} // namespace

FoundMasks masksOf(const LayoutSurvey& survey, const LayoutChoice& choice,
                   const std::optional<MarkedMask>& marked) {
    std::vector<FileLayer> all;
    for (const auto& [layer, edges] : survey.layers())
        all.push_back(layer);
    FoundMasks of{.layerPer =
                      choice.layerPer.value_or(marked ? marked->layout.layerPer : LayerPer::Mask)};
    of.masks = !choice.layers.empty()       ? choice.layers
               : marked && !choice.layerPer ? numbered(marked->layout.layers())
                                            : found(all, of.layerPer);
    requireFew(of, survey.file());
    const auto isMask = [&](FileLayer layer) { return std::ranges::count(of.masks, layer) > 0; };
    std::ranges::copy_if(all, std::back_inserter(of.leftOut), std::not_fn(isMask));
    if (all.empty() && !marked)
        throw badInput(FRINGE_MARK("{0} holds no shapes."), survey.file());
    if (!all.empty() && std::ranges::none_of(all, isMask))
        throw badInput(FRINGE_MARK("{0} has no shapes on the layers {1}; it has some on {2}."),
                       survey.file(), layersText(of.masks), layersText(all));
    const auto count = static_cast<std::uint32_t>(of.masks.size());
    of.levels = of.layerPer == LayerPer::Mask ? 1U << count : count + 1;
    if (marked && choice.layers.empty() && !choice.layerPer)
        of.levels = marked->layout.levels;
    return of;
}

} // namespace fringe
