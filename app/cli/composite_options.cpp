// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/composite_options.h"

#include "app/cli/text_table.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"

namespace fringe {
namespace {

using Missing = CompositeOption::Missing;

std::vector<std::string> partsOf(const Design& design, const CompositeOption& option,
                                 const std::string& text) {
    std::vector<std::string> parts = splitList(text, option.separator);
    const std::size_t wanted = option.paths.size();
    const std::size_t least = option.missing == Missing::Refuse ? wanted : 1;
    if (parts.size() < least || parts.size() > wanted)
        throw badInput("give {0}, such as {1}.", option.type, compositeText(design, option));
    if (option.missing == Missing::Repeat)
        parts.resize(wanted, parts.front());
    return parts;
}

} // namespace

std::vector<CompositeOption> compositeOptions(const std::string& source) {
    return {
        {.name = "fit",
         .type = "WxHxD",
         .help = "Scale the object evenly and centre it in a box, such as 10mmx10mmx10mm",
         .separator = 'x',
         .paths = {source + ".width", source + ".height", source + ".depth"},
         .impliedPath = source + ".placement",
         .impliedValue = "fit",
         .showDefault = false,
         .excludes = "scale"},
        {.name = "at",
         .type = "Z",
         .help = "Distance of the box's centre from the hologram; negative lies behind it",
         .paths = {source + ".distance"},
         .impliedPath = source + ".placement",
         .impliedValue = "fit",
         .needs = "fit"},
        {.name = "scale",
         .type = "S",
         .help = "Metres per unit of the file, such as 0.001 for millimetres",
         .paths = {source + ".scale"},
         .impliedPath = source + ".placement",
         .impliedValue = "scale"},
        {.name = "offset",
         .type = "X,Y,Z",
         .help = "Move the object after scaling, such as 0mm,0mm,200mm",
         .paths = {source + ".offset_x", source + ".offset_y", source + ".offset_z"},
         .impliedPath = source + ".placement",
         .impliedValue = "scale",
         .showDefault = false,
         .excludes = "fit"},
        {.name = "size",
         .type = "WIDTHxHEIGHT",
         .help = "Pixels of the hologram",
         .separator = 'x',
         .paths = {"plate.columns", "plate.rows"}},
        {.name = "pitch",
         .type = "X[,Y]",
         .help = "Distance between pixel centres",
         .missing = Missing::Repeat,
         .paths = {"plate.pitch_x", "plate.pitch_y"}},
        {.name = "angle",
         .type = "X[,Y]",
         .help = "Angles of the off-axis reference wave to the z axis",
         .missing = Missing::Leave,
         .paths = {"encoding.angle_x", "encoding.angle_y"}},
    };
}

Design withComposite(Design design, const CompositeOption& option, const std::string& text) {
    const std::vector<std::string> parts = partsOf(design, option, text);
    if (!option.impliedPath.empty())
        design = withParameterText(std::move(design), option.impliedPath, option.impliedValue);
    for (std::size_t i = 0; i < parts.size(); ++i)
        design = withParameterText(std::move(design), option.paths[i], parts[i]);
    return design;
}

std::string compositeText(const Design& design, const CompositeOption& option) {
    std::string text;
    for (const std::string& path : option.paths) {
        const DesignParameter row = designParameter(design, path);
        if (!text.empty())
            text += option.separator;
        text += formatValue(row.info, row.get(design));
    }
    return text;
}

} // namespace fringe
