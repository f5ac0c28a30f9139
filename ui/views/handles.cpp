// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/handles.h"

#include "ui/views/view_style.h"

#include <QLineF>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace fringe {

namespace {

using Kind = Handle::Kind;

constexpr double ringRadius = 62; ///< pixels of a large widget, as all below
constexpr double arrowFrom = 16;
constexpr double arrowTo = 92;
constexpr double cubeAt = 108;
constexpr double evenlyAt = 66; ///< to the right and up
constexpr double sunAt = 128;
constexpr double large = 340;       ///< at least, of both sides of a large widget
constexpr double reachOfLine = 8;   ///< pixels of any widget
constexpr double graspOfPlace = 10; ///< likewise, of places

constexpr double degree = std::numbers::pi / 180;
constexpr double shortest = 0.25; ///< of what an axis keeps of its length where it is drawn
constexpr double edgeOn = 0.2;    ///< of a ring that is pulled along its edge

constexpr std::array<Vec3, 3> axes{{{1, 0, 0}, {0, 1, 0}, {0, 0, 1}}};

double length(QPointF way) {
    return std::hypot(way.x(), way.y());
}

double inner(QPointF a, QPointF b) {
    return QPointF::dotProduct(a, b);
}

double roundTo(double value, double step) {
    return step * std::round(value / step);
}

/// Steps of something that changes by `perPixel`.
double stepOf(double perPixel, Rounding rounding) {
    const double step = niceBelow(perPixel);
    return rounding == Rounding::Usual  ? step
           : rounding == Rounding::Fine ? step / 10
                                        : niceAbove(10 * perPixel);
}

double turnStep(Rounding rounding) {
    return degree * (rounding == Rounding::Usual ? 1 : rounding == Rounding::Fine ? 0.1 : 15);
}

double scaleStep(Rounding rounding) {
    return rounding == Rounding::Usual ? 0.01 : rounding == Rounding::Fine ? 0.001 : 0.1;
}

Vec3 circlePlace(std::size_t axis, double angle) {
    Vec3 place{};
    place[(axis + 1) % 3] = std::cos(angle);
    place[(axis + 2) % 3] = std::sin(angle);
    return place;
}

double distanceTo(const QLineF& line, QPointF place) {
    const QPointF way = line.p2() - line.p1(), from = place - line.p1();
    const double square = inner(way, way);
    const double part = square > 0 ? std::clamp(inner(from, way) / square, 0.0, 1.0) : 0;
    return length(from - part * way);
}

double distanceTo(const QPolygonF& line, QPointF place) {
    double nearest =
        line.size() == 1 ? length(line.front() - place) : std::numeric_limits<double>::infinity();
    for (qsizetype i = 1; i < line.size(); ++i)
        nearest = std::min(nearest, distanceTo(QLineF(line[i - 1], line[i]), place));
    return nearest;
}

/// Whether one of its sides is seen there.
bool covers(const TurnedBox& box, QPointF place, const SceneLook& look) {
    for (unsigned axis = 0; axis < 3; ++axis)
        for (const unsigned side : {0U, 1U << axis}) {
            const unsigned u = 1U << (axis + 1) % 3, v = 1U << (axis + 2) % 3;
            QPolygonF face;
            for (const unsigned corner : {side, side | u, side | u | v, side | v})
                face << look.onWidget(box.corner(corner));
            if (face.containsPoint(place, Qt::OddEvenFill))
                return true;
        }
    return false;
}

} // namespace

QPointF SceneLook::onWidget(const Place& metres) const {
    return camera.project({1e3 * metres[0], 1e3 * metres[1], 1e3 * metres[2] * depthScale}, view);
}

const SeenSource* sourceAt(QPointF place, const std::vector<SeenSource>& sources,
                           const SceneLook& look) {
    const SeenSource* nearest = nullptr;
    double most = 0;
    for (const SeenSource& source : sources) {
        const auto& [x, y, z] = source.box.centre;
        const double depth = dot({x, y, z * look.depthScale}, look.camera.toEye());
        if (covers(source.box, place, look) && (!nearest || depth > most)) {
            nearest = &source;
            most = depth;
        }
    }
    return nearest;
}

Handles::Handles(const Grip& grip, const SceneLook& look)
    : grip_(grip), camera_(look.camera), depthScale_(look.depthScale),
      unit_(std::clamp(std::min(look.view.width(), look.view.height()) / large, 0.6, 1.0)),
      centre_(look.onWidget(grip.box.centre)) {
    const auto& moves = grip.freedoms.moves;
    if (moves[0] && moves[1] && moves[2])
        handles_.push_back({Kind::MoveFreely, 0, {centre_}});
    addScales();
    addArrows();
    addLamp();
    addRings();
}

QPointF Handles::along(const Vec3& direction) const {
    return {dot(direction, camera_.right()), -dot(direction, camera_.up())};
}

double Handles::stretch(std::size_t axis) const {
    return axis == 2 ? 1 / depthScale_ : 1;
}

void Handles::addScales() {
    if (grip_.freedoms.scales == Freedoms::Scaling::No)
        return;
    handles_.push_back({Kind::ScaleEvenly, 0, {centre_ + unit_ * QPointF(evenlyAt, -evenlyAt)}});
    if (grip_.freedoms.scales == Freedoms::Scaling::Evenly)
        return;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const QPointF way = along(axes[axis]);
        if (length(way) > shortest && grip_.box.half[axis] > 0)
            handles_.push_back({Kind::Scale, axis, {centre_ + unit_ * cubeAt * way}});
    }
}

void Handles::addArrows() {
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const QPointF way = along(axes[axis]);
        if (length(way) > shortest && grip_.freedoms.moves[axis])
            handles_.push_back(
                {Kind::Move,
                 axis,
                 {centre_ + unit_ * arrowFrom * way, centre_ + unit_ * arrowTo * way}});
    }
}

void Handles::addLamp() {
    if (grip_.lamp)
        handles_.push_back(
            {Kind::Lamp, 0, {centre_ + unit_ * sunAt * along(directionOf(*grip_.lamp))}});
}

void Handles::addRings() {
    if (!grip_.freedoms.turns)
        return;
    constexpr int steps = 72;
    const Vec3 eye = camera_.toEye();
    for (std::size_t axis = 0; axis < 3; ++axis) {
        // from where the ring comes to the front
        const double start =
            std::atan2(eye[(axis + 2) % 3], eye[(axis + 1) % 3]) - std::numbers::pi / 2;
        const bool isWhole = std::abs(eye[axis]) > 0.95;
        QPolygonF line;
        for (int i = 0; i <= (isWhole ? steps : steps / 2); ++i)
            line << centre_ + unit_ * ringRadius * along(circlePlace(axis, start + i * 5 * degree));
        handles_.push_back({Kind::Turn, axis, line});
    }
}

std::vector<QRectF> Handles::places() const {
    constexpr QPointF half(reachOfLine, reachOfLine);
    std::vector<QRectF> places;
    for (const Handle& handle : handles_)
        for (qsizetype i = 0; i < handle.line.size(); ++i) {
            const QLineF part(handle.line[std::max<qsizetype>(i - 1, 0)], handle.line[i]);
            const int steps = 1 + static_cast<int>(part.length() / (2 * reachOfLine));
            for (int step = 1; step <= steps; ++step) {
                const QPointF at = part.pointAt(double(step) / steps);
                places.emplace_back(at - half, at + half);
            }
        }
    return places;
}

/// Places come before arrows, and those before rings, which they lie on.
const Handle* Handles::at(QPointF place) const {
    const auto rank = [](const Handle& handle) {
        return handle.line.size() == 1 ? 0 : handle.kind == Kind::Move ? 1 : 2;
    };
    const Handle* best = nullptr;
    double nearest = 0;
    for (const Handle& handle : handles_) {
        const double away = distanceTo(handle.line, place);
        const bool isNear = away <= (rank(handle) == 0 ? graspOfPlace : reachOfLine);
        if (isNear
            && (!best || rank(handle) < rank(*best)
                || (rank(handle) == rank(*best) && away < nearest))) {
            nearest = away;
            best = &handle;
        }
    }
    return best;
}

Pull Handles::pull(const Handle& handle, QPointF from, QPointF to, Rounding rounding) const {
    switch (handle.kind) {
    case Kind::MoveFreely:
        return moved(to - from, rounding);
    case Kind::Move:
        return Motion{.shift = alongAxis(handle.axis, to - from, rounding)};
    case Kind::ScaleEvenly:
    case Kind::Scale:
        return scaled(handle, from, to, rounding);
    case Kind::Lamp:
        return lampAt(from, to, rounding);
    case Kind::Turn:
        break;
    }
    const double angle = roundTo(turned(handle.axis, from, to).si(), turnStep(rounding));
    return angle == 0 ? Motion{} : Motion{.turn = turnAbout(handle.axis, Angle(angle))};
}

/// In the plane of the screen.
Motion Handles::moved(QPointF pixels, Rounding rounding) const {
    const double step = stepOf(1 / camera_.scale, rounding);
    Motion motion;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const double drawn = inner(along(axes[axis]), pixels) / camera_.scale;
        if (grip_.freedoms.moves[axis])
            motion.shift[axis] = 1e-3 * stretch(axis) * roundTo(drawn, step);
    }
    return motion;
}

Place Handles::alongAxis(std::size_t axis, QPointF pixels, Rounding rounding) const {
    const QPointF way = camera_.scale / stretch(axis) * along(axes[axis]); // pixels of a mm
    const double perPixel = 1 / length(way);
    Place shift{};
    shift[axis] =
        1e-3 * roundTo(inner(pixels, way) * perPixel * perPixel, stepOf(perPixel, rounding));
    return shift;
}

/// Where the eye's ray meets the plane of the ring; nothing: it looks along that.
std::optional<double> Handles::ringAngle(std::size_t axis, QPointF place) const {
    const Vec3 eye = camera_.toEye(), right = camera_.right(), up = camera_.up();
    if (std::abs(eye[axis]) < edgeOn)
        return std::nullopt;
    const QPointF from = place - centre_;
    Vec3 at{};
    for (std::size_t i = 0; i < 3; ++i)
        at[i] = from.x() * right[i] - from.y() * up[i];
    const double back = at[axis] / eye[axis];
    const std::size_t u = (axis + 1) % 3, v = (axis + 2) % 3;
    return std::atan2(at[v] - back * eye[v], at[u] - back * eye[u]);
}

Angle Handles::turned(std::size_t axis, QPointF from, QPointF to) const {
    const auto first = ringAngle(axis, from), last = ringAngle(axis, to);
    if (first && last)
        return Angle(std::remainder(*last - *first, 2 * std::numbers::pi));
    const Vec3 eye = camera_.toEye();
    const double front = std::atan2(eye[(axis + 2) % 3], eye[(axis + 1) % 3]);
    const QPointF way = along(circlePlace(axis, front + std::numbers::pi / 2));
    return Angle(inner(to - from, way) / inner(way, way) / (unit_ * ringRadius));
}

/// On the sphere of the sun; what goes beyond its outline comes back on its other side.
Lamp Handles::lampAt(QPointF from, QPointF to, Rounding rounding) const {
    const Vec3 right = camera_.right(), up = camera_.up(), eye = camera_.toEye();
    const Vec3 old = directionOf(*grip_.lamp);
    if (from == to)
        return *grip_.lamp;
    QPointF at = along(old) + (to - from) / (unit_ * sunAt);
    double side = dot(old, eye) < 0 ? -1 : 1;
    if (const double out = length(at); out > 1) {
        at *= std::max(2 - out, 0.0) / out;
        side = -side;
    }
    const double depth = side * std::sqrt(std::max(0.0, 1 - inner(at, at)));
    Vec3 way{};
    for (std::size_t i = 0; i < 3; ++i)
        way[i] = at.x() * right[i] - at.y() * up[i] + depth * eye[i];
    const double step = turnStep(rounding);
    const bool isUpright = std::hypot(way[0], way[2]) < 1e-9;
    return {isUpright ? grip_.lamp->azimuth : tidied(roundTo(std::atan2(way[0], way[2]), step)),
            tidied(roundTo(std::asin(std::clamp(way[1], -1.0, 1.0)), step))};
}

/// By how much farther from the centre the hand is, along the way to the handle.
Motion Handles::scaled(const Handle& handle, QPointF from, QPointF to, Rounding rounding) const {
    const QPointF way = handle.line.front() - centre_;
    const double step = scaleStep(rounding);
    const double ratio = 1 + inner(to - from, way) / inner(way, way);
    const double factor = std::max(roundTo(ratio, step), step);
    Motion motion;
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (handle.kind == Kind::ScaleEvenly || axis == handle.axis)
            motion.scale[axis] = factor;
    return motion;
}

} // namespace fringe
