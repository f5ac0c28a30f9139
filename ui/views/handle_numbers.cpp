// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/views/handle_numbers.h"

#include "app/text/typed_value.h"
#include "engine/model/error.h"

#include <QLocale>
#include <QStringList>

#include <algorithm>
#include <numbers>

namespace fringe {
namespace {

using Kind = Handle::Kind;

constexpr double millimetresPerMetre = 1e3;
constexpr double degrees = 180 / std::numbers::pi;

QString unitOf(ValueKind kind) {
    return kind == ValueKind::Angle ? QStringLiteral("deg") : QStringLiteral("mm");
}

double longestOf(const TurnedBox& box) {
    return 2 * std::ranges::max(box.half);
}

Motion movedTo(const Grip& grip, const Handle& handle, const std::vector<double>& values) {
    Motion motion;
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (handle.kind == Kind::MoveFreely)
            motion.shift[axis] = values[axis] - grip.box.centre[axis];
        else if (axis == handle.axis)
            motion.shift[axis] = values.front() - grip.box.centre[axis];
    return motion;
}

std::optional<Pull> scaledTo(const Grip& grip, const Handle& handle, double wanted) {
    const double now = numbersOf(grip, handle).values.front();
    if (wanted <= 0 || now <= 0)
        return std::nullopt;
    const double factor = wanted / now;
    Motion motion;
    if (handle.kind == Kind::Scale)
        motion.scale[handle.axis] = factor;
    else
        motion.scale = {factor, factor, factor};
    return motion;
}

} // namespace

QString HandleNumbers::text() const {
    const double unit = kind == ValueKind::Angle ? degrees : millimetresPerMetre;
    QStringList parts;
    for (const double value : values)
        parts << QLocale().toString(value * unit, 'g', 6);
    return parts.join(QStringLiteral("; ")) + QLatin1Char(' ') + unitOf(kind);
}

HandleNumbers numbersOf(const Grip& grip, const Handle& handle) {
    const Place& at = grip.box.centre;
    switch (handle.kind) {
    case Kind::MoveFreely:
        return {ValueKind::Length, {at.begin(), at.end()}};
    case Kind::Move:
        return {ValueKind::Length, {at[handle.axis]}};
    case Kind::ScaleEvenly:
        return {ValueKind::Length, {longestOf(grip.box)}};
    case Kind::Scale:
        return {ValueKind::Length, {2 * grip.box.half[handle.axis]}};
    case Kind::Turn:
        return {ValueKind::Angle, {0}};
    case Kind::Lamp:
        break;
    }
    const Lamp lamp = grip.lamp.value_or(Lamp{});
    return {ValueKind::Angle, {lamp.azimuth.si(), lamp.elevation.si()}};
}

std::optional<Pull> pullTo(const Grip& grip, const Handle& handle,
                           const std::vector<double>& values) {
    if (values.size() != numbersOf(grip, handle).values.size())
        return std::nullopt;
    switch (handle.kind) {
    case Kind::MoveFreely:
    case Kind::Move:
        return movedTo(grip, handle, values);
    case Kind::ScaleEvenly:
    case Kind::Scale:
        return scaledTo(grip, handle, values.front());
    case Kind::Turn:
        return Motion{.turn = turnAbout(handle.axis, Angle(values.front()))};
    case Kind::Lamp:
        break;
    }
    return Lamp{Angle(values[0]), Angle(values[1])};
}

std::vector<double> typedNumbers(const HandleNumbers& now, const QString& text) {
    const ParameterInfo info{.key = {}, .kind = now.kind};
    std::vector<double> values;
    for (const QString& part : text.split(QLatin1Char(';')))
        values.push_back(std::get<double>(typedValue(info, part.trimmed(), unitOf(now.kind))));
    return values;
}

} // namespace fringe
