// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/oasis_shapes.h"

#include "engine/mask/layout_shapes.h"
#include "engine/mask/oasis_bytes.h"

#include <algorithm>

namespace fringe {
namespace {

/// Bits of an info byte that records of shapes share.
enum ShapeInfo : std::uint8_t {
    withLayer = 1,
    withDataType = 2,
    isAgain = 4,
    withY = 8,
    withX = 16,
    withHeight = 32,
    withWidth = 64,
    ofRecord = 128, ///< a square, a path's ends, an upright trapezoid, the kind of a compact one
    withPoints = 32,
    withRadius = 32
};

} // namespace

void OasisShapes::take(std::uint8_t record) {
    const std::uint8_t info = input_.byte();
    if (record == oasis::xGeometry)
        return takeGeometry(info);
    takeLayer(info);
    switch (record) {
    case oasis::rectangle:
        return takeRectangle(info);
    case oasis::polygon:
        return takePolygon(info);
    case oasis::path:
        return takePath(info);
    case oasis::ctrapezoid:
        return takeCompact(info);
    case oasis::circle:
        return takeCircle(info);
    default:
        return takeTrapezoid(record, info);
    }
}

void OasisShapes::takeLayer(std::uint8_t info) {
    const auto number = [&] {
        return static_cast<std::uint32_t>(std::min<std::uint64_t>(input_.number(), 1 << 30));
    };
    FileLayer layer = last_.layer.value_or(FileLayer{});
    if (info & withLayer)
        layer.number = number();
    if (info & withDataType)
        layer.dataType = number();
    if (last_.layer || info & withLayer)
        last_.layer = layer;
}

void OasisShapes::takeSize(std::uint8_t info) {
    if (info & withWidth)
        last_.width = static_cast<std::int64_t>(input_.number());
    if (info & withHeight)
        last_.height = static_cast<std::int64_t>(input_.number());
}

const Repetition& OasisShapes::takePlace(std::uint8_t info) {
    input_.place(last_.at, info & withX, info & withY);
    const Repetition& again = input_.repetition(info & isAgain);
    input_.require(last_.layer.has_value());
    return again;
}

std::vector<FilePoint> OasisShapes::placed(std::vector<FilePoint> points) const {
    for (FilePoint& point : points)
        point = point + last_.at;
    return points;
}

void OasisShapes::takeRectangle(std::uint8_t info) {
    takeSize(info);
    if (info & ofRecord)
        last_.height = last_.width;
    const Repetition& again = takePlace(info);
    input_.require(last_.width && last_.height);
    sink_.box(*last_.layer, last_.at, last_.at + FilePoint{*last_.width, *last_.height}, again);
}

void OasisShapes::takePolygon(std::uint8_t info) {
    if (info & withPoints)
        last_.corners = input_.corners();
    const Repetition& again = takePlace(info);
    input_.require(last_.corners.has_value());
    sink_.polygon(*last_.layer, placed(*last_.corners), again);
}

void OasisShapes::takePath(std::uint8_t info) {
    if (info & withWidth)
        last_.half = static_cast<std::int64_t>(input_.number());
    if (info & ofRecord)
        takeEnds();
    if (info & withPoints)
        last_.points = input_.points();
    const Repetition& again = takePlace(info);
    const auto& [before, after] = last_.beyond;
    input_.require(last_.half && before && after && last_.points);
    drawPath({.points = placed(*last_.points),
              .half = static_cast<double>(*last_.half),
              .beyond = {static_cast<double>(*before), static_cast<double>(*after)}},
             *last_.layer, again, sink_);
}

void OasisShapes::takeEnds() {
    constexpr std::uint64_t flush = 1, half = 2, given = 3; // 0: as before
    const std::uint64_t ends = input_.number();
    for (const std::size_t end : {0U, 1U})
        switch (ends >> (end == 0 ? 2 : 0) & 3) {
        case flush:
            last_.beyond[end] = 0;
            break;
        case half:
            last_.beyond[end] = last_.half;
            break;
        case given:
            last_.beyond[end] = input_.signedNumber();
            break;
        default:
            break;
        }
}

void OasisShapes::takeTrapezoid(std::uint8_t record, std::uint8_t info) {
    takeSize(info);
    Trapezoid shape{.isUpright = (info & ofRecord) != 0};
    if (record != oasis::trapezoidB)
        shape.first = input_.signedNumber();
    if (record != oasis::trapezoidA)
        shape.second = input_.signedNumber();
    const Repetition& again = takePlace(info);
    input_.require(last_.width && last_.height);
    shape.width = *last_.width;
    shape.height = *last_.height;
    const std::vector<FilePoint> corners = cornersOf(shape);
    input_.require(!corners.empty());
    sink_.polygon(*last_.layer, placed(corners), again);
}

/// What follows of its size is left to the next ones, too.
void OasisShapes::takeCompact(std::uint8_t info) {
    if (info & ofRecord)
        last_.kind = input_.number();
    takeSize(info);
    const Repetition& again = takePlace(info);
    input_.require(last_.kind && *last_.kind < compactTrapezoids);
    const Trapezoid shape = compactTrapezoid(static_cast<std::size_t>(*last_.kind),
                                             last_.width.value_or(0), last_.height.value_or(0));
    const std::vector<FilePoint> corners = cornersOf(shape);
    input_.require(shape.width > 0 && shape.height > 0 && !corners.empty());
    last_.width = shape.width;
    last_.height = shape.height;
    sink_.polygon(*last_.layer, placed(corners), again);
}

void OasisShapes::takeCircle(std::uint8_t info) {
    if (info & withRadius)
        last_.radius = static_cast<std::int64_t>(input_.number());
    const Repetition& again = takePlace(info);
    input_.require(last_.radius.has_value());
    drawPath({.points = {last_.at}, .half = static_cast<double>(*last_.radius), .isRound = true},
             *last_.layer, again, sink_);
}

void OasisShapes::takeGeometry(std::uint8_t info) {
    input_.number();
    takeLayer(info);
    input_.text();
    input_.place(last_.at, info & withX, info & withY);
    input_.repetition(info & isAgain);
    sink_.leftOut();
}

} // namespace fringe
