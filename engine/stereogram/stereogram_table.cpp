// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/parameter_rows.h"
#include "engine/stereogram/stereogram.h"

namespace fringe {
namespace {

using namespace table;

ParameterInfo pixelRow(const char* key, const char* label, const char* help) {
    constexpr double most = 16384;
    return between(named(key, Kind::Count, label, help), 1, most);
}

ParameterInfo toggleRow(const char* key, const char* option, const char* label, const char* help) {
    return withOption(named(key, Kind::Toggle, label, help), option);
}

ParameterInfo noiseSeed() {
    ParameterInfo info = withOption(seedInfo("seed"), "seed");
    info.help = FRINGE_MARK("Start of the noise; the same seed gives the same picture.");
    return info;
}

ParameterInfo largestOffset() {
    ParameterInfo info =
        withOption(pixelRow("max_offset", FRINGE_MARK("Largest offset"),
                            FRINGE_MARK("Pixels by which what is nearest repeats sooner than what "
                                        "is farthest; less than the tile is wide.")),
                   "max-offset");
    info.least = 0;
    return info;
}

BoundRows<Shape> objectRows() {
    return {{pixelRow("columns", FRINGE_MARK("Columns"),
                      FRINGE_MARK("Of the depth of a mesh or a cloud, which the picture is a tile "
                                  "wider than; a depth picture has its own.")),
             &Shape::cols},
            {pixelRow("rows", FRINGE_MARK("Rows"),
                      FRINGE_MARK("Of the depth of a mesh or a cloud; a depth picture has its "
                                  "own.")),
             &Shape::rows}};
}

BoundRows<StereogramStyle> styleRows() {
    return {
        {withOption(
             pixelRow("tile_width", FRINGE_MARK("Tile width"),
                      FRINGE_MARK("Pixels after which noise repeats where nothing is nearer; a "
                                  "picture has its own width.")),
             "tile-width"),
         &StereogramStyle::tileWidth},
        {noiseSeed(), &StereogramStyle::seed},
        {largestOffset(), &StereogramStyle::maxOffset},
        {toggleRow("invert_depth", "invert-depth", FRINGE_MARK("Invert depth"),
                   FRINGE_MARK("What is near comes to be far, for eyes that cross.")),
         &StereogramStyle::isInverted},
        {toggleRow("hidden_surfaces", "hidden-surfaces", FRINGE_MARK("Hidden surfaces"),
                   FRINGE_MARK("What one eye alone sees behind an edge gets texture of its own, so "
                               "that edges are sharp.")),
         &StereogramStyle::hidesSurfaces},
        {toggleRow(
             "dots", "dots", FRINGE_MARK("Fusion dots"),
             FRINGE_MARK("Two dots, one tile apart: the eyes are right when they see three.")),
         &StereogramStyle::hasDots}};
}

const BoundRows<StereogramStyle>& stereogramRows() {
    static const BoundRows<StereogramStyle> rows = joined<StereogramStyle>(
        {styleRows(), within<StereogramStyle>(objectRows(), &StereogramStyle::objectSize)});
    return rows;
}

} // namespace

const ChoiceInfo& stereogramInfo() {
    static const ChoiceInfo info{
        .key = "repeated",
        .label = FRINGE_MARK("Stereogram"),
        .help = FRINGE_MARK("One picture that shows depth to eyes that look past it."),
        .parameters = infosOf(stereogramRows()),
        .assets = {{"tile", FRINGE_MARK("Tile"), AssetType::Raster}}};
    return info;
}

StereogramStyle stereogramStyleOf(const Choice& choice) {
    StereogramStyle style = readBy(stereogramRows(), choice.values);
    style.tile = choice.data<Raster>("tile");
    return style;
}

} // namespace fringe
