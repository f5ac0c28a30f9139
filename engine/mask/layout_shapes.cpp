// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/mask/layout_shapes.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <optional>

namespace fringe {
namespace {

/// A straight part of a path: where it begins, and the unit vector along it.
struct Part {
    FilePoint from;
    double x, y, length;
};

FilePoint nearestPoint(double x, double y) {
    return {static_cast<std::int64_t>(std::floor(x + 0.5)),
            static_cast<std::int64_t>(std::floor(y + 0.5))};
}

std::vector<Part> partsOf(const std::vector<FilePoint>& points) {
    std::vector<Part> parts;
    for (std::size_t i = 1; i < points.size(); ++i) {
        const FilePoint way = points[i] - points[i - 1];
        const auto x = static_cast<double>(way.x), y = static_cast<double>(way.y);
        const double length = std::hypot(x, y);
        if (length > 0)
            parts.push_back({points[i - 1], x / length, y / length, length});
    }
    return parts;
}

/// How far the two sides of a part go on beyond its end.
struct Beyond {
    double left, right;
};

/// Parts end where their sides meet, on a slanted line; at a right angle on both sides as far as
/// the outer ones, by which all sides lie along the axes. Nothing: they turn by more than 90°.
std::optional<Beyond> beyondJoint(const Part& a, const Part& b, double half) {
    constexpr double rounding = 1e-9;
    const double cosine = std::min(a.x * b.x + a.y * b.y, 1.0);
    if (cosine < -rounding)
        return std::nullopt;
    const double outer = half * std::sqrt((1 - cosine) / (1 + cosine));
    if (cosine < rounding)
        return Beyond{outer, outer};
    return a.x * b.y > a.y * b.x ? Beyond{-outer, outer} : Beyond{outer, -outer};
}

/// How far parts go on at their joints and at both ends; empty: they turn too far.
std::vector<Beyond> beyondJoints(const FilePath& path, const std::vector<Part>& parts) {
    std::vector<Beyond> all{{path.beyond[0], path.beyond[0]}};
    for (std::size_t i = 1; i < parts.size(); ++i) {
        const auto beyond = beyondJoint(parts[i - 1], parts[i], path.half);
        if (!beyond)
            return {};
        all.push_back(*beyond);
    }
    all.push_back({path.beyond[1], path.beyond[1]});
    return all;
}

/// before, after: how far it goes on.
std::array<FilePoint, 4> outlineOf(const Part& part, double half, Beyond before, Beyond after) {
    const auto at = [&](double along, double aside) {
        return nearestPoint(static_cast<double>(part.from.x) + along * part.x - aside * part.y,
                            static_cast<double>(part.from.y) + along * part.y + aside * part.x);
    };
    return {at(-before.right, -half), at(part.length + after.right, -half),
            at(part.length + after.left, half), at(-before.left, half)};
}

std::vector<FilePoint> discAt(FilePoint centre, double radius) {
    constexpr int sides = 64;
    std::vector<FilePoint> corners;
    for (int i = 0; i < sides; ++i) {
        const double angle = 2 * std::numbers::pi * i / sides;
        corners.push_back(centre
                          + nearestPoint(radius * std::cos(angle), radius * std::sin(angle)));
    }
    return corners;
}

/// How far sides lean, in units of the shorter side of the box or of the two parallel ones, and
/// where one side of the box follows from the other.
struct CompactKind {
    bool isUpright;
    int first, second;
    int widths = 0;  ///< the height is so many widths
    int heights = 0; ///< the width is so many heights
};

constexpr std::array<CompactKind, compactTrapezoids> compactKinds{{
    {false, 0, -1},       {false, 0, 1},        {false, 1, 0},    {false, -1, 0},
    {false, 1, -1},       {false, -1, 1},       {false, 1, 1},    {false, -1, -1},
    {true, 0, 1},         {true, 0, -1},        {true, -1, 0},    {true, 1, 0},
    {true, -1, 1},        {true, 1, -1},        {true, -1, -1},   {true, 1, 1},
    {false, 0, -1, 1},    {false, 0, 1, 1},     {false, 1, 0, 1}, {false, -1, 0, 1},
    {false, 1, -1, 0, 2}, {false, -1, 1, 0, 2}, {true, -1, 1, 2}, {true, 1, -1, 2},
    {false, 0, 0},        {false, 0, 0, 1},
}};

} // namespace

void drawPath(const FilePath& path, FileLayer layer, const Repetition& again, LayoutSink& sink) {
    const std::vector<Part> parts = partsOf(path.points);
    const std::vector<Beyond> beyond = beyondJoints(path, parts);
    bool isArea = path.half > 0 && !beyond.empty() && !path.points.empty()
                  && (path.isRound || !parts.empty());
    for (std::size_t i = 0; isArea && i < parts.size(); ++i)
        isArea = parts[i].length + beyond[i].left + beyond[i + 1].left >= 0
                 && parts[i].length + beyond[i].right + beyond[i + 1].right >= 0;
    if (!isArea)
        return sink.leftOut();
    for (std::size_t i = 0; i < parts.size(); ++i)
        sink.polygon(layer, outlineOf(parts[i], path.half, beyond[i], beyond[i + 1]), again);
    if (path.isRound)
        for (const FilePoint end : {path.points.front(), path.points.back()})
            sink.polygon(layer, discAt(end, path.half), again);
}

Trapezoid compactTrapezoid(std::size_t kind, std::int64_t width, std::int64_t height) {
    const CompactKind& of = compactKinds.at(kind);
    if (of.widths > 0)
        height = of.widths * width;
    if (of.heights > 0)
        width = of.heights * height;
    const std::int64_t lean = of.isUpright ? width : height;
    return {of.isUpright, width, height, of.first * lean, of.second * lean};
}

std::vector<FilePoint> cornersOf(const Trapezoid& shape) {
    const auto [isUpright, width, height, first, second] = shape;
    const auto over = [](std::int64_t lean) { return std::max<std::int64_t>(lean, 0); };
    if (isUpright) {
        const std::int64_t left = over(first), right = over(-first);
        const std::int64_t leftTop = height - over(-second), rightTop = height - over(second);
        if (left > leftTop || right > rightTop)
            return {};
        return {{0, left}, {width, right}, {width, rightTop}, {0, leftTop}};
    }
    const std::int64_t low = over(-first), high = over(first);
    const std::int64_t lowEnd = width - over(second), highEnd = width - over(-second);
    if (low > lowEnd || high > highEnd)
        return {};
    return {{low, 0}, {lowEnd, 0}, {highEnd, height}, {high, height}};
}

} // namespace fringe
