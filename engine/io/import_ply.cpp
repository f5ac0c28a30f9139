// SPDX-License-Identifier: GPL-3.0-or-later
#include "engine/io/input_file.h"
#include "engine/io/ply_header.h"
#include "engine/io/ply_records.h"
#include "engine/io/point_files.h"
#include "engine/io/point_table.h"
#include "engine/io/text_fields.h"
#include "engine/job/job_control.h"

#include <algorithm>

namespace fringe {

namespace {

constexpr std::uint64_t kRecordsPerCheckpoint = 16384;

PointColumn columnOf(const PlyProperty& property) {
    if (property.isList)
        return {PointRole::Ignored, 1, property.name};
    const PointRole role = pointRole(property.name);
    const bool colour =
        role == PointRole::Red || role == PointRole::Green || role == PointRole::Blue;
    return {role, colour ? plyColourFactor(property.type) : 1, property.name};
}

PointTable tableOf(const PlyElement& vertices, const InputFile& file, const PointReading& reading) {
    std::vector<PointColumn> columns;
    for (const PlyProperty& property : vertices.properties)
        columns.push_back(columnOf(property));
    PointTable table(file.name(), columns, reading);
    table.reserve(vertices.count);
    return table;
}

PointCloud readVertices(const PlyElement& vertices, PlyRecords& records, const InputFile& file,
                        const PointReading& reading) {
    PointTable table = tableOf(vertices, file, reading);
    std::vector<double> row(vertices.properties.size());
    for (std::uint64_t i = 1; i <= vertices.count; ++i) {
        records.next(vertices, row);
        table.add(row, {RowPlace::Kind::Point, i});
    }
    return table.take();
}

/// Reads on, so that a file that is cut short behind its points is found too.
void skipElement(const PlyElement& element, PlyRecords& records, const PointReading& reading) {
    if (element.properties.empty())
        return;
    std::vector<double> row(element.properties.size());
    for (std::uint64_t i = 0; i < element.count; ++i) {
        if (i % kRecordsPerCheckpoint == 0)
            reading.control.checkpoint();
        records.next(element, row);
    }
}

PointCloud read(const std::filesystem::path& path, const PointReading& reading) {
    InputFile file(path);
    const PlyHeader header = readPlyHeader(file);
    const auto vertices = std::ranges::find(header.elements, "vertex", &PlyElement::name);
    if (vertices == header.elements.end())
        throw badInput(FRINGE_MARK("{0}: there is no element \"vertex\" in it; export the points "
                                   "as vertices."),
                       file.name());
    const auto records = plyRecords(file, header.encoding);
    PointCloud cloud;
    for (auto element = header.elements.begin(); element != header.elements.end(); ++element)
        if (element == vertices)
            cloud = readVertices(*element, *records, file, reading);
        else
            skipElement(*element, *records, reading);
    return cloud;
}

} // namespace

extern const PointImporter import_ply{{".ply"}, FRINGE_MARK("PLY point cloud or mesh"), &read};

} // namespace fringe
