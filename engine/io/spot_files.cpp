// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/spot_files.h"

#include "engine/io/table_file.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <cmath>

namespace fringe {

namespace {

using Row = std::span<const double>;

/// Of each role its column, once.
std::vector<PointColumn> columnsOf(const TableFile& table, const JobControl& control) {
    std::vector<PointColumn> columns = table.columns();
    for (PointColumn& column : columns)
        if (column.role == PointRole::Red || column.role == PointRole::Green
            || column.role == PointRole::Blue)
            column.role = PointRole::Ignored;
    settleRoles(columns, table.file().name(), control);
    return columns;
}

class SpotColumns {
  public:
    SpotColumns(const TableFile& table, const JobControl& control)
        : file_(table.file()), columns_(columnsOf(table, control)), x_(coordinate(PointRole::X)),
          y_(coordinate(PointRole::Y)), z_(coordinate(PointRole::Z)),
          intensity_(columnOf(PointRole::Intensity)), amplitude_(columnOf(PointRole::Amplitude)),
          phase_(columnOf(PointRole::Phase)) {}

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
                           file_.name(), file_.lineNumber());
        return spot;
    }

  private:
    /// Where a role stands among the columns.
    std::optional<std::size_t> columnOf(PointRole role) const {
        const auto found = std::ranges::find(columns_, role, &PointColumn::role);
        return found != columns_.end()
                   ? std::optional(static_cast<std::size_t>(found - columns_.begin()))
                   : std::nullopt;
    }
    std::size_t coordinate(PointRole role) const {
        const auto column = columnOf(role);
        if (!column)
            throw badInput(FRINGE_MARK("{0}: the spots need the columns x, y and z; one of them is "
                                       "missing."),
                           file_.name());
        return *column;
    }
    double value(Row row, std::size_t column) const {
        return row[column] * columns_[column].factor;
    }
    void require(bool finite) const {
        if (!finite)
            throw badInput(FRINGE_MARK("{0}: line {1}: a number is not finite; correct it or "
                                       "remove the spot."),
                           file_.name(), file_.lineNumber());
    }

    const InputFile& file_;
    std::vector<PointColumn> columns_;
    std::size_t x_, y_, z_;
    std::optional<std::size_t> intensity_, amplitude_, phase_;
};

} // namespace

std::vector<Spot> readSpots(const std::filesystem::path& path, const JobControl& control) {
    TableFile csv(path, control);
    const SpotColumns columns(csv, control);
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
