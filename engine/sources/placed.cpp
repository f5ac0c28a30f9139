// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/sources/placed.h"

#include "engine/model/bounds.h"
#include "engine/model/called.h"
#include "engine/model/placement.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace fringe {
namespace {

const ChoiceInfo& infoOf(const Source& source) {
    return *findInfo(sourceInfos(), source.kind.key);
}

Box boxOf(const Source& source) {
    return boxAsRead(source).value_or(Box{});
}

constexpr std::array placementKeys{"source.centre_x", "source.centre_y", "source.centre_z"};
constexpr double rim = 1e-6; ///< share that stays free, so that rounding takes nothing out of view

/// The upright box around a placed object in a room.
class Guest {
  public:
    Guest(const ViewRoom& room, const Box& box) : room_(room), box_(box), centre_(box.centre()) {
        for (std::size_t axis = 0; axis < 3; ++axis)
            half_[axis] = box_.extent()[axis] / 2;
    }

    /// The largest share of its size that has room at its centre; not above 0: there is none.
    double largestShare() const {
        const double z = std::abs(centre_[2]);
        double share = part(z - room_.nearest, half_[2]);
        for (const auto& [cone, axis] : axes()) {
            const double beside = std::abs(centre_[axis]);
            share = std::min(
                {share, part(cone.halfWidthAt(z) - beside, half_[axis] + cone.slope * half_[2]),
                 part(room_.farthest - beside, half_[axis])});
        }
        return std::min(share, part(room_.farthest - z, half_[2]));
    }

    /// The least |z| of its centre at which there is room for all of it.
    double leastDistance() const {
        double least = half_[2] + room_.nearest;
        for (const auto& [cone, axis] : axes()) {
            const double beyond = std::abs(centre_[axis]) + half_[axis] - cone.halfPlate;
            if (beyond > 0)
                least = std::max(least, half_[2] + beyond / cone.slope);
        }
        return least;
    }

    bool isBeside() const {
        return std::ranges::any_of(axes(), [&](const auto& cone) {
            return std::abs(centre_[cone.second]) >= cone.first.halfWidthAt(centre_[2]);
        });
    }
    void toAxis() { centre_[0] = centre_[1] = 0; }

  private:
    using Axes = std::array<std::pair<FieldCone, std::size_t>, 2>;
    Axes axes() const { return {std::pair(room_.x, std::size_t{0}), {room_.y, std::size_t{1}}}; }
    static double part(double room, double size) {
        return size > 0 ? room / size : room < 0 ? -1 : std::numeric_limits<double>::infinity();
    }

    const ViewRoom& room_;
    Box box_;
    Place centre_, half_{};
};

Settings toTheAxis() {
    return {{placementKeys[0], 0.0}, {placementKeys[1], 0.0}};
}

/// The largest side of the object is told, to two digits.
Fix scaling(const Source& source, double share, Settings also) {
    const TurnedBox box = *aroundPlaced(source);
    const double side = 2 * std::ranges::max(box.half), wanted = roundedDown(share * side, 2);
    const double scale = asPlacement(source).scale * (wanted / side);
    also.push_back({"source.scale", scale});
    return {std::move(also), message(FRINGE_MARK("Scale to {0}"), legibleLength(Length(wanted)))};
}

/// In the size that a file with a unit gives it, and where it lies there, unless that is in the
/// plate; fitting else.
Placement settled(const Source& source, const Setup& setup) {
    const Box box = boxOf(source);
    const Placement fitting = fittingPlacement(setup, box);
    const auto data = source.kind.assets.find(infoOf(source).assets.front().key);
    if (data == source.kind.assets.end() || data->second.origin.unit.empty())
        return fitting;
    Placement own = asRead({}, box);
    if (box.low[2] > 0 || box.high[2] < 0)
        return own;
    own.centre[2] = fitting.centre[2];
    own.rest[2] = 0;
    return own;
}

} // namespace

void adoptPlaced(Source& source) {
    store(source, asRead(asPlacement(source), boxOf(source)));
}

void settlePlaced(Design& design, std::size_t number) {
    Source& source = design.sources.at(number);
    const Placement placement = settled(source, design.setup);
    store(source, placement);
    design.reconstruction.distance = Length(placement.centre[2]);
}

Length placedLookedAt(const Source& source) {
    return Length(asPlacement(source).centre[2]);
}

std::optional<TurnedBox> aroundPlaced(const Source& source) {
    const auto box = boxAsRead(source);
    return box ? std::optional(boxAround(asPlacement(source), *box)) : std::nullopt;
}

void movePlaced(Source& source, const Motion& motion) {
    store(source, moved(asPlacement(source), motion));
}

void checkUnit(const Source& source, Findings& findings) {
    constexpr double millimetre = 1e-3, smallest = 1, largest = 1e5; // [m]
    const Placement placement = asPlacement(source);
    const double size = std::ranges::max(boxOf(source).extent());
    if (placement.scale != 1 || size < smallest || size > largest)
        return;
    const Message text =
        message(FRINGE_MARK("The object is {0} large, since the numbers of its file are taken for "
                            "metres; if they are millimetres, a scale of 0.001 ({2}) makes it "
                            "{1}."),
                legibleLength(Length(size)), legibleLength(Length(size * millimetre)),
                setTo(called(FRINGE_MARK("Scale"), "--scale"), {"0.001"}));
    if (std::ranges::count(findings, Severity::Refusal, &Finding::severity) > 0) {
        findings.insert(findings.begin(), {Severity::Refusal, "source.scale", text});
        return;
    }
    Settings fix{{"source.scale", millimetre}};
    for (std::size_t axis = 0; axis < 3; ++axis)
        fix.push_back({placementKeys.at(axis), millimetre * placement.centre[axis]});
    findings.push_back({Severity::Warning, "source.scale", text, onlyFix(std::move(fix))});
}

ViewRoom viewRoom(const Setup& setup) {
    const Plate& plate = setup.plate;
    const Length shortest = std::ranges::min(setup.wavelengths);
    return {fieldCone(plate.size.cols, plate.pitchX, shortest),
            fieldCone(plate.size.rows, plate.pitchY, shortest),
            std::ranges::max(setup.wavelengths).si(), farthest};
}

std::vector<Fix> waysInto(const ViewRoom& room, const Source& source) {
    const auto box = isPlaced(infoOf(source)) ? aroundPlaced(source) : std::nullopt;
    if (!box)
        return {};
    std::vector<Fix> ways;
    const Guest guest(room, box->bounds());
    Guest inside = guest;
    if (guest.isBeside())
        inside.toAxis();
    if (const double share = inside.largestShare() * (1 - rim); share > 0 && share < 1)
        ways.push_back(scaling(source, share, guest.isBeside() ? toTheAxis() : Settings()));
    const double way = roundedUp(guest.leastDistance() * (1 + rim), 3);
    if (way + box->bounds().extent()[2] < room.farthest) {
        const double z = std::copysign(way, box->centre[2]);
        ways.push_back({{{placementKeys[2], z}},
                        message(FRINGE_MARK("Move to {0}"), legibleLength(Length(z)))});
    }
    return ways;
}

} // namespace fringe
