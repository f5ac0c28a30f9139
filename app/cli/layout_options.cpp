// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/layout_options.h"

#include "app/cli/common_options.h"
#include "app/cli/pattern_options.h"
#include "engine/mask/mask_format.h"
#include "engine/model/design.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <CLI/App.hpp>

#include <algorithm>

namespace fringe {

LayoutOptions::LayoutOptions(CLI::App& app, bool isWriter) {
    declare(app, isWriter);
}

LayoutOptions::LayoutOptions(CLI::App& app, const ChoiceInfo& kind) {
    if (!kind.assets.empty() && kind.assets.front().type == AssetType::Wave)
        declare(app, false);
}

void LayoutOptions::declare(CLI::App& app, bool isWriter) {
    const OptionGroup group(app, "Layouts that are read");
    app.add_option("--layers", layers_,
                   "Layers of a layout that are its masks, the lowest bit first, with their data "
                   "types: 1/0,2/0, or 1/0,-,2/0 where a place is no layer's; as the file says or "
                   "as found if not given")
        ->type_name("LAYER/TYPE,...");
    if (!isWriter) {
        app.add_option("--layer-per", layerPer_,
                       "What a layer of a layout is, a binary mask or a level; its sheet or mask "
                       "if not given")
            ->type_name("mask|level");
        app.add_option("--cell", cell_,
                       "Cell of a layout that is read; the largest that no other refers to if not "
                       "given")
            ->type_name("NAME");
        app.add_option("--tone", tone_,
                       "What is drawn in a layout, depth that is etched or height that stays; its "
                       "sheet or depth if not given")
            ->type_name("depth|height");
    }
}

LayoutChoice LayoutOptions::choiceFor(const std::vector<std::string>& inputs) const {
    const bool isChosen = !(layers_.empty() && layerPer_.empty() && cell_.empty() && tone_.empty());
    if (isChosen && std::ranges::none_of(inputs, isLayoutFile))
        throw badInput("--layers, --layer-per, --cell and --tone are for layouts that are read "
                       "({0}), and there is none; leave them out.",
                       joined(layoutSuffixes()));
    LayoutChoice choice{
        .layerPer = layerPerOf(layerPer_), .cell = cell_, .isOfHeights = areHeights(tone_)};
    if (!layers_.empty())
        choice.layers = parseLayers(layers_);
    return choice;
}

std::string LayoutOptions::text() const {
    return layers_ + ' ' + layerPer_ + ' ' + tone_ + ' ' + cell_;
}

LayoutChoice LayoutOptions::choiceFor(const std::string& file, const PatternOptions& pattern,
                                      const Design& design) const {
    LayoutChoice choice = choiceFor(std::vector{file});
    if (isLayoutFile(file) && pattern.isGiven("pitch")) {
        const Plate plate = pattern.over(design).setup.plate;
        choice.pitchX = plate.pitchX;
        choice.pitchY = plate.pitchY;
    }
    return choice;
}

} // namespace fringe
