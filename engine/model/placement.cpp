// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/placement.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>

namespace fringe {
namespace {

using namespace table;

/// Nothing where it is 0.
BoundRow<Placement> restRow() {
    return {when("rest", {}, named("rest", Kind::Numbers, "", "")),
            [](const Placement& placement) {
                const Place& rest = placement.rest;
                return Value(rest == Place{} ? std::vector<double>()
                                             : std::vector<double>(rest.begin(), rest.end()));
            },
            [](Placement& placement, const Value& value) {
                const auto& rest = std::get<std::vector<double>>(value);
                if (rest.size() == placement.rest.size())
                    std::ranges::copy(rest, placement.rest.begin());
            }};
}

/// None where all angles are 0.
std::optional<Turn> anyTurn(const Placement& placement) {
    return placement.turns == Turns{} ? std::nullopt : std::optional(turnOf(placement.turns));
}

/// The middle of the upright box around what is turned.
Place middleOf(const Similarity& turn, const Box& box) {
    return turn.around(box).centre();
}

constexpr Length largestSide = 10_mm;
constexpr double shareOfField = 0.8;

/// Smaller side of the plate, in whose size the reconstruction is shown; of one without pixels,
/// boundless.
Length smallerSide(const Plate& plate) {
    const Length side = std::min(plate.size.cols * plate.pitchX, plate.size.rows * plate.pitchY);
    return side > Length{} ? side : largestSide;
}

Length fieldOfView(Length pitch, Length wavelength, Length distance) {
    const double sine = std::clamp(wavelength / (2 * pitch), 0.0, 0.99);
    return Length(2 * std::tan(std::asin(sine)) * std::abs(distance.si()));
}

} // namespace

const BoundRows<Placement>& placementRows() {
    const auto centre = [](const char* key, auto axis, const char* option, const char* label) {
        ParameterInfo info =
            withOption(lengthRow(key, label,
                                 FRINGE_MARK("Of the upright box around the object; z is positive "
                                             "in front of the plate, negative behind it.")),
                       option);
        info.essential = axis == 2; // how far away it is
        return BoundRow<Placement>(
            info, [axis](auto& placement) -> auto& { return placement.centre[axis]; });
    };
    const auto turn = [](const char* key, auto axis, const char* option, const char* label) {
        return BoundRow<Placement>(
            withOption(between(named(key, Kind::Angle, label,
                                     FRINGE_MARK("First about x, then y, then z, along axes that "
                                                 "stay where they are; right-handed.")),
                               -2 * std::numbers::pi, 2 * std::numbers::pi),
                       option),
            [axis](auto& placement) -> auto& { return placement.turns[axis]; });
    };
    static const BoundRows<Placement> rows{
        centre("centre_x", 0U, "centre-x", FRINGE_MARK("Centre x")),
        centre("centre_y", 1U, "centre-y", FRINGE_MARK("Centre y")),
        centre("centre_z", 2U, "at", FRINGE_MARK("Centre z")),
        {withOption(positive(named("scale", Kind::Number, FRINGE_MARK("Scale"),
                                   FRINGE_MARK("Metres per unit of the file, such "
                                               "as 0.001 for millimetres."))),
                    "scale"),
         &Placement::scale},
        turn("rotate_x", 0U, "rotate-x", FRINGE_MARK("Turn about x")),
        turn("rotate_y", 1U, "rotate-y", FRINGE_MARK("Turn about y")),
        turn("rotate_z", 2U, "rotate-z", FRINGE_MARK("Turn about z")),
        restRow(), // never shown
    };
    return rows;
}

bool isPlaced(const ChoiceInfo& info) {
    return parameterOf(info, "centre_z") != nullptr;
}

Placement asPlacement(const Source& source) {
    return readBy(placementRows(), source.kind.values);
}

void store(Source& source, const Placement& placement) {
    storeBy(placementRows(), placement, source.kind.values);
}

std::optional<Box> boxAsRead(const Source& source) {
    for (const auto& [slot, asset] : source.kind.assets) {
        if (const auto cloud = asset.as<PointCloud>())
            return cloud->bounds();
        if (const auto mesh = asset.as<Mesh>())
            return mesh->bounds();
    }
    return std::nullopt;
}

Box Similarity::around(const Box& box) const {
    if (!turn)
        return {(*this)(box.low), (*this)(box.high)};
    Box hull{(*this)(box.low), (*this)(box.low)};
    for (int corner = 1; corner < 8; ++corner) {
        const Place at =
            (*this)({corner & 1 ? box.high[0] : box.low[0], corner & 2 ? box.high[1] : box.low[1],
                     corner & 4 ? box.high[2] : box.low[2]});
        hull.include({at, at});
    }
    return hull;
}

Similarity similarity(const Placement& placement, const Box& box) {
    Similarity map{.turn = anyTurn(placement)};
    const Place middle = middleOf(map, box);
    map.scale = placement.scale;
    for (std::size_t axis = 0; axis < 3; ++axis)
        map.shift[axis] =
            placement.centre[axis] - placement.scale * middle[axis] + placement.rest[axis];
    return map;
}

/// The centre is told to the nanometre, unless that leaves what the rest cannot hold.
Placement shifted(const Placement& placement, const Box& box, const Place& shift) {
    Placement result{{}, placement.scale, placement.turns};
    const Place atZero = similarity(result, box).shift;
    for (std::size_t axis = 0; axis < 3; ++axis) {
        const auto left = [&] { return shift[axis] - similarity(result, box).shift[axis]; };
        const double nearest = shift[axis] - atZero[axis];
        for (const double centre : {std::round(nearest * 1e9) / 1e9, nearest}) {
            result.centre[axis] = centre;
            result.rest[axis] = 0;
            result.rest[axis] = left();
            if (left() == 0)
                break;
        }
    }
    return result;
}

Placement asRead(const Placement& placement, const Box& box, const Place& offset) {
    Place shift = offset;
    if (const auto turn = anyTurn(placement)) {
        const Place middle = box.centre(), turned = *turn * middle;
        for (std::size_t axis = 0; axis < 3; ++axis)
            shift[axis] += placement.scale * (middle[axis] - turned[axis]);
    }
    return shifted(placement, box, shift);
}

Placement fitted(const Placement& placement, const Box& box, const Place& sides) {
    const Place extent = Similarity{.turn = anyTurn(placement)}.around(box).extent();
    double scale = std::numeric_limits<double>::infinity();
    for (std::size_t axis = 0; axis < 3; ++axis)
        if (extent[axis] > 0)
            scale = std::min(scale, sides[axis] / extent[axis]);
    return {placement.centre, std::isinf(scale) ? 1 : scale, placement.turns};
}

Length fittingSide(const Setup& setup, Length distance) {
    const auto& [wavelengths, beam, aperture, plate, lens] = setup;
    const Length shortest = wavelengths.empty() ? 532_nm : std::ranges::min(wavelengths);
    const Length pitch = std::max(plate.pitchX, plate.pitchY);
    const Length side =
        std::min(shareOfField * fieldOfView(pitch, shortest, distance), smallerSide(plate));
    return side > Length{} && side < largestSide ? Length(roundedDown(side.si(), 1)) : largestSide;
}

Placement fittingPlacement(const Setup& setup, const Box& box) {
    const Placement placement;
    const double side = fittingSide(setup, Length(placement.centre[2])).si();
    return fitted(placement, box, {side, side, side});
}

TurnedBox boxAround(const Placement& placement, const Box& box) {
    const Similarity map = similarity(placement, box);
    Place half = box.extent();
    for (double& side : half)
        side *= map.scale / 2;
    return {map(box.centre()), half, map.turn.value_or(unturned)};
}

Placement moved(const Placement& placement, const Motion& motion) {
    if (motion == Motion{})
        return placement;
    Placement result = placement;
    if (motion.turn != unturned)
        result.turns = turnsOf(motion.turn * turnOf(placement.turns), placement.turns);
    if (motion.scale[0] != 1)
        result.scale = rounded(placement.scale * motion.scale[0], 4);
    for (std::size_t axis = 0; axis < 3; ++axis)
        result.centre[axis] = further(Length(placement.centre[axis]), motion.shift[axis]).si();
    return result;
}

} // namespace fringe
