// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/model/spot_source.h"

#include "engine/model/parameter_rows.h"

namespace fringe {

namespace {

using namespace table;

ParameterInfo toleranceInfo() {
    return zeroMeans(
        FRINGE_MARK("usual"),
        advanced(withOption(
            between(named("tolerance", Kind::Number, FRINGE_MARK("Tolerance"),
                          FRINGE_MARK("Error that sums over spots may have in an iteration, such "
                                      "as 0.001, to save time; the result is measured exactly. "
                                      "Usual are 0.0001 in exact free space and single precision "
                                      "otherwise.")),
                    0, 0.1),
            "tolerance")));
}

const BoundRows<SpotSource>& spotRows() {
    static const BoundRows<SpotSource> rows{
        {when("lens.on", {false},
              oneOf("model", FRINGE_MARK("Model"),
                    FRINGE_MARK("How light gets to the spots; paraxial is faster."),
                    {{"exact", FRINGE_MARK("Free space, exact")},
                     {"fresnel", FRINGE_MARK("Free space, paraxial")}})),
         &SpotSource::model},
        {toleranceInfo(), &SpotSource::tolerance}};
    return rows;
}

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

const ChoiceInfo& spotSourceInfo() {
    static const ChoiceInfo info{
        .key = "spots",
        .label = FRINGE_MARK("Spots"),
        .help = FRINGE_MARK("Single places of light, such as optical traps."),
        .parameters = infosOf(spotRows()),
        .assets = {{"list", FRINGE_MARK("Table of spots"), AssetType::SpotList}},
        .hasMethods = true};
    return info;
}

SpotSource asSpots(const Source& source) {
    SpotSource spots = readBy(spotRows(), source.kind.values);
    spots.list = source.kind.data<SpotList>("list");
    return spots;
}

void store(Source& source, const SpotSource& spots) {
    source.kind.setData("list", spots.list);
    storeBy(spotRows(), spots, source.kind.values);
}

const SpotList& SpotSource::spots() const {
    static const SpotList none;
    return list ? *list : none;
}

SpotGeometry spotGeometry(const Lens& lens, WaveModel model) {
    if (lens.on)
        return SpotGeometry::Lens;
    return model == WaveModel::Exact ? SpotGeometry::FreeExact : SpotGeometry::FreeFresnel;
}

double usualTolerance(SpotGeometry geometry) {
    return geometry == SpotGeometry::FreeExact ? 1e-4 : 0;
}

} // namespace fringe
