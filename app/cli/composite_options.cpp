// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/cli/composite_options.h"

#include "app/cli/text_table.h"
#include "engine/model/design_parameters.h"
#include "engine/model/error.h"
#include "engine/model/placement.h"

namespace fringe {
namespace {

using Missing = CompositeOption::Missing;

std::vector<std::string> partsOf(const Design& design, const CompositeOption& option,
                                 const std::string& text) {
    std::vector<std::string> parts = splitList(text, option.separator);
    const std::size_t wanted = option.paths.size();
    const std::size_t least = option.missing == Missing::Refuse ? wanted : 1;
    if (parts.size() < least || parts.size() > wanted)
        throw option.place
            ? badInput("give {0}.", option.type)
            : badInput("give {0}, such as {1}.", option.type, compositeText(design, option));
    if (option.missing == Missing::Repeat)
        parts.resize(wanted, parts.front());
    return parts;
}

/// The options of the centre come after.
Placement fittedAtUsualCentre(const Placement& placement, const Box& box, const Place& sides) {
    return fitted({.turns = placement.turns}, box, sides);
}

Design withPlaced(Design design, const CompositeOption& option,
                  const std::vector<std::string>& parts) {
    Place metres{};
    for (std::size_t i = 0; i < metres.size(); ++i)
        metres[i] = std::get<double>(
            parseValue(designParameter(design, option.paths[i]).info, parts.at(i)));
    Source& source = design.sources.front();
    if (const auto box = boxAsRead(source))
        store(source, option.place(asPlacement(source), *box, metres));
    return design;
}

/// For what stands behind the plate, and for its levels.
std::vector<CompositeOption> optionsBehind() {
    return {
        {.name = "angle",
         .type = "X[,Y]",
         .help = "Angles of the reference wave of an encoding to the z axis",
         .missing = Missing::Leave,
         .paths = {"encoding.angle_x", "encoding.angle_y"},
         .excludes = {"carrier-x", "carrier-y"},
         .also = {{"encoding.carrier", std::string("angle")}}},
        {.name = "carrier",
         .type = "X[,Y]",
         .help = "Angles of a grating that is added for a panel",
         .missing = Missing::Leave,
         .paths = {"device.carrier_x", "device.carrier_y"}},
        {.name = "mode",
         .type = "WIDTHxHEIGHT",
         .help = "Pixels of a panel's video mode",
         .separator = 'x',
         .paths = {"device.mode_columns", "device.mode_rows"}},
        {.name = "mode-offset",
         .type = "COLUMN,ROW",
         .help = "Place in the video mode of the panel's first pixel, from 0",
         .paths = {"device.column", "device.row"}},
        {.name = "window",
         .type = "WxH",
         .help = "Part of the plane that is shown, such as 4mmx3mm, by no more of the hologram "
                 "than sends light there; 0mm is all along that axis",
         .separator = 'x',
         .paths = {"reconstruction.window_width", "reconstruction.window_height"},
         .isEssential = true},
    };
}

} // namespace

std::vector<CompositeOption> compositeOptions(const std::string& source) {
    std::vector<CompositeOption> all = optionsBehind();
    const std::vector<CompositeOption> others{
        {.name = "fit",
         .type = "WxHxD",
         .help = "Scale the object evenly, so that its box fits into one such as 10mmx10mmx10mm",
         .separator = 'x',
         .paths = {source + ".size_x", source + ".size_y", source + ".size_z"},
         .place = fittedAtUsualCentre,
         .excludes = {"scale"},
         .isEssential = true},
        {.name = "offset",
         .type = "X,Y,Z",
         .help = "Where the origin of the file comes to lie, about which it is turned then",
         .paths = {source + ".centre_x", source + ".centre_y", source + ".centre_z"},
         .place = shifted,
         .excludes = {"fit", "at", "centre-x", "centre-y"}},
        {.name = "size",
         .type = "WIDTHxHEIGHT",
         .help = "Pixels of the hologram",
         .separator = 'x',
         .paths = {"plate.columns", "plate.rows"},
         .isEssential = true},
        {.name = "size",
         .type = "WIDTHxHEIGHT",
         .help = "Pixels of the depth of a mesh or a cloud; a depth picture has its own",
         .separator = 'x',
         .paths = {"stereogram.columns", "stereogram.rows"},
         .isEssential = true},
        {.name = "pitch",
         .type = "X[,Y]",
         .help = "Distance between pixel centres",
         .missing = Missing::Repeat,
         .paths = {"plate.pitch_x", "plate.pitch_y"},
         .isEssential = true},
    };
    all.insert(all.end(), others.begin(), others.end());
    return all;
}

Design withComposite(Design design, const CompositeOption& option, const std::string& text) {
    const std::vector<std::string> parts = partsOf(design, option, text);
    if (option.place)
        return withPlaced(std::move(design), option, parts);
    for (const auto& [path, value] : option.also)
        design = withParameter(std::move(design), path, value);
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
    std::erase(text, ' '); // a shell would part it there
    return text;
}

} // namespace fringe
