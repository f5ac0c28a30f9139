// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/point_files.h"
#include "engine/io/point_table.h"
#include "engine/io/table_file.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"
#include "engine/model/units.h"

#include <algorithm>

namespace fringe {

namespace {

/// What the columns of a table are whose columns have no names.
struct Layout {
    std::string_view suffix; ///< of the files; empty: any but .csv
    std::vector<std::string> names;
};

const std::vector<Layout>& layouts() {
    static const std::vector<Layout> all{
        {".pts", {"x", "y", "z", "intensity", "red", "green", "blue"}},
        {".xyzn", {"x", "y", "z", "nx", "ny", "nz"}},
        {"", {"x", "y", "z"}},
        {"", {"x", "y", "z", "intensity"}},
        {"", {"x", "y", "z", "red", "green", "blue"}},
        {"", {"x", "y", "z", "red", "green", "blue", "scalar"}},
        {"", {"x", "y", "z", "red", "green", "blue", "nx", "ny", "nz"}},
        {"", {"x", "y", "z", "red", "green", "blue", "scalar", "nx", "ny", "nz"}},
    };
    return all;
}

std::vector<PointColumn> columnsOf(const std::string& suffix, std::size_t count) {
    const auto found = std::ranges::find_if(layouts(), [&](const Layout& layout) {
        return layout.names.size() == count && (layout.suffix.empty() || layout.suffix == suffix);
    });
    std::vector<PointColumn> columns;
    if (found != layouts().end())
        for (const std::string& name : found->names)
            columns.push_back({pointRole(name), 1, name});
    return columns;
}

std::string listOf(const std::vector<PointColumn>& columns) {
    std::string list;
    for (const PointColumn& column : columns)
        list += (list.empty() ? "" : " ") + column.name;
    return list;
}

PointCloud read(const std::filesystem::path& path, const PointReading& reading) {
    const std::string suffix = lowered(path.extension().string());
    const bool needsNames = suffix == ".csv";
    TableReading unsaid;
    if (!needsNames)
        unsaid.unnamed = [&](std::size_t count) { return columnsOf(suffix, count); };
    TableFile table(path, reading.control, unsaid);
    const std::string& file = table.file().name();
    constexpr std::size_t ofPlace = 3;
    if (!table.isNamed() && table.columns().size() > ofPlace)
        reading.control.note(message(
            FRINGE_MARK("{0}: the columns have no names and are read as {1}; if they are others, a "
                        "first line such as \"x y z amplitude\" says so."),
            file, listOf(table.columns())));
    PointTable points(file, table.columns(), reading);
    if (!table.isNamed() && table.columns().size() > ofPlace
        && table.columns()[ofPlace].role == PointRole::Red)
        points.doubtColours();
    while (const auto row = table.row())
        points.add(*row, {RowPlace::Kind::Line, table.file().lineNumber()});
    return points.take();
}

} // namespace

extern const PointImporter import_table{
    {".csv", ".xyz", ".txt", ".pts", ".asc", ".xyzn", ".xyzrgb"},
    FRINGE_MARK("Table of points (x y z, …)"),
    &read};

std::string unitOfTable(const std::filesystem::path& path, const JobControl& control) {
    if (std::ranges::count(import_table.suffixes, lowered(path.extension().string())) == 0)
        return {};
    try {
        const TableFile table(path, control, {.unnamed = [](std::size_t count) {
                                  return std::vector<PointColumn>(count);
                              }});
        const auto x = std::ranges::find(table.columns(), PointRole::X, &PointColumn::role);
        return x == table.columns().end() ? std::string() : x->unit.name;
    } catch (const Error&) {
        return {};
    }
}

} // namespace fringe
