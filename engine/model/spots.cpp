// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/spots.h"

#include "engine/model/parameter_rows.h"

namespace fringe {

namespace {

using namespace table;

/// Members of the columns before the phase.
constexpr double Spot::*numbers[]{&Spot::x, &Spot::y, &Spot::z, &Spot::intensity};

} // namespace

std::optional<double> valueOf(const Spot& spot, SpotColumn column) {
    return column == SpotColumn::Phase ? spot.phase : spot.*numbers[static_cast<int>(column)];
}

Spot withValue(Spot spot, SpotColumn column, std::optional<double> value) {
    if (column == SpotColumn::Phase)
        spot.phase = value;
    else
        spot.*numbers[static_cast<int>(column)] = value.value();
    return spot;
}

SpotList scaled(SpotList spots, double factor) {
    for (Spot& spot : spots)
        for (double* length : {&spot.x, &spot.y, &spot.z})
            *length *= factor;
    return spots;
}

const ParameterInfo& columnInfo(SpotColumn column) {
    static const auto infos = [] {
        std::array all{
            named("x", Kind::Length, FRINGE_MARK("x"), FRINGE_MARK("To the right.")),
            named("y", Kind::Length, FRINGE_MARK("y"), FRINGE_MARK("Upwards.")),
            named("z", Kind::Length, FRINGE_MARK("z"),
                  FRINGE_MARK("From the focal plane of the lens, or from the hologram.")),
            named("intensity", Kind::Number, FRINGE_MARK("I"),
                  FRINGE_MARK("Intensity, in proportion to the others; 0 keeps the place dark.")),
            named("phase", Kind::Angle, FRINGE_MARK("φ"), FRINGE_MARK("Phase; empty: free."))};
        all[static_cast<std::size_t>(SpotColumn::Intensity)].least = 0;
        all[static_cast<std::size_t>(SpotColumn::Intensity)].initial = 1.0;
        for (ParameterInfo& info : all)
            if (info.kind != Kind::Number)
                info.initial = 0.0;
        return all;
    }();
    return infos[static_cast<std::size_t>(column)];
}

} // namespace fringe
