// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/gdsii_bytes.h"
#include "engine/mask/mask_format.h"
#include "engine/mask/mask_marks.h"

#include <array>
#include <cmath>

namespace fringe {
namespace {

void putBig(std::string& to, std::uint64_t number, int bytes) {
    for (int byte = bytes - 1; byte >= 0; --byte)
        to += static_cast<char>(number >> 8 * byte);
}

void putHead(std::string& to, gdsii::Record record, gdsii::Data data, std::size_t bytes) {
    putBig(to, bytes + gdsii::headBytes, 2);
    to += static_cast<char>(record);
    to += static_cast<char>(data);
}

void putShort(std::string& to, gdsii::Record record, std::initializer_list<std::uint32_t> numbers) {
    putHead(to, record, gdsii::int16, 2 * numbers.size());
    for (const std::uint32_t number : numbers)
        putBig(to, number, 2);
}

/// Text of even length.
void putName(std::string& to, gdsii::Record record, std::string name) {
    name.resize((name.size() + 1) / 2 * 2, '\0');
    putHead(to, record, gdsii::ascii, name.size());
    to += name;
}

/// A sign bit, seven bits of a power of 16 above −64, and 56 of a fraction; for positive numbers.
std::uint64_t realBits(double value) {
    int power = 0;
    for (; value < 1. / 16; value *= 16)
        --power;
    return static_cast<std::uint64_t>(64 + power) << 56
           | static_cast<std::uint64_t>(std::llround(std::ldexp(value, 56)));
}

void putPoints(std::string& to, std::span<const LayoutPoint> points) {
    putHead(to, gdsii::points, gdsii::int32, 8 * points.size());
    for (const LayoutPoint& point : points) {
        putBig(to, static_cast<std::uint32_t>(point.x), 4);
        putBig(to, static_cast<std::uint32_t>(point.y), 4);
    }
}

/// points: the first again at the end.
void putBoundary(std::string& to, std::uint32_t layer, std::span<const LayoutPoint> points) {
    putHead(to, gdsii::boundary, gdsii::none, 0);
    putShort(to, gdsii::layer, {layer});
    putShort(to, gdsii::dataType, {0});
    putPoints(to, points);
    putHead(to, gdsii::endElement, gdsii::none, 0);
}

void putBox(std::string& to, std::uint32_t layer, LayoutPoint low, LayoutPoint high) {
    putBoundary(to, layer,
                std::array<LayoutPoint, 5>{low, {high.x, low.y}, high, {low.x, high.y}, low});
}

/// A file of the same levels has the same bytes on any day.
void putDates(std::string& to, gdsii::Record record) {
    putShort(to, record, {1970, 1, 1, 0, 0, 0, 1970, 1, 1, 0, 0, 0});
}

void putStructure(std::string& to, const std::string& name) {
    putDates(to, gdsii::beginStructure);
    putName(to, gdsii::structureName, name);
}

std::string gdsiiHead(const MaskPlan& plan) {
    std::string head;
    putShort(head, gdsii::header, {600});
    putDates(head, gdsii::beginLibrary);
    putName(head, gdsii::libraryName, maskMark(plan.plate, plan.layout));
    putHead(head, gdsii::units, gdsii::real64, 16);
    for (const double unit : {1e-3, 1e-9}) // in user units, which are µm, and in metres
        putBig(head, realBits(unit), 8);
    putStructure(head, plan.cellName(0));
    return head;
}

void putApertures(std::string& to, const MaskPlan& plan, const LayerShapes& shapes) {
    std::vector<LayoutPoint> outline = apertureOutline(*plan.layout.aperture);
    outline.push_back(outline.front());
    std::vector<LayoutPoint> points(outline.size());
    for (const PixelRect& pixel : shapes.rects) {
        const LayoutPoint centre = centreOf(plan.grid, pixel);
        for (std::size_t i = 0; i < points.size(); ++i)
            points[i] = {centre.x + outline[i].x, centre.y + outline[i].y};
        putBoundary(to, shapes.layer, points);
    }
}

std::string gdsiiShapes(const MaskPlan& plan, const LayerShapes& shapes) {
    std::string bytes;
    if (plan.layout.aperture) {
        putApertures(bytes, plan, shapes);
        return bytes;
    }
    constexpr std::size_t bytesOfRectangle = 64;
    bytes.reserve(bytesOfRectangle * shapes.rects.size());
    for (const PixelRect& rect : shapes.rects)
        putBox(bytes, shapes.layer, plan.grid.at({rect.row + rect.rows, rect.col}),
               plan.grid.at({rect.row, rect.col + rect.cols}));
    std::vector<LayoutPoint> points;
    for (std::size_t i = 0; i < shapes.polygons.ends.size(); ++i) {
        points.clear();
        for (const PixelCorner& corner : shapes.polygons[i])
            points.push_back(plan.grid.at(corner));
        points.push_back(points.front());
        putBoundary(bytes, shapes.layer, points);
    }
    return bytes;
}

std::string gdsiiNext(const MaskPlan& plan, std::uint32_t cell) {
    std::string bytes;
    putHead(bytes, gdsii::endStructure, gdsii::none, 0);
    putStructure(bytes, plan.cellName(cell));
    return bytes;
}

/// Parts that are all one cell.
void putArray(std::string& to, const MaskPlan& plan) {
    const auto rows = static_cast<std::int32_t>(plan.tiles.parts.rows),
               cols = static_cast<std::int32_t>(plan.tiles.parts.cols);
    const LayoutPoint low = plan.lowest(), step = plan.partStep();
    putHead(to, gdsii::arrayReference, gdsii::none, 0);
    putName(to, gdsii::referenceName, plan.cellName(0));
    putShort(to, gdsii::columnsRows,
             {static_cast<std::uint32_t>(cols), static_cast<std::uint32_t>(rows)});
    putPoints(to, std::array<LayoutPoint, 3>{
                      low, {low.x + cols * step.x, low.y}, {low.x, low.y + rows * step.y}});
    putHead(to, gdsii::endElement, gdsii::none, 0);
}

/// The parts of the plate, in a cell that stays open.
void putParts(std::string& to, const MaskPlan& plan) {
    putHead(to, gdsii::endStructure, gdsii::none, 0);
    putStructure(to, plan.layout.cell);
    if (plan.tiles.cells.empty())
        return putArray(to, plan);
    for (std::uint32_t cell = 0; cell < plan.tiles.count(); ++cell)
        for (const LayoutPoint& place : plan.placesOf(cell)) {
            putHead(to, gdsii::structureReference, gdsii::none, 0);
            putName(to, gdsii::referenceName, plan.cellName(cell));
            putPoints(to, std::array{place});
            putHead(to, gdsii::endElement, gdsii::none, 0);
        }
}

std::string gdsiiTail(const MaskPlan& plan, std::uint32_t /*crc*/) {
    std::string tail;
    if (plan.hasParts())
        putParts(tail, plan);
    for (std::uint32_t layer = 1; layer <= plan.layout.layers(); ++layer)
        for (const auto& [low, high] : marksOf(plan, layer))
            putBox(tail, layer, low, high);
    putHead(tail, gdsii::endStructure, gdsii::none, 0);
    putHead(tail, gdsii::endLibrary, gdsii::none, 0);
    return tail;
}

constexpr LayoutFormat gdsiiLayout{gdsiiHead, gdsiiNext, gdsiiShapes, gdsiiTail};

} // namespace

extern const MaskFormat gdsii_mask{
    .name = "GDSII",
    .suffixes = {".gds"},
    .layout = &gdsiiLayout,
    .readSuffixes = {".gds", ".gds2", ".gdsii", ".gds.gz"},
    .begins = [](std::string_view bytes) { return bytes.starts_with(gdsii::magic); },
    .read = gdsii::read,
};

} // namespace fringe
