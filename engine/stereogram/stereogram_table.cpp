// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/source_rows.h"
#include "engine/stereogram/stereogram.h"

namespace fringe {
namespace {

using namespace table;

ParameterInfo pixelRow(std::string key, std::int64_t initial, const char* label, const char* help) {
    constexpr double most = 16384;
    return initially(initial, between(named(std::move(key), Kind::Count, label, help), 1, most));
}

ParameterInfo toggleRow(const char* key, const char* label, const char* help) {
    return initially(false, named(key, Kind::Toggle, label, help));
}

std::vector<ParameterInfo> stereogramRows() {
    ParameterInfo seed = seedInfo("seed");
    seed.help = FRINGE_MARK("Start of the noise; the same seed gives the same picture.");
    ParameterInfo offset =
        pixelRow("max_offset", 30, FRINGE_MARK("Largest offset"),
                 FRINGE_MARK("Pixels by which what is nearest repeats sooner than "
                             "what is farthest; less than the tile is wide."));
    offset.least = 0;
    return {
        withOption(
            pixelRow("tile_width", 85, FRINGE_MARK("Tile width"),
                     FRINGE_MARK("Pixels after which noise repeats where nothing is nearer; a "
                                 "picture has its own width.")),
            "tile-width"),
        withOption(std::move(seed), "seed"),
        withOption(std::move(offset), "max-offset"),
        withOption(toggleRow("invert_depth", FRINGE_MARK("Invert depth"),
                             FRINGE_MARK("What is near comes to be far, for eyes that cross.")),
                   "invert-depth"),
        withOption(
            toggleRow("hidden_surfaces", FRINGE_MARK("Hidden surfaces"),
                      FRINGE_MARK("What one eye alone sees behind an edge gets texture of its "
                                  "own, so that edges are sharp.")),
            "hidden-surfaces"),
        withOption(
            toggleRow("dots", FRINGE_MARK("Fusion dots"),
                      FRINGE_MARK("Two dots, one tile apart: the eyes are right when they see "
                                  "three.")),
            "dots"),
        pixelRow("columns", 1024, FRINGE_MARK("Columns"),
                 FRINGE_MARK("Of the depth of a mesh or a cloud, which the picture is a tile wider "
                             "than; a depth picture has its own.")),
        pixelRow("rows", 768, FRINGE_MARK("Rows"),
                 FRINGE_MARK("Of the depth of a mesh or a cloud; a depth picture has its own.")),
    };
}

} // namespace

const ChoiceInfo& stereogramInfo() {
    static const ChoiceInfo info{
        .key = "repeated",
        .label = FRINGE_MARK("Stereogram"),
        .help = FRINGE_MARK("One picture that shows depth to eyes that look past it."),
        .parameters = stereogramRows(),
        .assets = {{"tile", FRINGE_MARK("Tile"), AssetType::Raster}}};
    return info;
}

StereogramStyle stereogramStyleOf(const Choice& choice) {
    const SourceValues values(stereogramInfo(), choice);
    return {choice.data<Raster>("tile"),   values.count("tile_width"),
            values.count("seed"),          values.count("max_offset"),
            values.toggle("invert_depth"), values.toggle("hidden_surfaces"),
            values.toggle("dots"),         {values.count("rows"), values.count("columns")}};
}

} // namespace fringe
