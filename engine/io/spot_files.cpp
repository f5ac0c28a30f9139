// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/spot_files.h"

#include "engine/io/csv_table.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cmath>

namespace fringe {

namespace {

using Row = std::span<const double>;

/// Where a role stands among the columns; none or one.
std::optional<std::size_t> columnOf(PointRole role, const CsvTable& csv) {
    const auto& columns = csv.columns();
    const auto count = std::ranges::count(columns, role, &PointColumn::role);
    if (count > 1)
        throw badInput(FRINGE_MARK("{0}: two columns have the same name; keep one of them."),
                       csv.file().name());
    const auto found = std::ranges::find(columns, role, &PointColumn::role);
    return count == 1 ? std::optional(static_cast<std::size_t>(found - columns.begin()))
                      : std::nullopt;
}

std::size_t coordinateOf(PointRole role, const CsvTable& csv) {
    const auto column = columnOf(role, csv);
    if (!column)
        throw badInput(FRINGE_MARK("{0}: the spots need the columns x, y and z; one of them is "
                                   "missing."),
                       csv.file().name());
    return *column;
}

class SpotColumns {
  public:
    explicit SpotColumns(const CsvTable& csv)
        : csv_(csv), x_(coordinateOf(PointRole::X, csv)), y_(coordinateOf(PointRole::Y, csv)),
          z_(coordinateOf(PointRole::Z, csv)), intensity_(columnOf(PointRole::Intensity, csv)),
          amplitude_(columnOf(PointRole::Amplitude, csv)), phase_(columnOf(PointRole::Phase, csv)) {
    }

    Spot spotOf(Row row) const {
        Spot spot{value(row, x_), value(row, y_), value(row, z_), 1, {}};
        if (intensity_)
            spot.intensity = value(row, *intensity_);
        else if (amplitude_)
            spot.intensity = value(row, *amplitude_) * value(row, *amplitude_);
        if (phase_ && !std::isnan(row[*phase_]))
            spot.phase = value(row, *phase_);
        require(std::isfinite(spot.x) && std::isfinite(spot.y) && std::isfinite(spot.z)
                && std::isfinite(spot.phase.value_or(0)));
        if (!std::isfinite(spot.intensity) || spot.intensity < 0)
            throw badInput(FRINGE_MARK("{0}: line {1}: the intensity is negative or not finite; "
                                       "give 0 (keep the spot dark) or more."),
                           csv_.file().name(), csv_.file().lineNumber());
        return spot;
    }

  private:
    double value(Row row, std::size_t column) const {
        return row[column] * csv_.columns()[column].factor;
    }
    void require(bool finite) const {
        if (!finite)
            throw badInput(FRINGE_MARK("{0}: line {1}: a number is not finite; correct it or "
                                       "remove the spot."),
                           csv_.file().name(), csv_.file().lineNumber());
    }

    const CsvTable& csv_;
    std::size_t x_, y_, z_;
    std::optional<std::size_t> intensity_, amplitude_, phase_;
};

} // namespace

std::vector<Spot> readSpots(const std::filesystem::path& path, const JobControl& control) {
    CsvTable csv(path);
    csv.allowEmpty(PointRole::Phase);
    const SpotColumns columns(csv);
    std::vector<Spot> spots;
    while (const auto row = csv.row()) {
        if (spots.size() % 4096 == 0)
            control.checkpoint();
        spots.push_back(columns.spotOf(*row));
    }
    if (spots.empty())
        throw badInput(FRINGE_MARK("{0} holds no spots; give one or more below the header row."),
                       csv.file().name());
    return spots;
}

std::string spotTable(const std::vector<Spot>& spots) {
    std::string text = "x,y,z,intensity,phase\n";
    for (const Spot& spot : spots) {
        for (const double number : {spot.x, spot.y, spot.z, spot.intensity})
            text += formatNumber(number) + ',';
        text += (spot.phase ? formatNumber(*spot.phase) : std::string()) + '\n';
    }
    return text;
}

} // namespace fringe
