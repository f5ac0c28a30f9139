// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/mask_plan.h"

#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <limits>
#include <numbers>
#include <numeric>

namespace fringe {
namespace {

constexpr std::int64_t femtometresInUnit = 1'000'000;
constexpr std::string_view markBegin = "FRINGE$";

/// ⌊edge/2 + ½⌋ in units of an edge in half pixels: halves always go up, so that pixels of an odd
/// number of units are all as wide.
std::int64_t roundedEdge(std::int64_t halfPixels, std::int64_t pitch) {
    const std::int64_t twice = halfPixels * pitch + femtometresInUnit;
    const std::int64_t units = twice / (2 * femtometresInUnit);
    return units - (twice % (2 * femtometresInUnit) < 0 ? 1 : 0);
}

/// Edges of pixels in the order of rising coordinates; middle: index of the one that lies at 0.
std::vector<std::int32_t> edgesOf(std::int64_t count, std::int64_t middle, Length pitch) {
    constexpr double most = std::numeric_limits<std::int32_t>::max();
    const double widest = static_cast<double>(count) * pitch.si() * 1e9;
    if (!(pitch.si() >= 1e-9))
        throw badInput(FRINGE_MARK("A mask's pixels are at least 1 nm, the unit of its file, in "
                                   "size; the pitch is {0}."),
                       formatLength(pitch));
    if (!(widest / 2 + 1e9 * pitch.si() < most))
        throw badInput(FRINGE_MARK("{0} pixels of {1} reach beyond the ±{2} mm that coordinates "
                                   "of 32 bits hold in nm; write the plate in parts."),
                       count, formatLength(pitch), static_cast<std::int64_t>(most / 1e6));
    std::vector<std::int32_t> edges;
    for (std::int64_t i = 0; i <= count; ++i)
        edges.push_back(
            static_cast<std::int32_t>(roundedEdge(2 * (i - middle) - 1, femtometres(pitch))));
    return edges;
}

std::string pitchText(Length pitch) {
    const std::int64_t fm = femtometres(pitch);
    std::string text = std::to_string(fm / femtometresInUnit);
    if (fm % femtometresInUnit != 0)
        text += "P" + std::to_string(femtometresInUnit + fm % femtometresInUnit).substr(1);
    return text;
}

std::optional<std::int64_t> wholeNumber(std::string_view text) {
    std::int64_t number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || end != text.data() + text.size() || number < 0)
        return std::nullopt;
    return number;
}

std::optional<Length> pitchFrom(std::string_view text) {
    const std::size_t point = text.find('P');
    const auto whole = wholeNumber(text.substr(0, point));
    const auto part = point == text.npos ? 0 : wholeNumber(text.substr(point + 1));
    if (!whole || !part || *whole == 0 || *whole > std::numeric_limits<std::int32_t>::max()
        || (point != text.npos && text.size() != point + 7))
        return std::nullopt;
    return Length(static_cast<double>(*whole * femtometresInUnit + *part) / 1e15);
}

} // namespace

std::int64_t femtometres(Length pitch) {
    return std::llround(pitch.si() * 1e15);
}

MaskGrid::MaskGrid(Shape plate, Length pitchX, Length pitchY)
    : x_(edgesOf(plate.cols, plate.cols / 2, pitchX)),
      y_(edgesOf(plate.rows, plate.rows - 1 - plate.rows / 2, pitchY)), step_(1) {
    std::reverse(y_.begin(), y_.end());
    const std::int64_t px = femtometres(pitchX), py = femtometres(pitchY);
    if (px % femtometresInUnit == 0 && py % femtometresInUnit == 0)
        step_ = static_cast<std::int32_t>(std::gcd(px, py) / femtometresInUnit);
}

LayoutPoint MaskPlan::partStep() const {
    return {grid.x(static_cast<std::int32_t>(part().cols)) - grid.x(0),
            grid.y(0) - grid.y(static_cast<std::int32_t>(part().rows))};
}

LayoutPoint MaskPlan::lowest() const {
    return {0, -static_cast<std::int32_t>(tiles.parts.rows - 1) * partStep().y};
}

std::vector<LayoutPoint> MaskPlan::placesOf(std::uint32_t cell) const {
    const LayoutPoint step = partStep();
    std::vector<LayoutPoint> places;
    for (std::int64_t part = 0; part < tiles.parts.count(); ++part)
        if (tiles.cells.empty() || tiles.cells[static_cast<std::size_t>(part)] == cell)
            places.push_back({static_cast<std::int32_t>(part % tiles.parts.cols) * step.x,
                              -static_cast<std::int32_t>(part / tiles.parts.cols) * step.y});
    return places;
}

std::string MaskPlan::cellName(std::uint32_t cell) const {
    if (!hasParts())
        return layout.cell;
    return layout.cell + '_' + (tiles.cells.empty() ? "PART" : std::to_string(cell + 1));
}

std::uint32_t MaskTiles::count() const {
    return cells.empty() ? 1 : std::ranges::max(cells) + 1;
}

std::int64_t MaskTiles::firstOf(std::uint32_t cell) const {
    return cells.empty() ? 0 : std::ranges::find(cells, cell) - cells.begin();
}

std::int64_t MaskTiles::timesOf(std::uint32_t cell) const {
    return cells.empty() ? parts.count() : std::ranges::count(cells, cell);
}

std::string maskMark(Shape plate, const MaskLayout& layout) {
    std::string mark(markBegin);
    for (const std::string& part :
         {std::to_string(plate.cols), std::to_string(plate.rows), pitchText(layout.pitchX),
          pitchText(layout.pitchY), std::to_string(layout.levels)})
        mark += part + "$";
    mark += layout.layerPer == LayerPer::Mask ? 'M' : 'L';
    mark += layout.levelsAreHeights ? 'H' : 'D';
    mark += layout.aperture ? 'A' : 'F';
    if (!layout.labels.empty())
        mark += 'X';
    return mark;
}

std::optional<MarkedMask> fromMaskMark(std::string_view mark) {
    if (!mark.starts_with(markBegin))
        return std::nullopt;
    std::vector<std::string_view> fields;
    for (std::size_t from = markBegin.size(); from <= mark.size();) {
        const std::size_t end = std::min(mark.find('$', from), mark.size());
        fields.push_back(mark.substr(from, end - from));
        from = end + 1;
    }
    if (fields.size() != 6 || fields[5].size() < 3 || fields[5].size() > 4)
        return std::nullopt;
    const auto cols = wholeNumber(fields[0]), rows = wholeNumber(fields[1]);
    const auto px = pitchFrom(fields[2]), py = pitchFrom(fields[3]);
    const auto levels = wholeNumber(fields[4]);
    const bool isWhole = cols && rows && px && py && levels;
    if (!isWhole || *cols > 1 << 30 || *rows > 1 << 30 || !Shape{*rows, *cols}.isAddressable()
        || *levels < 2 || *levels > 65536)
        return std::nullopt;
    const auto isTooWide = [](std::int64_t count, Length pitch) {
        return static_cast<double>(count + 2) * pitch.si() * 1e9
               > 2. * std::numeric_limits<std::int32_t>::max();
    };
    if (isTooWide(*cols, *px) || isTooWide(*rows, *py))
        return std::nullopt;
    MarkedMask marked{{*rows, *cols}, {}};
    marked.layout.pitchX = *px;
    marked.layout.pitchY = *py;
    marked.layout.levels = static_cast<std::uint32_t>(*levels);
    marked.layout.layerPer = fields[5][0] == 'M' ? LayerPer::Mask : LayerPer::Level;
    marked.layout.levelsAreHeights = fields[5][1] == 'H';
    if (fields[5][2] == 'A')
        marked.layout.aperture.emplace();
    marked.hasMarks = fields[5].ends_with('X');
    return marked;
}

std::vector<LayoutPoint> apertureOutline(const MaskAperture& aperture) {
    const double x = aperture.width.si() * 0.5e9, y = aperture.height.si() * 0.5e9;
    if (!aperture.isCircle) {
        const auto right = static_cast<std::int32_t>(std::lround(2 * x)),
                   top = static_cast<std::int32_t>(std::lround(2 * y));
        const std::int32_t left = -(right / 2), bottom = -(top / 2);
        return {{left, bottom},
                {left + right, bottom},
                {left + right, bottom + top},
                {left, bottom + top}};
    }
    constexpr int corners = 64;
    std::vector<LayoutPoint> outline;
    for (int i = 0; i < corners; ++i) {
        const double angle = 2 * std::numbers::pi * (i + 0.5) / corners;
        const LayoutPoint point{static_cast<std::int32_t>(std::lround(x * std::cos(angle))),
                                static_cast<std::int32_t>(std::lround(y * std::sin(angle)))};
        if (outline.empty() || (point != outline.back() && point != outline.front()))
            outline.push_back(point);
    }
    return outline;
}

std::uint64_t cornersOf(const LayerShapes& shapes, const MaskPlan& plan) {
    const std::size_t each =
        plan.layout.aperture ? apertureOutline(*plan.layout.aperture).size() : 4;
    return each * shapes.rects.size() + shapes.polygons.corners.size();
}

LayoutPoint centreOf(const MaskGrid& grid, const PixelRect& pixel) {
    return {std::midpoint(grid.x(pixel.col), grid.x(pixel.col + 1)),
            std::midpoint(grid.y(pixel.row + 1), grid.y(pixel.row))};
}

} // namespace fringe
