// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/csv_table.h"
#include "engine/io/point_files.h"
#include "engine/io/point_table.h"
#include "engine/job/job_control.h"

namespace fringe {

namespace {

PointCloud read(const std::filesystem::path& path, const PointReading& reading) {
    CsvTable csv(path);
    PointTable points(csv.file().name(), csv.columns(), reading);
    points.allowByteColours();
    while (const auto row = csv.row())
        points.add(*row, {RowPlace::Kind::Line, csv.file().lineNumber()});
    return points.take();
}

} // namespace

extern const PointImporter import_csv{
    {".csv"}, FRINGE_MARK("CSV table with a header row x,y,z"), &read};

} // namespace fringe
