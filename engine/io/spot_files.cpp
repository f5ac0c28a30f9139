// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/spot_files.h"

#include "engine/io/memory_file.h"
#include "engine/io/table_file.h"
#include "engine/job/job_control.h"
#include "engine/model/error.h"

#include <algorithm>
#include <cmath>

namespace fringe {

namespace {

using Cells = std::span<const double>;

PointRole roleOf(SpotColumn column) {
    static constexpr std::array roles{PointRole::X, PointRole::Y, PointRole::Z,
                                      PointRole::Intensity, PointRole::Phase};
    return roles[static_cast<std::size_t>(column)];
}

/// Each role's column, once.
std::vector<PointColumn> columnsOf(const TableFile& table, const JobControl& control) {
    std::vector<PointColumn> columns = table.columns();
    for (PointColumn& column : columns)
        if (column.role == PointRole::Red || column.role == PointRole::Green
            || column.role == PointRole::Blue)
            column.role = PointRole::Ignored;
    settleRoles(columns, table.file().name(), control);
    return columns;
}

/// Columns without names, from the first one on; none: there are too many.
std::vector<PointColumn> unnamedColumns(SpotColumn first, std::size_t count) {
    std::vector<PointColumn> columns;
    const auto before = static_cast<std::size_t>(first);
    if (before + count <= spotColumns.size())
        for (std::size_t i = 0; i < count; ++i)
            columns.push_back({roleOf(spotColumns[before + i])});
    return columns;
}

class SpotReader {
  public:
    SpotReader(TableFile& table, const JobControl& control)
        : table_(table), control_(control), columns_(columnsOf(table, control)) {}

    bool has(SpotColumn column) const {
        return at(roleOf(column)) || (column == SpotColumn::Intensity && at(PointRole::Amplitude));
    }

    SpotList rest() {
        SpotList spots;
        while (const auto row = table_.row()) {
            if (spots.size() % 4096 == 0)
                control_.checkpoint();
            spots.push_back(spotOf(*row));
        }
        if (spots.empty())
            throw badInput(FRINGE_MARK("{0} holds no spots; give one or more below the header "
                                       "row."),
                           table_.file().name());
        return spots;
    }

  private:
    std::optional<std::size_t> at(PointRole role) const {
        const auto found = std::ranges::find(columns_, role, &PointColumn::role);
        return found != columns_.end()
                   ? std::optional(static_cast<std::size_t>(found - columns_.begin()))
                   : std::nullopt;
    }

    Spot spotOf(Cells row) const {
        Spot spot;
        for (const SpotColumn column : spotColumns)
            if (const auto place = at(roleOf(column)))
                spot = withNumber(spot, column, row[*place]);
        if (const auto place = at(PointRole::Amplitude))
            spot.intensity = row[*place] * row[*place];
        if (!std::isfinite(spot.intensity) || spot.intensity < 0)
            throw badInput(FRINGE_MARK("{0}: line {1}: the intensity is negative or not finite; "
                                       "give 0 (keep the spot dark) or more."),
                           table_.file().name(), table_.file().lineNumber());
        return spot;
    }

    /// An empty cell leaves a phase free.
    Spot withNumber(const Spot& spot, SpotColumn column, double number) const {
        const bool isFree = column == SpotColumn::Phase && std::isnan(number);
        if (!isFree && column != SpotColumn::Intensity && !std::isfinite(number))
            throw badInput(FRINGE_MARK("{0}: line {1}: a number is not finite; correct it or "
                                       "remove the spot."),
                           table_.file().name(), table_.file().lineNumber());
        return isFree ? spot : withValue(spot, column, number);
    }

    TableFile& table_;
    const JobControl& control_;
    std::vector<PointColumn> columns_;
};

bool isExact(const SpotList& spots, const Unit& unit) {
    return std::ranges::all_of(spots, [&](const Spot& spot) {
        return !spot.phase || fromUnit(inUnit(*spot.phase, unit), unit) == *spot.phase;
    });
}

/// A last column is empty where a phase is free.
std::string cellOf(const Spot& spot, SpotColumn column, const Unit& unit, char decimalPoint) {
    const auto value = valueOf(spot, column);
    std::string text = value ? inUnit(*value, unit) : std::string();
    std::ranges::replace(text, '.', decimalPoint);
    return text + (column == spotColumns.back() ? '\n' : '\t');
}

} // namespace

SpotRows readSpotRows(const std::string& text, const SpotReading& reading,
                      const JobControl& control) {
    MemoryFile file;
    file.append(std::as_bytes(std::span(text)));
    TableFile table(
        file.path(), control,
        {.name = reading.name,
         .unnamed = [&](std::size_t count) { return unnamedColumns(reading.first, count); },
         .bare =
             [&](PointRole role) {
                 const auto found = std::ranges::find(spotColumns, role, roleOf);
                 return found == spotColumns.end()
                            ? Unit{}
                            : reading.units[static_cast<std::size_t>(*found)];
             },
         .isSheet = true});
    SpotReader reader(table, control);
    SpotRows rows;
    std::ranges::copy_if(spotColumns, std::back_inserter(rows.columns),
                         [&](SpotColumn column) { return reader.has(column); });
    if (rows.columns.empty())
        throw badInput(FRINGE_MARK("{0}: none of the columns is x, y, z, intensity or phase; name "
                                   "one of them so."),
                       table.file().name());
    rows.spots = reader.rest();
    return rows;
}

std::vector<Spot> readSpots(const std::filesystem::path& path, const JobControl& control) {
    TableFile table(path, control, {.unnamed = [](std::size_t count) {
                        return unnamedColumns(SpotColumn::X, count);
                    }});
    SpotReader reader(table, control);
    if (!reader.has(SpotColumn::X) || !reader.has(SpotColumn::Y) || !reader.has(SpotColumn::Z))
        throw badInput(FRINGE_MARK("{0}: the spots need the columns x, y and z; one of them is "
                                   "missing."),
                       table.file().name());
    if (!table.isNamed())
        control.note(message(FRINGE_MARK("{0}: the columns have no names and are read as x, y, z, "
                                         "intensity and phase in metres and radians; a first line "
                                         "such as \"x[mm],y[mm],z[mm]\" says otherwise."),
                             table.file().name()));
    return reader.rest();
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

std::string spotText(const SpotList& spots, SpotUnits units, char decimalPoint) {
    Unit& phase = units[static_cast<std::size_t>(SpotColumn::Phase)];
    if (!isExact(spots, phase))
        phase = angleUnit("rad");
    std::string text;
    for (const SpotColumn column : spotColumns) {
        const std::string unit = units[static_cast<std::size_t>(column)].name;
        text += columnInfo(column).key + (unit.empty() ? unit : '[' + unit + ']');
        text += column == spotColumns.back() ? '\n' : '\t';
    }
    for (const Spot& spot : spots)
        for (const SpotColumn column : spotColumns)
            text += cellOf(spot, column, units[static_cast<std::size_t>(column)], decimalPoint);
    return text;
}

} // namespace fringe
