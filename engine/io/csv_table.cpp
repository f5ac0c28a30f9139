// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/csv_table.h"

#include "engine/io/text_fields.h"
#include "engine/model/error.h"
#include "engine/model/units.h"

#include <algorithm>
#include <limits>

namespace fringe {

namespace {

using Fields = std::vector<std::string_view>;

std::string_view unquoted(std::string_view field) {
    if (field.size() >= 2 && field.front() == '"' && field.back() == '"')
        field = trimmed(field.substr(1, field.size() - 2));
    return field;
}

bool isCoordinate(PointRole role) {
    return role == PointRole::X || role == PointRole::Y || role == PointRole::Z;
}

double unitFactor(PointRole role, std::string_view unit, const InputFile& file) {
    try {
        if (isCoordinate(role))
            return lengthUnit(unit);
        if (role == PointRole::Phase)
            return angleUnit(unit);
    } catch (const Error&) {
        throw badInput(FRINGE_MARK("{0}: line {1}: \"{2}\" is not a unit that fits here; give nm, "
                                   "um, mm, cm or m for x, y and z, and deg, mrad or rad for the "
                                   "phase."),
                       file.name(), file.lineNumber(), excerpt(unit));
    }
    throw badInput(FRINGE_MARK("{0}: line {1}: the unit \"{2}\" stands at a column that has none; "
                               "only x, y, z and phase take one."),
                   file.name(), file.lineNumber(), excerpt(unit));
}

struct HeaderColumn {
    PointColumn column;
    bool hasUnit = false;
};

/// A name with an optional unit in brackets: `x[mm]`.
HeaderColumn headerColumn(std::string_view field, const InputFile& file) {
    field = unquoted(field);
    const std::size_t bracket = field.find('[');
    const PointRole role = pointRole(lowered(trimmed(field.substr(0, bracket))));
    if (role == PointRole::Ignored || bracket == field.npos)
        return {{role, 1}, false};
    if (!field.ends_with(']'))
        throw badInput(FRINGE_MARK("{0}: line {1}: \"{2}\" lacks its closing bracket; a unit is "
                                   "written as x[mm]."),
                       file.name(), file.lineNumber(), excerpt(field));
    const auto unit = trimmed(field.substr(bracket + 1, field.size() - bracket - 2));
    return {{role, unitFactor(role, unit, file)}, true};
}

std::vector<PointColumn> columnsOf(const Fields& header, const InputFile& file) {
    std::vector<PointColumn> columns;
    int coordinates = 0;
    int withUnit = 0;
    for (const std::string_view field : header) {
        const HeaderColumn found = headerColumn(field, file);
        coordinates += isCoordinate(found.column.role);
        withUnit += isCoordinate(found.column.role) && found.hasUnit;
        columns.push_back(found.column);
    }
    if (coordinates == 0)
        throw badInput(FRINGE_MARK("{0}: line {1}: the header row is missing; it reads "
                                   "x,y,z[,intensity[,phase]], each with a unit in brackets where "
                                   "there is one: x[mm]."),
                       file.name(), file.lineNumber());
    if (withUnit != 0 && withUnit != coordinates)
        throw badInput(FRINGE_MARK("{0}: line {1}: some of x, y and z have a unit and some have "
                                   "none; give all of them one."),
                       file.name(), file.lineNumber());
    return columns;
}

bool isData(std::string_view line) {
    return !trimmed(line).empty() && !line.starts_with('#');
}

std::optional<std::string_view> nextData(InputFile& file) {
    auto line = file.line();
    while (line && !isData(*line))
        line = file.line();
    return line;
}

std::string_view withoutMark(std::string_view line) {
    constexpr std::string_view byteOrderMark = "\xEF\xBB\xBF";
    return line.starts_with(byteOrderMark) ? line.substr(byteOrderMark.size()) : line;
}

char separatorOf(std::string_view header) {
    for (const char separator : {';', '\t'})
        if (header.find(separator) != header.npos)
            return separator;
    return ',';
}

} // namespace

CsvTable::CsvTable(const std::filesystem::path& path) : file_(path) {
    const std::string_view header = withoutMark(nextData(file_).value_or(""));
    separator_ = separatorOf(header);
    decimalComma_ = separator_ != ',';
    splitAt(header, separator_, fields_);
    columns_ = columnsOf(fields_, file_);
    row_.resize(columns_.size());
}

std::optional<std::span<const double>> CsvTable::row() {
    const auto line = nextData(file_);
    if (!line)
        return std::nullopt;
    splitAt(*line, separator_, fields_);
    if (fields_.size() != columns_.size())
        throw badInput(FRINGE_MARK("{0}: line {1} has {2} fields where the header has {3}; give "
                                   "each row one field per column."),
                       file_.name(), file_.lineNumber(), fields_.size(), columns_.size());
    for (std::size_t i = 0; i < fields_.size(); ++i)
        row_[i] = number(unquoted(fields_[i]), columns_[i].role);
    return row_;
}

double CsvTable::number(std::string_view field, PointRole role) const {
    if (role == PointRole::Ignored)
        return 0;
    if (field.empty() && role == mayBeEmpty_)
        return std::numeric_limits<double>::quiet_NaN();
    auto value = toNumber(field);
    if (!value && decimalComma_) {
        std::string pointed(field);
        std::ranges::replace(pointed, ',', '.');
        value = toNumber(pointed);
    }
    if (!value)
        throw badInput(FRINGE_MARK("{0}: line {1}: \"{2}\" is not a number; units belong into the "
                                   "header row."),
                       file_.name(), file_.lineNumber(), excerpt(field));
    return *value;
}

} // namespace fringe
