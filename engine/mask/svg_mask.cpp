// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_format.h"
#include "engine/mask/mask_marks.h"

#include <cstdlib>

namespace fringe {
namespace {

/// A number of nm in µm; of y downwards.
std::string micrometres(std::int64_t units) {
    const std::int64_t size = std::abs(units);
    std::string text = (units < 0 ? "-" : "") + std::to_string(size / unitsInMicrometre);
    std::string part = std::to_string(unitsInMicrometre + size % unitsInMicrometre);
    part[0] = '.';
    part.resize(part.find_last_not_of('0') + 1);
    return part == "." ? text : text + part;
}

/// name="…"
std::string attribute(const char* name, std::int64_t units) {
    return std::string(" ") + name + "=\"" + micrometres(units) + "\"";
}

std::string svgRect(LayoutPoint low, LayoutPoint high) {
    return "<rect" + attribute("x", low.x) + attribute("y", -std::int64_t{high.y})
           + attribute("width", high.x - low.x) + attribute("height", high.y - low.y) + "/>\n";
}

std::string svgAperture(const MaskPlan& plan, const PixelRect& pixel) {
    const LayoutPoint centre = centreOf(plan.grid, pixel);
    const std::vector<LayoutPoint> outline = apertureOutline(*plan.layout.aperture);
    if (!plan.layout.aperture->isCircle)
        return svgRect({centre.x + outline[0].x, centre.y + outline[0].y},
                       {centre.x + outline[2].x, centre.y + outline[2].y});
    return "<circle" + attribute("cx", centre.x) + attribute("cy", -std::int64_t{centre.y})
           + attribute("r", std::llround(plan.layout.aperture->width.si() * 0.5e9)) + "/>\n";
}

std::string groupOf(std::uint32_t layer) {
    return "<g class=\"layer" + std::to_string(layer) + "\">\n";
}

std::string partOf(std::uint32_t cell) {
    return "<g id=\"part" + std::to_string(cell + 1) + "\">\n";
}

std::string svgNext(const MaskPlan&, std::uint32_t cell) {
    return "</g>\n" + partOf(cell);
}

std::string svgHead(const MaskPlan& plan) {
    const auto [low, high] = extentOf(plan);
    const std::string width = micrometres(std::int64_t{high.x} - low.x),
                      height = micrometres(std::int64_t{high.y} - low.y);
    std::string head = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width
                       + "e-3mm\" height=\"" + height + "e-3mm\" viewBox=\"" + micrometres(low.x)
                       + " " + micrometres(-std::int64_t{high.y}) + " " + width + " " + height
                       + "\" shape-rendering=\"crispEdges\">\n<desc>"
                       + maskMark(plan.plate, plan.layout) + ", µm</desc>\n<style>";
    for (std::uint32_t layer = 1; layer <= plan.layout.layers(); ++layer)
        head += ".layer" + std::to_string(layer) + "{fill:hsl("
                + std::to_string(360 * (layer - 1) / plan.layout.layers())
                + ",70%,40%);fill-opacity:" + (plan.layout.layers() == 1 ? "1" : "0.5") + "}";
    return head + "</style>\n" + (plan.hasParts() ? "<defs>\n" + partOf(0) : "");
}

std::string svgShapes(const MaskPlan& plan, const LayerShapes& shapes) {
    std::string text = groupOf(shapes.layer);
    for (const PixelRect& rect : shapes.rects)
        text += plan.layout.aperture ? svgAperture(plan, rect)
                                     : svgRect(plan.grid.at({rect.row + rect.rows, rect.col}),
                                               plan.grid.at({rect.row, rect.col + rect.cols}));
    for (std::size_t i = 0; i < shapes.polygons.ends.size(); ++i) {
        text += "<polygon points=\"";
        for (const PixelCorner& corner : shapes.polygons[i]) {
            const LayoutPoint point = plan.grid.at(corner);
            text += micrometres(point.x) + "," + micrometres(-std::int64_t{point.y}) + " ";
        }
        text.back() = '"';
        text += "/>\n";
    }
    return text + "</g>\n";
}

std::string svgTail(const MaskPlan& plan, std::uint32_t /*crc*/) {
    std::string tail;
    if (plan.hasParts()) {
        tail = "</g>\n</defs>\n";
        for (std::uint32_t cell = 0; cell < plan.tiles.count(); ++cell)
            for (const LayoutPoint& place : plan.placesOf(cell))
                tail += "<use href=\"#part" + std::to_string(cell + 1) + "\""
                        + attribute("x", place.x) + attribute("y", -std::int64_t{place.y}) + "/>\n";
    }
    for (std::uint32_t layer = 1; layer <= plan.layout.labels.size(); ++layer) {
        tail += groupOf(layer);
        for (const auto& [low, high] : marksOf(plan, layer))
            tail += svgRect(low, high);
        tail += "</g>\n";
    }
    return tail + "</svg>\n";
}

constexpr LayoutFormat svgLayout{svgHead, svgNext, svgShapes, svgTail};

} // namespace

extern const MaskFormat svg_mask{.name = "SVG", .suffixes = {".svg"}, .layout = &svgLayout};

} // namespace fringe
